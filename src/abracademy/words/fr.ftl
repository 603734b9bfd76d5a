### Les mots de la ligne de commande.

## Aide

help-usage = utilisation :
help-options = options 
help-help = afficher cette aide et quitter
help-lang = la langue à parler ; sinon celle de votre système
help-abracademy = Abracademy : jouer à deux jeux de sorciers, les apprendre, les étudier.
help-commands = Commandes :
help-more = `abracademy COMMANDE --help` en dit plus sur chacune.

## Ce qui ne va pas

cannot-write = Impossible d’écrire : { $reason }
unknown-command = { $command } n’est pas une commande. Il y a : { $commands }.
unknown-language = On ne parle pas { $language } ici. Il y a : { $languages }.
unknown-arguments = Ceci n’est pas compris : { $arguments }. `--help` dit ce qui l’est.
unreadable-argument = { $argument } est illisible tel quel. `--help` dit ce qu’il attend.
unreadable-arguments = Cette ligne de commande est illisible : { $detail }
unknown-game = Il n’y a pas de jeu { $game }. Il y a : { $games }.
unknown-option = Il n’y a pas d’option { $option }. Il y a : { $allowed }.
option-not-allowed = L’option { $option } admet : { $allowed }.
seats-not-allowed = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
game-over = La partie est finie.
chance-awaited = Ce n’est le tour de personne : le hasard doit d’abord répondre.
another-seats-turn = C’est au tour de la place { $seat }.
no-chance-awaited = Le hasard n’a rien à dire : c’est au tour de la place { $seat }.
outcome-shuffle = Un mélange se donne avec ses éléments, chacun autant de fois que dans la liste, dans n’importe quel ordre.
outcome-roll = Un lancer se donne par l’une de ses faces.
outcome-pick = Un tirage se donne par l’une des choses qu’il propose.
unreadable-action = Ce n’est pas une action du jeu : { $detail }
unknown-table = Il n’y a pas de table { $table }.
no-such-viewer = Un spectateur est une place de 0 à { $last }, ou null pour qui ne fait que regarder.
request-too-long = Une requête a au plus { $most } octets.
unreadable-request = Cette requête est illisible : { $detail }
record-of-other-rules = Cette partie a été jouée selon la version { $rules } des règles ; celles-ci sont la version { $ours }.
record-breaks = L’enregistrement ne tient plus au coup { $move }, compté à partir de 0.
record-of-other-format = Cet enregistrement est au format { $format } ; ici on lit le format { $ours }.
unreadable-record = Ce n’est pas un enregistrement : { $detail }
no-json = Ce n’est pas du JSON : l’erreur est à l’octet { $byte }, compté à partir de 0.
json-too-deep = Ce JSON est imbriqué trop profondément.
json-name-twice = Ce JSON est ambigu : le nom { $name } figure deux fois dans un même objet.
json-not-plain = En { $path } se trouve ce qu’un enregistrement ne contient pas : un nombre non entier ou trop grand, ou la moitié d’un caractère.
another-request = Ici, les règles demandent autre chose au hasard.
record-of-another-result = Le résultat enregistré n’est pas celui auquel mènent les coups.
record-seed-early = L’enregistrement livre sa graine alors que la partie n’est pas finie.
record-options-missing = L’enregistrement ne nomme pas chaque option comme le jeu l’écrit, en $.options.
record-contributions-missing = Il manque une contribution, ou null, pour chaque place, en $.contributions.
record-of-another-seed = Cette graine n’est pas celle sur laquelle l’enregistrement s’engage.
record-without-commitment = L’enregistrement ne s’engage sur aucune graine : il ne peut avoir ni graine ni contributions.
record-changed = L’enregistrement a été modifié après coup : chaque coup est possible, mais l’empreinte est celle d’un autre.
record-outcome-changed = L’enregistrement a été modifié après coup : le résultat du coup { $move }, compté à partir de 0, ne découle pas de sa graine.
contributions-not-fitting = Les contributions vont avec une graine, une ou null pour chacune des { $seats } places.
no-file = Dites quel fichier : l’enregistrement d’une partie.
unreadable-file = { $file } ne peut pas être lu : { $reason }
file-too-long = { $file } n’est pas un enregistrement : il a plus de { $most } octets.
file-exists = { $file } existe déjà, et rien n’est écrasé. Choisissez un autre nom.
nameless-seat = Place { $seat }

## Jouer : l’aide

help-play =
    Jouer une partie au terminal, contre des bots.

    Ce que vous ne précisez pas vous est demandé, et Entrée choisit l’habituel ; si
    personne ne peut répondre, l’habituel est pris d’office. Pendant la partie, `?`
    explique le matériel et ce qu’on peut taper, `r` les règles, `l` redit ce qui s’est
    passé depuis votre dernier tour, `t` donne un conseil et ses raisons, `o` les
    chances, et `q` quitte.

    Par exemple, à quatre, avec une option changée :
      abracademy play --seats 4 --name Nora --bots sprite --option slips=punished
help-game = le jeu ; sinon abraca-what
help-bots = les bots à la table : un nom pour tous, ou plusieurs, séparés par des virgules
help-option = une option du jeu, autant de fois qu’on veut : easy=true, slips=punished… ; NOM=@FICHIER prend la valeur, en JSON, dans un fichier
help-play-game = le jeu ; il vous est demandé, et c’est d’ordinaire abraca-what
help-play-seats = combien de joueurs à la table, vous compris
help-play-seat = votre place, comptée à partir de 0 dans le sens horaire ; sinon 0
help-play-name = votre nom
help-play-list-options = lister les options du jeu et leurs valeurs, puis quitter
help-play-seed = un nombre, ou des chiffres hexadécimaux : même graine et mêmes coups, même partie
help-play-record = une fois la partie finie, l’enregistrer dans ce nouveau fichier, pour `replay` et `verify` ; une partie quittée n’est pas écrite
help-play-pace = secondes que prend chaque coup d’un bot ; 0 pour aucune ; sinon chacun a son rythme
help-play-plain = dessiner sans couleur ; de même si NO_COLOR est défini ou si la sortie n’est pas un terminal

## Jouer : avant la partie

play-ask-game = Quel jeu ?
play-ask-name = Votre nom ?
play-usual-name = Disciple
play-ask-seats = Combien de joueurs, de { $least } à { $most } ?
play-ask-bots = Qui joue contre vous ? Un nom pour tous, ou plusieurs, séparés par des virgules.
play-ask-options = Options : Entrée pour l’habituel, NOM=VALEUR pour en changer une, ? pour les voir.
play-option = option
play-option-allows = valeurs
play-option-about = ce que c’est
play-welcome = { $player } s’installe avec { $others }.
play-keys = À chaque question : ? aide · r règles · l journal · t conseil · o chances · q quitter
play-commitment = La table s’engage sur sa graine par { $commitment }
play-contribution-commitment = Vous vous engagez sur votre contribution au hasard par { $commitment }
play-contribution = Votre contribution est { $contribution }
bot-random = joue n’importe quel coup permis

## Jouer : pendant la partie, et après

between-sentences = { " " }
play-not-understood = « { $typed } » ne veut rien dire ici. Tapez ? pour de l’aide.
play-nothing-yet = Il ne s’est encore rien passé.
play-go-on = Entrée pour continuer
play-tip = conseil
play-tip-win = gagne
play-tip-points = points
play-tip-why = pourquoi
play-tips-note = « Gagne » : la chance de gagner la partie, telle qu’un adepte l’estime. « Points » : { $points }.
play-no-tips = Personne ici ne connaît assez bien ce jeu pour un conseil.
play-no-odds = Personne ici ne connaît les chances de ce jeu.
play-goodbye = Vous quittez la table. À la prochaine !
play-result = Classement, et points par ronde
play-result-at-once = Classement et points
play-place = place
play-player = joueur
play-chapter = { $number }
play-points = points
play-seed = Pour rejouer avec le même hasard : --seed { $seed }
play-revealed = La graine de la table était { $seed }
play-recorded = La partie est enregistrée dans { $file } ; `abracademy replay` la raconte, `abracademy verify` en vérifie le hasard.
play-thanks = Merci d’avoir joué !
plain-question = Lequel, de 1 à { $most } ?
plain-help = Tapez le numéro de ce que vous voulez faire.
plain-rules = Les règles de ce jeu se trouvent dans son RULES.md.

## Jouer : ce qui ne va pas

unknown-bot = Il n’y a pas de bot { $bot } pour ce jeu. Il y a : { $bots }.
bots-not-fitting = Nommez un seul bot pour toutes les places, ou { $wanted } ; ici il y en a { $given }.
option-file = Le fichier { $file } ne peut pas être lu : { $reason }
option-file-json = Ce que contient le fichier { $file } n’est pas du JSON : { $reason }
option-without-value = Une option s’écrit NOM=VALEUR, et non { $option }.
no-name = Un nom a au moins une lettre.
no-such-seat = Il n’y a pas de place { $seat } à cette table : elles vont de 0 à { $last }.
not-a-number = { $typed } n’est pas un nombre qui convienne ici.
unreadable-seed = { $seed } n’est pas une graine : écrivez un nombre, ou des chiffres hexadécimaux.

## Serve

help-serve = Ouvrir la maison : un serveur pour qui en a l’adresse.

    Aucun réglage n’est nécessaire. L’adresse pour cette machine s’affiche, ainsi que
    celle pour les téléphones du même réseau. Chaque réglage peut aussi venir d’une
    variable d’environnement : ABRACADEMY_PORT pour --port ; une option l’emporte. Les
    parties sont gardées coup par coup : arrêtez quand vous voulez, rien n’est perdu.
    docs/hosting.md dit comment héberger pour le monde entier. Par exemple :
      abracademy serve --port 8080 --data parties
help-serve-open = l’ouvrir dans le navigateur, s’il y a un bureau
help-setting-host = où écouter : 0.0.0.0 pour tout le réseau, comme d’habitude, 127.0.0.1 pour cette machine seule
help-setting-port = le port, 65535 au plus ; sinon 8437, ou un port libre s’il est pris
help-setting-data = le dossier qui garde tout ; sinon l’endroit que votre système prévoit pour cela
help-setting-database-url = un PostgreSQL qui garde tout à sa place : postgresql://NOM:MOTDEPASSE@HÔTE/BASE
help-setting-redis-url = un Redis, quand plusieurs processus servent un même PostgreSQL : redis://HÔTE
help-setting-trusted-proxy = adresses ou réseaux des mandataires dont on croit X-Forwarded-For ; d’ordinaire aucun
help-setting-names = noms par lesquels on l’atteint, outre les adresses et les noms de la maison ; derrière un mandataire tous, sauf si vous en donnez
help-setting-metrics-from = adresses ou réseaux qui peuvent lire /metrics ; cette machine le peut toujours
help-setting-log = ce que le serveur note : en texte, en JSON, ou auto : en texte sur un terminal
help-setting-durability = full, d’ordinaire, résiste à une coupure de courant ; normal est plus rapide et résiste à tout le reste
help-setting-pace = le temps que prennent les bots : tant de fois leurs pauses habituelles, 100 au plus ; 0 pour aucune
help-setting-workers = dans combien de processus les bots réfléchissent, de 1 à 256 ; sinon 1
help-setting-leniency = combien on peut demander : tant de fois les limites habituelles
help-setting-open-tables = combien de tables une même personne peut avoir ouvertes sans les finir ; sinon 8
serve-open = La maison est ouverte.
serve-here = sur cette machine
serve-network = dans le même réseau
serve-scan = Un téléphone du même réseau la trouve grâce à ce code.
serve-stop = Ctrl-C la ferme. Chaque partie est gardée.
serve-kept-in = Les parties sont gardées dans { $folder }
serve-port-taken = Le port { $port } est pris par quelqu’un d’autre ; en voici donc un autre.
port-taken = Le port { $port } est pris par quelqu’un d’autre. Choisissez-en un autre, ou laissez --port de côté.
no-listening = Impossible d’écouter en { $host }, port { $port } : { $why }
data-in-use = Un serveur utilise déjà { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
database-away = La base de données est inutilisable : { $why }
database-of-newer-version = Cela vient d’une version plus récente d’abracademy. Utilisez celle-ci.

## Backup, restore, check

help-backup = Copier tout ce qui est gardé dans un seul fichier, même pendant que le serveur tourne.

    Le fichier contient toutes les parties et toutes les personnes telles qu’elles
    étaient à un même moment, quelle que soit la base de données, et `restore` les remet
    dans une autre. Il contient aussi les clés de la maison et ce qui est encore secret
    dans les parties : il n’est lisible que par vous, gardez-le comme une clé. Par exemple :
      abracademy backup lundi.backup
help-backup-file = où l’écrire ; rien n’est écrasé
backup-copying = copie
backup-written = Tout est dans { $file }. Il contient les clés de la maison : gardez-le secret.
no-backup-named = Dites quel fichier.
help-restore = Remettre une sauvegarde dans un endroit vide.

    L’endroit est un nouveau dossier, ou un PostgreSQL vide. Arrêtez d’abord le serveur.
    La sauvegarde d’une version plus ancienne est mise à jour. Par exemple :
      abracademy restore lundi.backup --data parties
help-restore-file = la sauvegarde
restore-copying = remise en place
restore-done = Tout ce que contient { $file } est de nouveau là. `abracademy check` vérifie que cela tient.
help-check = Vérifier que tout ce qui est gardé tient encore.

    Chaque journal est rejoué selon les règles, ce qui en a été tiré est comparé, et
    chaque résultat du hasard est calculé à nouveau. Le code 0 dit que tout va bien, 1
    que quelque chose ne va pas. Le serveur peut tourner. Par exemple :
      abracademy check --data parties
check-going-through = vérification
check-verdict = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} : { $holds } en ordre, { $unknown } d’autres règles, { $wrong } défauts.
no-backup = { $file } n’est pas une sauvegarde, ou il est abîmé.
nothing-stored = Rien n’est gardé à cet endroit.
nothing-stored-in = Rien n’est gardé dans { $folder }
database-of-older-version = La base de données vient d’une version plus ancienne d’abracademy : utilisez celle-ci, ou démarrez une fois ce serveur.
database-not-empty = Il y a déjà quelque chose, et rien n’est écrasé. Choisissez un endroit vide.

## Referee

help-referee = Arbitrer des parties pour un programme : une requête JSON par ligne, une réponse par ligne.

    L’arbitre voit tout et répond jusqu’à la fin de son entrée. Chaque requête et chaque
    réponse est expliquée dans docs/protocol.md. Par exemple :
      echo '{"{"}"op":"games"{"}"}' | abracademy referee

## Simulate

help-simulate = Faire jouer beaucoup de parties à des bots, et voir ce qu’il en résulte.

    La même graine donne les mêmes parties, quel que soit le nombre de cœurs. Par exemple :
      abracademy simulate --seats 4 --games 5000 --bots random --option easy=true
help-simulate-seats = combien sont à table ; sinon le moins possible
help-simulate-games = combien de parties ; sinon 1000
help-simulate-bots = qui joue : un nom pour toutes les places, ou plusieurs, séparés par des virgules
help-simulate-seed = un texte quelconque : la même graine donne les mêmes parties
help-simulate-json = tout, sur une ligne de JSON
simulate-playing = en jeu
simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats } places
simulate-seed = Pour rejouer les mêmes : --seed { $seed }
simulate-length = durée d’une partie
simulate-least = minimum
simulate-median = médiane
simulate-mean = moyenne
simulate-p95 = 95 % jusqu’à
simulate-most = maximum
simulate-decisions = décisions des joueurs
simulate-moves = coups, hasard compris
simulate-ending = finies par
simulate-share = part
simulate-seat = place
simulate-bot = bot
simulate-wins = victoires
simulate-points = points
simulate-interval = intervalle à 95 %
not-between = { $argument } demande un nombre entier de 1 à { $most }.

## Arène

help-arena = Faire jouer des bots les uns contre les autres sur les mêmes donnes, et voir qui est le plus fort.

    Chacun affronte chacun : un seul d’une sorte contre plusieurs d’une autre, une fois à
    chaque place de chaque donne, avec la même chance. Celui qui n’est pas plus fort gagne une
    partie sur autant qu’il y a de places. Les intervalles comptent une donne pour une observation.
    Ctrl-C montre ce qui a été joué jusque-là ; avec `--keep`, la même commande reprend ensuite.

    Un programme à vous peut participer ; docs/protocol.md dit comment on lui parle. Par exemple :
      abracademy arena --seats 4 --games 400 --bots sprite,random --keep arene.jsonl
      abracademy arena --bots 'sprite,cmd:python3 docs/examples/bot.py' --picture arene.svg
help-jobs = combien de cœurs employer ; sinon tous
help-arena-bots = qui participe : une liste à virgules de bots et de programmes, écrits cmd:COMMANDE ; sinon tous les bots du jeu
help-arena-games = combien de parties par rencontre, arrondi à des donnes entières ; sinon 100
help-arena-move-time = secondes qu’un programme a pour un coup, avant qu’on le joue pour lui ; sinon 5
help-arena-ray = jouer plutôt sur la grappe Ray à cette adresse ; local en lance une ici, d’autant de cœurs que le dit --jobs
help-arena-keep = écrire chaque donne dans ce fichier dès qu’elle est jouée ; s’il existe déjà, reprendre où il s’arrête
help-arena-picture = dessiner les parts de victoires dans ce fichier, un .svg ou un .png ; celui qui existe est redessiné
arena-title = { $game }, { $seats } places : { $games } parties par rencontre, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} à chaque place
arena-rounded = (Vous en demandiez { $asked } ; seules des donnes entières sont jouées.)
arena-incomplete = Pas tout : { $games } parties sur { $planned }.
arena-against = { $one } contre { $others }
arena-one = un contre d’autres
arena-wins = victoires
arena-even = à forces égales
arena-difference = écart à l’égalité
arena-others-points = points des autres
arena-rating = cote
arena-decisions = décisions
arena-thought = réflexion, médiane
arena-thought-99 = réflexion, 99 %
arena-longest = la plus longue
arena-fallback = Des coups ont été perdus : une action permise quelconque a été jouée à la place.
arena-moves-lost = coups perdus
arena-why = pourquoi
arena-why-late = { $moves } × pas de réponse à temps
arena-why-ended = { $moves } × il s’est terminé, ou a fermé sa sortie
arena-why-too-long = { $moves } × une ligne sans fin
arena-why-unreadable = { $moves } × aucune action du jeu
arena-why-illegal = { $moves } × une action qui n’était pas permise
arena-why-gone = { $moves } × il s’était terminé trop souvent dans cette partie
arena-last-words = Ses derniers mots : { $words }
arena-resume = { $deals ->
    [one] { $deals } donne est gardée
   *[other] { $deals } donnes sont gardées
} dans { $file } ; la même commande reprend à partir de là.
arena-lost = Cela n’a pas été gardé ; avec `--keep FICHIER`, ce le serait.
arena-picture-title = { $game }, { $seats } places
arena-picture-axis = part de victoires, avec son intervalle à 95 %
arena-picture-even = à forces égales
missing-extra = Il faut pour cela le paquet { $package } : { $install }
arena-file-line = { $file } n’est pas un fichier d’arène : la ligne { $line } est illisible.
arena-file-other = { $file } contient une autre arène : { $field } y diffère. Choisissez un autre fichier.
arena-file-busy = Une autre arène écrit dans { $file }.
no-move-time = --move-time demande des secondes : plus de 0, et { $most } au plus.
no-such-program = Il n’y a pas de programme { $program } qui puisse être lancé.
unreadable-program = Un guillemet n’est pas fermé dans { $bot }.
no-outside-bots = Des programmes ne peuvent participer que sous Unix.
no-cluster = Aucune grappe ne répond à { $address } ; écrivez HÔTE:PORT, ou local.
no-picture = Une image est de l’un de ces types : { $kinds }, et { $file } n’en est pas.
no-place = Rien ne peut être écrit dans { $file }.

## Son propre bot

help-bot = Mener un programme à vous aux tables d’un serveur.

    Il parle les mots de l’arbitre par ses flux standard, comme dans une arène ; on en lance
    un par partie. Un hôte le demande par son nom, tant que cette commande tourne. Si le
    serveur s’absente, elle revient d’elle-même, même au milieu d’une partie ; Ctrl-C l’arrête.
    docs/protocol.md dit comment un bot reçoit son nom et son jeton. Par exemple :
      abracademy bot --url https://jeu.example --token-file jeton -- python3 docs/examples/bot.py
help-bot-url = où est le serveur ; sinon sur cette machine
help-bot-token-file = le fichier qui contient le jeton du bot ; sinon ABRACADEMY_BOT_TOKEN le contient
help-bot-program = après --, le programme avec ses arguments
bot-awake = { $name } est éveillé à { $server }. Ctrl-C l’arrête.
bot-trying-again = { $server } est injoignable ({ $reason }). Prochain essai dans { $seconds } s.
bot-game = Table { $table } : une partie de { $game } commence ; sa place est la { $seat }, comptée à partir de 0, sur { $seats }.
bot-over = Table { $table } : la partie est finie. Rang : { $place }.
bot-closed = La table { $table } a été fermée avant la fin de la partie.
bot-refused = { $table ->
    [nowhere] { $reason }
   *[other] Table { $table } : { $reason }
}
bot-move-lost = Table { $table } : un coup a été perdu, et une action permise quelconque jouée à sa place. { $why ->
    [late] La réponse n’est pas venue à temps.
    [ended] Le programme s’est terminé, ou a fermé sa sortie.
    [too_long] Il a écrit une ligne sans fin.
    [unreadable] Ce qu’il a écrit n’est pas une action du jeu.
    [illegal] Son action n’était pas permise.
   *[gone] Il s’était terminé trop souvent dans cette partie.
}
no-program = Quel programme doit jouer ? Il se met après --, avec ses arguments.
no-token = Aucun jeton n’est donné : mettez-le seul dans un fichier pour --token-file, ou dans { $variable }.
no-address = { $url } n’est pas l’adresse d’un serveur. Une adresse s’écrit http://HÔTE:PORT ou https://HÔTE.
bot-unknown-token = Le serveur ne connaît aucun bot avec ce jeton.
bot-replaced = Ce bot est arrivé au serveur par un autre chemin, et c’est là qu’il joue maintenant.

## Force

help-strength = Jouer les rencontres qui disent la force des niveaux.

    Les rencontres sont toujours les mêmes, et leurs donnes aussi ; les chiffres sont dans
    docs/strength.md. Cela prend un quart d’heure sur deux cœurs : avec `--keep`, ce
    qui a été joué n’est pas rejoué. Par exemple :
      abracademy strength --games 40
help-strength-game = seulement les rencontres de ce jeu ; la page n’a alors pas de chiffres pour les autres
help-strength-games = combien de matchs par rencontre, sinon 2000 ; moins pour un premier coup d’œil
help-strength-keep = garder dans ce dossier ce qui a été joué, et reprendre à partir de là
help-strength-page = quand tout est joué, écrire les chiffres dans cette page
strength-playing = rencontre { $number } sur { $contests }
strength-contest = rencontre
strength-seats = places
strength-matches = matchs
strength-reached = atteint
strength-yes = oui, { $goal }
strength-no = non, { $goal }
strength-label = { $contest }, { $seats } places
strength-picture-title = La force des niveaux
no-strength-page = { $file } n’est pas une page avec un endroit pour les chiffres, entre { $begin } et { $end }.

## Replay

help-replay = Raconter une partie enregistrée, coup par coup.

    Vous entendez ce qu’a entendu un spectateur, ou l’un des joueurs. `--at` montre la
    table après un coup, telle que cette personne la voyait alors. Par exemple :
      abracademy replay partie.json --viewer Nora
      abracademy replay partie.json --viewer 1 --at 12
help-record-file = l’enregistrement d’une partie, tel que `play --record` l’écrit
help-replay-viewer = qui regarde : le numéro ou le nom d’une place, ou onlooker (un spectateur), qui est l’habituel
help-replay-at = le numéro d’un coup : ce qu’il a produit, et la table ensuite
replay-players = À la table : { $players }.
replay-options = Options : { $options }
replay-seen-by = Telle que { $viewer } l’a vécue.
replay-seen-by-onlooker = Telle qu’un spectateur l’a vécue.
replay-moved = { $player } a joué.
replay-chance-answered = Le hasard a répondu.
replay-by-clock = { " " }(la pendule)
replay-by-bot = { " " }(un bot a joué à sa place)
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
no-such-viewer-here = { $viewer } n’est personne, ou plusieurs, à cette table. Il y a : { $viewers }.
no-such-move = Il n’y a pas de coup { $move } : l’enregistrement en a { $moves }, comptés à partir de 0.

## Verify

help-verify = Vérifier que le hasard d’une partie enregistrée était honnête.

    Chaque résultat est dérivé de nouveau de la graine sur laquelle l’hôte s’était engagé
    avant la partie et de ce que les joueurs ont donné ; et chaque coup est confronté
    aux règles. Ce que vous avez noté à l’écran rend la preuve plus forte : donnez-le.
    Le code de sortie 0 dit que tout tient, 1 que non ou que rien n’est prouvé.
    docs/fair-chance.md dit comment, et ce qui ne peut être prouvé. Par exemple :
      abracademy verify partie.json
help-verify-commitment = l’engagement sur la graine que vous avez vu avant la partie
help-verify-contribution = la contribution au hasard que vous avez donnée
verify-digest = L’empreinte est celle de l’enregistrement.
verify-digest-differs = L’empreinte n’est pas celle de l’enregistrement : il a été modifié après coup.
verify-moves = Les règles admettent les { $moves } coups, posent chaque demande au hasard et mènent au résultat.
verify-unfinished = Les règles admettent les { $moves } coups ; la partie n’est pas finie.
verify-no-commitment = Personne ne s’était engagé sur une graine : le hasard venait d’ailleurs.
verify-no-seed = La graine n’est pas révélée.
verify-seed = La graine est celle sur laquelle l’hôte s’était engagé.
verify-seed-differs = La graine n’est pas celle sur laquelle l’hôte s’était engagé.
verify-contributions = Ces places ont donné ce sur quoi elles s’étaient engagées : { $seats }.
verify-no-contributions = Aucun joueur n’a rien donné au hasard : tout repose sur la graine de l’hôte.
verify-contribution-differs = La place { $seat } n’a pas donné ce sur quoi elle s’était engagée.
verify-nothing-derived = Aucun résultat du hasard ne peut être dérivé.
verify-outcomes = Les { $count } résultats du hasard découlent de la graine et des contributions.
verify-outcome-differs = Le résultat du coup { $move }, compté à partir de 0, ne découle pas de la graine et des contributions.
verify-commitment-seen = L’engagement est celui que vous avez vu avant la partie.
verify-commitment-not-seen = L’engagement n’est pas celui que vous avez vu avant la partie.
verify-contribution-seen = Votre contribution y est.
verify-contribution-not-seen = Votre contribution n’y est pas.
verify-unsigned = Aucun serveur ne l’a signé.
verify-signed = Il est signé par la clé { $key }.
verify-signature-differs = La signature n’est pas de la clé { $key }, ou pas pour cet enregistrement.
verify-yes = Oui : le hasard a été distribué comme promis.
verify-no = Non : cet enregistrement ne tient pas.
verify-unproven = Rien n’est faux dans cet enregistrement, et rien n’est prouvé de son hasard.

## Qui occupe les places des bots

character-nim = Lutin
character-nim-line = rit quand un sort échoue, et recommence
character-tansy = Sauge
character-tansy-line = joue pour les étincelles, pas pour les points
character-bramble = Brindille
character-bramble-line = a tout compté une fois, en venant
character-pip = Pépin
character-pip-line = est là pour la première fois, comme vous peut-être
character-fenn = Fougère
character-fenn-line = regarde par la fenêtre, puis lance quelque chose
character-oswin = Oswin
character-oswin-line = a lu les règles deux fois et hoche souvent la tête
character-juniper = Genièvre
character-juniper-line = se rappelle presque tout, et en est fier
character-mallow = Mauve
character-mallow-line = fait attention, puis prend soudain un risque
character-tamsin = Tamsin
character-tamsin-line = joue à vue de nez, et souvent bien
character-bertrand = Bertrand
character-bertrand-line = veut compter, et perd le compte avec dignité
character-quill = Plume
character-quill-line = note tout, et relit ses notes
character-sorrel = Ortie
character-sorrel-line = sait ce qui reste, et qui est en tête
character-hesper = Hespère
character-hesper-line = pense tout le tour avant le premier mot
character-corvin = Corbin
character-corvin-line = s’arrête quand d’autres continueraient, et a souvent raison
character-isolde = Iseut
character-isolde-line = n’oublie rien de ce qui a été sur la table

## La première page dans un navigateur, en attendant mieux

front-tagline = Deux jeux de sorciers, une tour dans la nuit.
front-open = La maison est ouverte.
front-soon = Les salles avec leurs tables, leurs pierres et leurs cartes sont encore en travaux dans le navigateur. Tout ce qui se trouve derrière est déjà là, et bien éveillé.
front-elsewhere = Sur un autre appareil
front-scan = Dans le même réseau, scannez ce code, ou tapez l’adresse :
front-ways = Ce qu’il y a déjà
front-terminal = Une partie contre des bots, dans un terminal :
front-programs = Pour les programmes, tout ce qu’on peut demander ici :
front-schema = le schéma de la maison

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

cannot-write = Impossible d’écrire : { $reason }
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
record-breaks = L’enregistrement se rompt au coup { $move }, compté à partir de 0.

## Jouer : l’aide

help-play =
    Jouer une partie au terminal, contre des bots.

    Ce que vous ne précisez pas vous est demandé, et Entrée choisit l’habituel ; si
    personne ne peut répondre, l’habituel est pris d’office. Pendant la partie, `?`
    explique les sorts, `r` les règles, `l` redit ce qui s’est passé depuis votre
    dernier tour, et `q` quitte.

    Par exemple, à quatre, avec une option changée :
      abracademy play --seats 4 --name Nora --bots sprite --option slips=punished
help-game = le jeu ; sinon abraca-what
help-bots = les bots à la table : un nom pour tous, ou une liste à virgules
help-option = une option du jeu, autant de fois qu’on veut : easy=true, slips=punished…
help-play-seats = combien de joueurs à la table, vous compris
help-play-seat = votre place, comptée à partir de 0 dans le sens horaire ; sinon 0
help-play-name = votre nom
help-play-list-options = lister les options du jeu et leurs valeurs, puis quitter
help-play-seed = un nombre, ou des chiffres hexadécimaux : même graine et mêmes coups, même partie
help-play-pace = secondes d’attente après les coups des autres ; 0 pour aucune
help-play-plain = dessiner sans couleur ; de même si NO_COLOR est défini ou si la sortie n’est pas un terminal

## Jouer : avant la partie

play-ask-name = Votre nom ?
play-usual-name = Novice
play-ask-seats = Combien de joueurs, de { $least } à { $most } ?
play-ask-bots = Qui joue contre vous ? Un pour tous, ou une liste à virgules.
play-ask-options = Options : Entrée pour l’habituel, NOM=VALEUR pour en changer une, ? pour les voir.
play-bot-names = Lutin, Sauge, Corbin, Brindille, Plume, Genièvre, Ortie
play-option = option
play-option-allows = valeurs
play-option-about = ce que c’est
play-welcome = { $player } s’installe avec { $others }.
play-keys = À chaque question : ? aide · r règles · l journal · q quitter
bot-random = joue n’importe quel coup permis

## Jouer : pendant la partie, et après

play-between-sentences = { " " }
play-not-understood = « { $typed } » ne veut rien dire ici. Tapez ? pour de l’aide.
play-nothing-yet = Il ne s’est encore rien passé.
play-go-on = Entrée pour continuer
play-goodbye = Vous quittez la table. À la prochaine !
play-result = Classement, et points par ronde
play-place = place
play-player = joueur
play-chapter = { $number }
play-points = points
play-seed = Pour rejouer avec le même hasard : --seed { $seed }
play-thanks = Merci d’avoir joué !
plain-question = Lequel, de 1 à { $most } ?
plain-help = Tapez le numéro de ce que vous voulez faire.
plain-rules = Les règles de ce jeu se trouvent dans son RULES.md.

## Jouer : ce qui ne va pas

unknown-bot = Il n’y a pas de bot { $bot } pour ce jeu. Il y a : { $bots }.
bots-not-fitting = Nommez un seul bot pour toutes les places, ou { $wanted } ; ici il y en a { $given }.
option-without-value = Une option s’écrit NOM=VALEUR, et non { $option }.
no-name = Un nom a au moins une lettre.
no-such-seat = Il n’y a pas de place { $seat } à cette table : elles vont de 0 à { $last }.
not-a-number = { $typed } n’est pas un nombre qui convienne ici.
unreadable-seed = { $seed } n’est pas une graine : écrivez un nombre, ou des chiffres hexadécimaux.

## Referee

help-referee = Arbitrer des parties pour un programme : une requête JSON par ligne, une réponse par ligne.

    L’arbitre voit tout et répond jusqu’à la fin de son entrée. Chaque requête et chaque
    réponse est expliquée dans docs/protocol.md. Par exemple :
      echo '{"{"}"op":"games"{"}"}' | abracademy referee

## Simulate

help-simulate = Faire jouer beaucoup de parties à des robots, et voir ce qu’il en résulte.

    La même graine donne les mêmes parties, quel que soit le nombre de cœurs. Par exemple :
      abracademy simulate --seats 4 --games 5000 --bots random --option easy=true
help-simulate-seats = combien sont à table ; sinon le moins possible
help-simulate-games = combien de parties ; sinon 1000
help-simulate-bots = qui joue : un nom pour toutes les places, ou une liste à virgules
help-simulate-seed = un texte quelconque : la même graine donne les mêmes parties
help-simulate-jobs = combien de cœurs employer ; sinon tous
help-simulate-json = tout, sur une ligne de JSON
simulate-playing = en jeu
simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats } places
simulate-seed = Pour rejouer les mêmes : --seed { $seed }
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
simulate-bot = robot
simulate-wins = victoires
simulate-points = points
simulate-interval = intervalle à 95 %
not-between = { $argument } demande un nombre entier de 1 à { $most }.

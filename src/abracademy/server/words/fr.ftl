### Les mots du serveur.

## Ouvrir une table

clock-too-quick = Donnez à chaque tour au moins { $least } secondes, ou jouez sans pendule.
chat-in-public = On ne bavarde librement qu’aux tables sur invitation. À une table publique, on choisit parmi les phrases proposées.
no-such-seat-to-begin = Une des places 0 à { $last } commence, ou le hasard en décide.
too-many-tables = Vous avez { $most ->
    [one] une table ouverte
   *[other] { $most } tables ouvertes
}. Finissez une partie, ou quittez une table, avant d’en ouvrir une autre.
no-code-free = Aucun code n’a été trouvé pour une nouvelle table. Réessayez.

## Venir à une table, et la quitter

unknown-code = Aucune table n’est ouverte sous ce code. Un code a six lettres ; demandez-en un nouveau.
invitation-over = Plus personne ne peut venir à cette table : tout y est fini.
no-onlookers-here = Cette table joue sans spectateurs. Quand la partie sera finie, vous pourrez tout en voir.
already-seated = On ne s’assoit pas deux fois à la même table.
sent-away = L’hôte vous a fait quitter cette table. Une autre sera ravie de vous accueillir.
seat-taken = La place { $seat } est prise.
no-such-seat-here = Les places vont ici de 0 à { $last }.
no-seat-free = Toutes les places de cette table sont prises. Regardez, si les spectateurs y sont admis, ou trouvez-en une autre.
nobody-to-remove = Il n’y a personne à faire partir de cette place.
not-in-lobby = La partie a commencé : on ne peut plus s’asseoir, se lever ni faire partir quelqu’un.
nothing-to-ask-here = Le salon ne fait que raconter. On ne peut rien demander par cette connexion.

## Qui peut quoi

not-seated-here = Vous n’avez pas de place à cette table.
only-the-host = C’est à l’hôte de la table de le faire.
for-people-alone = C’est aux humains de la table d’en décider.
for-the-host = C’est réservé à qui s’occupe de la maison.

## Ce qu’on donne au hasard

commitments-are-closed = Il est trop tard pour s’engager sur une contribution au hasard.
no-bytes-awaited = Le hasard n’attend rien de vous pour l’instant.
bytes-not-committed = Ce ne sont pas les octets de votre engagement.

## Pendant la partie, et après

game-not-begun = La partie n’a pas commencé.
enough-for-this-table = Vous avez changé { $most } choses à cette table. Maintenant, jouons.
a-bot-plays-for-you = Un bot joue ici à votre place.
game-moved-on = La partie a avancé entre-temps : regardez de nouveau ce qu’il y a sur la table.
number-from-nowhere = Rien ne porte encore ce numéro ; le dernier est { $number }.
game-is-paused = La partie est en pause.
already-conceded = Vous avez déjà abandonné.
game-not-over = La partie n’est pas encore finie.
table-of-other-rules = Cette partie a été jouée selon des règles plus anciennes, qu’on ne sait plus suivre ici. Elle est gardée telle quelle.
unknown-page = La liste n’a pas cette page. Commencez par la première.
no-such-moment = Les moments de cette partie vont de { $first } à { $last }.

## Regarder par-dessus une épaule

never-shown-in-public = À une table publique, on ne regarde par-dessus l’épaule de personne.
not-everybody-agrees = On ne regarde ici par-dessus une épaule que si tous ceux qui jouent sont d’accord.

## À côté du jeu

no-chat-here = On ne bavarde pas librement à cette table, mais on y choisit parmi les phrases proposées.
unknown-phrase = Cette phrase n’existe pas ici. Il y a : { $phrases }.
nothing-said = Il n’y a rien à y lire.
no-odds-here = Cette table joue sans chances ni conseils.
advice-at-your-turn = Les conseils sont pour votre propre tour.

## Les personnes

not-signed-in = Dites d’abord comment vous vous appelez.
name-empty = Il faut dans un nom quelque chose qui se voie.
name-too-long = Quel grand nom ! Il n’en tient que { $most } lettres sur le dossier d’une chaise.
unknown-recovery-code = Personne ici n’a ce code de récupération. Un plus récent l’a peut-être remplacé.
unknown-passage = Ce lien a déjà servi, ou il a trop vieilli. Faites-en un nouveau sur l’appareil qui vous connaît.
nobody-to-block = Il n’y a personne à cette place que vous puissiez bloquer.
no-block-of-oneself = Vous, il faudra bien continuer à vous entendre.

## Ses propres bots

too-many-bots = Personne n’amène ici plus de { $most } bots. Laissez d’abord partir l’un des vôtres.
no-such-bot-of-yours = Vous n’avez pas de tel bot.
unknown-token = Aucun bot n’a ici ce jeton. Son propriétaire peut en faire un nouveau.
no-such-outside-bot = Aucun bot ne s’appelle { $bot } : ni parmi les vôtres, ni parmi ceux qui sont là pour tous.
outside-bot-asleep = { $bot } dort. On pourra l’inviter à une table dès qu’il sera de nouveau connecté.
outside-bot-busy = { $bot } joue déjà à { $most } tables. Redemandez quand il aura fini une partie.
no-game-of-yours = Vous n’avez pas de partie en cours à cette table.

## À la porte

unknown-host = Personne ici ne répond à ce nom. Qui s’occupe de ce serveur peut l’ajouter aux siens.
foreign-origin = Cela vient de la page d’un autre site.
too-many-requests = C’est trop à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
unknown-path = Il n’y a rien à cette adresse.
wrong-method = On ne s’adresse pas ainsi à cette adresse.
query-not-plain = Ce qui suit le point d’interrogation est illisible : il faut { $most } octets au plus, et aucun qui soit nul.
not-json = Ce qu’on envoie doit être du JSON, et le dire : Content-Type: application/json.
too-large = C’est trop grand : { $most } octets au plus.
body-cut-short = Il n’en est arrivé qu’une partie.
body-missing = Rien n’a été envoyé, alors que quelque chose est attendu.

## Quand la maison ne peut pas

house-restarts = La maison ferme un instant. Revenez dans quelques secondes : chaque partie est gardée.
store-away = La maison n’a pas accès à ses registres pour l’instant, donc rien ne s’est passé. Redemandez dans un instant.
not-just-now = Cela n’a pas marché cette fois. Essayez encore.
broken = Quelque chose s’est cassé, et c’est notre faute. Voyez si cela s’est fait malgré tout avant de réessayer.

## Ce qu’on trouve dans ce qui est gardé

check-holds = Table { $table } : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}, et tout y tient.
check-unknown-game = Table { $table } : personne ici ne connaît le jeu { $game }.
check-other-rules = Table { $table } : jouée selon la version { $rules } des règles, qu’on ne sait plus suivre ici.
check-unreadable = Table { $table } : son journal est illisible ({ $detail }).
check-gap = Table { $table } : il manque la ligne { $number } de son journal.
check-breaks = Table { $table } : la ligne { $number } de son journal ne découle pas de celles d’avant.
check-column = Table { $table } : ce qui est inscrit sous { $column } n’est pas ce que dit son journal.
check-seat = Table { $table } : ce qui est inscrit pour la place { $seat } n’est pas ce que dit son journal.
check-seed = Table { $table } : sa graine n’est pas celle sur laquelle elle s’était engagée.
check-began = Table { $table } : qui a commencé, ou ce qui a été donné au hasard, ne découle pas de son journal.
check-outcome = Table { $table } : le résultat du coup { $move }, compté à partir de 0, ne découle pas de sa graine.
check-result = Table { $table } : classement et points ne sont pas ceux auxquels mènent les coups.
check-record = Table { $table } : son enregistrement n’est pas ce qu’il devrait être : { $what }

## Ce qui se dit à une table par une formule

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-nice-one = Joli coup !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-wow = Waouh !
phrase-haha = Ha ha !
phrase-hmm = Hmm…
phrase-take-your-time = Prenez votre temps.
phrase-your-turn = C’est à vous de jouer.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-good-game = Belle partie !
phrase-again = Encore une partie ?
phrase-bye = À bientôt !

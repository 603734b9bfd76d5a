### Abraca…What? en français. `$edition` est l’édition dont on reprend les noms.

## Le jeu

abraca-what-title = Abracada… Quoi ?
abraca-what-tagline = Tout le monde lit vos sorts. Tout le monde sauf vous.

## Les sorts

abraca-what-spell =
    { $spell ->
        [1] Dragon Ancestral
        [2] Fantôme de la Nuit
        [3] Rêves Sucrés
        [4] Chanteur Nocturne
        [5] Tempête d’Éclairs
        [6] Blizzard
        [7] Boule de feu
       *[8] Potion Magique
    }
abraca-what-effect =
    { $spell ->
        [1] Lancez le dé : tous les autres perdent autant de points de vie.
        [2] Tous les autres perdent 1 point de vie, et vous en gagnez 1.
        [3] Lancez le dé : vous gagnez autant de points de vie.
        [4] Prenez une pierre secrète et regardez-la. Elle vaut un point si vous survivez.
        [5] Vos voisins de gauche et de droite perdent chacun 1 point de vie.
        [6] Votre voisin de gauche perd 1 point de vie.
        [7] Votre voisin de droite perd 1 point de vie.
       *[8] Vous gagnez 1 point de vie.
    }
abraca-what-miss =
    { $spell ->
        [1] Invoqué en vain, il vous coûte autant de points de vie que le dé en montre, et votre tour.
       *[other] Invoqué en vain, il vous coûte 1 point de vie et votre tour.
    }

## Ce qui se passe

abraca-what-round-began = La ronde { $round } commence. { $player } ouvre le jeu.
abraca-what-spell-found = { $player } annonce { $spell } · { abraca-what-spell }… et c’est réussi !
abraca-what-spell-missed = { $player } annonce { $spell } · { abraca-what-spell }… mais la pierre n’y est pas.
abraca-what-call-slipped = { $player } annonce { $spell } · { abraca-what-spell } : trop bas, c’est une bévue !
abraca-what-stone-taken =
    { $place ->
        [1] La première pierre rejoint le plateau.
        [2] La deuxième pierre rejoint le plateau.
        [3] La troisième pierre rejoint le plateau.
        [4] La quatrième pierre rejoint le plateau.
       *[5] La cinquième pierre rejoint le plateau.
    }
abraca-what-die-rolled = Le dé montre { $face }.
abraca-what-life-lost =
    { $lives ->
        [one] { $player } perd 1 point de vie.
       *[other] { $player } perd { $lives } points de vie.
    }
abraca-what-life-gained =
    { $lives ->
        [one] { $player } gagne 1 point de vie.
       *[other] { $player } gagne { $lives } points de vie.
    }
abraca-what-lives-unchanged = Il n’y avait plus rien à soigner.
abraca-what-secret-taken = { $player } prend une pierre secrète.
abraca-what-secret-seen = { $player } prend une pierre secrète : { $spell } · { abraca-what-spell }.
abraca-what-player-out = { $player } est hors jeu pour cette ronde.
abraca-what-player-stopped = { $player } s’arrête.
abraca-what-drawn =
    { $count ->
        [one] { $player } pioche une pierre.
       *[other] { $player } pioche { $count } pierres.
    }
abraca-what-drawn-open = { $player } pioche { $stones }.
abraca-what-round-emptied = { $player } a utilisé toutes ses pierres et remporte la ronde { $round } !
abraca-what-round-knocked-out = { $player } remporte la ronde { $round } par mise hors jeu !
abraca-what-round-last-standing = { $player } reste en dernier et remporte la ronde { $round } !
abraca-what-round-fell = { $player } a perdu son dernier point de vie sur son propre appel : personne ne remporte la ronde { $round }.
abraca-what-knocked-out = { $player } n’a plus de point de vie.
abraca-what-gained =
    { $points ->
        [one] { $player } marque 1 point : étage { $floor }.
       *[other] { $player } marque { $points } points : étage { $floor }.
    }
abraca-what-game-won = { $player } atteint le sommet de la tour et remporte la partie !
abraca-what-game-shared = { $player } partage la victoire au sommet de la tour !

## Fins de ronde

abraca-what-ending-emptied = toutes les pierres d’un joueur utilisées
abraca-what-ending-knocked-out = mise hors jeu
abraca-what-ending-fell = chute sur son propre appel
abraca-what-ending-last-standing = dernier en jeu

## Options

abraca-what-option-edition = Édition
abraca-what-option-edition-help = Les noms imprimés sur les sorts, et quelques détails ; voir les règles.
abraca-what-option-edition-z-man = Z-Man
abraca-what-option-edition-korea-boardgames = Korea Boardgames
abraca-what-option-edition-moonster = Moonster
abraca-what-option-edition-japanese = édition japonaise
abraca-what-option-easy = Version facile
abraca-what-option-easy-help = N’importe quel numéro peut suivre n’importe quel autre.
abraca-what-option-last-standing = Le dernier prend tout
abraca-what-option-last-standing-help = Une mise hors jeu ne termine pas la ronde ; seul son gagnant marque.
abraca-what-option-slips = Annoncer un numéro trop bas
abraca-what-option-slips-help = Si l’on peut annoncer un numéro plus bas que le dernier, et le payer.
abraca-what-option-slips-prevented = n’est pas possible
abraca-what-option-slips-punished = coûte 1 point de vie et le tour
abraca-what-option-die = Faces du dé
abraca-what-option-die-help = Les règles ne les donnent pas ; inscrivez celles de votre dé (décision A-1).
abraca-what-option-first = Qui ouvre la partie
abraca-what-option-first-help = Une place, comptée à partir de 0. Autour d’une table, c’est l’aîné.

## Pourquoi pas

abraca-what-cast-first = Il faut réussir un sort avant de pouvoir s’arrêter.
abraca-what-lower-number = { $spell } est plus bas que { $last } : après un { $last }, annoncez { $last } ou plus.
abraca-what-no-such-spell = Il n’y a pas de sort { $spell } : ils vont de 1 à 8.

## Adversaires

abraca-what-bot-sprite = facile à battre, gentil et étourdi : compte les pierres qu’il voit, oublie, se lasse vite
abraca-what-bot-novice = entre les deux, joue au jugé : annonce ce qui semble probable, aime faire mal, compte de travers et oublie parfois
abraca-what-bot-adept = difficile à battre : compte juste, sait ce que valent un point de vie et un étage, et s’arrête quand il le faut
abraca-what-bot-folk = joue comme bien des programmes : une formule par sort, et aucun souvenir de ses propres échecs

## Conseils

abraca-what-odds-count-only = Ces chances ne viennent que du décompte. Les autres voient vos pierres quand ils annoncent ; ce que cela peut en révéler n’y entre pas.
abraca-what-advice-arrives = la ronde serait à vous, et vous mènerait à l’étage { $floor }
abraca-what-advice-empties = c’est votre dernière pierre : la jouer vous donne la ronde
abraca-what-advice-knocks = il prendrait à { $player } son dernier point de vie
abraca-what-advice-may-knock = il prendrait à { $player } son dernier point de vie { $percent } fois sur 100
abraca-what-advice-secret = il rapporte une pierre secrète : un point si vous survivez
abraca-what-advice-heals = il vous reste peu de points de vie, et il vous soigne
abraca-what-advice-certain = l’une de vos pierres est forcément { $spell } · { abraca-what-spell }
abraca-what-advice-chance = vous l’avez { $percent } fois sur 100
abraca-what-advice-impossible = aucune de vos pierres ne peut être { $spell } · { abraca-what-spell }
abraca-what-advice-slip = il est plus bas que le dernier : il coûterait un point de vie et votre tour
abraca-what-advice-last-life = il ne vous reste qu’un point de vie
abraca-what-advice-dragon = annoncé en vain, le dragon prend votre dernier point de vie { $percent } fois sur 100
abraca-what-advice-stop = l’annonce la plus probable, { $spell } · { abraca-what-spell }, échoue { $percent } fois sur 100

## Au terminal

abraca-what-board-turn = Ronde { $round } · à { $player } de jouer
abraca-what-board-over = La ronde { $round } est finie : tout est visible
abraca-what-board-pile = pioche { $pile } · secrets restants { $secrets }
abraca-what-board-lives = vie
abraca-what-board-floor = étage
abraca-what-board-stones = pierres
abraca-what-board-secrets = secrets
abraca-what-board-left = ← gauche
abraca-what-board-right = droite →
abraca-what-board-both = ↔ 2 côtés
abraca-what-board-out = hors jeu
abraca-what-board-open = visibles
abraca-what-board-unseen = restent cachées
abraca-what-board-your-stones = vos pierres
abraca-what-board-cannot-be = ne sont pas
abraca-what-board-number = n°
abraca-what-board-spell = sort
abraca-what-board-effect = effet
abraca-what-ask-first = Quel sort annoncez-vous, de 1 à 8 ?
abraca-what-ask-next = Dernier sort : { $last } · { abraca-what-spell }. Annoncez { $numbers }, ou s pour vous arrêter.
abraca-what-ask-slips = { abraca-what-ask-next } (Plus bas : bévue.)
abraca-what-stop-words = s, stop
abraca-what-tip-points = ceux que cette ronde devrait rapporter
abraca-what-odds-stone = pierre { $place }
abraca-what-odds-has = au moins une
abraca-what-stop = s’arrêter
abraca-what-help-keys = Tapez le numéro ou le nom d’un sort pour l’annoncer ; s ou stop termine votre tour après un sort réussi.
abraca-what-rules-short =
    Vous voyez les pierres magiques de tout le monde, sauf les vôtres. Il y en a 36 : un seul 1, deux 2, et ainsi de suite jusqu’à huit 8.

    À votre tour, annoncez un sort de 1 à 8 ; il en faut au moins un. Si l’une de vos pierres le porte, elle rejoint le plateau, le sort agit, et vous pouvez vous arrêter ou continuer avec le même numéro ou un plus grand. Sinon, vous perdez 1 point de vie (pour un 1 invoqué en vain, autant que le dé en montre) et votre tour s’arrête. Puis votre rangée est complétée à cinq, tant qu’il reste une pioche.

    Utilisez toutes vos pierres et vous remportez la ronde : 3 points, rien pour les autres. Prenez à quelqu’un son dernier point de vie et vous marquez 3 points ; ceux qui sont encore en vie en marquent 1. Perdez votre dernier point de vie sur votre propre appel, et tous les autres en marquent 1. Qui est en vie ajoute un point par pierre secrète en sa possession ; si une rangée a été vidée, seul son propriétaire le fait.

    Chaque point est un étage de la tour. La partie s’arrête après la ronde où quelqu’un atteint l’étage 8.
abraca-what-rules-easy = On joue ici la version facile : n’importe quel numéro peut suivre n’importe quel autre.
abraca-what-rules-last-standing = On joue ici « le dernier prend tout » : une mise hors jeu ne termine pas la ronde ; seul le gagnant marque, 2 points et 1 par pierre secrète.
abraca-what-rules-slips = Ici, annoncer un numéro plus bas est une bévue : elle coûte 1 point de vie et votre tour, quelles que soient vos pierres.

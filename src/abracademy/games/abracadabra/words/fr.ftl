### Abracadabra en français. Les ruses gardent leur nom latin.

## Le jeu

abracadabra-title = Abracadabra
abracadabra-tagline = Réunissez les bons Enchanteurs. Et gare aux balais.

## Les cartes

abracadabra-card =
    { $card ->
        [wizard-silver-water] Magicien d’Eau (Argent)
        [wizard-silver-fire] Magicien de Feu (Argent)
        [wizard-silver-earth] Magicien de Terre (Argent)
        [wizard-bronze-water] Magicien d’Eau (Bronze)
        [wizard-bronze-fire] Magicien de Feu (Bronze)
        [wizard-bronze-earth] Magicien de Terre (Bronze)
        [wizard-gold-water] Magicien d’Eau (Or)
        [wizard-gold-fire] Magicien de Feu (Or)
        [wizard-gold-earth] Magicien de Terre (Or)
        [mage-silver-water] Mage d’Eau (Argent)
        [mage-silver-fire] Mage de Feu (Argent)
        [mage-silver-earth] Mage de Terre (Argent)
        [mage-bronze-water] Mage d’Eau (Bronze)
        [mage-bronze-fire] Mage de Feu (Bronze)
        [mage-bronze-earth] Mage de Terre (Bronze)
        [mage-gold-water] Mage d’Eau (Or)
        [mage-gold-fire] Mage de Feu (Or)
        [mage-gold-earth] Mage de Terre (Or)
        [witch-silver-water] Sorcière d’Eau (Argent)
        [witch-silver-fire] Sorcière de Feu (Argent)
        [witch-silver-earth] Sorcière de Terre (Argent)
        [witch-bronze-water] Sorcière d’Eau (Bronze)
        [witch-bronze-fire] Sorcière de Feu (Bronze)
        [witch-bronze-earth] Sorcière de Terre (Bronze)
        [witch-gold-water] Sorcière d’Eau (Or)
        [witch-gold-fire] Sorcière de Feu (Or)
        [witch-gold-earth] Sorcière de Terre (Or)
        [air-wizard] Magicien d’Air
        [air-mage] Mage d’Air
        [air-witch] Sorcière d’Air
        [trick-proxima] Proxima
        [trick-idem] Idem
        [trick-exodus] Exodus
        [trick-chaos] Chaos
        [trick-vademecum] Vademecum
        [trick-periculum] Periculum
        [elemental-water] Élémental d’Eau
        [elemental-fire] Élémental de Feu
        [elemental-earth] Élémental de Terre
       *[elemental-air] Élémental d’Air
    }
abracadabra-the-card =
    { $kind ->
        [trick] { abracadabra-card }
        [witch] la { abracadabra-card }
        [elemental] l’{ abracadabra-card }
       *[other] le { abracadabra-card }
    }
abracadabra-back =
    { $back ->
        [water] Eau
        [fire] Feu
        [earth] Terre
       *[air] Air
    }
abracadabra-covered =
    { $back ->
        [water] une carte Eau
        [fire] une carte Feu
        [earth] une carte Terre
       *[air] une carte Air
    }

## Réunions et Objets

abracadabra-type =
    { $pile ->
        [A] Alea !
        [B] Babau !
        [C] Conto !
        [D] Dubio !
        [E] Extra !
        [F] Felix !
       *[G] Genius !
    }
abracadabra-object =
    { $points ->
        [stone] une Pierre philosophale
        [one] { $points } point
       *[other] { $points } points
    }
abracadabra-house-value = { $object } (valeur maison)

## Ce qui se passe

abracadabra-laid-out = Quatre cartes sont posées, { $card } à découvert ; il en reste { $count } dans la pioche.
abracadabra-shuffled-again = Periculum se serait retrouvé à découvert : on mélange de nouveau.
abracadabra-objects-shuffled = Les Objets sont mélangés, pile par pile.
abracadabra-drawn = { $player } prend { $card }.
abracadabra-periculum =
    { $lost ->
        [0] Patatras ! { $player } n’a pas de main à perdre, mais le tour est fini. Table, pioche et défausse sont mélangées ensemble.
        [one] Patatras ! { $player } perd sa seule carte, et son tour. Table, pioche et défausse sont mélangées ensemble.
       *[other] Patatras ! { $player } perd ses { $lost } cartes, et son tour. Table, pioche et défausse sont mélangées ensemble.
    }
abracadabra-gathered = { $player } réunit { $one }, { $two } et { $three } : { abracadabra-type }
abracadabra-recruited = { $player } retient { $tower } dans les tours, où arrivent { $one } et { $two } : { abracadabra-type }
abracadabra-new-gathering = { $player } reçoit aussi une carte Nouvelle Réunion : 1 point.
abracadabra-proxima-spent = Proxima quitte la table ; { $player } en profite aussi.
abracadabra-empty = La pile { $pile } est vide.
abracadabra-object-taken = { $player } prend un Objet de la pile { $pile }.
abracadabra-object-seen = { $player } prend un Objet de la pile { $pile } : { $object }.
abracadabra-nothing-taken = Il ne reste aucun Objet pour { $player }.
abracadabra-played =
    { $trick ->
        [proxima] { $player } joue Proxima, et aura sa part de la prochaine réunion.
        [idem] { $player } joue Idem, et a sa part de la réunion qui occupe les tours.
        [exodus] { $player } joue Exodus : de chaque autre main, un Enchanteur s’en va.
        [chaos] { $player } joue Chaos sans viser personne.
       *[vademecum] { $player } joue Vademecum sans viser personne.
    }
abracadabra-aimed =
    { $trick ->
        [chaos] { $player } joue Chaos contre { $target }.
       *[vademecum] { $player } joue Vademecum contre { $target }.
    }
abracadabra-no-enchanter = { $player } n’a pas d’Enchanteur à congédier.
abracadabra-taken = { $player } prend { $card } à { $target }.
abracadabra-given = { $player } donne { $card } à { $target }.
abracadabra-passed = { $player } ne réunit personne et ne joue pas de ruse.
abracadabra-discarded = { $player } défausse { $card }.
abracadabra-lifted = Deux nouvelles cartes, { $upper } au-dessus, { $lower } en dessous : { $player } choisit celle qu’on verra.
abracadabra-replaced = Nouvelles cartes, cachées : { $first } et { $second }.
abracadabra-replaced-alike = Nouvelles cartes, cachées : deux cartes { $back }.
abracadabra-replaced-open = Nouvelles cartes : { $first } à découvert, et { $second } cachée.
abracadabra-ran-out = La pioche est épuisée. Table, pioche et défausse sont mélangées ensemble.
abracadabra-extra-turn = { $player } joue encore une fois.
abracadabra-won-points = { $player } a assez de points pour rejoindre les Enchanteurs et remporte la partie !
abracadabra-won-artifact = { $player } fait de deux Pierres philosophales et d’un autre Objet un Artefact et remporte la partie !
abracadabra-quiet = Personne n’a rien pris depuis si longtemps que la partie s’arrête.
abracadabra-won-quiet = { $player } a le plus de points et l’emporte !
abracadabra-shared = { $player } partage la victoire !
abracadabra-points =
    { $points ->
        [one] { $player } finit avec { $points } point.
       *[other] { $player } finit avec { $points } points.
    }
abracadabra-house-values = (Les Objets avaient des valeurs maison, et non celles du jeu imprimé.)

## Fins de partie

abracadabra-ending-points = 15 points
abracadabra-ending-artifact = un Artefact
abracadabra-ending-quiet = plus personne ne prenait rien

## Options

abracadabra-option-first = Qui ouvre la partie
abracadabra-option-first-help = Une place, comptée à partir de 0. Autour d’une table, le propriétaire du jeu décide, ou le hasard.
abracadabra-option-objects = Faces des Objets, piles A à G
abracadabra-option-objects-help = Des valeurs maison : aucune source publique ne donne celles du jeu imprimé. Si vous l’avez, inscrivez les siennes : sept listes de sept faces, un nombre de points ou "stone".

## Pourquoi pas

abracadabra-not-in-hand = On ne joue que ce qu’on a en main.
abracadabra-no-gathering = Ce n’est pas une réunion : aspect, école et élément doivent être chacun tous pareils ou tous différents. Un Enchanteur peut venir des tours, mais jamais un Enchanteur d’Air.
abracadabra-no-towers = Idem demande une réunion dans les tours, et il n’y en a pas encore.
abracadabra-no-such-target = Cette ruse ne peut pas viser là. Chaos et Vademecum visent un autre joueur qui a une carte en main, les autres personne.
abracadabra-now-draw = Prenez d’abord une des cartes posées sur la table.
abracadabra-now-act = Vos deux cartes sont prises. À présent, réunissez des Enchanteurs, jouez une ruse, ou ni l’un ni l’autre.
abracadabra-now-take = La pile de cet Objet est vide. Choisissez-en une qui la remplace.
abracadabra-now-exodus = Exodus ! Défaussez un Enchanteur de votre main.
abracadabra-now-give = Donnez en échange une carte de votre main, mais pas celle que vous venez de prendre.
abracadabra-now-discard = Vous avez plus de cinq cartes. Défaussez-en une.
abracadabra-now-face-up = Choisissez la nouvelle carte qu’on verra : celle du dessus (0) ou celle du dessous (1).
abracadabra-now-again = Vous avez gagné un tour de plus. Jouez-le, ou laissez-le.

## Adversaires

abracadabra-bot-sprite = facile à battre, gentil et étourdi : réunit quand il s’en aperçoit, adore les ruses, ne prévoit rien
abracadabra-bot-novice = entre les deux, joue au jugé : réunit ce qu’il remarque, d’après la lettre ; ne compte rien et oublie volontiers les Enchanteurs d’Air
abracadabra-bot-adept = difficile à battre : compte chaque carte et chaque Objet vus, pèse chaque action d’après ses chances de victoire et surveille ce qu’il laisse aux autres
abracadabra-odds-count-only = Ces chances comptent ce qui a été vu et dit. Elles ne lisent les intentions de personne.

## Pourquoi ainsi

abracadabra-why-wins = la partie est gagnée aussitôt
abracadabra-why-may-win = la partie est gagnée aussitôt, avec { $percent } % de chances
abracadabra-why-object =
    { $whole ->
        [one] un Objet de la pile { $pile }, qui vaut { $whole },{ $tenth } point en moyenne
       *[other] un Objet de la pile { $pile }, qui vaut { $whole },{ $tenth } points en moyenne
    }
abracadabra-why-object-instead =
    { $whole ->
        [one] la pile { $due } est vide ; un Objet de la pile { $pile }, qui vaut { $whole },{ $tenth } point en moyenne
       *[other] la pile { $due } est vide ; un Objet de la pile { $pile }, qui vaut { $whole },{ $tenth } points en moyenne
    }
abracadabra-why-no-object = il ne reste aucun Objet à prendre
abracadabra-why-stone = { $percent } % de ces Objets sont une Pierre philosophale
abracadabra-why-second-stone = c’est votre deuxième Pierre philosophale avec { $percent } % de chances
abracadabra-why-new = une carte Nouvelle Réunion ajoute 1 point
abracadabra-why-extra-turn = cela donne un tour de plus
abracadabra-why-no-extra-turn = cela abandonne un tour de plus
abracadabra-why-twice =
    { $whole ->
        [one] grâce à votre Proxima, un second Objet : { $whole },{ $tenth } point en moyenne
       *[other] grâce à votre Proxima, un second Objet : { $whole },{ $tenth } points en moyenne
    }
abracadabra-why-shares =
    { $whole ->
        [one] par Proxima, { $player } en profite aussi : { $whole },{ $tenth } point en moyenne
       *[other] par Proxima, { $player } en profite aussi : { $whole },{ $tenth } points en moyenne
    }
abracadabra-why-offers = { $player } peut sans doute retenir quelqu’un que vous laissez dans les tours : { $percent } %
abracadabra-why-ready = la main qui reste tient déjà la prochaine réunion : { abracadabra-type }
abracadabra-why-hand-hopes =
    { $count ->
        [one] avec la carte qui reste, { $percent } % des cartes jamais vues complètent une réunion
       *[other] avec les { $count } cartes qui restent, { $percent } % des cartes jamais vues complètent une réunion
    }
abracadabra-why-hand-hopeless =
    { $count ->
        [0] cela vous laisse sans carte
        [one] aucune carte ne complète à elle seule une réunion avec celle qui reste
       *[other] aucune carte ne complète à elle seule une réunion avec les { $count } qui restent
    }
abracadabra-why-proxima =
    { $whole ->
        [one] la prochaine réunion, de qui que ce soit, vous profite aussi : { $whole },{ $tenth } point, toutes piles confondues
       *[other] la prochaine réunion, de qui que ce soit, vous profite aussi : { $whole },{ $tenth } points, toutes piles confondues
    }
abracadabra-why-exodus =
    { $count ->
        [one] un autre joueur peut y perdre un Enchanteur
       *[other] { $count } autres joueurs peuvent y perdre chacun un Enchanteur
    }
abracadabra-why-thrown-away = { $card } serait gaspillé
abracadabra-why-theft =
    { $count ->
        [one] cela prend à { $player } sa seule carte, qui complète une réunion avec { $percent } % de chances
       *[other] cela prend à { $player } une de ses { $count } cartes, qui complète une réunion avec { $percent } % de chances
    }
abracadabra-why-theft-idle =
    { $count ->
        [one] cela prend à { $player } sa seule carte, qui ne complète encore aucune réunion
       *[other] cela prend à { $player } une de ses { $count } cartes ; aucune ne complète encore une réunion
    }
abracadabra-why-holds = on sait que { $player } tient { $card }
abracadabra-why-gives-back = { $player } recevrait en échange { $card }
abracadabra-why-given = { $player } reçoit { $card }
abracadabra-why-elemental-gone = { $card } vaut un point en main, et avec deux autres les cinq du Maître
abracadabra-why-gone-needed =
    { $count ->
        [one] une carte jamais vue aurait fait une réunion avec { $card }
       *[other] { $count } cartes jamais vues auraient fait une réunion avec { $card }
    }
abracadabra-why-gone-idle = aucune carte jamais vue n’a besoin de { $card }
abracadabra-why-turned-up =
    { $count ->
        [one] avec { $percent } % de chances c’est Periculum, qui emporte votre seule carte
       *[other] avec { $percent } % de chances c’est Periculum, qui emporte vos { $count } cartes
    }
abracadabra-why-open-for = { $player } voit en premier { $card } à découvert
abracadabra-why-forgoes = une réunion possible dès maintenant reste en plan : { abracadabra-type }
abracadabra-why-nothing-gathers = personne dans votre main ne peut encore se réunir
abracadabra-why-denies = { $card } échappe alors à { $player }, qui en a besoin plus que d’autres
abracadabra-why-periculum =
    { $count ->
        [0] avec { $percent } % de chances, Periculum est là, et le tour est perdu
        [one] avec { $percent } % de chances, Periculum est là ; le tour et la carte sont perdus
       *[other] avec { $percent } % de chances, Periculum est là ; le tour et { $count } cartes sont perdus
    }
abracadabra-why-turn-worth =
    { $whole ->
        [one] le tour rapporte alors { $whole },{ $tenth } point en moyenne
       *[other] le tour rapporte alors { $whole },{ $tenth } points en moyenne
    }
abracadabra-why-master = { $card } est le troisième Élémental : { $points } points d’un coup
abracadabra-why-elemental = { $card } vaut un point tant que vous le tenez
abracadabra-why-trick = { $card } pourra se jouer dans un tour sans réunion
abracadabra-why-completes = { $card } complète une réunion : { abracadabra-type }
abracadabra-why-no-gathering-yet = { $card } ne complète encore rien
abracadabra-why-some-complete =
    { $count ->
        [one] { $count } des { $all } cartes qui peuvent se trouver là complète une réunion ({ $percent } %), au mieux { abracadabra-type }
       *[other] { $count } des { $all } cartes qui peuvent se trouver là complètent une réunion ({ $percent } %), au mieux { abracadabra-type }
    }
abracadabra-why-none-completes =
    { $all ->
        [one] la seule carte qui peut se trouver là ne complète encore aucune réunion
       *[other] aucune des { $all } cartes qui peuvent se trouver là ne complète encore une réunion
    }

## Au terminal

abracadabra-board-turn = C’est à { $player } de jouer
abracadabra-board-extra-turn = encore une fois ensuite
abracadabra-board-over = La partie est finie : tout est visible
abracadabra-board-hand = main
abracadabra-board-objects = Objets
abracadabra-board-new = N. R.
abracadabra-board-left-of-you = ← gauche
abracadabra-board-right-of-you = droite →
abracadabra-board-both = ↔ des deux côtés
abracadabra-board-table = sur la table · pioche { $count } { $top }
abracadabra-board-new-cards = les nouvelles cartes
abracadabra-board-towers = dans les tours : { $pile } { abracadabra-type } de { $player }
abracadabra-board-no-towers = dans les tours : personne encore
abracadabra-board-objects-left = Objets restants
abracadabra-board-new-left = Nouvelle Réunion { $count }
abracadabra-board-discard = défausse { $count }
abracadabra-board-aspect =
    { $aspect ->
        [wizard] Magicien
        [mage] Mage
       *[witch] Sorcière
    }
abracadabra-board-school =
    { $school ->
        [silver] Argent
        [bronze] Bronze
        [gold] Or
       *[any] toutes
    }
abracadabra-board-trick = Ruse
abracadabra-board-elemental = Élémental
abracadabra-board-stone = Pierre
abracadabra-board-your-hand = votre main
abracadabra-board-your-objects = vos Objets
abracadabra-board-your-new =
    { $count ->
        [one] { $count } Nouvelle Réunion
       *[other] { $count } Nouvelles Réunions
    }
abracadabra-board-your-elementals =
    { $count ->
        [1] 1 Élémental
        [2] 2 Élémentaux
       *[other] { $count } Élémentaux et leur Maître
    }
abracadabra-board-points =
    { $points ->
        [one] { $points } point sur { $winning }
       *[other] { $points } points sur { $winning }
    }
abracadabra-board-house = * valeurs maison
abracadabra-board-fits = vont ensemble
abracadabra-board-type = type
abracadabra-board-worth = son Objet
abracadabra-board-and-new = +1 N. R.
abracadabra-board-twice = Proxima : 2
abracadabra-board-and-turn = encore un tour
abracadabra-board-from-beside = pile voisine
abracadabra-board-from = pile
abracadabra-board-left = reste
abracadabra-board-nobody = personne
abracadabra-board-pass = ne rien réunir, ne rien jouer
abracadabra-board-again = jouer encore une fois
abracadabra-board-end = en rester là
abracadabra-odds-place = place { $place }
abracadabra-odds-pile = pioche
abracadabra-odds-each = { $cards } { $chance } chacune
abracadabra-odds-now = avec ce que vous tenez
abracadabra-odds-drawing = en prenant { $places }
abracadabra-tip-points = ceux que vous devriez avoir à la fin de ce tour
abracadabra-ask-first = Votre première carte : { $numbers } ?
abracadabra-ask-second = Votre deuxième carte : { $numbers } ?
abracadabra-ask-act = Que faites-vous, { $numbers }, ou p pour passer ?
abracadabra-ask-take = La pile { $pile } est vide. De laquelle prenez-vous, { $numbers } ?
abracadabra-ask-exodus = Exodus ! Quel Enchanteur défaussez-vous, { $numbers } ?
abracadabra-ask-give = Quelle carte donnez-vous en échange, { $numbers } ?
abracadabra-ask-discard =
    { $count ->
        [one] Une carte de trop. Laquelle défaussez-vous, { $numbers } ?
       *[other] { $count } cartes de trop. Laquelle défaussez-vous d’abord, { $numbers } ?
    }
abracadabra-ask-face-up = Laquelle des nouvelles cartes sera à découvert, { $numbers } ?
abracadabra-ask-again = Jouer encore une fois ? o ou n
abracadabra-pass-words = p, passe, passer
abracadabra-yes-words = o, oui
abracadabra-no-words = n, non
abracadabra-nobody-words = personne
abracadabra-help-aspect = aspect
abracadabra-help-school = école
abracadabra-help-element = élément
abracadabra-help-air = Un Enchanteur d’Air compte pour n’importe quel élément sauf l’Air, et pour n’importe quelle école.
abracadabra-help-elementals = Un Élémental en main vaut 1 point ; trois ou plus, 5 points de plus.
abracadabra-help-same = pareil
abracadabra-help-different = différent
abracadabra-help-either = au choix
abracadabra-help-trick =
    { $trick ->
        [proxima] La prochaine réunion, d’où qu’elle vienne, vous paie aussi : un Objet de la même pile.
        [idem] Prenez un Objet de la pile qui a payé la réunion des tours.
        [exodus] Tous les autres défaussent un Enchanteur, s’ils en ont.
        [chaos] Prenez une carte au hasard dans une main, et donnez-en une autre.
        [vademecum] Prenez une carte au hasard dans une main.
       *[periculum] Si vous le prenez ou le retournez, vous perdez votre main et votre tour.
    }
abracadabra-help-keys =
    Tapez un numéro que vous voyez. Plus court : les lettres des cartes pour une réunion (abe, ou abx avec x pris dans les tours ; abeG précise le type s’il y a le choix), un type seul si une seule réunion convient (genius), une ruse et qui elle vise (chaos nim), p pour passer, une carte par son nom.
abracadabra-rules-short =
    Réunissez des Enchanteurs, prenez des Objets magiques, et soyez le premier à 15 points.

    À votre tour, prenez deux des quatre cartes de la table, l’une après l’autre. Puis vous pouvez faire une seule chose : organiser une réunion, ou jouer une ruse. Défaussez ensuite jusqu’à n’avoir que cinq cartes ; la pioche remplit les deux places. Le dos d’une carte montre toujours son élément.

    Une réunion, ce sont trois Enchanteurs dont l’aspect, l’école et l’élément sont, chacun, tous pareils ou tous différents. Tous trois viennent de votre main, et vous recevez aussi une carte Nouvelle Réunion (1 point) ; ou bien deux en viennent, et le troisième se trouve déjà dans les tours, mais jamais un Enchanteur d’Air. Votre Objet vient de la pile du type : plus il y a de variété, meilleur il est. Un Alea ! donne aussi droit à un tour de plus. Si la pile est vide, l’Objet vient d’une pile voisine.

    Les points sont ceux des Objets, des cartes Nouvelle Réunion et des Élémentaux de votre main ; trois Élémentaux en font 5 de plus. Deux Pierres philosophales et n’importe quel autre Objet gagnent aussitôt. Gare à Periculum : il prend votre main et votre tour, et presque toutes les cartes sont mélangées.
abracadabra-rules-house = On joue ici avec des valeurs maison pour les Objets : aucune source publique ne donne celles du jeu imprimé. Si vous l’avez, donnez les siennes avec --option objects=@FICHIER.

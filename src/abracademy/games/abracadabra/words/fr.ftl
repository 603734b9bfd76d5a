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
abracadabra-taken = { $player } prend à { $target } { $card }.
abracadabra-given = { $player } donne à { $target } { $card }.
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

abracadabra-bot-sprite = gentil et étourdi : réunit quand il s’en aperçoit, adore les ruses, ne prévoit rien

## Au terminal

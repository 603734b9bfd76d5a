### Abracadabra in English.

## The game

abracadabra-title = Abracadabra
abracadabra-tagline = Bring the right enchanters together. And mind the broomsticks.

## Cards

abracadabra-card =
    { $card ->
        [wizard-silver-water] Silver Water Wizard
        [wizard-silver-fire] Silver Fire Wizard
        [wizard-silver-earth] Silver Earth Wizard
        [wizard-bronze-water] Bronze Water Wizard
        [wizard-bronze-fire] Bronze Fire Wizard
        [wizard-bronze-earth] Bronze Earth Wizard
        [wizard-gold-water] Gold Water Wizard
        [wizard-gold-fire] Gold Fire Wizard
        [wizard-gold-earth] Gold Earth Wizard
        [mage-silver-water] Silver Water Mage
        [mage-silver-fire] Silver Fire Mage
        [mage-silver-earth] Silver Earth Mage
        [mage-bronze-water] Bronze Water Mage
        [mage-bronze-fire] Bronze Fire Mage
        [mage-bronze-earth] Bronze Earth Mage
        [mage-gold-water] Gold Water Mage
        [mage-gold-fire] Gold Fire Mage
        [mage-gold-earth] Gold Earth Mage
        [witch-silver-water] Silver Water Witch
        [witch-silver-fire] Silver Fire Witch
        [witch-silver-earth] Silver Earth Witch
        [witch-bronze-water] Bronze Water Witch
        [witch-bronze-fire] Bronze Fire Witch
        [witch-bronze-earth] Bronze Earth Witch
        [witch-gold-water] Gold Water Witch
        [witch-gold-fire] Gold Fire Witch
        [witch-gold-earth] Gold Earth Witch
        [air-wizard] Air Wizard
        [air-mage] Air Mage
        [air-witch] Air Witch
        [trick-proxima] Proxima
        [trick-idem] Idem
        [trick-exodus] Exodus
        [trick-chaos] Chaos
        [trick-vademecum] Vademecum
        [trick-periculum] Periculum
        [elemental-water] Water Elemental
        [elemental-fire] Fire Elemental
        [elemental-earth] Earth Elemental
       *[elemental-air] Air Elemental
    }
abracadabra-the-card =
    { $kind ->
        [trick] { abracadabra-card }
       *[other] the { abracadabra-card }
    }
abracadabra-back =
    { $back ->
        [water] Water
        [fire] Fire
        [earth] Earth
       *[air] Air
    }
abracadabra-covered =
    { $back ->
        [water] a Water card
        [fire] a Fire card
        [earth] an Earth card
       *[air] an Air card
    }

## Gatherings and Objects

abracadabra-type =
    { $pile ->
        [A] Alea!
        [B] Babau!
        [C] Conto!
        [D] Dubio!
        [E] Extra!
        [F] Felix!
       *[G] Genius!
    }
abracadabra-object =
    { $points ->
        [stone] a Sorcerer’s Stone
        [one] 1 point
       *[other] { $points } points
    }
abracadabra-house-value = { $object } (house value)

## What happens

abracadabra-laid-out = Four cards are laid out, { $card } face up; { $count } are in the pile.
abracadabra-shuffled-again = Periculum would have lain face up: shuffle again.
abracadabra-objects-shuffled = The Objects are shuffled, pile by pile.
abracadabra-drawn = { $player } draws { $card }.
abracadabra-periculum =
    { $lost ->
        [0] Crash! { $player } has no hand to lose, but the turn is over. Table, pile and discard pile are shuffled together.
        [one] Crash! { $player } loses a hand of 1 card, and the turn. Table, pile and discard pile are shuffled together.
       *[other] Crash! { $player } loses a hand of { $lost } cards, and the turn. Table, pile and discard pile are shuffled together.
    }
abracadabra-gathered = { $player } gathers { $one }, { $two } and { $three }: { abracadabra-type }
abracadabra-recruited = { $player } keeps { $tower } in the towers, joined by { $one } and { $two }: { abracadabra-type }
abracadabra-new-gathering = { $player } also gets a New Gathering card: 1 point.
abracadabra-proxima-spent = Proxima leaves the table; { $player } is paid as well.
abracadabra-empty = Pile { $pile } is empty.
abracadabra-object-taken = { $player } takes an Object from pile { $pile }.
abracadabra-object-seen = { $player } takes an Object from pile { $pile }: { $object }.
abracadabra-nothing-taken = There is no Object left for { $player }.
abracadabra-played =
    { $trick ->
        [proxima] { $player } plays Proxima, to be paid along with the next gathering.
        [idem] { $player } plays Idem, to be paid for the gathering in the towers.
        [exodus] { $player } plays Exodus: from every other hand an Enchanter has to go.
        [chaos] { $player } plays Chaos on nobody.
       *[vademecum] { $player } plays Vademecum on nobody.
    }
abracadabra-aimed =
    { $trick ->
        [chaos] { $player } plays Chaos on { $target }.
       *[vademecum] { $player } plays Vademecum on { $target }.
    }
abracadabra-no-enchanter = { $player } has no Enchanter to send away.
abracadabra-taken = { $player } takes { $card } from { $target }.
abracadabra-given = { $player } gives { $target } { $card }.
abracadabra-passed = { $player } neither gathers nor plays a trick.
abracadabra-discarded = { $player } discards { $card }.
abracadabra-lifted = Two new cards, { $upper } above { $lower }: { $player } chooses which is to lie face up.
abracadabra-replaced = New on the table, face down: { $first } and { $second }.
abracadabra-replaced-alike = New on the table, face down: two { $back } cards.
abracadabra-replaced-open = New on the table: { $first } face up, { $second } face down.
abracadabra-ran-out = The pile has run out. Table, pile and discard pile are shuffled together.
abracadabra-extra-turn = { $player } plays the extra turn.
abracadabra-won-points = { $player } has the points to be an Enchanter, and wins the game!
abracadabra-won-artifact = { $player } forges an Artifact out of two Sorcerer’s Stones and one more Object: victory!
abracadabra-quiet = Nobody has taken anything for so long that the game is over.
abracadabra-won-quiet = { $player } has the most points and wins!
abracadabra-shared = { $player } shares the victory!
abracadabra-points =
    { $points ->
        [one] { $player } ends with 1 point.
       *[other] { $player } ends with { $points } points.
    }
abracadabra-house-values = (Objects were worth house values, not those of the printed game.)

## How games end

abracadabra-ending-points = 15 points
abracadabra-ending-artifact = an Artifact
abracadabra-ending-quiet = nobody took anything any more

## Options

abracadabra-option-first = Who opens the game
abracadabra-option-first-help = A seat, counted from 0. At a table the owner of the game decides, or chance.
abracadabra-option-objects = Faces of the Objects, piles A to G
abracadabra-option-objects-help = House values: no public source tells the printed ones. If you own the game, write down its own: seven lists of seven faces, each a number of points or "stone".

## Why not

abracadabra-not-in-hand = You cannot play what is not in your hand.
abracadabra-no-gathering = These do not gather like that: aspect, school and element must each be all the same or all different. One Enchanter may come out of the towers, but never an Air one.
abracadabra-no-towers = Idem needs a gathering in the towers, and there is none yet.
abracadabra-no-such-target = This trick cannot be aimed there. Chaos and Vademecum want another player with a card in hand, the other tricks nobody.
abracadabra-now-draw = Now draw a card that lies on the table.
abracadabra-now-act = Your two cards are drawn. Now organise a gathering, play a trick, or do neither.
abracadabra-now-take = The pile for this Object is empty. Now choose one that stands in for it.
abracadabra-now-exodus = Exodus! Now discard an Enchanter out of your hand.
abracadabra-now-give = Now give back a card out of your hand, but not the one you have just taken.
abracadabra-now-discard = You hold more than five cards. Now discard one of them.
abracadabra-now-face-up = Now choose which of the two new cards is to lie face up: the upper one (0) or the lower one (1).
abracadabra-now-again = You have earned an extra turn. Now play it, or leave it be.

## Opponents

abracadabra-bot-sprite = friendly and careless: gathers when it notices that it can, loves tricks, plans nothing

## At the terminal

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

abracadabra-bot-sprite = easy to beat, friendly and careless: gathers when it notices that it can, loves tricks, plans nothing
abracadabra-bot-novice = in between, plays by rules of thumb: gathers what it notices, by the letter; counts nothing, and overlooks Air Enchanters
abracadabra-bot-adept = hard to beat: counts every card and Object that was seen, weighs each action by the chance to win, and minds what it leaves to others
abracadabra-odds-count-only = These odds count what was seen and told. They do not read anybody’s intentions.

## Why so

abracadabra-why-wins = it wins the game at once
abracadabra-why-may-win = with a chance of { $percent }% it wins the game at once
abracadabra-why-object = it earns an Object of pile { $pile }, worth { $whole }.{ $tenth } points on average
abracadabra-why-object-instead = pile { $due } is empty; it earns an Object of pile { $pile }, worth { $whole }.{ $tenth } points on average
abracadabra-why-no-object = there is no Object left to earn
abracadabra-why-stone = { $percent }% of these Objects are a Sorcerer’s Stone
abracadabra-why-second-stone = with a chance of { $percent }% it is your second Sorcerer’s Stone
abracadabra-why-new = a New Gathering card adds 1 point
abracadabra-why-extra-turn = it brings an extra turn
abracadabra-why-no-extra-turn = it gives an extra turn away
abracadabra-why-twice = through your Proxima you are paid a second time, { $whole }.{ $tenth } points on average
abracadabra-why-shares = through Proxima { $player } is paid as well, { $whole }.{ $tenth } points on average
abracadabra-why-offers = { $player } can probably re-use somebody whom you leave in the towers: { $percent }%
abracadabra-why-ready = the hand that is left has the next gathering ready: { abracadabra-type }
abracadabra-why-hand-hopes =
    { $count ->
        [one] with the card left, { $percent }% of the unseen cards complete a gathering
       *[other] with the { $count } cards left, { $percent }% of the unseen cards complete a gathering
    }
abracadabra-why-hand-hopeless =
    { $count ->
        [0] it leaves you without a card
        [one] no single card completes a gathering with the one left
       *[other] no single card completes a gathering with the { $count } left
    }
abracadabra-why-proxima = the next gathering, whoever’s it is, pays you too: { $whole }.{ $tenth } points, the piles taken alike
abracadabra-why-exodus =
    { $count ->
        [one] one other player may lose an Enchanter
       *[other] { $count } other players may each lose an Enchanter
    }
abracadabra-why-thrown-away = { $card } would be thrown away for nothing
abracadabra-why-theft =
    { $count ->
        [one] it takes the only card of { $player }; with a chance of { $percent }% it completes a gathering
       *[other] it takes one of the { $count } cards of { $player }; with a chance of { $percent }% it completes a gathering
    }
abracadabra-why-theft-idle =
    { $count ->
        [one] it takes the only card of { $player }, which completes no gathering yet
       *[other] it takes one of the { $count } cards of { $player }; none completes a gathering yet
    }
abracadabra-why-holds = { $player } is known to hold { $card }
abracadabra-why-gives-back = { $player } would get { $card } for it
abracadabra-why-given = { $player } gets { $card }
abracadabra-why-elemental-gone = { $card } is worth a point in your hand, and two more beside it a Master’s five
abracadabra-why-gone-needed =
    { $count ->
        [one] one unseen card would have gathered with { $card }
       *[other] { $count } unseen cards would have gathered with { $card }
    }
abracadabra-why-gone-idle = no unseen card needs { $card }
abracadabra-why-turned-up =
    { $count ->
        [one] with a chance of { $percent }% it is Periculum, and takes the card you hold
       *[other] with a chance of { $percent }% it is Periculum, and takes the { $count } cards you hold
    }
abracadabra-why-open-for = { $player } is the first to see { $card } open
abracadabra-why-forgoes = it lets a gathering go that is possible now: { abracadabra-type }
abracadabra-why-nothing-gathers = nobody in your hand can gather yet
abracadabra-why-denies = { $card } is then out of reach for { $player }, who wants it more than most
abracadabra-why-periculum =
    { $count ->
        [0] with a chance of { $percent }% Periculum lies here, and the turn is lost
        [one] with a chance of { $percent }% Periculum lies here, and turn and card are lost
       *[other] with a chance of { $percent }% Periculum lies here, and the turn and { $count } cards are lost
    }
abracadabra-why-turn-worth = the turn then brings about { $whole }.{ $tenth } points
abracadabra-why-master = { $card } is the third Elemental: { $points } points at once
abracadabra-why-elemental = { $card } is worth a point as long as you hold it
abracadabra-why-trick = { $card } can be played in a turn without a gathering
abracadabra-why-completes = { $card } completes a gathering: { abracadabra-type }
abracadabra-why-no-gathering-yet = { $card } completes nothing yet
abracadabra-why-some-complete =
    { $count ->
        [one] { $count } of the { $all } cards that may lie here completes a gathering ({ $percent }%), at best { abracadabra-type }
       *[other] { $count } of the { $all } cards that may lie here complete a gathering ({ $percent }%), at best { abracadabra-type }
    }
abracadabra-why-none-completes =
    { $all ->
        [one] the only card that may lie here completes no gathering yet
       *[other] none of the { $all } cards that may lie here completes a gathering yet
    }

## At the terminal

abracadabra-board-turn = { $player }’s turn
abracadabra-board-extra-turn = an extra turn is earned
abracadabra-board-over = The game is over: everything lies open
abracadabra-board-hand = hand
abracadabra-board-objects = Objects
abracadabra-board-new = New
abracadabra-board-left-of-you = ← left
abracadabra-board-right-of-you = right →
abracadabra-board-both = ↔ left and right
abracadabra-board-table = on the table · pile { $count } { $top }
abracadabra-board-new-cards = the new cards
abracadabra-board-towers = in the towers: { $pile } { abracadabra-type } by { $player }
abracadabra-board-no-towers = in the towers: nobody yet
abracadabra-board-objects-left = Objects left
abracadabra-board-new-left = New Gathering { $count }
abracadabra-board-discard = discard pile { $count }
abracadabra-board-aspect =
    { $aspect ->
        [wizard] Wizard
        [mage] Mage
       *[witch] Witch
    }
abracadabra-board-school =
    { $school ->
        [silver] Silver
        [bronze] Bronze
        [gold] Gold
       *[any] any
    }
abracadabra-board-trick = Trick
abracadabra-board-elemental = Elemental
abracadabra-board-stone = Stone
abracadabra-board-your-hand = your hand
abracadabra-board-your-objects = your Objects
abracadabra-board-your-new =
    { $count ->
        [one] 1 New Gathering
       *[other] { $count } New Gatherings
    }
abracadabra-board-your-elementals =
    { $count ->
        [1] 1 Elemental
        [2] 2 Elementals
       *[other] { $count } Elementals and their Master
    }
abracadabra-board-points = { $points } of { $winning } points
abracadabra-board-house = * house values
abracadabra-board-fits = these fit
abracadabra-board-type = type
abracadabra-board-worth = its Object
abracadabra-board-and-new = +1 New
abracadabra-board-twice = Proxima: 2
abracadabra-board-and-turn = extra turn
abracadabra-board-from-beside = from beside
abracadabra-board-from = pile
abracadabra-board-left = left
abracadabra-board-nobody = nobody
abracadabra-board-pass = neither gather nor play a trick
abracadabra-board-again = play the extra turn
abracadabra-board-end = let it be
abracadabra-odds-place = place { $place }
abracadabra-odds-pile = pile
abracadabra-odds-each = { $cards } { $chance } each
abracadabra-odds-now = with what you hold
abracadabra-odds-drawing = after drawing { $places }
abracadabra-tip-points = those you are expected to have when this turn is over
abracadabra-ask-first = Your first card: { $numbers }?
abracadabra-ask-second = Your second card: { $numbers }?
abracadabra-ask-act = What do you do, { $numbers }, or p to pass?
abracadabra-ask-take = Pile { $pile } is empty. From which do you take, { $numbers }?
abracadabra-ask-exodus = Exodus! Which Enchanter do you discard, { $numbers }?
abracadabra-ask-give = Which card do you give in return, { $numbers }?
abracadabra-ask-discard =
    { $count ->
        [one] One card too many. Which do you discard, { $numbers }?
       *[other] { $count } cards too many. Which do you discard first, { $numbers }?
    }
abracadabra-ask-face-up = Which of the new cards is to lie face up, { $numbers }?
abracadabra-ask-again = An extra turn? y or n
abracadabra-pass-words = p, pass
abracadabra-yes-words = y, yes
abracadabra-no-words = n, no
abracadabra-nobody-words = nobody
abracadabra-help-aspect = aspect
abracadabra-help-school = school
abracadabra-help-element = element
abracadabra-help-air = An Air Enchanter stands for any element but Air, and for any school.
abracadabra-help-elementals = An Elemental in your hand is worth 1 point; three or more, 5 points more.
abracadabra-help-same = same
abracadabra-help-different = different
abracadabra-help-either = either
abracadabra-help-trick =
    { $trick ->
        [proxima] The next gathering, whoever’s it is, pays you too: an Object of the same pile.
        [idem] Take an Object from the pile that paid the gathering in the towers.
        [exodus] Every other player discards an Enchanter, if they have one.
        [chaos] Take a random card out of a hand, and give back another.
        [vademecum] Take a random card out of a hand.
       *[periculum] Draw it or turn it up, and you lose your hand and your turn.
    }
abracadabra-help-keys =
    Type a number that you see. Shorter ways: cards by their letters for a gathering (abe, or abx with x out of the towers; abeG says the type where there is a choice), a type alone where only one gathering fits (genius), a trick with whom it hits (chaos nim), p to pass, and a card by its name.
abracadabra-rules-short =
    Gather enchanters, take Magical Objects, and be the first with 15 points.

    On your turn take two of the four cards on the table, one after the other. Then you may do one thing: organise a gathering, or play a trick. Then discard down to five cards; the two places are filled from the pile. The back of a card always shows its element.

    A gathering is three Enchanters that are, in aspect, school and element, each all the same or all different. All three come from your hand, and you get a New Gathering card too (1 point); or two do, and one already stands in the towers, but never an Air Enchanter from there. Your Object comes from the pile of the type: the more variety, the better it is. An Alea! also earns an extra turn. If the pile is empty, the Object comes from one beside it.

    Points are those of your Objects, New Gathering cards and Elementals in your hand; three Elementals make 5 more. Two Sorcerer’s Stones and any other Object win at once. Beware of Periculum: it takes your hand and your turn, and nearly all cards are shuffled anew.
abracadabra-rules-house = Played here: house values for the Objects. The printed ones are told by no public source; if you own the game, give yours with --option objects=@FILE.

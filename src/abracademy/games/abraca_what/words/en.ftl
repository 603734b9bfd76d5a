### Abraca…What? in English. `$edition` is the printed edition whose names are used.

## The game

abraca-what-title = Abraca…What?
abraca-what-tagline = Everybody can read your spells. Everybody but you.

## Spells

abraca-what-spell =
    { $spell ->
        [1] Ancient Dragon
        [2] Dark Wanderer
        [3] Sweet Dream
        [4] Night Singer
        [5] Lightning Tempest
        [6] Blizzard
        [7] { $edition ->
                [korea-boardgames] Fire ball
               *[other] Fireball
            }
       *[8] Magic Drink
    }
abraca-what-effect =
    { $spell ->
        [1] Roll the die: every other player loses that many lives.
        [2] Every other player loses 1 life, and you gain 1.
        [3] Roll the die: you gain that many lives.
        [4] Take a secret stone and look at it. It is worth a point if you live.
        [5] Your left and your right neighbour lose 1 life each.
        [6] Your left neighbour loses 1 life.
        [7] Your right neighbour loses 1 life.
       *[8] You gain 1 life.
    }
abraca-what-miss =
    { $spell ->
        [1] Called in vain, it costs you as many lives as the die shows, and your turn.
       *[other] Called in vain, it costs you 1 life and your turn.
    }

## What happens

abraca-what-round-began = Round { $round } begins. { $player } goes first.
abraca-what-spell-found = { $player } calls { $spell } · { abraca-what-spell }, and has it!
abraca-what-spell-missed = { $player } calls { $spell } · { abraca-what-spell }: no such stone.
abraca-what-call-slipped = { $player } calls { $spell } · { abraca-what-spell }: too low, a slip!
abraca-what-stone-taken =
    { $place ->
        [1] The first stone goes to the board.
        [2] The second stone goes to the board.
        [3] The third stone goes to the board.
        [4] The fourth stone goes to the board.
       *[5] The fifth stone goes to the board.
    }
abraca-what-die-rolled = The die shows { $face }.
abraca-what-life-lost =
    { $lives ->
        [one] { $player } loses 1 life.
       *[other] { $player } loses { $lives } lives.
    }
abraca-what-life-gained =
    { $lives ->
        [one] { $player } gains 1 life.
       *[other] { $player } gains { $lives } lives.
    }
abraca-what-lives-unchanged = There was no life to regain.
abraca-what-secret-taken = { $player } takes a secret stone.
abraca-what-secret-seen = { $player } takes a secret stone: it is { $spell } · { abraca-what-spell }.
abraca-what-player-out = { $player } is out of this round.
abraca-what-player-stopped = { $player } stops.
abraca-what-drawn =
    { $count ->
        [one] { $player } draws a new stone.
       *[other] { $player } draws { $count } new stones.
    }
abraca-what-drawn-open = { $player } draws { $stones }.
abraca-what-round-emptied = { $player } has used every stone and wins round { $round }!
abraca-what-round-knocked-out = { $player } wins round { $round } by a knock-out!
abraca-what-round-last-standing = { $player } is the last one standing and wins round { $round }!
abraca-what-round-fell = { $player } has called away the last life: nobody wins round { $round }.
abraca-what-knocked-out = { $player } has no life left.
abraca-what-gained =
    { $points ->
        [one] { $player } gains 1 point: floor { $floor }.
       *[other] { $player } gains { $points } points: floor { $floor }.
    }
abraca-what-game-won = { $player } stands at the top of the tower and wins the game!
abraca-what-game-shared = { $player } shares the victory at the top of the tower!

## How rounds end

abraca-what-ending-emptied = somebody used every stone
abraca-what-ending-knocked-out = knock-out
abraca-what-ending-fell = fell by their own call
abraca-what-ending-last-standing = last one standing

## Options

abraca-what-option-edition = Edition
abraca-what-option-edition-help = Whose names are printed on the spells, and a few details; see the rules.
abraca-what-option-edition-z-man = Z-Man
abraca-what-option-edition-korea-boardgames = Korea Boardgames
abraca-what-option-edition-moonster = Moonster
abraca-what-option-edition-japanese = Japanese edition
abraca-what-option-easy = Easy version
abraca-what-option-easy-help = Any number may follow any other.
abraca-what-option-last-standing = Last one standing takes all
abraca-what-option-last-standing-help = A knock-out does not end the round; only its winner scores.
abraca-what-option-slips = Calling too low a number
abraca-what-option-slips-help = Whether you can call a number lower than the last one, and pay for it.
abraca-what-option-slips-prevented = is not possible
abraca-what-option-slips-punished = costs 1 life and the turn
abraca-what-option-die = Faces of the die
abraca-what-option-die-help = The rulebooks do not list them; write those of your own die (ruling A-1).
abraca-what-option-first = Who opens the game
abraca-what-option-first-help = A seat, counted from 0. At a table it is the oldest player.

## Why not

abraca-what-cast-first = You have to cast a spell before you may stop.
abraca-what-lower-number = { $spell } is lower than { $last }, the last one you cast: call { $last } or more.
abraca-what-no-such-spell = There is no spell { $spell }: they go from 1 to 8.

## Opponents

abraca-what-bot-sprite = easy to beat, friendly and careless: counts the stones it sees, forgets things, soon tires
abraca-what-bot-novice = in between, plays by rules of thumb: calls what seems likely, likes to hurt, miscounts and forgets now and then
abraca-what-bot-adept = hard to beat: counts exactly, knows what a life and a floor are worth, and stops when it is time
abraca-what-bot-folk = as many programs of this game play: a formula for each spell, and no memory of its own misses

## Advice

abraca-what-odds-count-only = These chances come from counting alone. The others see your stones when they call; what that may tell of them is not in it.
abraca-what-advice-arrives = the round would be yours, and take you to floor { $floor }
abraca-what-advice-empties = it is your last stone: used up, it wins you the round
abraca-what-advice-knocks = it would take { $player }’s last life
abraca-what-advice-may-knock = it would take { $player }’s last life { $percent } times in 100
abraca-what-advice-secret = it brings a secret stone, a point if you live
abraca-what-advice-heals = you have few lives left, and it heals you
abraca-what-advice-certain = one of your stones must be { $spell } · { abraca-what-spell }
abraca-what-advice-chance = you have it { $percent } times in 100
abraca-what-advice-impossible = none of your stones can be { $spell } · { abraca-what-spell }
abraca-what-advice-slip = it is lower than your last call: it would cost a life and your turn
abraca-what-advice-last-life = you have one life left
abraca-what-advice-dragon = called in vain, the dragon takes your last life { $percent } times in 100
abraca-what-advice-stop = the likeliest next call, { $spell } · { abraca-what-spell }, fails { $percent } times in 100

## At the terminal

abraca-what-board-turn = Round { $round } · { $player }’s turn
abraca-what-board-over = Round { $round } is over: all stones are open
abraca-what-board-pile = pile { $pile } · secrets left { $secrets }
abraca-what-board-lives = lives
abraca-what-board-floor = floor
abraca-what-board-stones = stones
abraca-what-board-secrets = secrets
abraca-what-board-left = ← left
abraca-what-board-right = right →
abraca-what-board-both = ↔ both
abraca-what-board-out = out
abraca-what-board-open = lie open
abraca-what-board-unseen = left unseen
abraca-what-board-your-stones = your stones
abraca-what-board-cannot-be = cannot be
abraca-what-board-number = no.
abraca-what-board-spell = spell
abraca-what-board-effect = what it does
abraca-what-ask-first = Which spell do you call, 1 to 8?
abraca-what-ask-next = Last cast: { $last } · { abraca-what-spell }. Call { $numbers }, or s to stop?
abraca-what-ask-slips = { abraca-what-ask-next } (Lower is a slip.)
abraca-what-stop-words = s, stop
abraca-what-tip-points = those that this round is expected to bring
abraca-what-odds-stone = stone { $place }
abraca-what-odds-has = at least one
abraca-what-stop = stop
abraca-what-help-keys = Type a spell’s number or name to call it; s or stop ends your turn after a cast.
abraca-what-rules-short =
    You see everybody’s spellstones except your own. There are 36: one 1, two 2s, and so on up to eight 8s.

    On your turn call a spell from 1 to 8; you must call at least one. If one of your stones shows it, that stone goes to the board, the spell works, and you may stop or call again: the same number or a higher one. If none shows it, you lose 1 life (a 1 called in vain: as many as the die shows) and your turn ends. Then your row is filled up to five again, as long as there is a pile.

    Use every stone in your row, and you win the round: 3 points, nothing for the others. Take somebody’s last life, and you get 3 points; whoever is still alive gets 1. Lose your own last life by a call, and everybody else gets 1. Whoever is alive adds a point for each secret stone they hold; when a row was emptied, only its owner does.

    Each point is a floor of the tower. The game ends after the round in which somebody reaches floor 8.
abraca-what-rules-easy = Played here: the easy version. Any number may follow any other.
abraca-what-rules-last-standing = Played here: the last one standing takes all. A knock-out does not end the round; the winner alone scores, 2 points and 1 for each secret.
abraca-what-rules-slips = Played here: calling a lower number is a slip. It costs 1 life and your turn, whatever you hold.

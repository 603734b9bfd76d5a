### The words of the server.

## Opening a table

clock-too-quick = Give a turn at least { $least } seconds, or no clock at all.
chat-in-public = Free chat is for tables by invitation. At a public table there are the phrases.
no-such-seat-to-begin = One of the seats 0 to { $last } begins, or chance decides.
too-many-tables = You have { $most ->
    [one] a table
   *[other] { $most } tables
} open. Finish a game, or get up from a table, before you open another.
no-code-free = No code could be found for a new table. Try again.

## Coming to a table, and leaving it

unknown-code = No table is open under this code. Codes have six letters; ask for a new one.
invitation-over = Nobody can come to this table any more: it is over.
no-onlookers-here = This table is played without onlookers. When the game is over, you can see all of it.
already-seated = Nobody sits twice at one table.
sent-away = The host has sent you away from this table. Another will be glad to have you.
seat-taken = Seat { $seat } is taken.
no-such-seat-here = The seats here are 0 to { $last }.
no-seat-free = Every seat at this table is taken. Look on, if onlookers are welcome, or find another.
nobody-to-remove = There is nobody in that seat whom you could send away.
not-in-lobby = The game has begun: nobody can sit down, get up or be sent away any more.
nothing-to-ask-here = The lobby only tells. Nothing can be asked on this socket.

## Who may

not-seated-here = You have no seat at this table.
only-the-host = That is for the host of the table.
for-people-alone = That is for the people at the table to settle.
for-the-host = This is for whoever looks after the house.

## What is given to chance

commitments-are-closed = It is too late to commit to anything for chance.
no-bytes-awaited = Chance awaits nothing from you now.
bytes-not-committed = These are not the bytes that you committed to.

## During the game, and after it

game-not-begun = The game has not begun.
enough-for-this-table = You have changed { $most } things at this table. From now on, let us play.
a-bot-plays-for-you = A bot is playing for you here.
game-moved-on = The game has moved on since you looked: look again at what is on the table.
number-from-nowhere = Nothing has that number yet; the last one is { $number }.
game-is-paused = The game is paused.
already-conceded = You have conceded already.
game-not-over = The game is not over yet.
table-of-other-rules = This game was played by older rules, which cannot be followed here any more. It is kept as it is.
unknown-page = The list has no such page. Begin with the first.
no-such-moment = This game has its moments from { $first } to { $last }.

## Looking over a shoulder

never-shown-in-public = At a public table nobody looks over a player’s shoulder.
not-everybody-agrees = Nobody looks over a player’s shoulder here unless everybody who plays agrees.

## Beside the game

no-chat-here = There is no free chat at this table, only the phrases.
unknown-phrase = That is no phrase here. There are: { $phrases }.
nothing-said = There is nothing in it to read.
no-odds-here = This table plays without odds and advice.
advice-at-your-turn = Advice is for your own turn.

## People

not-signed-in = Say first what you are called.
name-empty = A name needs something in it that can be seen.
name-too-long = What a grand name! Only { $most } letters of it fit on the back of a chair.
unknown-recovery-code = Nobody here has this recovery code. It may have been replaced by a newer one.
unknown-passage = This link has been used, or has grown old. Make a new one on the device that knows you.
nobody-to-block = Nobody sits there whom you could block.
no-block-of-oneself = Yourself you will have to go on hearing.

## Somebody’s own bots

too-many-bots = Nobody here brings more than { $most } bots. Let one of yours go first.
no-such-bot-of-yours = You have no such bot.
unknown-token = No bot here has this token. Its owner can make a new one.
no-such-outside-bot = Nobody’s bot is called { $bot }: none of yours, and none that is there for everybody.
outside-bot-asleep = { $bot } is asleep. It can be asked to a table as soon as it is connected again.
outside-bot-busy = { $bot } plays at { $most } tables already. Ask again when it has finished a game.
no-game-of-yours = You have no game going on at this table.

## At the door

unknown-host = Nobody here goes by that name. Whoever runs this server can add it to its names.
foreign-origin = That came from a page of another site.
too-many-requests = Too much at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
unknown-path = There is nothing at this address.
wrong-method = This address cannot be asked in that way.
query-not-plain = What stands after the question mark cannot be read: it has at most { $most } bytes, and none of them is zero.
not-json = What is sent along has to be JSON, and say so: Content-Type: application/json.
too-large = Too large: at most { $most } bytes.
body-cut-short = Only a part of it arrived.
body-missing = Nothing was sent along, and something is awaited.

## When the house cannot

house-restarts = The house is closing for a moment. Come back in a few seconds: every game is kept.
store-away = The house cannot get at its books just now, so nothing has happened. Ask again in a moment.
not-just-now = That did not work just now. Try it once more.
broken = Something broke, and it was us. See whether it happened all the same before you try again.

## What is found in the store

check-holds = Table { $table }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, and all of it holds.
check-unknown-game = Table { $table }: nobody here knows the game { $game }.
check-other-rules = Table { $table }: played by rules of version { $rules }, which cannot be followed here any more.
check-unreadable = Table { $table }: its log cannot be read ({ $detail }).
check-gap = Table { $table }: row { $number } of its log is missing.
check-breaks = Table { $table }: row { $number } of its log does not follow from those before.
check-column = Table { $table }: what is listed as its { $column } is not what its log says.
check-seat = Table { $table }: what is listed of seat { $seat } is not what its log says.
check-seed = Table { $table }: its seed is not the one that was committed to.
check-began = Table { $table }: who began, or what was given to chance, does not follow from its log.
check-outcome = Table { $table }: the outcome of move { $move }, counted from 0, does not follow from its seed.
check-result = Table { $table }: places and points are not those that the moves led to.
check-record = Table { $table }: its record is not as it should be: { $what }

## What is said at a table by a phrase

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-one = Nice one!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-haha = Ha ha!
phrase-hmm = Hmm …
phrase-take-your-time = Take your time.
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-again = Another game?
phrase-bye = See you soon!

### The words of the command line.

## Help

help-usage = usage:
help-options = options
help-help = show this help and leave
help-lang = the language to speak; else the one your system speaks
help-abracademy = Abracademy: play, learn and study two wizard board games.
help-commands = Commands:
help-more = `abracademy COMMAND --help` says more of each.

## What cannot be done

cannot-write = This cannot be written: { $reason }
unknown-command = { $command } is no command. There are: { $commands }.
unknown-language = { $language } is no language that is spoken here. There are: { $languages }.
unknown-arguments = This is not understood: { $arguments }. `--help` says what is.
unreadable-argument = { $argument } cannot be read as it stands there. `--help` says what it takes.
unreadable-arguments = This command line cannot be read: { $detail }
unknown-game = There is no game { $game }. There are: { $games }.
unknown-option = There is no option { $option }. There are: { $allowed }.
option-not-allowed = The option { $option } allows: { $allowed }.
seats-not-allowed = This game is for { $least } to { $most } seats, not { $seats }.
game-over = The game is over.
chance-awaited = It is nobody's turn: chance has yet to answer.
another-seats-turn = It is the turn of seat { $seat }.
no-chance-awaited = Chance was not asked for: it is the turn of seat { $seat }.
outcome-shuffle = A shuffle is answered with its items, each as often as listed, in any order.
outcome-roll = A roll is answered with one of its faces.
outcome-pick = A pick is answered with one of the things that it lists.
unreadable-action = This is no action of the game: { $detail }
unknown-table = There is no table { $table }.
no-such-viewer = A viewer is a seat from 0 to { $last }, or null for an onlooker.
request-too-long = A request has at most { $most } bytes.
unreadable-request = This request cannot be read: { $detail }
record-of-other-rules = The record was made by version { $rules } of the rules; these are version { $ours }.
record-breaks = The record breaks at move { $move }, counted from 0.
record-of-other-format = This record has format { $format }; format { $ours } is read here.
unreadable-record = This is no record: { $detail }
no-json = This is no JSON: it breaks at byte { $byte }, counted from 0.
json-too-deep = This JSON is nested too deeply.
json-name-twice = This JSON is ambiguous: the name { $name } stands twice in one object.
json-not-plain = At { $path } stands something that records do not hold: a number that is not whole or too large, or half a character.
another-request = The rules ask something else of chance here.
record-of-another-result = The record’s result is not what its moves lead to.
record-seed-early = The record gives its seed away though its game is not over.
record-options-missing = The record does not name every option as the game writes it, at $.options.
record-contributions-missing = The record has not one contribution, or null, for each seat, at $.contributions.
record-of-another-seed = This seed is not the one that the record is committed to.
record-without-commitment = The record has no commitment to a seed, so it can have neither a seed nor contributions.
record-changed = The record was changed after it was written: every move is possible, but its digest is that of another.
record-outcome-changed = The record was changed after it was written: the outcome of move { $move }, counted from 0, does not follow from its seed.
contributions-not-fitting = Contributions go with a seed, one or null for each of the { $seats } seats.
no-file = Say which file: the record of a game.
unreadable-file = { $file } cannot be read: { $reason }
file-too-long = { $file } is no record: it has more than { $most } bytes.
file-exists = { $file } is there already, and nothing is written over. Choose another name.
nameless-seat = Seat { $seat }

## Play: help

help-play =
    Play a game in the terminal, against bots.

    You are asked for whatever you leave out, and Enter takes the usual; where nobody
    can be asked, the usual is taken. While you play, `?` explains what there is
    and what you can type, `r` the rules, `l` repeats what has happened since your last
    turn, `t` gives a tip with its reasons, `o` the odds, and `q` leaves.

    For example, four at the table, with one option changed:
      abracademy play --seats 4 --name Nora --bots sprite --option slips=punished
help-game = the game; abraca-what unless said otherwise
help-bots = the bots at the table: one name for all, or a list with commas
help-option = an option of the game, as often as you like: easy=true, slips=punished …; NAME=@FILE takes the value, as JSON, out of a file
help-play-game = the game; you are asked for it, and abraca-what is usual
help-play-seats = how many sit at the table, you among them
help-play-seat = your seat, counted clockwise from 0; 0 unless said otherwise
help-play-name = your name
help-play-list-options = list the options of the game with what they allow, and leave
help-play-seed = a number, or hexadecimal digits: the same seed and the same moves give the same game
help-play-record = when the game is over, write its record into this new file, for `replay` and `verify`; a game that you leave is not written
help-play-pace = seconds that each action of a bot takes; 0 for none; else everyone has their own pace
help-play-plain = draw without colour; so it is too where NO_COLOR is set or the output is no terminal

## Play: before the game

play-ask-game = Which game?
play-ask-name = Your name?
play-usual-name = Apprentice
play-ask-seats = How many at the table, { $least } to { $most }?
play-ask-bots = Who plays against you? One for all, or a list with commas.
play-ask-options = Options: Enter for the usual, NAME=VALUE to change one, ? to see them all.
play-option = option
play-option-allows = allows
play-option-about = what it is
play-welcome = { $player } sits down with { $others }.
play-keys = At any question: ? help · r rules · l log · t tip · o odds · q quit
play-commitment = The table is committed to its seed by { $commitment }
play-contribution-commitment = You are committed to your contribution to chance by { $commitment }
play-contribution = Your contribution is { $contribution }
bot-random = plays anything that is allowed

## Play: during the game, and after it

between-sentences = { " " }
play-not-understood = “{ $typed }” is nothing you can do here. Type ? for help.
play-nothing-yet = Nothing has happened yet.
play-go-on = Enter to go on
play-tip = tip
play-tip-win = wins
play-tip-points = points
play-tip-why = why
play-tips-note = “Wins”: the chance to win the game, as an adept estimates it. “Points”: { $points }.
play-no-tips = Nobody here knows this game well enough for a tip.
play-no-odds = Nobody here knows the odds of this game.
play-goodbye = You leave the table. Until next time!
play-result = Places, and points by round
play-result-at-once = Places and points
play-place = place
play-player = player
play-chapter = { $number }
play-points = points
play-seed = To play with the same chance again: --seed { $seed }
play-revealed = The table’s seed was { $seed }
play-recorded = The game is written down in { $file }; `abracademy replay` tells it, `abracademy verify` checks its chance.
play-thanks = Thank you for playing!
plain-question = Which one, 1 to { $most }?
plain-help = Type the number of what you want to do.
plain-rules = The rules of this game stand in its RULES.md.

## Play: what cannot be done

unknown-bot = There is no bot { $bot } for this game. There are: { $bots }.
bots-not-fitting = Name one bot for all seats, or { $wanted } of them; these are { $given }.
option-file = The file { $file } cannot be read: { $reason }
option-file-json = What stands in the file { $file } is no JSON: { $reason }
option-without-value = An option is written NAME=VALUE, not { $option }.
no-name = A name has at least one letter.
no-such-seat = There is no seat { $seat } at this table: they go from 0 to { $last }.
not-a-number = { $typed } is no number that fits here.
unreadable-seed = { $seed } is no seed: write a number, or hexadecimal digits.

## Serve

help-serve = Open the house: a server for everybody who has its address.

    No configuration is needed. It prints the address for this machine, and the one for
    phones in the same network. Every setting can also be given by an environment
    variable: ABRACADEMY_PORT for --port; a flag wins. Games are stored as they are
    played: stop it whenever you like, and nothing is lost. docs/hosting.md says how to
    host for the whole world. For example:
      abracademy serve --port 8080 --data games
help-serve-open = open it in the browser, where there is a desktop
help-setting-host = where to listen: 0.0.0.0 for everybody in the network, as usual, 127.0.0.1 for this machine alone
help-setting-port = the port, up to 65535; 8437 unless said otherwise, or any that is free where that is taken
help-setting-data = the folder that keeps everything; your system’s place for such things unless said otherwise
help-setting-database-url = a PostgreSQL to keep everything in instead: postgresql://USER:PASSWORD@HOST/NAME
help-setting-redis-url = a Redis, where several processes serve one PostgreSQL: redis://HOST
help-setting-trusted-proxy = addresses or networks of proxies whose X-Forwarded-For is believed; nobody’s, as usual
help-setting-names = names by which people reach it, beside addresses and names at home; behind a proxy any, unless some are given
help-setting-metrics-from = addresses or networks that may read /metrics; this machine may always
help-setting-log = what the server writes down: as text, as JSON, or auto: text on a terminal
help-setting-durability = full, as usual, survives a power cut; normal is faster and survives everything but that
help-setting-pace = how long bots take: times their usual pauses, up to 100; 0 for none
help-setting-workers = in how many processes bots think, 1 to 256; 1 unless said otherwise
help-setting-leniency = how often somebody may ask: times the usual limits
help-setting-open-tables = how many tables somebody may have opened and not finished; 8 unless said otherwise
serve-open = The house is open.
serve-here = on this machine
serve-network = in the same network
serve-scan = A phone in the same network finds it by this code.
serve-stop = Ctrl-C closes it. Every game is kept.
serve-kept-in = Games are kept in { $folder }
serve-port-taken = Port { $port } is taken by somebody else, so this one is another.
port-taken = Port { $port } is taken by somebody else. Choose another, or leave --port out.
no-listening = Nobody can listen at { $host }, port { $port }: { $why }
data-in-use = A server is using { $folder } already. Stop it first, or choose another folder by --data.
database-away = The database cannot be used: { $why }
database-of-newer-version = It was written by a newer version of abracademy. Use that one.

## Backup, restore, check

help-backup = Copy everything that is stored into one file, also while the server runs.

    The file holds all games and people as they were at one moment, whichever database
    they are in, and `restore` puts them into another. It also holds the keys of the
    house and what is still secret in games: it is made for your eyes alone, so keep it
    like a key. For example:
      abracademy backup monday.backup
help-backup-file = where to; nothing is written over
backup-copying = copying
backup-written = Everything is in { $file }. It holds the keys of the house: keep it secret.
no-backup-named = Say which file.
help-restore = Put a backup into an empty place.

    The place is a new data folder, or an empty PostgreSQL. Stop the server first. A
    backup of an older version is brought up to date. For example:
      abracademy restore monday.backup --data games
help-restore-file = the backup
restore-copying = restoring
restore-done = Everything out of { $file } is here again. `abracademy check` looks whether it holds.
help-check = Check that everything stored still holds.

    Every log is played again by the rules, what was drawn from it is compared, and
    every outcome of chance is derived again. Exit code 0 says that nothing is wrong, 1
    that something is. It may run while the server does. For example:
      abracademy check --data games
check-going-through = checking
check-verdict = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}: { $holds } hold, { $unknown } by other rules, { $wrong } things wrong.
no-backup = { $file } is no backup, or it is damaged.
nothing-stored = There is nothing stored there.
nothing-stored-in = There is nothing stored in { $folder }
database-of-older-version = The database was written by an older version of abracademy: use that one, or start this server once.
database-not-empty = There is something there already, and nothing is written over. Choose an empty place.

## Referee

help-referee = Referee games for a program: one JSON request a line in, one answer a line out.

    It sees everything, and answers until its input ends. Every request and answer is
    explained in docs/protocol.md. For example:
      echo '{"{"}"op":"games"{"}"}' | abracademy referee

## Simulate

help-simulate = Let bots play many games, and see what they come to.

    The same seed gives the same games, however many cores share them. For example:
      abracademy simulate --seats 4 --games 5000 --bots random --option easy=true
help-simulate-seats = how many sit at the table; the fewest there can be unless said otherwise
help-simulate-games = how many games; 1000 unless said otherwise
help-simulate-bots = who plays: one name for all seats, or a list with commas
help-simulate-seed = any text: the same seed gives the same games
help-simulate-json = everything in one line of JSON
simulate-playing = playing
simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats } seats
simulate-seed = To play the same again: --seed { $seed }
simulate-length = length of a game
simulate-least = least
simulate-median = median
simulate-mean = mean
simulate-p95 = 95 % up to
simulate-most = most
simulate-decisions = decisions of players
simulate-moves = moves, with chance
simulate-ending = ended by
simulate-share = share
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-points = points
simulate-interval = 95 % interval
not-between = { $argument } takes a whole number from 1 to { $most }.

## Arena

help-arena = Let bots play each other over the same deals, and see who is stronger.

    Everyone plays everyone: one of a kind against others of a kind, once in each seat of
    every deal, with the same luck each time. One that is no stronger wins 1 of as many
    games as there are seats. The intervals take the games of a deal for one observation.
    Ctrl-C shows what was played until then; with `--keep` the same command goes on from there.

    A program of yours can take part; docs/protocol.md says how it is spoken to. For example:
      abracademy arena --seats 4 --games 400 --bots sprite,random --keep arena.jsonl
      abracademy arena --bots 'sprite,cmd:python3 docs/examples/bot.py' --picture arena.svg
help-jobs = how many cores to use; all of them unless said otherwise
help-arena-bots = who takes part: a list with commas of bots and of programs, as cmd:COMMAND; all bots of the game unless said otherwise
help-arena-games = how many games of each pairing, rounded up to whole deals; 100 unless said otherwise
help-arena-move-time = seconds that a program has for a move, before it is made for it; 5 unless said otherwise
help-arena-ray = play on the Ray cluster at this address instead; local starts one here, of as many cores as --jobs says
help-arena-keep = write each deal into this file as soon as it is played; if it is there already, go on where it ends
help-arena-picture = draw the shares of victories into this file, an .svg or a .png; one that is there is drawn anew
arena-title = { $game }, { $seats } seats: { $games } games of each pairing, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} in every seat
arena-rounded = (You asked for { $asked }; only whole deals are played.)
arena-incomplete = Not all of it: { $games } of { $planned } games.
arena-against = { $one } against { $others }
arena-one = one against others
arena-wins = wins
arena-even = even play
arena-difference = from even play
arena-others-points = others’ points
arena-rating = rating
arena-decisions = decisions
arena-thought = thought, median
arena-thought-99 = thought, 99 %
arena-longest = longest
arena-fallback = Some moves were lost: any legal action was made instead.
arena-moves-lost = moves lost
arena-why = why
arena-why-late = { $moves } × no answer in time
arena-why-ended = { $moves } × it ended, or closed its output
arena-why-too-long = { $moves } × a line without end
arena-why-unreadable = { $moves } × no action of the game
arena-why-illegal = { $moves } × an action that was not legal
arena-why-gone = { $moves } × it had ended too often in that game
arena-last-words = Its last words: { $words }
arena-resume = { $deals ->
    [one] { $deals } deal is
   *[other] { $deals } deals are
} kept in { $file }; the same command goes on from there.
arena-lost = This was not kept; with `--keep FILE` it would be.
arena-picture-title = { $game }, { $seats } seats
arena-picture-axis = share of victories, with its 95 % interval
arena-picture-even = even play
missing-extra = This needs the package { $package }: { $install }
arena-file-line = { $file } is no file of an arena: line { $line } cannot be read.
arena-file-other = { $file } holds another arena: it differs in { $field }. Choose another file.
arena-file-busy = Another arena is writing into { $file }.
no-move-time = --move-time takes seconds: more than 0, and at most { $most }.
no-such-program = There is no program { $program } that could be run.
unreadable-program = A quotation mark is left open in { $bot }.
no-outside-bots = Programs can take part on Unix systems only.
no-cluster = No cluster answers at { $address }; write HOST:PORT, or local.
no-picture = A picture is one of { $kinds }, which { $file } is not.
no-place = Nothing can be written to { $file }.

## Somebody’s own bot

help-bot = Take a program of yours to the tables of a server.

    It speaks the referee’s words over its standard streams, as in an arena; one is
    started for each game. A host asks for it by its name, as long as this runs. When the
    server is away it comes back by itself, into the middle of a game too; Ctrl-C ends it.
    docs/protocol.md says how a bot gets its name and its token. For example:
      abracademy bot --url https://play.example --token-file token -- python3 docs/examples/bot.py
help-bot-url = where the server is; on this machine unless said otherwise
help-bot-token-file = the file that holds the bot’s token; else ABRACADEMY_BOT_TOKEN does
help-bot-program = after --, the program with its arguments
bot-awake = { $name } is awake at { $server }. Ctrl-C ends it.
bot-trying-again = { $server } cannot be reached ({ $reason }). The next try is in { $seconds } s.
bot-game = Table { $table }: a game of { $game } begins; its seat is { $seat }, counted from 0, of { $seats }.
bot-over = Table { $table }: the game is over. Place: { $place }.
bot-closed = Table { $table } was closed before the end of the game.
bot-refused = { $table ->
    [nowhere] { $reason }
   *[other] Table { $table }: { $reason }
}
bot-move-lost = Table { $table }: a move was lost, and any legal one was made instead. { $why ->
    [late] There was no answer in time.
    [ended] The program ended, or closed its output.
    [too_long] It wrote a line without end.
    [unreadable] What it wrote was no action of the game.
    [illegal] Its action was not legal.
   *[gone] It had ended too often in this game.
}
no-program = Which program is to play? It stands after --, with its arguments.
no-token = No token is given: put it alone into a file for --token-file, or into { $variable }.
no-address = { $url } is no address of a server. One is http://HOST:PORT or https://HOST.
bot-unknown-token = The server knows no bot with this token.
bot-replaced = This bot has come to the server by another way, and plays there now.

## How strong

help-strength = Play the contests that say how strong the levels are.

    The contests are always the same, and so are their deals; docs/strength.md has the
    figures. It takes a quarter of an hour on two cores: with `--keep`, what was played
    before is not played again. For example:
      abracademy strength --games 40
help-strength-game = only the contests of this game; the page then has no figures for the others
help-strength-games = how many matches of each contest, 2000 unless said otherwise; fewer for a first look
help-strength-keep = keep what was played in this folder, and go on from it
help-strength-page = when all is played, write the figures into this page
strength-playing = contest { $number } of { $contests }
strength-contest = contest
strength-seats = seats
strength-matches = matches
strength-reached = reached
strength-yes = yes, { $goal }
strength-no = no, { $goal }
strength-label = { $contest }, { $seats } seats
strength-picture-title = How strong the levels are
no-strength-page = { $file } is no page with a place for the figures, between { $begin } and { $end }.

## Replay

help-replay = Tell a recorded game again, move by move.

    You hear what an onlooker was told, or any of its players. `--at` shows the table
    after one move, as that viewer saw it then. For example:
      abracademy replay game.json --viewer Nora
      abracademy replay game.json --viewer 1 --at 12
help-record-file = the record of a game, as `play --record` writes it
help-replay-viewer = who looks: a seat’s number or name, or onlooker, as it is unless said otherwise
help-replay-at = the number of a move: what happened by it, and the table after it
replay-players = At the table: { $players }.
replay-options = Options: { $options }
replay-seen-by = As { $viewer } was told it.
replay-seen-by-onlooker = As an onlooker was told it.
replay-moved = { $player } has moved.
replay-chance-answered = Chance has answered.
replay-by-clock = { " " }(the clock)
replay-by-bot = { " " }(a bot stood in)
replay-unfinished = Here the record ends; the game is not over.
no-such-viewer-here = { $viewer } is nobody, or more than one, at this table. There are: { $viewers }.
no-such-move = There is no move { $move }: the record has { $moves }, counted from 0.

## Verify

help-verify = Check whether the chance of a recorded game was fair.

    Every outcome is derived again from the seed that the host was committed to before
    the game and from what the players gave; and every move is checked by the rules.
    What you kept from the screen makes it stronger: give it along. Exit code 0 says
    that all holds, 1 that something does not or that nothing is proven.
    docs/fair-chance.md says how it works, and what it cannot prove. For example:
      abracademy verify game.json
help-verify-commitment = the commitment to the seed that you saw before the game
help-verify-contribution = the contribution to chance that you gave
verify-digest = The digest is that of the record.
verify-digest-differs = The digest is not that of the record: it was changed after it was written.
verify-moves = The rules take all { $moves } moves, make every request for chance, and lead to the result.
verify-unfinished = The rules take all { $moves } moves; the game is not over.
verify-no-commitment = Nobody was committed to a seed: chance came from elsewhere.
verify-no-seed = The seed is not told.
verify-seed = The seed is the one that the host was committed to.
verify-seed-differs = The seed is not the one that the host was committed to.
verify-contributions = What these seats gave is what they were committed to: { $seats }.
verify-no-contributions = No player gave anything to chance: all of it rests on the host’s seed.
verify-contribution-differs = What seat { $seat } gave is not what it was committed to.
verify-nothing-derived = No outcome of chance can be derived.
verify-outcomes = All { $count } outcomes of chance follow from the seed and the contributions.
verify-outcome-differs = The outcome of move { $move }, counted from 0, does not follow from the seed and the contributions.
verify-commitment-seen = The commitment is the one that you saw before the game.
verify-commitment-not-seen = The commitment is not the one that you saw before the game.
verify-contribution-seen = Your contribution is in it.
verify-contribution-not-seen = Your contribution is not in it.
verify-unsigned = No server has signed it.
verify-signed = It is signed by the key { $key }.
verify-signature-differs = The signature is not by the key { $key }, or not for this record.
verify-yes = Yes: chance was dealt as it was committed to.
verify-no = No: this record does not hold.
verify-unproven = Nothing is wrong with this record, and nothing about its chance is proven.

## Who sits in the bots’ seats

character-nim = Nim
character-nim-line = laughs when a spell fails, and calls it again
character-tansy = Tansy
character-tansy-line = plays for the sparks, not for the points
character-bramble = Bramble
character-bramble-line = counted everything once, on the way here
character-pip = Pip
character-pip-line = is here for the first time, like you perhaps
character-fenn = Fenn
character-fenn-line = looks out of the window, then casts something
character-oswin = Oswin
character-oswin-line = has read the rules twice and nods a lot
character-juniper = Juniper
character-juniper-line = remembers nearly everything, and is proud of it
character-mallow = Mallow
character-mallow-line = takes care, then suddenly takes a risk
character-tamsin = Tamsin
character-tamsin-line = plays by rules of thumb, most of them good
character-bertrand = Bertrand
character-bertrand-line = means to count, and loses count with dignity
character-quill = Quill
character-quill-line = writes everything down, and looks it up
character-sorrel = Sorrel
character-sorrel-line = knows what is left, and who is ahead
character-hesper = Hesper
character-hesper-line = thinks the whole turn through before the first word
character-corvin = Corvin
character-corvin-line = stops when others would go on, and is usually right
character-isolde = Isolde
character-isolde-line = forgets nothing that was ever on the table

## The first page in a browser, until there is more

front-tagline = Two games of wizards, one tower at night.
front-open = The house is open.
front-soon = The rooms with tables, stones and cards in the browser are still being built. Everything behind them is here already, and awake.
front-elsewhere = On another device
front-scan = In the same network, scan this code, or type the address:
front-ways = What there is now
front-terminal = A game against bots, in a terminal:
front-programs = For programs, all that can be asked here:
front-schema = the schema of the house

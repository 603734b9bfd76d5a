"""A recorded game as one viewer was told it."""

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.table import Column, Table
from rich.text import Text

from ...kernel import Acted, AnyGame, Entry, Person, Record, Viewer, Wire
from ...table import begun, step
from ...words import Words
from ..boards import Scene, board_of
from ..naming import names_of, title, with_bot
from ..play.conclusion import conclusion
from ..play.log import Log
from ..play.screen import Screen


class Replaying:
    def __init__(self, game: AnyGame, record: Record, viewer: Viewer, say: Words, screen: Screen) -> None:
        self._game = game
        self._record = record
        self._viewer = viewer
        self._say = say
        self._screen = screen
        self._board = board_of(game)
        self._names = names_of(record.seats, say)
        self._table = begun(game, record)
        self._log = Log(game, self._table.options, say, self._names)

    def tell(self) -> None:
        """Every move in words, and how it ended."""
        self._head()
        for number, told in self._moves():
            self._line(number)
            if any(map(self._board.stands_out, told)):
                self._screen.show(Text())
        self._end()

    def show(self, at: int) -> None:
        """What happened at one move, and the table as it lay then."""
        self._head()
        for number, _ in self._moves():
            if number == at:
                self._line(number)
                self._screen.show(self._board.draw(self._scene()))
                return
            self._log.close()

    def _moves(self) -> Iterator[tuple[int, tuple[Wire, ...]]]:
        for number in range(len(self._record.moves)):
            events = step(self._table, self._record, number)
            told = tuple(self._game.tell(event, self._viewer) for event in events)
            for one in told:
                self._log.hear(one)
            yield number, told

    def _head(self) -> None:
        say, record, screen = self._say, self._record, self._screen
        screen.say(title(record.game, say), "bold")
        players = ", ".join(map(with_bot, self._names, record.seats))
        screen.say(say("replay-players", players=players))
        if chosen := _chosen(self._table.options):
            screen.say(say("replay-options", options=chosen))
        seen = self._names[self._viewer] if isinstance(self._viewer, int) else ""
        screen.say(say("replay-seen-by", viewer=seen) if seen else say("replay-seen-by-onlooker"))
        screen.show(Text())

    def _line(self, number: int) -> None:
        line = Table.grid(Column(justify="right", width=4), Column(overflow="fold"), padding=(0, 2, 0, 0))
        line.add_row(str(number), Text(self._in_words(self._record.moves[number])))
        self._screen.show(line)

    def _in_words(self, logged: Entry) -> str:
        """A game may have nothing to say of a move; whose it was is known to everybody."""
        paragraph = self._log.close()
        if not isinstance(logged, Acted):
            return paragraph or self._say("replay-chance-answered")
        paragraph = paragraph or self._say("replay-moved", player=self._names[logged.seat])
        return paragraph + self._made_by(logged)

    def _made_by(self, acted: Acted) -> str:
        """Said where it was not who sits there."""
        if acted.by == "clock":
            return self._say("replay-by-clock")
        stands_in = acted.by == "bot" and isinstance(self._record.seats[acted.seat], Person)
        return self._say("replay-by-bot") if stands_in else ""

    def _scene(self) -> Scene:
        table = self._table
        legal = self._game.legal(table.state) if table.awaits == self._viewer else ()
        view = table.view(self._viewer)
        return Scene(self._say, self._names, self._viewer, table.options, view, legal, self._screen.plain)

    def _end(self) -> None:
        if self._record.result is None:
            self._screen.say(self._say("replay-unfinished"))
            return
        chapters = self._board.chapters(self._table.tale(self._viewer).told)
        self._screen.show(conclusion(self._say, self._names, self._record.result, chapters))


def _chosen(options: Any) -> str:
    """The options that are not the game's defaults, as they are written on a command line."""
    now, usual = msgspec.to_builtins(options), msgspec.to_builtins(type(options)())
    return " ".join(f"{name}={_written(now[name])}" for name in now if now[name] != usual[name])


def _written(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()

"""One game at the terminal. It knows no game's rules, and the state never reaches the screen."""

from random import Random
from typing import Any

from ...bots import pause
from ...games import bots_of
from ...kernel import Chance, Record, Refused, Seat, Wire
from ...table import Table
from ...words import Words
from ..boards import Scene, board_of
from .conclusion import conclusion
from .counsel import odds, tips
from .log import Log
from .questions import LEAVING
from .screen import Left, Screen
from .seeds import grown
from .setup import Setup


class Playing:
    def __init__(self, setup: Setup, say: Words, screen: Screen) -> None:
        self._setup = setup
        self._say = say
        self._screen = screen
        self._seat = setup.seat
        self._board = board_of(setup.game)
        self._table = Table(setup.game, setup.options, setup.seated, setup.fair)
        self._log = Log(setup.game, setup.options, say, setup.names)
        self._thoughts = {seat: Random(grown(setup.seed, f"bot {seat}")) for seat in setup.bots}
        self._pauses = Random()
        self._acted_last = setup.seat
        self._heard = 0
        self._others_acted = True

    def play(self) -> None:
        while (awaits := self._table.awaits) is not None:
            self._move(awaits)
            self._report()
        result = self._setup.game.result(self._table.state)
        chapters = self._board.chapters(self._told())
        self._screen.show(conclusion(self._say, self._setup.names, result, chapters))

    def record(self) -> Record:
        return self._table.record()

    def _move(self, awaits: Seat | Chance) -> None:
        if not isinstance(awaits, int):
            self._table.play(self._table.derived)
        elif awaits == self._seat:
            self._own_move()
        else:
            self._bots_move(awaits)

    def _bots_move(self, seat: Seat) -> None:
        self._screen.wait(pause(self._setup.characters[seat], seat == self._acted_last, self._pauses))
        bot = bots_of(self._setup.game)[self._setup.bots[seat]]
        self._table.act(seat, bot(self._table.situation(seat), self._thoughts[seat]), "bot")
        self._others_acted, self._acted_last = True, seat

    def _own_move(self) -> None:
        if self._others_acted:
            self._log.begin_turn()
        self._others_acted, self._acted_last = False, self._seat
        scene = self._scene()
        self._screen.show(self._board.draw(scene))
        while not self._answered(scene, self._screen.ask(self._board.question(scene))):
            pass

    def _answered(self, scene: Scene, typed: str) -> bool:
        """Whether this was a move; all else is answered, and asked again."""
        match typed.casefold():
            case "":
                return False
            case "?" | "help":
                self._screen.show(self._board.help(scene))
                self._screen.say(self._say("play-keys"))
            case "r":
                self._screen.show(self._board.rules(scene))
            case "l":
                self._show_log()
            case "t":
                self._screen.show(tips(self._setup.game, self._board, scene, self._table.situation(self._seat)))
            case "o":
                self._screen.show(odds(self._setup.game, self._board, scene, self._table.situation(self._seat)))
            case word if word in LEAVING:
                raise Left
            case _:
                return self._acted(scene, typed)
        return False

    def _acted(self, scene: Scene, typed: str) -> bool:
        action = self._board.read(scene, typed)
        if action is None:
            self._screen.say(self._say("play-not-understood", typed=typed))
            return False
        try:
            self._table.act(self._seat, action)
        except Refused as refused:
            self._screen.say(self._say.refusal(refused))
            return False
        return True

    def _show_log(self) -> None:
        for paragraph in self._log.since_last_turn() or (self._say("play-nothing-yet"),):
            self._note(paragraph)

    def _report(self) -> None:
        """Says what was told. An action and what chance made of it are one paragraph."""
        told = self._told()
        for one in told[self._heard :]:
            self._hear(one)
        self._heard = len(told)
        if not isinstance(self._table.awaits, Chance):
            self._say_paragraph()

    def _hear(self, told: Wire) -> None:
        if not self._board.stands_out(told):
            self._log.hear(told)
            return
        self._say_paragraph()
        self._log.hear(told)
        self._say_paragraph()
        self._screen.show(self._board.draw(self._scene()))
        if self._screen.asks:
            self._screen.ask(self._say("play-go-on"))

    def _say_paragraph(self) -> None:
        paragraph = self._log.close()
        if paragraph:
            self._note(paragraph)

    def _note(self, paragraph: str) -> None:
        self._screen.note(paragraph, self._setup.names[self._seat])

    def _told(self) -> tuple[Wire, ...]:
        return self._table.tale(self._seat).told

    def _scene(self) -> Scene:
        setup, view = self._setup, self._table.view(self._seat)
        legal: tuple[Any, ...] = ()
        if self._table.awaits == self._seat:
            legal = setup.game.legal(self._table.state)
        return Scene(self._say, setup.names, setup.seat, setup.options, view, legal, self._screen.plain)

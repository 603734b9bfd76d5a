"""What is played, and by whom."""

from argparse import Namespace
from collections.abc import Iterable
from dataclasses import dataclass
from secrets import randbits
from typing import Any, Final

from rich.table import Column, Table

from ...bots import Character, characters_of
from ...games import bots_of, find
from ...kernel import AnyGame, Person, Refused, Robot, Seat, Seated
from ...table import Fair, committed
from ...words import Words
from ..bots import bots_named
from ..command import Unusable, game_named
from ..naming import cleaned, title
from .options import options_asked, options_read
from .questions import Questions
from .screen import Screen
from .seeds import grown

USUAL_GAME: Final = "abraca-what"
USUAL_SEATS: Final = 3


@dataclass(frozen=True, slots=True)
class Setup:
    game: AnyGame
    options: Any
    seat: Seat
    names: tuple[str, ...]
    """By seat."""
    bots: dict[Seat, str]
    """For every seat but the player's own."""
    characters: dict[Seat, Character]
    """Who sits there."""
    seed: int

    @property
    def seated(self) -> tuple[Seated, ...]:
        """As a record names them."""
        return tuple(
            Robot(name, self.bots[seat]) if seat in self.bots else Person(name) for seat, name in enumerate(self.names)
        )

    @property
    def fair(self) -> Fair:
        """One program is host and player here: it draws the player's contribution too, and always in the same order."""
        given = [None if seat in self.bots else grown(self.seed, "contribution") for seat in range(len(self.names))]
        return committed(grown(self.seed, "table"), given)


class Preparation:
    """Takes what the command line gives, and asks for the rest."""

    def __init__(self, given: Namespace, say: Words, screen: Screen) -> None:
        self._given = given
        self._say = say
        self._screen = screen
        self._questions = Questions(say, screen)
        self._game = self._named_game()

    def setup(self) -> Setup:
        options = options_read(self._game, self._given.option, self._say)  # refused before anything is asked
        seed = randbits(256) if self._given.seed is None else _seed(self._given.seed)
        name, seats = self._name(), self._seats()
        seat = _seat(self._given.seat, seats)
        bots = self._bots(seats - 1)
        if self._questions.has_to_ask(self._given.option):
            options = options_asked(self._game, seats, self._questions, self._say, self._screen)
        self._game.begin(options, seats)  # refuses what does not go together
        others = [other for other in range(seats) if other != seat]
        playing = dict(zip(others, bots, strict=True))
        characters = self._characters(name, playing)
        names = tuple(self._called(characters[at]) if at in characters else name for at in range(seats))
        return Setup(self._game, options, seat, names, playing, characters, seed)

    def _named_game(self) -> AnyGame:
        if self._questions.has_to_ask(self._given.game):
            self._list((game, title(game, self._say)) for game in find())
        return self._questions.settle(self._given.game, self._say("play-ask-game"), USUAL_GAME, game_named)

    def _list(self, rows: Iterable[tuple[str, str]]) -> None:
        """Names of which one may be typed, each with what it is."""
        table = Table.grid("", Column(overflow="fold"), padding=(0, 0, 0, 2))
        for row in rows:
            table.add_row(*row)
        self._screen.show(table)

    def _name(self) -> str:
        usual = self._say("play-usual-name")
        return self._questions.settle(self._given.name, self._say("play-ask-name"), usual, _name)

    def _seats(self) -> int:
        allowed = self._game.seats
        usual = str(USUAL_SEATS if USUAL_SEATS in allowed else allowed[0])
        question = self._say("play-ask-seats", least=allowed[0], most=allowed[-1])
        return self._questions.settle(self._given.seats, question, usual, self._read_seats)

    def _read_seats(self, typed: str) -> int:
        allowed, seats = self._game.seats, _whole(typed)
        if seats not in allowed:
            raise Refused("bad_options", "seats-not-allowed", seats=seats, least=allowed[0], most=allowed[-1])
        return seats

    def _bots(self, count: int) -> tuple[str, ...]:
        known = list(bots_of(self._game))
        if self._questions.has_to_ask(self._given.bots):
            self._list((bot, self._described(bot)) for bot in known)

        def read(typed: str) -> tuple[str, ...]:
            return bots_named(self._game, typed, count)

        return self._questions.settle(self._given.bots, self._say("play-ask-bots"), known[0], read)

    def _described(self, bot: str) -> str:
        messages = (f"{self._game.name}-bot-{bot}", f"bot-{bot}")
        return next((self._say(message) for message in messages if self._say.knows(message)), "")

    def _characters(self, own: str, bots: dict[Seat, str]) -> dict[Seat, Character]:
        """Nobody sits there twice, or has the player's name, as long as there are enough who play so."""
        found: dict[Seat, Character] = {}
        for seat, bot in bots.items():
            known = characters_of(bot)
            free = (one for one in known if one not in found.values() and not self._is(one, own))
            found[seat] = next(free, known[seat % len(known)])
        return found

    def _is(self, character: Character, name: str) -> bool:
        return self._called(character).casefold() == name.casefold()

    def _called(self, character: Character) -> str:
        return self._say(f"character-{character.name}")


def _name(typed: str) -> str:
    name = cleaned(typed)
    if not name:
        raise Unusable("no-name")
    return name


def _seat(given: str, seats: int) -> Seat:
    seat = _whole(given)
    if seat not in range(seats):
        raise Unusable("no-such-seat", seat=seat, last=seats - 1)
    return seat


def _whole(typed: str) -> int:
    if not typed.isdecimal() or len(typed) > 3:
        raise Unusable("not-a-number", typed=typed)
    return int(typed)


def _seed(given: str) -> int:
    """Decimal digits are a number as it stands; all else is hexadecimal."""
    try:
        seed = int(given, 10 if given.isdecimal() else 16)
    except ValueError as error:
        raise Unusable("unreadable-seed", seed=given) from error
    if seed < 0:
        raise Unusable("unreadable-seed", seed=given)
    return seed

"""An evening at a table, in a test's hands: it decides and folds as a server does, and its clock is the test's."""

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from abracademy.games.abraca_what import GAME
from abracademy.kernel import AnyGame, Code, Maker, Refused, Seat
from abracademy.table import Ahead, commitment
from abracademy.table.sitting import (
    SECOND,
    Act,
    Chair,
    Due,
    Fill,
    Leave,
    Opened,
    Rematch,
    Row,
    Seating,
    Sit,
    Sitting,
    SittingEntry,
    SittingRequest,
    Who,
    agreed,
    brought,
    decide,
    due,
    moved,
    seat_outside,
    seating,
    woken,
)
from abracademy.table.sitting.entries import Away, Back
from abracademy.table.sitting.requests import Commit, Concede, Give, Kick, Pause, Show, Stand
from tests.table.sitting.whole import whole

SEED = bytes(range(32))
NOON = 1_800_000_000_000
ADA, BEN, CLEO = "ada", "ben", "cleo"
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cléo"}
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


class Evening:
    """Whatever is refused raises, and leaves it as it was."""

    def __init__(self, game: AnyGame = GAME, seats: int = 2, reserved: Sequence[Who | None] = (), **terms: Any) -> None:
        self.game = game
        self.at = NOON
        self.random = Random(1)
        agreement = agreed(game, {"seats": seats, **terms})
        self.rows = [Row(1, self.at, (Opened(agreement, game.version, commitment(SEED), tuple(reserved)),))]
        self.sitting = Sitting(game, self.rows[0], SEED)
        self._requests = 0

    def ask(self, who: Who, request: SittingRequest) -> tuple[SittingEntry, ...]:
        """What it comes to; nothing is written where that is nothing."""
        decision = decide(self.sitting, who, request, self.random, "another")
        return self.write(decision.entries, decision.ahead, who, request.id)

    def write(
        self, entries: tuple[SittingEntry, ...], ahead: Ahead | None = None, who: Who = "", request: str = ""
    ) -> tuple[SittingEntry, ...]:
        if entries:
            row = Row(self.sitting.number + 1, self.at, entries, who, request)
            self.sitting.apply(row, ahead)
            self.rows.append(row)
        return entries

    @contextmanager
    def refused(self, code: Code, reason: str) -> Generator[None]:
        """What a test asks for inside is refused so, and has changed nothing."""
        before = whole(self.sitting)
        with pytest.raises(Refused) as refused:
            yield
        assert (refused.value.code, refused.value.reason) == (code, reason)
        assert whole(self.sitting) == before

    def _id(self) -> str:
        self._requests += 1
        return f"r{self._requests}"

    def sit(self, who: Who, seat: Seat | None = None) -> tuple[SittingEntry, ...]:
        return self.ask(who, Sit(self._id(), seat))

    def stand(self, who: Who) -> tuple[SittingEntry, ...]:
        return self.ask(who, Stand(self._id()))

    def kick(self, who: Who, seat: Seat) -> tuple[SittingEntry, ...]:
        return self.ask(who, Kick(self._id(), seat))

    def fill(self, who: Who, bot: str = "sprite", seat: Seat | None = None) -> tuple[SittingEntry, ...]:
        return self.ask(who, Fill(self._id(), bot, seat))

    def seat_outside(self, bot: Who, seat: Seat | None = None) -> tuple[SittingEntry, ...]:
        return self.write(seat_outside(self.sitting, bot, seat))

    def commit(self, who: Who, given: bytes | None = None) -> tuple[SittingEntry, ...]:
        return self.ask(who, Commit(self._id(), None if given is None else commitment(given)))

    def give(self, who: Who, given: bytes) -> tuple[SittingEntry, ...]:
        return self.ask(who, Give(self._id(), given.hex()))

    def act(self, who: Who, action: Any = None, number: int | None = None) -> tuple[SittingEntry, ...]:
        """The first of the legal actions, unless the test wants another."""
        wanted = msgspec.to_builtins(self.legal[0] if action is None else action)
        return self.ask(who, Act(self._id(), self.sitting.number if number is None else number, wanted))

    def pause(self, who: Who, wanted: bool = True) -> tuple[SittingEntry, ...]:
        return self.ask(who, Pause(self._id(), wanted))

    def concede(self, who: Who) -> tuple[SittingEntry, ...]:
        return self.ask(who, Concede(self._id()))

    def leave(self, who: Who) -> tuple[SittingEntry, ...]:
        return self.ask(who, Leave(self._id()))

    def show(self, who: Who, agrees: bool = True) -> tuple[SittingEntry, ...]:
        return self.ask(who, Show(self._id(), agrees))

    def rematch(self, who: Who) -> tuple[SittingEntry, ...]:
        return self.ask(who, Rematch(self._id()))

    def goes(self, who: Who) -> None:
        """Their last socket is lost."""
        self.write((Away(self.seat(who)),))

    def comes_back(self, who: Who) -> None:
        self.write((Back(self.seat(who)),))

    def bot_moves(self, by: Maker = "bot") -> tuple[SittingEntry, ...]:
        return self.write(*moved(self.sitting, self.legal[0], by))

    def sleep(self, seconds: float, unnoticed: float = 0) -> None:
        """Nobody keeps the table for so long; `unnoticed` is what the keeper lived on after its last sign of life."""
        self.pass_by(seconds)
        self.write(woken(self.sitting, int((seconds + unnoticed) * SECOND)))

    def pass_by(self, seconds: float) -> None:
        """Time in which nothing happens, although something might."""
        self.at += int(seconds * SECOND)

    def ring(self) -> Due:
        """Goes to the moment at which time alone brings something about, and lets it."""
        one = self.due
        assert one is not None
        self.at = max(self.at, one.at)
        if one.kind == "move":
            self.bot_moves("clock")
        else:
            self.write(brought(self.sitting, one))
        return one

    def play_on(self, until: Callable[[], bool], prefer: Callable[[Any], float] | None = None) -> None:
        """Everybody moves at once, mostly as the test prefers, until it has what it wants."""
        while not until():
            seat = self.sitting.asked
            assert seat is not None
            best = self.random.choice(self.legal)
            if prefer:
                best = max(self.legal, key=lambda action: (prefer(action), self.random.random()))
            who = self.chairs[seat].who
            if who and self.chairs[seat].plays_itself:
                self.act(who, best)
            else:
                self.write(*moved(self.sitting, best, "bot"))

    def seat(self, who: Who) -> Seat:
        found = self.sitting.seat_of(who)
        assert found is not None
        return found

    @property
    def due(self) -> Due | None:
        return due(self.sitting)

    @property
    def due_in(self) -> tuple[str, float]:
        """What comes first, and in how many seconds."""
        one = self.due
        assert one is not None
        return one.kind, (one.at - self.at) / SECOND

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.sitting.chairs

    @property
    def legal(self) -> tuple[Any, ...]:
        legal: tuple[Any, ...] = self.game.legal(self.sitting.in_play.state)
        return legal

    @property
    def asked(self) -> Who:
        seat = self.sitting.asked
        assert seat is not None
        return self.chairs[seat].who

    @property
    def seating(self) -> Seating:
        return seating(self.sitting, NAMES)


def playing(*people: Who, game: AnyGame = GAME, bots: int = 0, **terms: Any) -> Evening:
    """A game that has just begun, with bots in the last seats. Seat 0 begins, unless the terms say otherwise."""
    terms.setdefault("first", 0)
    evening = Evening(game, len(people) + bots, **terms)
    for who in people:
        evening.sit(who)
    if bots:
        evening.fill(people[0], "random")
    for who in people:
        evening.commit(who)
    assert evening.sitting.phase == "playing"
    return evening

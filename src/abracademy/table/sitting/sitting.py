"""One table with the people around it, from the first who sits down to the last who leaves. It folds its log, row by
row, and knows no clock: the time stands in the rows."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, assert_never

from msgspec.structs import replace

from ...kernel import Acted, AnyGame, Happened, Person, Refused, Robot, Seat, Seated, read_entry, read_options
from ..fair import Fair
from ..table import Ahead, Table
from .chair import FREE, Chair, changed
from .clock import Clock
from .entries import (
    Asked,
    Away,
    Back,
    Began,
    Called,
    Closed,
    Committed,
    Conceded,
    Ended,
    Given,
    HostPassed,
    Opened,
    Paused,
    PauseWanted,
    Rematched,
    Resumed,
    Row,
    Sat,
    Shown,
    SittingEntry,
    Stood,
    TakenOver,
    Who,
    Woke,
)
from .terms import SECOND, Terms

Phase: TypeAlias = Literal["lobby", "committing", "revealing", "playing", "over", "closed"]


class Sitting:
    def __init__(self, game: AnyGame, opened: Row, seed: bytes | None = None) -> None:
        """The first row opens it. Without the seed it can be read, but not played on."""
        first = opened.entries[0]
        assert isinstance(first, Opened)
        if first.rules != game.version:
            raise Refused("game_over", "table-of-other-rules")
        self.game = game
        self.terms: Terms = first.terms
        self.commitment = first.commitment
        self.phase: Phase = "lobby"
        self.host: Seat | None = None
        self.chairs: tuple[Chair, ...] = tuple(
            replace(FREE, reserved=who) for who in first.reserved or (None,) * first.terms.seats
        )
        self.somebody_is_here = False
        self.somebody_is_away = False
        """Somebody who plays."""
        self.table: Table | None = None
        self.clock = Clock(first.terms.clock * SECOND)
        self.paused = False
        self.first: Seat | None = None
        self.ended: Ended | None = None
        self.closed: Closed | None = None
        self.rematch: str | None = None
        self.number: int = 0
        """Of the last row."""
        self.moved: int = 0
        """The number of the last row that moved the game: older views of it are out of date."""
        self.since = opened.at
        """When the present phase began."""
        self.last_sign = opened.at
        """When a person last came, went or did something."""
        self.heard: list[int] = [0]
        """How many events of the game had happened by each row."""
        self.sent_away: frozenset[Who] = frozenset()
        """By the host: they may look on, and sit down elsewhere."""
        self.done: dict[tuple[Who, str], int] = {}
        """The numbers of the rows that requests have become."""
        self.beside: Counter[Who] = Counter()
        """How many of them moved no game, by who asked."""
        self._seats: dict[Who, Seat] = {}
        self._seed = seed
        self.apply(opened)

    def apply(self, row: Row, ahead: Ahead | None = None) -> tuple[Any, ...]:
        """Folds the next row, and gives what happened in the game by it. Where its moves were worked out before,
        they are taken as they are."""
        assert row.number == self.number + 1
        self.number = row.number
        if row.id:
            self.done[row.who, row.id] = row.number
        if row.who:
            self.last_sign = row.at
        events: tuple[Any, ...] = ()
        for entry in row.entries:
            events += self._entry(entry, row.at, ahead)
        if any(isinstance(entry, Acted | Happened | Began) for entry in row.entries):
            self._moved(row, events)
        elif row.who:
            self.beside[row.who] += 1
        self._run_clock(row.at)
        self.heard.append(self.heard[-1] + len(events))
        return events

    def _entry(self, entry: SittingEntry, at: int, ahead: Ahead | None) -> tuple[Any, ...]:
        match entry:
            case Acted() | Happened():
                return self._move(entry, ahead)
            case Began():
                self._begin(entry, at)
            case Woke(slept):
                self._woke(slept, at)
            case Sat() | Stood() | Away() | Back():
                self._someone_came_or_went(entry, at)
                self._chair(entry.seat, changed(self.chairs[entry.seat], entry, at))
            case Committed() | Given() | TakenOver() | Conceded() | PauseWanted() | Shown():
                self._chair(entry.seat, changed(self.chairs[entry.seat], entry, at))
            case HostPassed(seat):
                self.host = seat
            case Called() | Asked():
                self._enter("committing" if isinstance(entry, Called) else "revealing", at)
            case Paused():
                self.paused = True
            case Resumed():
                self._resume()
            case Ended():
                self.ended = entry
                self._enter("over", at)
            case Closed():
                self.closed = entry
                self._enter("closed", at)
            case Rematched(table):
                self.rematch = table
            case Opened():
                pass
            case _:
                assert_never(entry)
        return ()

    def _enter(self, phase: Phase, at: int) -> None:
        self.phase, self.since = phase, at

    def _chair(self, seat: Seat, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        self.somebody_is_here = any(one.is_here for one in self.chairs)
        self.somebody_is_away = any(one.is_missed for one in self.chairs)
        self._seats = {one.who: at for at, one in enumerate(self.chairs) if one.who}

    def _someone_came_or_went(self, entry: Sat | Stood | Away | Back, at: int) -> None:
        if isinstance(entry, Sat):
            self._sat(entry)
        if isinstance(entry, Stood) and entry.why == "removed":
            self.sent_away |= {self.chairs[entry.seat].who}
        if isinstance(entry, Away | Back) and self.chairs[entry.seat].is_person:
            self.last_sign = at

    def _sat(self, sat: Sat) -> None:
        """Whoever takes another seat than the one that was kept for them leaves that to others."""
        if sat.kind == "person" and self.host is None:
            self.host = sat.seat
        for seat, chair in enumerate(self.chairs):
            if seat != sat.seat and sat.who and chair.reserved == sat.who:
                self._chair(seat, replace(chair, reserved=None))

    def _resume(self) -> None:
        """The next pause is asked for anew."""
        self.paused = False
        self.chairs = tuple(replace(chair, wants_pause=False) for chair in self.chairs)

    def _move(self, entry: Acted | Happened, ahead: Ahead | None) -> tuple[Any, ...]:
        """All moves of a row that were worked out before are taken at its first."""
        table = self.in_play
        if ahead:
            return table.adopt(ahead) if entry is ahead.entries[0] else ()
        by = entry.by if isinstance(entry, Acted) else "person"
        return table.play(read_entry(self.game, table.awaits, entry), by)

    def _begin(self, began: Began, at: int) -> None:
        self.first = began.first
        self.table = self.opening(began)
        self._enter("playing", at)

    def opening(self, began: Began) -> Table:
        """The game before anything has happened in it."""
        options = read_options(self.game.options, {**self.terms.options, **self._opening(began.first)})
        return Table(self.game, options, self.seated, Fair(self.commitment, began.contributions, self._seed))

    def _opening(self, first: Seat) -> dict[str, Seat]:
        """Who begins is an option of every game that has such a thing."""
        return {"first": first} if "first" in self.game.options.__struct_fields__ else {}

    def _moved(self, row: Row, events: Sequence[Any]) -> None:
        table = self.in_play
        asked = table.awaits if isinstance(table.awaits, int) else None
        turn_over = not self.game.ends_turn.isdisjoint(map(type, events))
        self.moved = row.number
        self.clock = self.clock.moved(row.at, asked, turn_over)

    def _run_clock(self, at: int) -> None:
        """Where the game stood still until now, it is from now on that somebody is missed in it."""
        runs = self._clock_runs
        if runs and self.clock.since is None:
            self.chairs = tuple(chair.missed_since(lambda _: at) for chair in self.chairs)
        self.clock = self.clock.running(at, runs)

    def _woke(self, slept: int, at: int) -> None:
        """Whatever began before it began so much later: that time does not count."""

        def later(since: int) -> int:
            return min(since + slept, at)

        self.since, self.last_sign = later(self.since), later(self.last_sign)
        self.clock = self.clock.slept(later)
        self.chairs = tuple(chair.missed_since(later) for chair in self.chairs)

    @property
    def _clock_runs(self) -> bool:
        """Where nobody is there, nobody waits; but in a slow game people come and go."""
        return self.phase == "playing" and not self.paused and (self.terms.slow or self.somebody_is_here)

    @property
    def seed(self) -> bytes:
        assert self._seed is not None
        return self._seed

    @property
    def in_play(self) -> Table:
        assert self.table
        return self.table

    @property
    def asked(self) -> Seat | None:
        """Who is to move."""
        awaits = self.table.awaits if self.table and self.phase == "playing" else None
        return awaits if isinstance(awaits, int) else None

    @property
    def bot_asked(self) -> Seat | None:
        """Whose move a bot of ours is to make; it waits where nobody looks on."""
        seat = self.asked
        return None if seat is None or not self._clock_runs or self.chairs[seat].plays_itself else seat

    @property
    def seated(self) -> tuple[Seated, ...]:
        """As the record has them: it names no person, so that a name can be forgotten and the proof still holds."""
        return tuple(Person("") if one.is_person else Robot(one.character, one.bot or "outside") for one in self.chairs)

    def seat_of(self, who: Who) -> Seat | None:
        return self._seats.get(who)

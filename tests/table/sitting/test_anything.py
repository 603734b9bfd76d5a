"""Whatever people, bots, time and the network do, in whatever order, a table stays what its log says."""

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, Final, get_args

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from abracademy.kernel import Refused, Seat
from abracademy.table import commitment
from abracademy.table.sitting import SECOND, Act, Fill, Leave, Rematch, Sit, SittingEntry, SittingRequest, Who
from abracademy.table.sitting.entries import Away, Back
from abracademy.table.sitting.requests import Commit, Concede, Give, Kick, Pause, Show, Stand
from tests.apart import GAMES
from tests.table.sitting.evening import ADA, BEN, CLEO, DAY, HOUR, Evening
from tests.table.sitting.whole import refolded, whole

CRAFTY: Final = "crafty"
"""Somebody's own bot."""
GUESTS: Final = (ADA, BEN, CLEO, CRAFTY)
PHASES: Final = ("lobby", "committing", "revealing", "playing", "over", "closed")
ENDS: Final = {"turn_ended", "round_ended", "kept", "swapped", "traded"}
"""Events with which a turn is over, in either game."""
BYTES: Final = {who: who.encode().ljust(32, b".") for who in GUESTS}

guests = st.sampled_from(GUESTS)
seats = st.integers(-1, 3)
ids = st.just("?")
requests: st.SearchStrategy[SittingRequest] = st.one_of(
    st.builds(Sit, ids, st.none() | seats),
    st.builds(Stand, ids),
    st.builds(Kick, ids, seats),
    st.builds(Fill, ids, st.sampled_from(["random", "merlin"]), st.none() | seats),
    st.builds(Commit, ids, st.none() | guests.map(lambda who: commitment(BYTES[who]))),
    st.builds(Give, ids, guests.map(lambda who: BYTES[who].hex())),
    st.builds(Act, ids, st.integers(-1, 40), st.sampled_from([{"do": "keep"}, {"do": "stop"}, {"do": "fly"}])),
    st.builds(Pause, ids, st.booleans()),
    st.builds(Concede, ids),
    st.builds(Leave, ids),
    st.builds(Show, ids, st.booleans()),
    st.builds(Rematch, ids),
)

around: st.SearchStrategy[SittingRequest] = st.one_of(
    st.builds(Pause, ids, st.booleans()),
    st.builds(Show, ids, st.booleans()),
    st.builds(Concede, ids),
    st.builds(Leave, ids),
)


class Anything(RuleBasedStateMachine):
    met: ClassVar[Counter[type]] = Counter()
    """Which entries the logs of all these evenings have had."""
    evening: Evening

    @initialize(
        game=st.sampled_from(["moonlight", "abraca-what"]),
        seats=st.sampled_from([3, 2]),
        clock=st.sampled_from([0, 15, 60, HOUR, DAY]),
        public=st.booleans(),
        kept=st.sampled_from([(), (None, BEN, CLEO)]),
        guests=st.sampled_from([(), (ADA,), (ADA, BEN), (ADA, BEN, CLEO), (ADA, BEN, CRAFTY)]),
    )
    def open(
        self, game: str, seats: int, clock: int, public: bool, kept: tuple[Who | None, ...], guests: tuple[Who, ...]
    ) -> None:
        self.evening = Evening(GAMES[game], seats, kept[:seats], clock=clock, public=public)
        self.requests = self.moved = self.spent = self.deadline = self.known = 0
        self.phase = "lobby"
        for who in guests:
            self.request(who, Sit("?"))

    def attempt(self, asking: Callable[[], object]) -> None:
        """What is refused, or comes to nothing, has changed nothing."""
        before, number = whole(self.evening.sitting), self.evening.sitting.number
        try:
            asking()
        except Refused:
            assert whole(self.evening.sitting) == before
        if self.evening.sitting.number == number:
            assert whole(self.evening.sitting) == before

    def request(self, who: Who, asked: SittingRequest) -> None:
        if who == CRAFTY and isinstance(asked, Sit):  # it comes where it is asked for
            self.attempt(lambda: self.evening.seat_outside(CRAFTY, asked.seat))
            return
        self.requests += 1
        named = msgspec.structs.replace(asked, id=f"r{self.requests}")
        self.attempt(lambda: self.evening.ask(who, named))

    # What people do

    @rule(who=guests, asked=requests)
    def ask_for_anything(self, who: Who, asked: SittingRequest) -> None:
        self.request(who, asked)

    @rule(who=guests)
    @precondition(lambda self: self.phase == "lobby")
    def sit_down(self, who: Who) -> None:
        self.request(who, Sit("?"))

    @rule(who=guests, host=guests, seat=seats)
    @precondition(lambda self: self.phase == "lobby")
    def leave_a_seat(self, who: Who, host: Who, seat: Seat) -> None:
        self.request(host, Kick("?", seat))
        self.request(who, Stand("?"))

    @rule()
    @precondition(lambda self: self.phase == "lobby" and self.evening.sitting.host is not None)
    def give_up_the_hosts_seat(self) -> None:
        host = self.evening.sitting.host
        assert host is not None
        self.request(self.evening.chairs[host].who, Stand("?"))

    @rule(host=guests)
    @precondition(lambda self: self.phase == "lobby")
    def fill_up(self, host: Who) -> None:
        self.request(host, Fill("?", "random"))

    @rule(giving=st.sets(guests), answering=st.sets(guests, min_size=2))
    @precondition(lambda self: self.phase in ("lobby", "committing"))
    def answer_for_chance(self, giving: set[Who], answering: set[Who]) -> None:
        for who in answering:
            self.request(who, Commit("?", commitment(BYTES[who]) if who in giving else None))

    @rule(giving=st.sets(guests, min_size=2))
    @precondition(lambda self: self.phase == "revealing")
    def give(self, giving: set[Who]) -> None:
        for who in giving:
            self.request(who, Give("?", BYTES[who].hex()))

    @rule(chosen=st.lists(st.integers(0, 8), min_size=1, max_size=9), behind=st.integers(-1, 2))
    @precondition(lambda self: self.phase == "playing")
    def make_some_moves(self, chosen: list[int], behind: int) -> None:
        """The last of them may answer an older view, or one that nobody has had yet."""
        for number, choice in enumerate(chosen):
            legal = self.evening.legal
            if not legal:
                return
            seen = self.evening.sitting.number - (behind if number == len(chosen) - 1 else 0)
            action = msgspec.to_builtins(legal[choice % len(legal)])
            self.request(self.evening.asked, Act("?", seen, action))
            self.no_time_is_lost_or_gained()

    @rule(who=guests, asked=around)
    @precondition(lambda self: self.phase == "playing")
    def ask_for_something_beside_the_game(self, who: Who, asked: SittingRequest) -> None:
        self.request(who, asked)

    @rule(wanted=st.booleans())
    @precondition(lambda self: self.phase == "playing")
    def want_the_same(self, wanted: bool) -> None:
        for who in GUESTS:
            self.request(who, Pause("?", wanted))

    @rule(who=guests)
    def come_or_go(self, who: Who) -> None:
        """As sockets do: somebody goes who seems to be here, or comes who does not."""
        sitting, seat = self.evening.sitting, self.evening.sitting.seat_of(who)
        if seat is None or sitting.phase in ("over", "closed"):
            return
        chair = sitting.chairs[seat]
        here = chair.away_since is None and chair.stand_in not in ("left", "gone")
        self.evening.write((Away(seat) if here else Back(seat),))

    # What time and the server do

    @rule(seconds=st.integers(1, 30))
    def pass_by(self, seconds: int) -> None:
        due = self.evening.due
        clock = self.evening.sitting.clock
        if clock.since is not None and clock.asked == clock.turn:
            self.spent += seconds * SECOND
        self.evening.pass_by(seconds)
        assert self.evening.due == due

    @rule()
    @precondition(lambda self: self.evening.due is not None and self.evening.due_in[1] < HOUR)
    def ring(self) -> None:
        self.let_the_first_thing_happen()

    @rule(soon=st.integers(0, 9))
    @precondition(lambda self: self.evening.due is not None)
    def wait_for_long(self, soon: int) -> None:
        if not soon:
            self.let_the_first_thing_happen()

    def let_the_first_thing_happen(self) -> None:
        one, clock = self.evening.due, self.evening.sitting.clock
        if one and one.at > self.evening.at and clock.since is not None and clock.asked == clock.turn:
            self.spent += one.at - self.evening.at
        number = self.evening.sitting.number
        self.evening.ring()
        assert self.evening.sitting.number == number + 1
        assert self.evening.due != one or (one and one.kind == "move")  # what is left of a turn has no time either

    @rule()
    @precondition(lambda self: self.evening.sitting.bot_asked is not None)
    def let_a_bot_move(self) -> None:
        self.evening.bot_moves()

    @rule(seconds=st.integers(0, 3 * DAY), soon=st.integers(0, 4))
    @precondition(lambda self: self.phase not in ("over", "closed"))
    def sleep(self, seconds: int, soon: int) -> None:
        if not soon:
            self.evening.sleep(seconds)

    @rule(seat=st.none() | seats)
    @precondition(lambda self: self.phase == "lobby")
    def let_somebodys_own_bot_sit(self, seat: Seat | None) -> None:
        self.attempt(lambda: self.evening.seat_outside(CRAFTY, seat))

    # What holds all the time

    @invariant()
    def rows_have_numbers_without_a_gap(self) -> None:
        assert [row.number for row in self.evening.rows] == list(range(1, self.evening.sitting.number + 1))
        assert len(self.evening.sitting.heard) == self.evening.sitting.number + 1

    @invariant()
    def a_table_never_goes_back(self) -> None:
        assert PHASES.index(self.evening.sitting.phase) >= PHASES.index(self.phase)
        self.phase = self.evening.sitting.phase

    @invariant()
    def time_brings_something_about_where_nobody_else_does(self) -> None:
        sitting = self.evening.sitting
        waits = sitting.phase in ("committing", "revealing") or not sitting.somebody_is_here
        assert (sitting.phase in ("over", "closed")) <= (self.evening.due is None)
        assert (sitting.phase not in ("over", "closed") and waits) <= (self.evening.due is not None)

    @invariant()
    def no_time_is_lost_or_gained(self) -> None:
        """Against an account of what each turn has taken, which this test keeps itself."""
        sitting, clock = self.evening.sitting, self.evening.sitting.clock
        if sitting.moved != self.moved:
            new = sitting.in_play.events[self.known :]
            if not self.moved or ENDS & {event.__struct_config__.tag for event in new}:
                self.spent = 0
            self.moved, self.known, self.deadline = sitting.moved, self.known + len(new), 0
        if sitting.phase == "playing" and clock.limit:
            left = clock.left if clock.since is None else clock.left - (self.evening.at - clock.since)
            assert max(0, left) == max(0, clock.limit - self.spent)

    @invariant()
    def deadlines_go_back_by_moves_alone(self) -> None:
        deadline = self.evening.sitting.clock.deadline
        if deadline is not None:
            assert deadline >= self.deadline
            self.deadline = deadline

    @invariant()
    def a_seating_knows_nothing_of_the_games_state(self) -> None:
        table, seen = self.evening.sitting.table, msgspec.json.encode(self.evening.seating)
        if table:
            state, table.state = table.state, None
            assert msgspec.json.encode(self.evening.seating) == seen
            table.state = state

    @invariant()
    def seats_and_parts_belong_to_those_who_may_have_them(self) -> None:
        sitting = self.evening.sitting
        people = {seat for seat, chair in enumerate(sitting.chairs) if chair.is_person}
        taken = [chair.who for chair in sitting.chairs if chair.who]
        assert len(taken) == len(set(taken))
        assert sitting.host in people or not people
        assert not sitting.paused or sitting.phase in ("playing", "over", "closed")
        asked = sitting.bot_asked
        assert asked is None or not sitting.chairs[asked].plays_itself

    def teardown(self) -> None:
        """Whoever reads what was stored has the same table; and all went as the log says."""
        evening = self.evening
        for row in evening.rows:
            self.met.update(type(entry) for entry in row.entries)
        again = refolded(evening.game, evening.rows)
        assert whole(again) == whole(evening.sitting)


def test_a_table_stays_what_its_log_says() -> None:
    Anything.met.clear()
    run_state_machine_as_test(Anything, settings=settings(max_examples=300, stateful_step_count=40))
    kinds: set[Any] = set(get_args(SittingEntry))
    assert kinds - set(Anything.met) == set()

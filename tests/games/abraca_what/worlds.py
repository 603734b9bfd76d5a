"""Every row that a seat may have after all that it was told, tried one by one, and small tales to try it on."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import perm, prod
from typing import Any, TypeAlias

import msgspec

from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import Action
from abracademy.games.abraca_what.events import SecretTaken, TurnEnded
from abracademy.games.abraca_what.state import State
from abracademy.kernel import ONLOOKER, Outcome, Pick, Refused, Seat, Viewer
from tests.games.abraca_what.table import OPENED, Table, new

Chances: TypeAlias = dict[tuple[int, int], float]
"""By place in a hand (or -1 for the lowest stone of the pile) and number."""

LOW_AND_5S = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5)


def worlds(table: Table, viewer: Viewer, seat: Seat) -> Iterator[tuple[Fraction, State, Counter[int]]]:
    """Each row that the seat may have been dealt or drawn and that fits all the viewer was told.

    It comes with its weight, which is the number of its deals times the chance of what chance picked (A-16);
    with the state it leads to; and with the hidden stones that remain."""
    first, *moves = table.moves
    assert isinstance(first, Outcome)
    own, others = hidden_places(table, viewer, seat)
    unseen = Counter(first.value[place] for place in (*own, *others))
    for row in product(unseen, repeat=len(own)):
        ways = prod(perm(unseen[number], count) for number, count in Counter(row).items())
        rest = unseen - Counter(row)
        deal = dict(zip((*own, *others), (*row, *rest.elements()), strict=True)) if ways else {}
        outcome = Outcome(tuple(deal.get(place, stone) for place, stone in enumerate(first.value)))
        chance, state = replayed(table, viewer, [outcome, *moves]) if ways else (Fraction(0), table.state)
        if chance:
            yield ways * chance, state, rest


def hidden_places(table: Table, viewer: Viewer, seat: Seat) -> tuple[list[int], list[int]]:
    """Places of the shuffle: those of the seat's stones, and all others that the viewer was not shown."""
    seats = len(table.state.players)
    own = list(range(5 * seat, 5 * seat + 5))
    rows = [] if viewer == seat else [place for place in range(5 * seats) if place not in own]
    secret = 5 * seats + OPENED[seats]
    secrets, pile = list(range(secret, secret + 4)), list(range(secret + 4, 36))
    for event in table.events:
        if isinstance(event, SecretTaken):
            taken = secrets.pop(0)
            rows += [taken] if viewer != event.seat else []
        if isinstance(event, TurnEnded):
            drawn, pile = pile[: len(event.drawn)], pile[len(event.drawn) :]
            own += drawn if event.seat == seat else []
            rows += drawn if viewer is ONLOOKER and event.seat != seat else []
    return own, [*rows, *secrets, *pile]


def replayed(table: Table, viewer: Viewer, moves: list[Action | Outcome]) -> tuple[Fraction, State]:
    """The chance of the same picks after another deal; none if the viewer would have been told otherwise."""
    told, state, chance = (
        as_bytes(table, viewer),
        GAME.begin(table.state.options, len(table.state.players)),
        1,
    )
    for move in moves:
        asked = GAME.awaits(state)
        chance *= len(asked.among) if isinstance(asked, Pick) else 1
        try:
            state, events = GAME.play(state, move)
        except Refused:
            return Fraction(0), state
        if any(msgspec.json.encode(GAME.tell(event, viewer)) != next(told, b"") for event in events):
            return Fraction(0), state
    return Fraction(1, chance), state


def as_bytes(table: Table, viewer: Viewer) -> Iterator[bytes]:
    return (msgspec.json.encode(told) for told in table.tale(viewer).told)


def exact(table: Table, viewer: Viewer, seat: Seat) -> Chances:
    chances: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    total = Fraction(0)
    for weight, state, rest in worlds(table, viewer, seat):
        total += weight
        for place, number in enumerate(state.players[seat].stones):
            chances[place, number] += weight
        for number, count in rest.items():
            chances[-1, number] += weight * count / rest.total()
    return {key: float(chance / total) for key, chance in chances.items()}


# Small tales. Seat 0 looks on its stones' backs; what it cannot see are 5s, 6s, 7s and 8s.


def two_players(*mine: int, **rest: Any) -> Table:
    """Of what seat 0 cannot see three are 5s, four 6s, five 7s and seven 8s."""
    table = new(2)
    table.deal(mine, (4, 4, 8, 7, 6), opened=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7), **rest)
    return table


def other_plays(table: Table) -> None:
    """Seat 1 calls a number whose stones all lie open: it tells nothing."""
    assert table.state.turn == 1
    table.cast(2)


def one_miss() -> Table:
    table = two_players(5, 6, 6, 7, 7)
    table.cast(8)
    return table


def a_hit() -> Table:
    table = two_players(5, 5, 6, 7, 8)
    table.cast(5, place=1)
    return table


def hits_of_one_number() -> Table:
    table = two_players(8, 7, 8, 7, 8)
    table.cast(7, place=3)
    table.cast(8, place=2)
    table.cast(8, place=0)
    return table


def a_refill() -> Table:
    table = two_players(6, 7, 7, 5, 6, pile=(8,))
    table.cast(7, place=1)
    table.stop()
    other_plays(table)
    table.cast(6, place=3)
    return table


def two_misses_of_different_numbers() -> Table:
    """The oldest stones are neither 8 nor 7, the new one may be an 8."""
    table = two_players(5, 6, 6, 7, 6, pile=(8,))
    table.cast(7, place=3)
    table.cast(8)
    other_plays(table)
    table.cast(7)
    return table


def a_miss_then_a_hit() -> Table:
    table = two_players(5, 6, 6, 7, 5)
    table.cast(8)
    other_plays(table)
    table.cast(5, place=4)
    return table


def a_secret_seen() -> Table:
    """One 4 is with seat 0, one is a secret that it takes itself."""
    table = new(2)
    table.deal((4, 6, 6, 7, 8), (8, 8, 8, 7, 6), opened=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7), secrets=(4,))
    table.cast(4)
    table.cast(6, place=0)
    return table


def a_pick_is_due() -> Table:
    table = two_players(5, 5, 6, 7, 8)
    table.call(5)
    return table


def new_stones_may_be_what_old_ones_are_not() -> Table:
    """Here seat 0 cannot see six 6s, six 7s and seven 8s."""
    table = new(2)
    table.deal((7, 6, 6, 7, 6), (5, 5, 5, 8, 7), opened=LOW_AND_5S, pile=(8, 8))
    table.cast(7, place=0)
    table.cast(7, place=2)
    table.cast(8)
    other_plays(table)
    table.cast(8, place=4)
    return table


def a_hit_at_a_full_table() -> Table:
    """Five players, the first call of the game: of the 16 stones that seat 0 cannot see three are 5s."""
    table = new(5)
    rows = (1, 2, 2, 3, 3), (3, 4, 4, 4, 4), (5, 5, 6, 6, 7), (7, 7, 8, 8, 8)
    table.deal((5, 5, 6, 7, 8), *rows)
    table.cast(5, place=1)
    return table

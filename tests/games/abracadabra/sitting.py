"""What a seat at a table is given, and games between bots."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from abracademy.bots import Advice, Bot, Situation
from abracademy.games.abracadabra import GAME
from abracademy.games.abracadabra.actions import Action
from abracademy.games.abracadabra.bots import OPPONENTS
from abracademy.kernel import Seat, Tale, Viewer, answer
from tests.games.abracadabra.table import Table, new


def tale(table: Table, viewer: Viewer) -> Tale[Any]:
    told = tuple(GAME.tell(event, viewer) for event in table.events)
    return Tale(table.state.options, len(table.state.players), told)


def situation(table: Table) -> Situation[Any, Any, Any]:
    seat: Seat = table.asked
    return Situation(seat, table.state.options, tale(table, seat), GAME.view(table.state, seat), table.legal)


def advised(table: Table) -> dict[Action, Advice[Any]]:
    assert OPPONENTS.advise
    return {one.action: one for one in OPPONENTS.advise(situation(table))}


def best(table: Table) -> Action:
    return OPPONENTS.bots["adept"](situation(table), Random(0))  # type: ignore[no-any-return]


def messages(advice: Advice[Any]) -> list[str]:
    return [reason.message.removeprefix("abracadabra-why-") for reason in advice.reasons]


def game(bots: Sequence[Bot], seed: int, **options: Any) -> Iterator[tuple[Table, Action]]:
    """Each decision of a game, before it is played."""
    random, table = Random(seed), new(len(bots), **options)
    while (asked := table.asked) is not None:
        if isinstance(asked, int):
            action: Action = bots[asked](situation(table), random)
            yield table, action
            table.play(action)
        else:
            table.play(answer(asked, random))


def share_won(strong: str, weak: str, seats: int, games: int) -> float:
    """By one among others, each seat in turn."""
    won = 0.0
    for number in range(games):
        at = number % seats
        bots = [OPPONENTS.bots[strong if seat == at else weak] for seat in range(seats)]
        *_, (table, _) = game(bots, number // seats)
        first = [seat for seat, place in enumerate(GAME.result(table.state).places) if place == 1]
        won += (at in first) / len(first)
    return won / games

"""The twin test: two games that differ only in what a viewer may not know bring that viewer the very same bytes."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from abracademy.kernel import AnyGame, Outcome, Refused, Viewer, require_turn, viewers
from abracademy.table import Table, update
from tests.apart import Apart, Hidden
from tests.played import Played, play_at_random, replay

TRIED, OUT_OF_TURN = 60, 3
"""How many actions at least are tried after each move, of a game that has more: by whose turn it is, and by others."""
PAIRS = 400
"""In so many a leak is found, also one that few games bring about."""


def pairs(game: AnyGame, apart: Apart, random: Random, wanted: int) -> Iterator[tuple[Viewer, Played, Played]]:
    """Games cut short at random, each with a twin."""
    while wanted:
        seats = random.choice(game.seats)
        whole = play_at_random(game, apart.options(random, seats), seats, random)
        for viewer in viewers(seats):
            played = whole.until(random.randint(1, len(whole.steps)))
            twin = _twin(played, viewer, apart, random)
            if twin and wanted:
                wanted -= 1
                yield viewer, played, twin


def _twin(played: Played, viewer: Viewer, apart: Apart, random: Random) -> Played | None:
    """Two hidden things exchanged, the same moves made; nothing if a move is refused or what lies open changes."""
    hidden = [[one for one in kind if len(one.among) > 1] for kind in apart.hidden(played, viewer)]
    if not any(hidden):
        return None
    one = random.choice(random.choice([kind for kind in hidden if kind]))
    moves = _exchanged([step.move for step in played.steps], one, random)
    try:
        steps = tuple(replay(played.game, played.options, played.seats, moves))
    except Refused:
        return None
    same = [apart.public(step.after) for step in played.steps] == [apart.public(step.after) for step in steps]
    return played._replace(steps=steps) if same and steps != played.steps else None


def _exchanged(moves: list[Any], hidden: Hidden, random: Random) -> list[Any]:
    answered, (one, other) = moves[hidden.move].value, random.sample(sorted(hidden.among), 2)
    if hidden.named:
        names = {answered[one]: answered[other], answered[other]: answered[one]}
        return [*moves[: hidden.move], *(_renamed(move, names) for move in moves[hidden.move :])]
    if isinstance(answered, tuple):
        order: list[Any] = [*answered]
        order[one], order[other] = order[other], order[one]
        return [*moves[: hidden.move], Outcome(tuple(order)), *moves[hidden.move + 1 :]]
    return [*moves[: hidden.move], Outcome(other if one == answered else one), *moves[hidden.move + 1 :]]


def _renamed(move: Any, names: dict[Any, Any]) -> Any:
    """An outcome or an action that says the one name for the other."""
    match move:
        case Outcome(tuple(things)):
            return Outcome(tuple(names.get(thing, thing) for thing in things))
        case Outcome():
            return move
        case _:
            fields = {name: getattr(move, name) for name in move.__struct_fields__}
            return replace(move, **{name: names[value] for name, value in fields.items() if value in names})


def told_apart(game: AnyGame, viewer: Viewer, one: Played, other: Played) -> bool:
    return received(game, one, viewer) != received(game, other, viewer)


def received(game: AnyGame, played: Played, viewer: Viewer) -> list[bytes]:
    """Every byte that the viewer gets: views, told events, differences, legal actions and refusals."""
    table = Table(game, played.options, played.seats)
    got = [msgspec.json.encode(table.view(viewer))]
    for step in played.steps:
        before = table.view(viewer)
        events = table.play(step.move)
        news = update(game, viewer, before, table.view(viewer), events)
        got += [msgspec.json.encode(news), msgspec.json.encode(table.view(viewer)), *_answers(table, viewer)]
    return [*got, msgspec.json.encode(table.tale(viewer))]


def _answers(table: Table, viewer: Viewer) -> Iterator[bytes]:
    """What a seat hears that tries what there is, at its turn and out of it: everything in the course of a game."""
    if not isinstance(viewer, int):
        return
    in_turn = table.awaits == viewer
    legal = table.game.legal(table.state) if in_turn else ()
    yield msgspec.json.encode(legal)
    every = table.game.actions(table.options, table.seats)
    apart = max(1, len(every) // (TRIED if in_turn else OUT_OF_TURN))
    for action in every[len(table.log) % apart :: apart]:
        if action not in legal:
            yield _refusal(table, viewer, action)


def _refusal(table: Table, seat: int, action: Any) -> bytes:
    try:
        require_turn(table.awaits, seat)
        table.game.play(table.state, action)  # not by the table, which a leak could move on
    except Refused as refused:
        return msgspec.json.encode((refused.code, refused.reason, refused.facts))
    return b"played"

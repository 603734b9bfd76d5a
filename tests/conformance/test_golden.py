"""A game of every size as one text: what happened, and what each viewer saw of it. A change of what a seat sees
shows as a difference in these files."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from abracademy.kernel import ONLOOKER, AnyGame, Outcome, Wire, read_options
from tests.conftest import Golden
from tests.played import Played, Step, play_at_random


def folder(game: AnyGame) -> Path:
    module = import_module(game.begin.__module__)
    return Path(str(module.__file__)).parent / "golden"


def test_golden_games_are_what_they_were(game: AnyGame, golden: Golden) -> None:
    for seats in game.seats:
        golden(folder(game) / f"{seats}-seats.txt", playthrough(_short_game(game, seats)))


def test_there_is_a_golden_game_for_every_number_of_seats(game: AnyGame) -> None:
    assert {path.name for path in folder(game).iterdir()} == {f"{seats}-seats.txt" for seats in game.seats}


def _short_game(game: AnyGame, seats: int) -> Played:
    options = read_options(game.options, {})
    games = (play_at_random(game, options, seats, Random(seed)) for seed in range(40))
    return min(games, key=lambda played: len(played.steps))


def playthrough(played: Played) -> str:
    head = [
        f"{played.game.name}, rules {played.game.version}, {played.seats} seats",
        f"options {_json(played.options)}",
    ]
    return "\n".join([*head, *(line for at, step in enumerate(played.steps) for line in _step(played, at, step)), ""])


def _step(played: Played, at: int, step: Step) -> Iterator[str]:
    awaits = played.game.awaits(step.before)
    who = f"seat {awaits}" if isinstance(awaits, int) else "chance"
    move = step.move.value if isinstance(step.move, Outcome) else step.move
    yield f"\n# {at}: {who} {_json(move)}"
    for event in step.events:
        yield from _told(played, event)
    yield from _views(played, step.after)
    if played.game.awaits(step.after) is None:
        yield f"  result {_json(played.game.result(step.after))}"


def _told(played: Played, event: Any) -> Iterator[str]:
    """What an onlooker is told, and what each seat is told beyond that."""
    common = played.game.tell(event, ONLOOKER)
    yield f"  told {_json(common)}"
    yield from _beyond(common, {seat: played.game.tell(event, seat) for seat in range(played.seats)})


def _views(played: Played, state: Any) -> Iterator[str]:
    """An onlooker's view, and what each seat sees beyond it."""
    common = played.game.view(state, ONLOOKER)
    for name, value in _fields(common).items():
        if name in ("viewer", "options"):
            continue
        if _is_row(value):
            yield f"  {name}: {_json(value)}"
        else:
            yield from (f"  {name} {at}: {_json(one)}" for at, one in enumerate(value))
    yield from _beyond(common, {seat: played.game.view(state, seat) for seat in range(played.seats)})


def _beyond(common: Wire, seen: dict[int, Wire]) -> Iterator[str]:
    for seat, value in seen.items():
        differing = [
            f"{path}={_json(new)}" for path, new in _differing(_fields(common), _fields(value), "") if path != "viewer"
        ]
        if differing:
            yield f"    seat {seat}: {'  '.join(differing)}"


def _differing(one: Any, other: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from _differing(one[key], other[key], f"{path}.{key}" if path else key)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other) and not _is_row(other):
        for at, (old, new) in enumerate(zip(one, other, strict=True)):
            yield from _differing(old, new, f"{path}.{at}")
    elif one != other:
        yield path, other


def _is_row(value: Any) -> bool:
    """Shown whole: a plain thing, or a row of such."""
    return not isinstance(value, list) or not any(isinstance(one, list | dict) for one in value)


def _fields(value: Wire) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return fields


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()

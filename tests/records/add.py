"""Adds finished games to the folder: `.venv/bin/python -m tests.records.add GAME`. See docs/records.md.

Two of every number of seats, with the usual options and with some at random; one for each value of each option that has
a few; and one in which nobody is there but the clock. What the folder holds already stays as it is.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from random import Random
from typing import Any

import msgspec

from abracademy.games import bots_of, find
from abracademy.kernel import AnyGame, Person, Record, Robot, Seated, describe, read_options
from abracademy.table import Table, committed
from tests.apart import apart
from tests.records.folder import indexed, keep

NAMES = ("Nora", "Zoë", "ノラ", "Nim", "Tansy", "Oswin")


def few(schema: dict[str, Any]) -> list[Any]:
    """The values of an option that can be listed."""
    return [False, True] if schema.get("type") == "boolean" else list(schema.get("enum", ()))


def settings(game: AnyGame) -> Iterator[tuple[str, int, Any]]:
    """A name, seats and options."""
    for seats in game.seats:
        yield "any", seats, apart(game).options(Random(seats), seats)
        yield "usual", seats, read_options(game.options, {})
    seats_in_turn = cycle(game.seats)
    for option, schema in describe(game.options).items():
        for value in few(schema):
            yield f"{option}-{value}".lower(), next(seats_in_turn), read_options(game.options, {option: value})


def seated(game: AnyGame, seats: int, random: Random) -> tuple[Seated, ...]:
    """Persons and bots in turn, whoever begins."""
    bots, person = list(bots_of(game)), random.randrange(2)
    return tuple(
        Person(NAMES[seat]) if seat % 2 == person else Robot(NAMES[seat], random.choice(bots)) for seat in range(seats)
    )


def table_for(game: AnyGame, options: Any, seats: int, random: Random) -> Table:
    """Persons contribute, but not all of them."""
    who = seated(game, seats, random)
    given = [random.randbytes(32) if isinstance(one, Person) and random.random() < 0.8 else None for one in who]
    return Table(game, options, who, committed(random.randbytes(32), given))


def played(table: Table, act: Callable[[Table, int], object]) -> Record:
    while not table.over:
        table.answer_chance()
        if isinstance(seat := table.awaits, int):
            act(table, seat)
    return table.record()


def _watch(table: Table, seat: int) -> object:
    """The last thing that is legal is always the idlest: to stop, to pass."""
    return table.act(seat, table.game.legal(table.state)[-1], "clock")


def _act(table: Table, seat: int, random: Random) -> None:
    """The clock moves now and then."""
    bots, who = bots_of(table.game), table.seated[seat]
    if isinstance(who, Robot):
        table.act(seat, bots[who.bot](table.situation(seat), random), "bot")
    elif random.random() < 0.05:
        table.act(seat, random.choice(table.game.legal(table.state)), "clock")
    else:
        table.act(seat, next(iter(bots.values()))(table.situation(seat), random), "person")


def records(game: AnyGame) -> Iterator[tuple[str, Record]]:
    for name, seats, options in settings(game):
        random = Random(f"{game.name}-{seats}-{name}.json")
        table = table_for(game, options, seats, random)
        yield f"{seats}-{name}", played(table, partial(_act, random=random))
    seats = game.seats[0]
    table = table_for(game, read_options(game.options, {}), seats, Random(game.name))
    yield f"{seats}-clock", played(table, _watch)


def add(game: AnyGame) -> None:
    kept = indexed()
    for name, record in records(game):
        file = f"{game.name}-{name}.json"
        if file not in kept:
            keep(file, msgspec.json.encode(record) + b"\n")


if __name__ == "__main__":
    add(find()[sys.argv[1]])

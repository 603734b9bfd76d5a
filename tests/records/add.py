"""Adds finished games to the folder: `.venv/bin/python -m tests.records.add GAME`. See docs/records.md.

One of every number of seats with options at random, and one for each value of each option that has a few.
"""

import sys
from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

import msgspec

from abracademy.games import bots_of, find
from abracademy.kernel import AnyGame, Person, Robot, Seated, describe, read_options
from abracademy.table import Table, committed
from tests.apart import apart
from tests.records.folder import keep

NAMES = ("Nora", "Zoë", "ノラ", "Nim", "Tansy", "Oswin")


def few(schema: dict[str, Any]) -> list[Any]:
    """The values of an option that can be listed."""
    return [False, True] if schema.get("type") == "boolean" else list(schema.get("enum", ()))


def settings(game: AnyGame) -> Iterator[tuple[str, int, Any]]:
    """A name, seats and options."""
    for seats in game.seats:
        yield "any", seats, apart(game).options(Random(seats), seats)
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


def play(game: AnyGame, options: Any, seats: int, random: Random) -> Table:
    """Persons contribute, but not all of them; the clock moves now and then."""
    who = seated(game, seats, random)
    given = [random.randbytes(32) if isinstance(one, Person) and random.random() < 0.8 else None for one in who]
    table = Table(game, options, who, committed(random.randbytes(32), given))
    while not table.over:
        table.answer_chance()
        if isinstance(seat := table.awaits, int):
            _act(table, seat, who[seat], random)
    return table


def _act(table: Table, seat: int, who: Seated, random: Random) -> None:
    bots = bots_of(table.game)
    if isinstance(who, Robot):
        table.act(seat, bots[who.bot](table.situation(seat), random), "bot")
    elif random.random() < 0.05:
        table.act(seat, random.choice(table.game.legal(table.state)), "clock")
    else:
        table.act(seat, next(iter(bots.values()))(table.situation(seat), random), "person")


def add(game: AnyGame) -> None:
    for name, seats, options in settings(game):
        file = f"{game.name}-{seats}-{name}.json"
        record = play(game, options, seats, Random(file)).record()
        keep(file, msgspec.json.encode(record) + b"\n")


if __name__ == "__main__":
    add(find()[sys.argv[1]])

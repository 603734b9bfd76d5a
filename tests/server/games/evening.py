"""Whole games, and games that have just begun."""

import asyncio
from collections.abc import Mapping
from random import Random
from typing import Any

from abracademy.table import commitment
from tests.server.player import Place, Player
from tests.server.serving import Served


async def seated(served: Served, *names: str, game: str = "abraca-what", **terms: Any) -> list[Place]:
    """At a table that has just begun; the first is its host."""
    players = [await served.player(name) for name in names]
    return await around(players, game, **terms)


async def around(
    players: list[Player], game: str = "abraca-what", giving: Mapping[int, bytes] | None = None, **terms: Any
) -> list[Place]:
    """Who gives something to chance, and what, by seat."""
    table = await players[0].open_table(game, seats=len(players), **terms)
    places = [await player.attend(table) for player in players]
    for place in places[1:]:
        await place.ask("sit")
    await asyncio.gather(*(begin(place, (giving or {}).get(seat)) for seat, place in enumerate(places)))
    return places


async def begin(place: Place, given: bytes | None) -> None:
    await place.ask("commit", commitment=commitment(given) if given else None)
    if given:
        await place.until(lambda: place.phase == "revealing")
        await place.ask("give", bytes=given.hex())
    await place.until(lambda: place.phase == "playing")


async def played(places: list[Place], seed: str = "a game") -> list[Place]:
    """To the end, with whatever a die says."""
    random = Random(seed)
    await asyncio.gather(*(place.play(random.choice) for place in places))
    return places

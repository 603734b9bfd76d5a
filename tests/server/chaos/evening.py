"""People who play all evening: they do whatever the table waits for, and at the end of a game they play again."""

import asyncio
from itertools import count
from random import Random
from typing import Any, Final, TypeAlias

from abracademy.table import commitment
from tests.server.stubborn import Stubborn, Witness

Wish: TypeAlias = tuple[str, dict[str, Any]]
SLOWEST: Final = 0.03
"""Seconds that somebody may think."""
WHIM: Final = 0.1
"""How often somebody does something else first."""


class Regular:
    def __init__(self, person: Stubborn, place: Witness, random: Random, whim: float = WHIM) -> None:
        self.person = person
        self.place = place
        self._random = random
        self._whim = whim
        self._bytes = random.randbytes(32)

    async def play(self, again: bool = True) -> None:
        """Game after game, or this one only."""
        while again or self.place.phase != "over":
            await self.person.see(self.place, lambda: self._waits_for() is not None)
            await asyncio.sleep(self._random.uniform(0, SLOWEST))
            wish = self._waits_for()
            if wish and (again or self.place.phase != "over"):
                await self._do(*wish)

    async def _do(self, op: str, fields: dict[str, Any]) -> None:
        if op == "go on":
            await self.place.close()
            self.place = await self.person.attend(seen=0, **fields)
        elif op == "act" and self._random.random() < self._whim:
            await self._follow_a_whim()
        else:
            await self.person.insist(self.place, op, **fields)

    async def _follow_a_whim(self) -> None:
        whims: list[Wish] = [("pause", {"wanted": True}), ("show", {"agrees": True}), ("leave", {})]
        op, fields = self._random.choice(whims)
        await self.person.insist(self.place, op, **fields)

    def _waits_for(self) -> Wish | None:
        """What the table wants of this person now, if anything."""
        place = self.place
        match place.phase:
            case "over":
                table = place.seating["rematch"]
                return ("go on", {"table": table}) if table else ("rematch", {})
            case "lobby":
                return ("sit", {}) if place.seat is None else None
            case "committing" | "revealing":
                return self._for_chance(place.seating["chairs"][place.seat])
            case _:
                return self._in_play(place.seating["chairs"][place.seat])

    def _for_chance(self, chair: dict[str, Any]) -> Wish | None:
        asked = self.place.asked.values()
        if self.place.phase == "committing" and "commit" not in asked:
            return "commit", {"commitment": commitment(self._bytes)}
        if self.place.phase == "revealing" and chair["commitment"] and "give" not in asked:
            return "give", {"bytes": self._bytes.hex()}
        return None

    def _in_play(self, chair: dict[str, Any]) -> Wish | None:
        if self.place.seating["paused"]:
            return "pause", {"wanted": False}
        legal = self.place.view["legal"]
        if legal and not chair["stand_in"]:
            return "act", {"number": self.place.number, "action": self._random.choice(legal)}
        return None


class Onlooker(Regular):
    """Follows the game, and the next, and only looks on."""

    def _waits_for(self) -> Wish | None:
        table = self.place.seating["rematch"]
        return ("go on", {"table": table}) if table else None


class Newcomer:
    """Comes in, opens a table, looks round, leaves, and comes in as somebody else."""

    def __init__(self, person: Stubborn) -> None:
        self._person = person

    async def play(self) -> None:
        for visit in count():
            name = f"Guest {visit}"
            await self._person.come_in(name)
            table = await self._person.open_table()
            place = await self._person.attend(table, seen=0)
            assert (await self._person.get("/api/me"))["name"] == name
            await self._person.insist(place, "leave")
            await place.close()
            await asyncio.sleep(SLOWEST)

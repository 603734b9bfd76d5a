"""Processes in which bots think, and odds and advice are reckoned."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random, SystemRandom
from threading import Thread
from typing import Any, Final, TypeVar

from ...bots import Situation
from ...games import bots_of, find, opponents
from ...kernel import Refused, Tale, Viewer

Found = TypeVar("Found")
TRIES: Final = 2
SEEDS: Final = SystemRandom()
SPAWN: Final = get_context("spawn")
STAND_INS: Final = ("novice", "random")
"""Who plays for a person who has gone, where the game has such a bot."""


class Thinkers:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._theirs: Any
        self._theirs, self._ours = SPAWN.Pipe(duplex=False)
        self._closed = False
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, SPAWN, _prepare, (self._theirs,))

    async def choose(self, game: str, bot: str, situation: Situation[Any, Any, Any]) -> Any:
        """What the bot would do. Its chance is its own."""
        return await self._ask(_choose, game, bot, situation, SEEDS.getrandbits(64))

    async def odds(self, game: str, viewer: Viewer, tale: Tale[Any]) -> Any:
        return await self._ask(_odds, game, viewer, tale)

    async def advise(self, game: str, situation: Situation[Any, Any, Any]) -> Any:
        return await self._ask(_advise, game, situation)

    async def _ask(self, thought: Callable[..., Found], *about: Any) -> Found:
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, thought, *about)
            except BrokenProcessPool:  # one of the processes was ended: new ones think it over
                if self._closed:
                    raise Refused("restarting", "house-restarts") from None
                if pool is self._pool:
                    self._pool = self._new_pool()
        raise BrokenProcessPool

    def close(self) -> None:
        """Also in the middle of a thought."""
        self._closed = True
        self._ours.close()
        self._pool.shutdown(wait=True)


def stand_in(game: str) -> str:
    known = bots_of(find()[game])
    return next(bot for bot in STAND_INS if bot in known)


def _prepare(servers: Connection) -> None:
    """Ctrl-C is for the server, which ends us when it is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_end_with_server, args=(servers,), daemon=True).start()


def _end_with_server(servers: Connection) -> None:
    """Nothing is ever said here: what is heard is that the other end is closed, by the server, or because it is dead.
    One that is killed can tell nobody, and whoever thinks for it would wait for ever."""
    with suppress(EOFError):
        servers.recv_bytes()
    os._exit(0)


def _choose(game: str, bot: str, situation: Situation[Any, Any, Any], seed: int) -> Any:
    return bots_of(find()[game])[bot](situation, Random(seed))


def _odds(game: str, viewer: Viewer, tale: Tale[Any]) -> Any:
    reckon = opponents(find()[game]).odds
    return None if reckon is None else reckon(viewer, tale)


def _advise(game: str, situation: Situation[Any, Any, Any]) -> Any:
    advise = opponents(find()[game]).advise
    return None if advise is None else advise(situation)

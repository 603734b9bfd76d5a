"""As many kills as are wanted: python -m tests.server.chaos --kills 500"""

import asyncio
from argparse import ArgumentParser
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, ExitStack
from functools import partial
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory

from tests.server.chaos.ledger import Ledger
from tests.server.chaos.storm import Storm, storm
from tests.server.process import nursery
from tests.server.services import Postgres, Redis, running


def main() -> None:
    wanted = ArgumentParser(prog="make chaos", description="Kills a server while several tables play on it.")
    wanted.add_argument("--kills", type=int, default=500)
    wanted.add_argument("--processes", type=int, default=1, help="more than one serve a PostgreSQL, with a Redis")
    wanted.add_argument("--seed", default=token_hex(4), help="of the moments at which it is killed")
    asked = wanted.parse_args()
    print(f"{asked.kills} kills, --seed {asked.seed}", flush=True)  # noqa: T201
    with ExitStack() as stack:
        folder, born_in = stack.enter_context(TemporaryDirectory(prefix="abracademy-")), stack.enter_context(nursery())
        where = _services(stack) if asked.processes > 1 else {}
        raging = partial(storm, born_in, Path(folder), asked.seed, asked.processes, **where)
        print(_said(asyncio.run(_rage(raging, asked.kills))))  # noqa: T201


def _services(stack: ExitStack) -> dict[str, str]:
    postgres, redis = stack.enter_context(running(Postgres)), stack.enter_context(running(Redis))
    return {"database_url": postgres.database(), "redis_url": redis.url}


async def _rage(storm: Callable[[], AbstractAsyncContextManager[Storm]], kills: int) -> Ledger:
    async with storm() as raging:
        await raging.rage(kills)
        return raging.ledger


def _said(ledger: Ledger) -> str:
    rows = sum(len(one.rows) for one in ledger.folded.values())
    return (
        f"nothing lost, nothing done twice: {len(ledger.folded)} tables, {len(ledger.over)} games to their end, "
        f"{rows} rows, {len(ledger.acknowledged)} requests acknowledged, "
        f"{len(ledger.repeated)} of them by a server that found them stored by one before it"
    )


if __name__ == "__main__":
    main()

"""As many kills as are wanted: python -m tests.server.chaos --kills 500"""

import asyncio
from argparse import ArgumentParser
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory

from tests.server.chaos.ledger import Ledger
from tests.server.chaos.storm import storm
from tests.server.process import Nursery, nursery


def main() -> None:
    wanted = ArgumentParser(prog="make chaos", description="Kills a server while several tables play on it.")
    wanted.add_argument("--kills", type=int, default=500)
    wanted.add_argument("--seed", default=token_hex(4), help="of the moments at which it is killed")
    asked = wanted.parse_args()
    print(f"{asked.kills} kills, --seed {asked.seed}", flush=True)  # noqa: T201
    with TemporaryDirectory(prefix="abracademy-") as folder, nursery() as born_in:
        ledger = asyncio.run(_rage(born_in, Path(folder), asked.seed, asked.kills))
    print(_said(ledger))  # noqa: T201


async def _rage(born_in: Nursery, folder: Path, seed: str, kills: int) -> Ledger:
    async with storm(born_in, folder, seed) as raging:
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

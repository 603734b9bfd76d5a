"""Goes through all tables, and says what is wrong with them."""

from collections import Counter
from typing import Final

from sqlalchemy import func, select

from ...games import find
from ...server.config import Config
from ...server.games.checking import check
from ...server.operations.usable import opened_as_it_is
from ...server.store.schema import tables
from ...table import Finding
from ...words import Words
from ..bar import bar

WRONG: Final = 1
SIGNS: Final = {False: "✗", None: "–"}


async def checked(config: Config, say: Words) -> int:
    """The exit code: whether nothing is wrong."""
    found: Counter[bool | None] = Counter()
    async with opened_as_it_is(config) as store:
        (count,) = await store.read(select(func.count().label("tables")).select_from(tables))
        with bar(say("check-going-through"), count.tables) as done:
            async for finding in check(store, find()):
                found[finding.holds] += 1
                _tell(finding, say)
                done(1)
    print(say("check-verdict", tables=count.tables, holds=found[True], unknown=found[None], wrong=found[False]))
    return WRONG if found[False] else 0


def _tell(finding: Finding, say: Words) -> None:
    if not finding.holds:
        print(f"{SIGNS[finding.holds]} {say.sentence(finding.what, str)}")

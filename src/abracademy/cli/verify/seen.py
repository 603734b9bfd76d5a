"""What a player saw while the game was played, against what the record says of it."""

from collections.abc import Iterator

from ...kernel import Record, Sentence
from ...table import Finding


def seen(record: Record, commitment: str | None, contribution: str | None) -> Iterator[Finding]:
    """A host who exchanges the seed, or leaves out what a player gave, can write a record without a flaw. The player
    who kept what was on the screen finds out."""
    if commitment is not None:
        holds = _same(commitment, record.commitment)
        yield Finding(holds, Sentence("verify-commitment-seen" if holds else "verify-commitment-not-seen"))
    if contribution is not None:
        holds = any(one and _same(contribution, one.given) for one in record.contributions)
        yield Finding(holds, Sentence("verify-contribution-seen" if holds else "verify-contribution-not-seen"))


def _same(given: str, written: str | None) -> bool:
    return given.strip().lower() == written

"""Fair chance: every outcome is derived from a seed that was committed to before the players gave bytes of their own.

docs/fair-chance.md says it so that anybody can write it again.
"""

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import Any, Final

import msgspec

from ..kernel import (
    Chance,
    Contribution,
    Happened,
    Header,
    Outcome,
    Record,
    Shuffle,
    Value,
    canonical,
    digest,
    header_of,
    listed,
)

WORD: Final = 1 << 32
_words: Final = struct.Struct(">8I").unpack
"""Of a digest."""


class Fair(Value, frozen=True, gc=False):
    """Where a table's chance comes from."""

    commitment: str
    contributions: tuple[Contribution | None, ...] = ()
    """By seat; empty where nobody gave any."""
    seed: bytes | None = None
    """Known to the host alone, until the game is over."""


def committed(seed: bytes, contributions: Sequence[bytes | None] = ()) -> Fair:
    given = tuple(None if one is None else Contribution(commitment(one), one.hex()) for one in contributions)
    return Fair(commitment(seed), given, seed)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def context(header: Header) -> bytes:
    """What ties a seed's outcomes to this one game, its seats and all that they gave."""
    return bytes.fromhex(digest(msgspec.to_builtins(header)))


def derived(seed: bytes, tied: bytes, number: int, chance: Chance) -> Outcome:
    """A shuffle is Fisher and Yates's, from the last place down; else one of the listed things."""
    stream, things = numbers(seed, tied, number), list(listed(chance))
    if not isinstance(chance, Shuffle):
        return Outcome(things[below(len(things), stream)])
    for last in range(len(things) - 1, 0, -1):
        _swap(things, last, below(last + 1, stream))
    return Outcome(tuple(things))


def _swap(things: list[Any], one: int, other: int) -> None:
    things[one], things[other] = things[other], things[one]


def first_seat(seed: bytes, contributions: Sequence[Contribution | None]) -> int:
    """Who begins, where that is left to chance: out of the seed and all that was given, and of nothing else."""
    given = digest([one.given if one else None for one in contributions])
    return below(len(contributions), numbers(seed, b"first" + bytes.fromhex(given), 0))


def numbers(seed: bytes, tied: bytes, number: int) -> Iterator[int]:
    keyed = _keyed(seed)
    for block in count():
        digest_of = keyed.copy()
        digest_of.update(tied + number.to_bytes(8, "big") + block.to_bytes(4, "big"))
        yield from _words(digest_of.digest())


@lru_cache(maxsize=1024)
def _keyed(seed: bytes) -> hmac.HMAC:
    """Half of the work is the same for every outcome of a game; and `hmac.digest`, short as it is, lets other threads
    go first, for which whoever moves has to wait."""
    return hmac.new(seed, digestmod="sha256")


def below(limit: int, stream: Iterator[int]) -> int:
    """Rejects the numbers of the last, incomplete run, so that every remainder is as likely."""
    fair = WORD - WORD % limit
    while (number := next(stream)) >= fair:
        pass
    return number % limit


def not_derived(record: Record, seed: bytes) -> int | None:
    """The first move whose outcome of chance is not the one that follows from the seed."""
    tied = context(header_of(record))
    asked = ((at, one) for at, one in enumerate(record.moves) if isinstance(one, Happened))
    for number, (at, happened) in enumerate(asked):
        if not listed(happened.asked) or not _follows(derived(seed, tied, number, happened.asked), happened.outcome):
            return at
    return None


def _follows(outcome: Outcome, written: Any) -> bool:
    """A record that was read has lists where a table has tuples."""
    return canonical(outcome.value) == canonical(written)

"""Chance out of a secret seed: anybody who knows the seed derives the same outcomes.

The stream of the n-th outcome (n counts from 0) is HMAC-SHA256(seed, n as 8 bytes, block as 4 bytes), block 0, 1, …,
read as unsigned 4-byte numbers; all numbers big-endian.
"""

import hmac
from collections.abc import Iterator
from itertools import count
from typing import Any

from ..kernel import Chance, Outcome, Shuffle, listed

WORD = 1 << 32


def outcome(seed: bytes, number: int, chance: Chance) -> Outcome:
    """A shuffle is Fisher and Yates's, from the last place down; else one of the listed things."""
    stream, things = _stream(seed, number), list(listed(chance))
    if not isinstance(chance, Shuffle):
        return Outcome(things[below(len(things), stream)])
    for last in range(len(things) - 1, 0, -1):
        _swap(things, last, below(last + 1, stream))
    return Outcome(tuple(things))


def _swap(things: list[Any], one: int, other: int) -> None:
    things[one], things[other] = things[other], things[one]


def _stream(seed: bytes, number: int) -> Iterator[int]:
    for block in count():
        message = number.to_bytes(8, "big") + block.to_bytes(4, "big")
        digest = hmac.digest(seed, message, "sha256")
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")


def below(limit: int, stream: Iterator[int]) -> int:
    """Rejects the numbers of the last, incomplete run, so that every remainder is as likely."""
    fair = WORD - WORD % limit
    return next(number for number in stream if number < fair) % limit

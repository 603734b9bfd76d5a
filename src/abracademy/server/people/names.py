"""What people may be called, and how nobody passes for somebody else at a table.

Names are sent as they are. Whoever puts one into a sentence sets it apart, for it may be written from right to left.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, count
from typing import Final
from unicodedata import category, normalize

from rich.cells import split_graphemes

from ...bots import CHARACTERS
from ...kernel import Refused
from ...words import LANGUAGES, words
from .looks import looks

MOST: Final = 24
"""Signs as a reader counts them: a family of four in one picture is one."""
LONGEST: Final = 64
"""Signs as the store counts them."""
ENOUGH: Final = 1000
"""So many signs are too many, whatever they are."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that cannot be seen."""
JOINERS: Final = frozenset("\u200c\u200d")
JOINED: Final = frozenset({"Lo", "Mc", "So", "Sk"})
"""Between these a joiner is part of what is written: in Persian, in Hindi, in pictures of several."""
MARKS: Final = frozenset({"Mn", "Me"})
HIGHEST: Final = 4
"""Marks on one letter; more would tower over the line above."""


def cleaned(name: str) -> str:
    """As it is kept: nothing in it that cannot be seen, and nothing that moves the text around it."""
    kept = _kept(name) if len(name) <= ENOUGH else name
    if not kept:
        raise Refused("bad_request", "name-empty")
    if len(kept) > LONGEST or len(split_graphemes(kept, "latest")[0]) > MOST:
        raise Refused("bad_request", "name-too-long", most=MOST)
    return kept


def _kept(name: str) -> str:
    seen = [sign for sign in " ".join(normalize("NFKC", name).split()) if _is_visible(sign)]
    return " ".join(normalize("NFKC", "".join(_joined([*_carried(seen)]))).split())


def _is_visible(sign: str) -> bool:
    """Or a joiner, for now."""
    return sign in JOINERS or not (_kind(sign).startswith("C") or sign in BLANK)


def _carried(signs: Iterable[str]) -> Iterator[str]:
    """Without the marks that stand on nothing, or too high."""
    marks = HIGHEST
    for sign in signs:
        if _kind(sign) in MARKS:
            marks += 1
        elif sign not in JOINERS:
            marks = HIGHEST if sign == " " else 0
        if marks <= HIGHEST:
            yield sign


def _joined(signs: Sequence[str]) -> Iterator[str]:
    """Without the joiners that join nothing."""
    before = " "
    for sign, after in zip(signs, (*signs[1:], " "), strict=False):
        if sign not in JOINERS or (_kind(before) in JOINED and _kind(after) in JOINED):
            before = before if _kind(sign) in MARKS else sign
            yield sign


def _kind(sign: str) -> str:
    """Pictures that are newer than our list of signs are pictures all the same."""
    kind = category(sign)
    return "So" if kind == "Cn" and "\U0001f000" <= sign <= "\U0001faff" else kind


def distinct(name: str, taken: Iterable[str]) -> str:
    """Where it would pass for one that is taken, or for a bot's, a number tells them apart."""
    seen = _characters().union(*map(looks, taken))
    bare = re.sub(r" \d+$", "", name)
    return next(one for one in chain((name,), (f"{bare} {more}" for more in count(2))) if seen.isdisjoint(looks(one)))


@cache
def _characters() -> frozenset[str]:
    """What our bots are called, in every language, looks so."""
    called = [words(language)(f"character-{one.name}") for language in LANGUAGES for one in CHARACTERS]
    return frozenset[str]().union(*map(looks, called))

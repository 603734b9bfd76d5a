"""What a name looks like, whatever signs it is written with: by Unicode's list of signs that pass for others."""

from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import category, normalize

import msgspec

LIST: Final = ("confusable_homoglyphs", "confusables.json")
OVERLOOKED: Final = frozenset({"Mn", "Me", "Cc", "Cf"})
"""Kinds of signs that a glance passes over: accents and their like, and what cannot be seen at all."""
APART: Final = ("Z", "P")
"""Spaces and punctuation, unless they pass for letters."""
DIRECTION: Final = "\u200e"
"""In the list it stands around signs of scripts from right to left."""


class _Sign(msgspec.Struct):
    c: str


def looks(name: str) -> frozenset[str]:
    """As it is written, in small letters and in capitals. Names that share a look pass for each other."""
    return frozenset(_look(written) for written in (name, name.lower(), name.upper()))


def _look(name: str) -> str:
    seen = [(sign, _stands_for(sign)) for sign in _bare(name)]
    read = "".join(like for sign, like in seen if like.isalnum() or not category(sign).startswith(APART))
    return _bare(read) or name


def _stands_for(sign: str) -> str:
    """The first of its family in the list, which may be several: an m is a narrow r and n. The list has every pair
    in both directions; a family's first has many, and the others one."""
    like = _listed().get(sign, ())
    if len(like) != 1:
        return sign
    (other,) = like
    is_pair = len(_listed().get(other, ())) == 1
    return min(sign, other) if is_pair else other


@cache
def _listed() -> dict[str, list[str]]:
    package, name = LIST
    pairs = msgspec.json.decode(files(package).joinpath(name).read_bytes(), type=dict[str, list[_Sign]])
    return {sign.strip(DIRECTION): [one.c.strip(DIRECTION) for one in like] for sign, like in pairs.items()}


def _bare(text: str) -> str:
    return "".join(sign for sign in normalize("NFKD", text) if category(sign) not in OVERLOOKED)

"""Chance is asked for by the rules and answered from outside, as a player is."""

from collections import Counter
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import field

from .refusal import Refused
from .wire import Value

Thing: TypeAlias = int | str
"""What can be shuffled or picked: a number, or a name."""


class Shuffle(Value, frozen=True, gc=False, tag_field="chance", tag="shuffle"):
    """Asks for the items in some order, each order as likely as the others."""

    what: str
    items: tuple[Thing, ...]


class Roll(Value, frozen=True, gc=False, tag_field="chance", tag="roll"):
    """Asks for one of the faces; a face that is listed twice is twice as likely."""

    what: str
    faces: tuple[int, ...]


class Pick(Value, frozen=True, gc=False, tag_field="chance", tag="pick"):
    """Asks for one of the listed things: itself, not its index. Also asked where there is only one."""

    what: str
    among: tuple[Thing, ...] = field(name="from")


Chance: TypeAlias = Shuffle | Roll | Pick


class Outcome(Value, frozen=True, gc=False):
    """What chance answered: an order, a face, or the thing picked."""

    value: Any


def listed(chance: Chance) -> tuple[Thing, ...]:
    if isinstance(chance, Pick):
        return chance.among
    return chance.faces if isinstance(chance, Roll) else chance.items


def require_fitting(chance: Chance, outcome: Outcome) -> None:
    """Refuses an outcome that this request cannot have."""
    if isinstance(chance, Shuffle):
        fits = Counter(outcome.value) == Counter(chance.items)
    else:
        fits = outcome.value in listed(chance)
    if not fits:
        raise _unfitting(chance)


def read_outcome(chance: Chance, raw: object) -> Outcome:
    """An outcome as JSON wrote it."""
    try:
        outcome = Outcome(msgspec.convert(raw, tuple[Thing, ...] if isinstance(chance, Shuffle) else Thing))
    except msgspec.ValidationError as error:
        raise _unfitting(chance) from error
    require_fitting(chance, outcome)
    return outcome


def _unfitting(chance: Chance) -> Refused:
    return Refused("bad_outcome", f"outcome-{chance.__struct_config__.tag}")


def answer(chance: Chance, random: Random) -> Outcome:
    """An outcome out of a source of random numbers, without bias."""
    things = listed(chance)
    if isinstance(chance, Shuffle):
        return Outcome(tuple(sorted(things, key=lambda _: random.random())))
    return Outcome(things[int(random.random() * len(things))])

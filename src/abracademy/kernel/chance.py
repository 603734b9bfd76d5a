"""Chance is asked for by the rules and answered from outside, as a player is."""

from random import Random
from typing import Any, TypeAlias

from msgspec import field

from .refusal import Refused
from .wire import Value


class Shuffle(Value, frozen=True, gc=False, tag_field="chance", tag="shuffle"):
    """Asks for the items in some order, each order as likely as the others."""

    what: str
    items: tuple[Any, ...]


class Roll(Value, frozen=True, gc=False, tag_field="chance", tag="roll"):
    """Asks for one of the faces; a face that is listed twice is twice as likely."""

    what: str
    faces: tuple[int, ...]


class Pick(Value, frozen=True, gc=False, tag_field="chance", tag="pick"):
    """Asks for one of the listed things: itself, not its index. Also asked where there is only one."""

    what: str
    among: tuple[Any, ...] = field(name="from")


Chance: TypeAlias = Shuffle | Roll | Pick


class Outcome(Value, frozen=True, gc=False):
    """What chance answered: an order, a face, or the thing picked."""

    value: Any


def listed(chance: Chance) -> tuple[Any, ...]:
    match chance:
        case Shuffle(items=things) | Roll(faces=things) | Pick(among=things):
            return things


def require_fitting(chance: Chance, outcome: Outcome) -> None:
    """Refuses an outcome that this request cannot have."""
    if isinstance(chance, Shuffle):
        fits = sorted(outcome.value) == sorted(chance.items)
    else:
        fits = outcome.value in listed(chance)
    if not fits:
        raise _unfitting(chance)


def read_outcome(chance: Chance, raw: object) -> Outcome:
    """An outcome as JSON wrote it. JSON's `true` is no 1 and its lists hold anything: kinds are looked at first."""
    things = raw if isinstance(chance, Shuffle) else [raw]
    kinds = {type(thing) for thing in listed(chance)}
    if not isinstance(things, list) or any(type(thing) not in kinds for thing in things):
        raise _unfitting(chance)
    outcome = Outcome(tuple(things) if isinstance(chance, Shuffle) else raw)
    require_fitting(chance, outcome)
    return outcome


def _unfitting(chance: Chance) -> Refused:
    return Refused("bad_outcome", f"outcome-{chance.__struct_config__.tag}")


def answer(chance: Chance, random: Random) -> Outcome:
    """An outcome out of a source of random numbers, without bias."""
    things = listed(chance)
    if isinstance(chance, Shuffle):
        return Outcome(tuple(random.sample(things, len(things))))
    return Outcome(things[int(random.random() * len(things))])

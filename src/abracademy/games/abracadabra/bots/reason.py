"""A reason, and how much it weighs."""

from typing import NamedTuple

from ....kernel import Fact, Seat, Sentence


class Reason(NamedTuple):
    weight: float
    """In points, gained or lost."""
    sentence: Sentence


def because(weight: float, message: str, player: Seat | None = None, **facts: Fact | Sentence) -> Reason:
    plain = {name: fact for name, fact in facts.items() if not isinstance(fact, Sentence)}
    parts = {name: fact for name, fact in facts.items() if isinstance(fact, Sentence)}
    seats = {} if player is None else {"player": player}
    return Reason(weight, Sentence(f"abracadabra-why-{message}", plain, seats, parts))


def percent(chance: float) -> int:
    """What is neither certain nor impossible is not to look so."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, round(100 * chance)))


def decimal(worth: float) -> dict[str, int]:
    """Every language has its own point."""
    tenths = round(10 * worth)
    return {"whole": tenths // 10, "tenth": tenths % 10}

"""Another game in the same round: the same terms and seats, and the first turn passes on."""

from collections.abc import Mapping

from msgspec.structs import replace

from ...kernel import Seat, Value
from .chair import Chair
from .entries import Called, Sat, SittingEntry, Who
from .sitting import Sitting
from .terms import Terms


class Again(Value, frozen=True, gc=False):
    terms: Terms
    reserved: tuple[Who | None, ...]
    sitting_down: tuple[SittingEntry, ...]


def again(sitting: Sitting, asker: Seat, signs: Mapping[Seat, Who]) -> Again:
    """Whoever asks sits down at once, as bots do; for the others their seats are kept. `signs` are those by which the
    new table knows them; whoever is forgotten has none, nor has somebody's own bot that sleeps."""
    chairs, count = enumerate(sitting.chairs), len(sitting.chairs)
    sat = tuple(_sat(seat, chair, signs) for seat, chair in chairs if seat == asker or _comes(seat, chair, signs))
    full = (Called(),) if len(sat) == count else ()
    terms = replace(sitting.terms, first=((sitting.first or 0) + 1) % count)
    return Again(terms, tuple(map(signs.get, range(count))), sat + full)


def _comes(seat: Seat, chair: Chair, signs: Mapping[Seat, Who]) -> bool:
    return chair.kind == "bot" or (chair.kind == "outside" and seat in signs)


def _sat(seat: Seat, chair: Chair, signs: Mapping[Seat, Who]) -> Sat:
    if chair.kind == "bot":
        return Sat(seat, "bot", bot=chair.bot, character=chair.character)
    return Sat(seat, "outside" if chair.kind == "outside" else "person", signs[seat])

"""What an adept would say of each action, and why."""

from typing import Final

import numpy as np

from ....bots import Advice, Situation
from ....kernel import Fact, Seat, Sentence
from ..actions import Action, Cast
from ..options import Options
from ..spells import FLOORS, Spell
from ..view import View
from .around import Around, hits
from .thought import Thought, thought

Reasons = tuple[Sentence, ...]
HEALING: Final = frozenset({Spell.DARK_WANDERER, Spell.SWEET_DREAM, Spell.MAGIC_DRINK})
FEW: Final = 3
"""Lives at which a healing is worth a word."""


def advise(situation: Situation[Options, View, Action]) -> tuple[Advice[Action], ...]:
    weighed = thought(situation)
    return tuple(_advice(weighed, situation.seat, action) for action in situation.legal)


def _advice(weighed: Thought, seat: Seat, action: Action) -> Advice[Action]:
    win, points = weighed.worth(action)
    reasons = _of_a_call(weighed, seat, action.spell) if isinstance(action, Cast) else _of_stopping(weighed)
    return Advice(action, win, points, reasons)


def _of_a_call(weighed: Thought, seat: Seat, spell: int) -> Reasons:
    if weighed.is_slip(spell):
        return (*_because("slip"), *_last_life(weighed))
    found = _percent(weighed.found(spell))
    if not found:
        return (*_because("impossible", **_spell(weighed, spell)), *_price(weighed, spell))
    if found == 100:
        return (*_if_found(weighed, seat, spell), *_because("certain", **_spell(weighed, spell)))
    chance = _because("chance", percent=found, **_spell(weighed, spell))
    return (*_if_found(weighed, seat, spell), *chance, *_price(weighed, spell))


def _if_found(weighed: Thought, seat: Seat, spell: int) -> Reasons:
    """What it would bring, the weightiest first."""
    top = _because("arrives", floor=FLOORS) if _wins(weighed, spell) and _arrives(weighed.around, spell) else ()
    emptied = _because("empties") if weighed.lying == 1 else ()
    return (*top, *emptied, *_knocks_out(weighed.around, seat, spell), *_else_found(weighed, spell))


def _wins(weighed: Thought, spell: int) -> bool:
    """The round, whatever the die shows."""
    around = weighed.around
    out = [chance == 1 for chance in _victims(around, spell).values()]
    lasting = around.options.last_standing
    return weighed.lying == 1 or (sum(out) == sum(around.living) - 1 if lasting else any(out))


def _arrives(around: Around, spell: int) -> bool:
    """At the top, if it wins the round."""
    secrets = int(around.secrets[0]) + (spell == Spell.NIGHT_SINGER)
    return int(around.floors[0]) + (2 if around.options.last_standing else 3) + secrets >= FLOORS


def _else_found(weighed: Thought, spell: int) -> Reasons:
    if spell == Spell.NIGHT_SINGER:
        return _because("secret")
    return _because("heals") if spell in HEALING and weighed.around.lives[0] <= FEW else ()


def _knocks_out(around: Around, seat: Seat, spell: int) -> Reasons:
    return tuple(
        Sentence(
            "abraca-what-advice-knocks" if chance == 1 else "abraca-what-advice-may-knock",
            {} if chance == 1 else {"percent": _percent(chance)},
            {"player": (seat + place) % around.seats},
        )
        for place, chance in _victims(around, spell).items()
    )


def _victims(around: Around, spell: int) -> dict[int, float]:
    """By place who may lose their last life, and with which chance where the die decides."""
    shown = [around.lives + hits(around.living, face)[spell - 1] <= 0 for face in around.options.die]
    chances = np.mean(shown, axis=0).tolist()
    return {place: chance for place, chance in enumerate(chances) if chance and around.living[place]}


def _price(weighed: Thought, spell: int) -> Reasons:
    """Of calling it in vain."""
    if spell != Spell.ANCIENT_DRAGON:
        return _last_life(weighed)
    die, lives = weighed.around.options.die, int(weighed.around.lives[0])
    return _because("dragon", percent=_percent(sum(face >= lives for face in die) / len(die)))


def _last_life(weighed: Thought) -> Reasons:
    return _because("last-life") if weighed.around.lives[0] == 1 else ()


def _of_stopping(weighed: Thought) -> Reasons:
    """What speaks against going on: how the likeliest call might go."""
    following = [spell for spell in range(weighed.last_cast or 1, 9) if not weighed.is_slip(spell)]
    if weighed.around.options.easy:
        following = list(range(1, 9))
    likeliest = max(following, key=weighed.found)
    fails = _percent(1 - weighed.found(likeliest))
    return (*_because("stop", percent=fails, **_spell(weighed, likeliest)), *_last_life(weighed))


def _because(name: str, **facts: Fact) -> Reasons:
    return (Sentence(f"abraca-what-advice-{name}", facts),)


def _spell(weighed: Thought, spell: int) -> dict[str, Fact]:
    return {"spell": spell, "edition": weighed.around.options.edition}


def _percent(chance: float) -> int:
    """Array; but what is possible is not called impossible, nor what is likely certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))

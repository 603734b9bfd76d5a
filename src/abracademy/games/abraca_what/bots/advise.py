"""What an adept would say of each action, and why."""

from typing import Final

import numpy as np

from ....bots import Advice, Situation
from ....kernel import Fact, Seat, Sentence
from ..actions import Action, Cast
from ..options import Options
from ..spells import FLOORS, Spell
from ..view import View
from .around import hits
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
    emptied, knocked = _because("empties") if weighed.lying == 1 else (), _knocks_out(weighed, seat, spell)
    wins = emptied or (knocked if not weighed.around.options.last_standing else ())
    arrives = int(weighed.around.floors[0]) + 3 >= FLOORS
    top = _because("arrives", floor=FLOORS) if wins and arrives else ()
    return (*top, *emptied, *knocked, *_else_found(weighed, spell))


def _else_found(weighed: Thought, spell: int) -> Reasons:
    if spell == Spell.NIGHT_SINGER:
        return _because("secret")
    return _because("heals") if spell in HEALING and weighed.around.lives[0] <= FEW else ()


def _knocks_out(weighed: Thought, seat: Seat, spell: int) -> Reasons:
    """Whom, and with which chance where the die decides."""
    around = weighed.around
    shown = [around.lives + hits(around.living, face)[spell - 1] <= 0 for face in around.options.die]
    chances = np.mean(shown, axis=0)[1:]
    return tuple(
        Sentence(
            "abraca-what-advice-knocks" if chance == 1 else "abraca-what-advice-may-knock",
            {} if chance == 1 else {"percent": _percent(chance)},
            {"player": (seat + place) % around.seats},
        )
        for place, chance in enumerate(chances.tolist(), start=1)
        if chance and around.lives[place]
    )


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

"""What each spell does to lives."""

from msgspec.structs import replace

from ...kernel import Seat
from .events import LivesChanged
from .spells import LIVES, Spell
from .state import Player, left, right

ROLLED = frozenset({Spell.ANCIENT_DRAGON, Spell.SWEET_DREAM})
"""The spells whose effect wants the die."""


def effect(spell: int, caster: Seat, players: tuple[Player, ...], face: int) -> dict[Seat, int]:
    """By seat what it is to gain or lose; all of it happens at once (A-8, A-9)."""
    match spell:
        case Spell.ANCIENT_DRAGON:
            return _others(caster, players, -face)
        case Spell.DARK_WANDERER:
            return {**_others(caster, players, -1), caster: 1}
        case Spell.SWEET_DREAM:
            return {caster: face}
        case Spell.LIGHTNING_TEMPEST:  # one and the same neighbour is one key: it loses only 1
            return {left(players, caster): -1, right(players, caster): -1}
        case Spell.BLIZZARD:
            return {left(players, caster): -1}
        case Spell.FIREBALL:
            return {right(players, caster): -1}
        case _:
            return {caster: 1}


def _others(caster: Seat, players: tuple[Player, ...], change: int) -> dict[Seat, int]:
    return {seat: change for seat, player in enumerate(players) if player.life and seat != caster}


def change_lives(players: tuple[Player, ...], wanted: dict[Seat, int]) -> tuple[tuple[Player, ...], LivesChanged]:
    """Never more than 6, never below 0."""
    after, changes = list(players), [0] * len(players)
    for seat, change in wanted.items():
        life = max(0, min(LIVES, players[seat].life + change))
        changes[seat] = life - players[seat].life
        after[seat] = replace(players[seat], life=life)
    return tuple(after), LivesChanged(tuple(changes))

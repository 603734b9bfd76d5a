"""What a viewer was told, as sentences of the catalogue."""

from typing import assert_never, cast

from ...kernel import Fact, Seat, Sentence, Wire
from .events import (
    CallSlipped,
    DieRolled,
    Ending,
    GameEnded,
    LivesChanged,
    PlayerOut,
    PlayerStopped,
    RoundEnded,
    SpellFound,
    SpellMissed,
    StoneTaken,
)
from .options import Options
from .told import RoundBeganTold, SecretTakenTold, Stone, Stones, Told, TurnEndedTold

Sentences = tuple[Sentence, ...]


def sentences(told: Wire, options: Options) -> Sentences:
    known = cast(Told, told)
    match known:
        case RoundBeganTold(number, first):
            return _one("abraca-what-round-began", first, round=number)
        case SpellFound(seat, spell):
            return _one("abraca-what-spell-found", seat, **_spell(spell, options))
        case SpellMissed(seat, spell):
            return _one("abraca-what-spell-missed", seat, **_spell(spell, options))
        case CallSlipped(seat, spell):
            return _one("abraca-what-call-slipped", seat, **_spell(spell, options))
        case StoneTaken(_, place):
            return (Sentence("abraca-what-stone-taken", {"place": place + 1}),)
        case DieRolled(_, face):
            return (Sentence("abraca-what-die-rolled", {"face": face}),)
        case LivesChanged(changes):
            return _lives_changed(changes)
        case SecretTakenTold(seat, number):
            return _secret_taken(seat, number, options)
        case PlayerStopped(seat):
            return _one("abraca-what-player-stopped", seat)
        case PlayerOut(seat):
            return _one("abraca-what-player-out", seat)
        case TurnEndedTold(seat, drawn):
            return _drawn(seat, drawn)
        case RoundEnded():
            return (*_ending(known), *_gained(known))
        case GameEnded(places):
            return _game_ended(places)
        case _:
            assert_never(known)


def _one(message: str, player: Seat, **facts: Fact) -> Sentences:
    return (Sentence(message, facts, {"player": player}),)


def _spell(spell: int, options: Options) -> dict[str, Fact]:
    return {"spell": spell, "edition": options.edition}


def _lives_changed(changes: tuple[int, ...]) -> Sentences:
    """Nothing can change only where somebody at full life is healed."""
    changed = [_life_changed(seat, change) for seat, change in enumerate(changes) if change]
    return tuple(changed) or (Sentence("abraca-what-lives-unchanged"),)


def _life_changed(seat: Seat, change: int) -> Sentence:
    message = "abraca-what-life-lost" if change < 0 else "abraca-what-life-gained"
    return Sentence(message, {"lives": abs(change)}, {"player": seat})


def _secret_taken(seat: Seat, number: Stone, options: Options) -> Sentences:
    if number is None:
        return _one("abraca-what-secret-taken", seat)
    return _one("abraca-what-secret-seen", seat, **_spell(number, options))


def _drawn(seat: Seat, drawn: Stones) -> Sentences:
    seen = [stone for stone in drawn if stone is not None]
    if not drawn:
        return ()
    if len(seen) < len(drawn):
        return _one("abraca-what-drawn", seat, count=len(drawn))
    return _one("abraca-what-drawn-open", seat, stones=", ".join(map(str, seen)))


def _ending(ended: RoundEnded) -> Sentences:
    """Who fell is named where it was the end of the round; all others who are out were named as it happened."""
    fallen = tuple(seat for seat, life in enumerate(ended.lives) if not life)
    if ended.winner is None:
        return _one("abraca-what-round-fell", fallen[0], round=ended.round)
    won = _one(_WON[ended.ending], ended.winner, round=ended.round)
    if ended.ending != "knocked_out":
        return won
    return (*(Sentence("abraca-what-knocked-out", {}, {"player": seat}) for seat in fallen), *won)


_WON: dict[Ending, str] = {
    "emptied": "abraca-what-round-emptied",
    "knocked_out": "abraca-what-round-knocked-out",
    "last_standing": "abraca-what-round-last-standing",
}


def _gained(ended: RoundEnded) -> Sentences:
    return tuple(
        Sentence("abraca-what-gained", {"points": gained, "floor": floor}, {"player": seat})
        for seat, (gained, floor) in enumerate(zip(ended.gained, ended.points, strict=True))
        if gained
    )


def _game_ended(places: tuple[int, ...]) -> Sentences:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    message = "abraca-what-game-won" if len(winners) == 1 else "abraca-what-game-shared"
    return tuple(Sentence(message, {}, {"player": seat}) for seat in winners)

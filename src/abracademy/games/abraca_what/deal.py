"""The beginning of a round."""

from ...kernel import Outcome, Shuffle
from .events import RoundBegan
from .layout import layout
from .played import Played
from .spells import HAND, LIVES, SPELLS, STONES
from .state import Player, State

DEAL = Shuffle("stones", STONES)


def deal(state: State, shuffled: Outcome) -> Played:
    parts, stones = layout(state.options, len(state.players)), shuffled.value
    began = RoundBegan(
        round=state.round + 1,
        first=state.turn,
        stones=tuple(_laid(stones, hand) for hand in parts.hands),
        opened=_laid(stones, parts.opened),
        secrets=_laid(stones, parts.secrets),
        pile=_laid(stones, parts.pile),
    )
    return _table_laid(state, began), (began,)


def _laid(stones: tuple[int, ...], part: range) -> tuple[int, ...]:
    return stones[part.start : part.stop]


def _table_laid(state: State, began: RoundBegan) -> State:
    hands = zip(state.players, began.stones, strict=True)
    return State(
        options=state.options,
        players=tuple(Player(LIVES, player.points, hand, ((),) * HAND) for player, hand in hands),
        turn=began.first,
        step="call",
        round=began.round,
        board=tuple(began.opened.count(spell) for spell in SPELLS),
        pile=began.pile,
        secrets=began.secrets,
    )

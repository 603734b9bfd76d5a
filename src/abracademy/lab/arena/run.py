"""Plays what is still to be played."""

from collections.abc import Generator, Iterable
from functools import partial

from ..spread import Spread
from .deal import Played, play_deal
from .setting import Setting, units


def play(setting: Setting, finished: Iterable[Played], spread: Spread) -> Generator[Played, None, None]:
    """Deal by deal, in order, so that it is the same however many cores share it."""
    there = {(one.deal, one.pairing) for one in finished}
    to_play = [unit for unit in units(setting) if (unit.deal, unit.pairing) not in there]
    yield from spread(partial(play_deal, setting), to_play)

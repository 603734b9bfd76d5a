"""What an adept would do, and the odds, for whoever asks at their turn: out of what the player knows, and no more."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from ...bots import Advice, Situation
from ...games import opponents
from ...kernel import AnyGame
from ..boards import Board, Scene

MOST: Final = 6
"""Actions that are worth a word; a hand may allow a hundred."""


def tips(game: AnyGame, board: Board, scene: Scene, given: Situation[Any, Any, Any]) -> RenderableType:
    advise = opponents(game).advise
    if advise is None:
        return Text(scene.say("play-no-tips"))
    best = sorted(advise(given), key=lambda one: -one.win)
    shown = (
        _table(board, scene, best[:MOST]),
        Text(scene.say("play-tips-note", points=scene.say(f"{game.name}-tip-points"))),
    )
    return Group(*shown)


def _table(board: Board, scene: Scene, advised: Sequence[Advice[Any]]) -> Table:
    say = scene.say
    table = Table(
        Column(say("play-tip"), overflow="fold", min_width=8),
        Column(say("play-tip-win"), justify="right", no_wrap=True),
        Column(say("play-tip-points"), justify="right", no_wrap=True),
        Column(say("play-tip-why"), overflow="fold", ratio=1),
        box=None,
        pad_edge=False,
        header_style="italic",
        expand=True,
    )
    for figures, alike in groupby(advised, _figures):
        same = tuple(alike)
        names = "\n".join(board.name(scene, one.action) for one in same)
        table.add_row(names, *figures[:-1], _why(scene, same[0]))
    return table


def _figures(advice: Advice[Any]) -> tuple[Any, ...]:
    """What is shown of it: actions of which the same is to be said share a row, as three backs alike do."""
    return f"{advice.win:.0%}", f"{advice.points:.1f}", advice.reasons


def _why(scene: Scene, advice: Advice[Any]) -> Table:
    """A dot before each reason, so that one of several lines is not taken for two."""
    reasons = Table.grid("", Column(overflow="fold"), padding=(0, 1, 0, 0))
    for reason in advice.reasons:
        reasons.add_row("·", scene.say.sentence(reason, scene.names.__getitem__))
    return reasons


def odds(game: AnyGame, board: Board, scene: Scene, given: Situation[Any, Any, Any]) -> RenderableType:
    reckon = opponents(game).odds
    if reckon is None:
        return Text(scene.say("play-no-odds"))
    found: Any = reckon(given.seat, given.tale)
    return Group(board.odds(scene, found), Text(scene.say.sentence(found.note, scene.names.__getitem__), "italic"))

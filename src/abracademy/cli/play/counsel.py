"""What an adept would do, and the odds, for whoever asks at their turn: out of what the player knows, and no more."""

from collections.abc import Sequence
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
    for one in advised:
        table.add_row(board.name(scene, one.action), f"{one.win:.0%}", f"{one.points:.1f}", _why(scene, one))
    return table


def _why(scene: Scene, advice: Advice[Any]) -> str:
    """A line for each reason."""
    return "\n".join(scene.say.sentence(reason, scene.names.__getitem__) for reason in advice.reasons)


def odds(game: AnyGame, board: Board, scene: Scene, given: Situation[Any, Any, Any]) -> RenderableType:
    reckon = opponents(game).odds
    if reckon is None:
        return Text(scene.say("play-no-odds"))
    found: Any = reckon(given.seat, given.tale)
    return Group(board.odds(scene, found), Text(scene.say.sentence(found.note, scene.names.__getitem__), "italic"))

"""The board of a game that has none: its view as it travels, and its legal actions by number."""

from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from .board import Board, Scene


def _draw(scene: Scene) -> RenderableType:
    choices = (Text(f"{number:3}  {_json(action)}") for number, action in enumerate(scene.legal, start=1))
    return Group(Text(_lines(scene.view)), *choices)


def _lines(view: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(view), indent=2).decode()


def _json(action: Any) -> str:
    return msgspec.json.encode(action).decode()


def _question(scene: Scene) -> str:
    return scene.say("plain-question", most=len(scene.legal))


def _read(scene: Scene, typed: str) -> Any:
    if not typed.isdecimal() or not 1 <= int(typed) <= len(scene.legal):
        return None
    return scene.legal[int(typed) - 1]


def _name(_scene: Scene, action: Any) -> str:
    return _json(action)


def _odds(_scene: Scene, odds: Any) -> RenderableType:
    return Text(_lines(odds))


def _help(scene: Scene) -> RenderableType:
    return Text(scene.say("plain-help"))


def _rules(scene: Scene) -> RenderableType:
    return Text(scene.say("plain-rules"))


BOARD = Board(
    usual=lambda _language: {},
    draw=_draw,
    question=_question,
    read=_read,
    name=_name,
    odds=_odds,
    help=_help,
    rules=_rules,
    stands_out=lambda _told: False,
    chapters=lambda _told: (),
)

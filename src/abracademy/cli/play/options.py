"""The options of a game: shown with what they allow, and chosen."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from ...kernel import AnyGame, describe, in_words
from ...words import Words
from ..boards import board_of
from ..command import options_given
from .questions import Questions
from .screen import Screen


def options_read(game: AnyGame, given: Sequence[str], say: Words) -> Any:
    """Where nothing else is given, what a reader of this language expects."""
    return options_given(game, given, board_of(game).usual(say.language))


def options_asked(game: AnyGame, seats: int, questions: Questions, say: Words, screen: Screen) -> Any:
    """One after the other, until Enter says that it is enough."""
    chosen: list[str] = []

    def take(typed: str) -> bool:
        if typed == "?":
            screen.show(options_shown(game, options_read(game, chosen, say), say))
        elif typed:
            game.begin(options_read(game, [*chosen, typed], say), seats)  # refuses what cannot be
            chosen.append(typed)
        return bool(typed)

    while questions.ask(say("play-ask-options"), "", take):
        pass
    return options_read(game, chosen, say)


def options_shown(game: AnyGame, options: Any, say: Words) -> Table:
    """Each with its value now, what else it allows, and what it is for."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="italic")
    for label in ("play-option", "play-option-allows", "play-option-about"):
        table.add_column(say(label), overflow="fold")
    now = msgspec.to_builtins(options)
    for option, schema in describe(game.options).items():
        value = Text(f"{option}={_typed(now[option])}", "bold")
        table.add_row(value, _allowed(game, option, schema, say), _about(game, option, say))
    return table


def _typed(value: object) -> str:
    """As it is written on the command line."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _allowed(game: AnyGame, option: str, schema: Mapping[str, Any], say: Words) -> str:
    """One line a value, where the game has words for its values."""
    labels = {value: _message(game, option, str(value)) for value in schema.get("enum", ())}
    if not labels or not all(say.knows(label) for label in labels.values()):
        return in_words(schema)
    return "\n".join(f"{value}: {say(label)}" for value, label in labels.items())


def _about(game: AnyGame, option: str, say: Words) -> str:
    messages = (_message(game, option), _message(game, option, "help"))
    return "\n".join(say(message) for message in messages if say.knows(message))


def _message(game: AnyGame, *option: str) -> str:
    return "-".join((game.name, "option", *option)).replace("_", "-")

"""Every example of docs/protocol.md is what the referee answers."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from abracademy.cli.referee.referee import Referee
from abracademy.games import bots_of, find
from abracademy.kernel import AnyGame, answer, viewers
from abracademy.lab.arena.child import Child
from abracademy.lab.arena.outside import Outside
from abracademy.lab.playing import play_out
from abracademy.table import Table
from abracademy.words import words
from tests.conftest import Golden
from tests.played import play_at_random

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
EXAMPLES = PAGE.parent / "examples"


def test_the_examples_of_the_page_are_golden(golden: Golden) -> None:
    referee = Referee(find(), words("en").refusal)
    golden(PAGE, "\n".join(_replayed(PAGE.read_text(encoding="utf-8").split("\n"), referee)))


def _replayed(lines: list[str], referee: Referee) -> list[str]:
    """The page with its requests asked again, and their answers below them."""
    page, inside = list[str](), False
    for line in lines:
        inside = line == "```referee" or (inside and line != "```")
        if not (inside and line.startswith("< ")):
            page.append(line)
        if inside and line.startswith("> "):
            page.append("< " + referee.answer(line[2:].encode()).decode())
    return page


def test_the_bot_of_the_page_is_told_and_answers_as_the_page_says(
    golden: Golden, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = PAGE.read_text(encoding="utf-8")
    begin = page.index("```bot\n") + len("```bot\n")
    said = "".join(f"{line}\n" for line in _heard_with_the_bot(monkeypatch))
    golden(PAGE, f"{page[:begin]}{said}{page[page.index('```', begin) :]}")


def _heard_with_the_bot(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The first two turns of a game of two and its end, as the bot in seat 0 meets them."""
    talk, ask, say = list[str](), Child.ask, Child.say

    def overheard(child: Child, question: bytes, limit: float) -> bytes:
        said = ask(child, question, limit)
        talk.extend((*(f"> {line}" for line in question.decode().splitlines()), f"< {said.decode()}"))
        return said

    def farewell(child: Child, what: bytes) -> None:
        talk.append(f"> {what.decode().strip()}")
        say(child, what)

    monkeypatch.setattr(Child, "ask", overheard)
    monkeypatch.setattr(Child, "say", farewell)
    _play_with_the_bot()
    yield from (*talk[:5], "…", talk[-1])


def _play_with_the_bot() -> None:
    game, random = find()["abraca-what"], Random(1)
    table, sprite = Table(game, game.options(), 2), bots_of(game)["sprite"]
    bot = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'bot.py'))}"
    with Outside(table, 0, bot, "page", 60.0) as player:
        sprites = lambda given: sprite(given, random)  # noqa: E731
        player.hear_the_end(table, play_out(table, (player, sprites), lambda chance: answer(chance, random)))
    assert player.losses.count == 0


def test_every_code_and_request_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for word in ("games", "new", "act", "chance", "view", "record", "load", "close"):
        assert f"| `{word}`" in page
    assert page.count("```referee") >= 5


@pytest.mark.parametrize("game", find().values(), ids=find())
def test_every_event_and_every_field_that_is_seen_is_on_the_page(game: AnyGame) -> None:
    page = PAGE.read_text(encoding="utf-8").partition(f"(`{game.name}`)")[2].partition("\n## ")[0]
    random, named = Random(3), set[str]()
    for seats in game.seats:
        played = play_at_random(game, game.options(), seats, random)
        views = [game.view(played.end, viewer) for viewer in viewers(seats)]
        told = [game.tell(event, 0) for step in played.steps for event in step.events]
        named |= {name for one in (*views, *told) for name in one.__struct_fields__}
        named |= {str(one.__struct_config__.tag) for one in told}
    assert {name for name in named if f"`{name}`" not in page} == set()

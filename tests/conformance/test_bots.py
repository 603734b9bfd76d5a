"""What the house promises of every bot, of odds and of advice."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from abracademy.bots import Advice, Opponents
from abracademy.games import bots_of, find, opponents
from abracademy.kernel import ONLOOKER, AnyGame, Seat, Viewer, answer, read_action
from abracademy.table import Table
from abracademy.words import LANGUAGES, words
from tests.apart import Apart, apart
from tests.conformance.twin import pairs
from tests.played import Played

PAIRS = 40
LAST = 3
"""Turns of a game that are thought over again."""


@pytest.fixture(params=sorted(find()))
def advised(request: pytest.FixtureRequest) -> AnyGame:
    """The games of ours: the toy game has nobody who knows it well."""
    return find()[str(request.param)]


def some_tables(game: AnyGame, known: Apart, bot: str) -> Iterator[Table]:
    """Before each decision of a game at every number of seats; the bot makes it."""
    plays = bots_of(game)[bot]
    for seats in game.seats:
        random = Random(seats)
        table = Table(game, known.options(random, seats), seats)
        while (awaits := table.awaits) is not None and len(table.log) < 150:
            if isinstance(awaits, int):
                yield table
                table.play(plays(table.situation(awaits), random))
            else:
                table.play(answer(awaits, random))


def test_every_bot_plays_what_is_legal_and_the_same_out_of_the_same_seed(game: AnyGame, known: Apart) -> None:
    for name, bot in bots_of(game).items():
        for table in some_tables(game, known, name):
            given = table.situation(_turn(table))
            action = bot(given, Random(5))
            assert action in given.legal, name
            assert bot(given, Random(5)) == action, name


def _turn(table: Table) -> Seat:
    assert isinstance(table.awaits, int)
    return table.awaits


def test_advice_is_of_each_legal_action_in_their_order(advised: AnyGame) -> None:
    advise = opponents(advised).advise
    assert advise
    say = {language: words(language) for language in LANGUAGES}
    for table in some_tables(advised, apart(advised), "random"):
        given = table.situation(_turn(table))
        advice = advise(given)
        assert tuple(one.action for one in advice) == given.legal
        assert all(0 <= one.win <= 1 for one in advice)
        assert all(one.reasons for one in advice)
        for language in LANGUAGES:
            for reason in (reason for one in advice for reason in one.reasons):
                assert say[language].sentence(reason, str)


def test_odds_and_advice_are_values_that_may_be_sent(advised: AnyGame) -> None:
    own = opponents(advised)
    assert own.odds
    assert own.advise
    for table in some_tables(advised, apart(advised), "random"):
        for viewer in (_turn(table), ONLOOKER):
            odds = own.odds(viewer, table.tale(viewer))
            assert _and_back(odds) == odds
        for one in own.advise(table.situation(_turn(table))):
            back = msgspec.json.decode(msgspec.json.encode(one), type=Advice[Any])
            assert replace(back, action=read_action(advised, back.action)) == one


def _and_back(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=type(value))


def test_bots_odds_and_advice_cannot_tell_twins_apart(game: AnyGame, known: Apart) -> None:
    thought = 0
    for viewer, played, twin in pairs(game, known, Random(2), PAIRS):
        thoughts = thought_of(game, played, viewer)
        assert thoughts == thought_of(game, twin, viewer), viewer
        thought += len(thoughts)
    assert thought > PAIRS // 4


def thought_of(game: AnyGame, played: Played, viewer: Viewer) -> list[bytes]:
    """What anybody thinks in this seat at its last turns, and of the odds at the end."""
    own, table, thoughts = opponents(game), Table(game, played.options, played.seats), list[bytes]()
    turns = [at for at, step in enumerate(played.steps) if game.awaits(step.before) == viewer][-LAST:]
    for at, step in enumerate(played.steps):
        if at in turns:
            thoughts += map(msgspec.json.encode, _said(game, own, table))
        table.play(step.move)
    if own.odds:
        thoughts.append(msgspec.json.encode(own.odds(viewer, table.tale(viewer))))
    return thoughts


def _said(game: AnyGame, own: Opponents, table: Table) -> Iterator[Any]:
    given = table.situation(_turn(table))
    yield from (bot(given, Random(3)) for bot in bots_of(game).values())
    if own.advise:
        yield own.advise(given)

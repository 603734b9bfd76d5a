"""Secrets reach nobody who may not have them."""

from random import Random

from abracademy.kernel import ONLOOKER, AnyGame
from tests.apart import Apart
from tests.conformance.twin import PAIRS, pairs, told_apart


def test_a_viewer_cannot_tell_twins_apart(game: AnyGame, known: Apart) -> None:
    for viewer, played, twin in pairs(game, known, Random(1), PAIRS):
        assert not told_apart(game, viewer, played, twin), (viewer, played)


def test_twins_are_found_for_every_viewer(game: AnyGame, known: Apart) -> None:
    found = {viewer for viewer, _, _ in pairs(game, known, Random(1), PAIRS)}
    assert found == {*range(game.seats[-1]), ONLOOKER}

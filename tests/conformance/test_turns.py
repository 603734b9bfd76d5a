"""When a turn is over, which clocks have to know: exactly with the events that the game names."""

from random import Random

from abracademy.kernel import AnyGame
from tests.apart import Apart
from tests.played import Played, play_at_random

GAMES_PLAYED = 30


def test_a_turn_is_over_with_the_events_that_the_game_names_and_with_no_others(game: AnyGame, known: Apart) -> None:
    random, ended = Random(9), set[type]()
    for number in range(GAMES_PLAYED):
        seats = game.seats[number % len(game.seats)]
        ended |= _followed(play_at_random(game, known.options(random, seats), seats, random), known)
    assert ended == game.ends_turn


def _followed(played: Played, known: Apart) -> set[type]:
    """Whoever is asked first in a turn has it, until such an event. Which ones there were."""
    turn, ended = None, set[type]()
    for step in played.steps:
        over = {type(event) for event in step.events} & played.game.ends_turn
        turn, ended = (None if over else turn), ended | over
        if isinstance(asked := played.game.awaits(step.after), int):
            assert known.is_new(step.after) == (turn is None)
            turn = asked if turn is None else turn
            assert known.turn(step.after) == turn
    return ended

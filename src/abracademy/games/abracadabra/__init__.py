"""Abracadabra: gatherings of enchanters, hidden hands, and tricks."""

from ...kernel import Game
from .actions import Action, actions
from .cards import SEATS
from .events import Event, TurnEnded
from .imagine import imagine
from .legal import legal
from .options import Options
from .rules import awaits, begin, play
from .sentences import sentences
from .state import State
from .told import tell
from .view import view
from .winning import result

GAME: Game[Options, State, Action, Event] = Game(
    name="abracadabra",
    version=1,
    seats=SEATS,
    options=Options,
    action=Action,
    begin=begin,
    awaits=awaits,
    legal=legal,
    play=play,
    view=view,
    tell=tell,
    result=result,
    actions=actions,
    imagine=imagine,
    sentences=sentences,
    ends_turn=frozenset({TurnEnded}),
)

"""Abraca…What?: everybody sees your spellstones but you."""

from ...kernel import Game
from .actions import Action, actions
from .ending import result
from .events import Event, RoundEnded, TurnEnded
from .imagine import imagine
from .options import Options
from .rules import awaits, begin, legal, play
from .sentences import sentences
from .spells import SEATS
from .state import State
from .told import tell
from .view import view

GAME: Game[Options, State, Action, Event] = Game(
    name="abraca-what",
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
    ends_turn=frozenset({TurnEnded, RoundEnded}),
)

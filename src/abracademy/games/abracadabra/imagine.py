"""A full state that fits everything a viewer was told, drawn without bias."""

from random import Random

from ...kernel import Tale, Viewer
from .options import Options
from .rules import begin
from .state import State


def imagine(viewer: Viewer, tale: Tale[Options], random: Random) -> tuple[State, float]:
    del viewer, random
    return begin(tale.options, tale.seats), 1.0

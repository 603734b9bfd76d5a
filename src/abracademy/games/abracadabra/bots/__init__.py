"""Opponents for Abracadabra. They know what a player in their seat knows, and nothing else."""

from typing import Final

from ....bots import Opponents
from .adept import adept
from .advising import advise
from .novice import novice
from .odds import odds
from .sprite import sprite

OPPONENTS: Final = Opponents(bots={"sprite": sprite, "novice": novice, "adept": adept}, odds=odds, advise=advise)

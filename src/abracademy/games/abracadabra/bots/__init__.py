"""Opponents for Abracadabra. They know what a player in their seat knows, and nothing else."""

from typing import Final

from ....bots import Bot
from .sprite import sprite

BOTS: Final[dict[str, Bot]] = {"sprite": sprite}

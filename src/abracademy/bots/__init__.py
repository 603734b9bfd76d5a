"""What a bot is, what it may say of odds and actions, who sits in its seat, and bots that play every game."""

from .advice import Advice
from .at_random import at_random
from .bot import Bot, Situation
from .characters import CHARACTERS, Character, characters_of, pause
from .opponents import Opponents

__all__ = [
    "CHARACTERS",
    "Advice",
    "Bot",
    "Character",
    "Opponents",
    "Situation",
    "at_random",
    "characters_of",
    "pause",
]

"""What a bot is, and bots that play every game."""

from .at_random import at_random
from .bot import Bot, Situation

__all__ = ["Bot", "Situation", "at_random"]

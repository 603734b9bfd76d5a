"""What a bot is, what it may say of odds and actions, and bots that play every game."""

from .advice import Advice
from .at_random import at_random
from .bot import Bot, Situation
from .opponents import Opponents

__all__ = ["Advice", "Bot", "Opponents", "Situation", "at_random"]

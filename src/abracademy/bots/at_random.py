"""A bot for every game: it knows no rules and needs none."""

from random import Random
from typing import Any

from .bot import Situation


def at_random(situation: Situation[Any, Any, Any], random: Random) -> Any:
    """Any legal action, each as likely as the others."""
    return random.choice(situation.legal)

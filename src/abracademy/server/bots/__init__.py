"""Bots at seats: they think in processes of their own, so that nobody waits for them."""

from .thinkers import Thinkers

__all__ = ["Thinkers"]

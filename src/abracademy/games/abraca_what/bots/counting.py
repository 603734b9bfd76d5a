"""What one seat can count."""

from collections import Counter
from itertools import chain

from ..view import View


def unseen(view: View) -> dict[int, int]:
    """By number the stones that this viewer sees nowhere: of number n there are n, less all that show their face."""
    rows = chain.from_iterable((*player.stones, *player.secrets) for player in view.players)
    seen = Counter(chain(rows, view.revealed or ()))
    return {spell: spell - opened - seen[spell] for spell, opened in enumerate(view.board, start=1)}

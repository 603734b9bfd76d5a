"""Where the stones of one shuffle go: five to seat 0, five to seat 1 …, then open stones and secrets in the
edition's order; the rest is the pile, top first."""

from ...kernel import Value
from .options import Options, edition
from .spells import HAND, SECRETS, STONES

OPENED = {2: 12, 3: 6}
"""By seats; none with more."""


class Layout(Value, frozen=True, gc=False):
    """The places of the shuffle that each part of the table takes. The pile is short from the start (A-12)."""

    hands: tuple[range, ...]
    opened: range
    secrets: range
    pile: range


def layout(options: Options, seats: int) -> Layout:
    dealt = seats * HAND
    pile = dealt + OPENED.get(seats, 0) + SECRETS
    if edition(options).opens_before_secrets:
        opened, secrets = range(dealt, pile - SECRETS), range(pile - SECRETS, pile)
    else:
        opened, secrets = range(dealt + SECRETS, pile), range(dealt, dealt + SECRETS)
    hands = tuple(range(seat * HAND, seat * HAND + HAND) for seat in range(seats))
    return Layout(hands, opened, secrets, range(pile, len(STONES)))

"""Whether everybody can have a card of their own."""

from collections.abc import Collection, Sequence

from .cards import Card


def can_match(wishes: Sequence[Collection[Card]]) -> bool:
    """Whether each can be given one of the cards it may have, and no card twice."""
    counts = sorted(map(len, wishes))
    if all(count > place for place, count in enumerate(counts)):  # plenty for all, whoever chooses first
        return True
    holder: dict[Card, int] = {}
    return all(_finds(one, wishes, holder, set()) for one in range(len(wishes)))


def _finds(one: int, wishes: Sequence[Collection[Card]], holder: dict[Card, int], asked: set[Card]) -> bool:
    """Takes a free card, or one whose holder finds another."""
    for card in wishes[one]:
        if card not in asked:
            asked.add(card)
            if card not in holder or _finds(holder[card], wishes, holder, asked):
                holder[card] = one
                return True
    return False

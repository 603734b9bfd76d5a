"""What is said travels as facts and becomes a sentence in the reader's language."""

from .refusal import Fact
from .viewer import Seat
from .wire import Wire


class Sentence(Wire, frozen=True, gc=False):
    """A message of the catalogue with its facts; of `seats`, a reader wants the names: `{"player": 2}`.

    `parts` are facts that are said in the reader's language themselves: the cards of a hand, as many as it names.
    """

    message: str
    facts: dict[str, Fact] = {}
    seats: dict[str, Seat] = {}
    parts: dict[str, "Sentence"] = {}

"""What one seat was told, in sentences."""

from collections.abc import Sequence

from ...kernel import AnyGame, Seat, Wire
from ...words import Words


class Log:
    """Grows by paragraphs: what came of one action stands together."""

    def __init__(self, game: AnyGame, options: object, say: Words, names: Sequence[str]) -> None:
        self._game = game
        self._options = options
        self._say = say
        self._names = names
        self._paragraphs: list[str] = []
        self._open: list[str] = []
        self._turns = (0, 0)
        """Where the player's last turn began, and the turn before it."""

    def hear(self, told: Wire) -> None:
        for sentence in self._game.sentences(told, self._options):
            self._open.append(self._say.sentence(sentence, self._name))

    def close(self) -> str:
        """The paragraph that ends here; empty where nothing was said."""
        paragraph = self._say("between-sentences").join(self._open)
        self._open.clear()
        if paragraph:
            self._paragraphs.append(paragraph)
        return paragraph

    def begin_turn(self) -> None:
        self._turns = (len(self._paragraphs), self._turns[0])

    def since_last_turn(self) -> tuple[str, ...]:
        return tuple(self._paragraphs[self._turns[1] :])

    def _name(self, seat: Seat) -> str:
        return self._names[seat]

"""The words of the house: one catalogue of the shell's and every game's messages, in the reader's language."""

import os
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias
from unicodedata import bidirectional

from fluent.runtime import FluentBundle, FluentResource

from ..kernel import Fact, Refused, Sentence

LANGUAGES: Final = ("en", "fr", "ja")
LONGEST: Final = 200
"""Characters of a fact."""
HUGE: Final = 10**15
LEFTWARD: Final = ("R", "AL")
APART, TOGETHER = "\u2068", "\u2069"
"""Around what has a direction of its own."""
Names: TypeAlias = Callable[[int], str]


class Words:
    """Says messages in one language. Every language is complete, so there is nothing to fall back to."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for catalogue in catalogues(language):
            self._bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))

    def __call__(self, message: str, **facts: Fact) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None  # a message that has only attributes is nothing we write
        text, errors = self._bundle.format_pattern(pattern, {name: _short(fact) for name, fact in facts.items()})
        if errors:
            raise errors[0]
        return str(text)

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def refusal(self, refused: Refused) -> str:
        """With the refusal that it came of, if there is one."""
        said = self(refused.reason, **refused.facts)
        if not isinstance(cause := refused.__cause__, Refused):
            return said
        return self("between-sentences").join((said, self.refusal(cause)))

    def sentence(self, sentence: Sentence, names: Names) -> str:
        named = {fact: names(seat) for fact, seat in sentence.seats.items()}
        parts = {fact: self.sentence(part, names) for fact, part in sentence.parts.items()}
        return self(sentence.message, **sentence.facts, **named, **parts)


def _short(fact: Fact) -> Fact:
    """A fact may come from anybody: it must not drown the sentence, break its line, move the cursor, or turn round what
    stands beside it."""
    if isinstance(fact, int):
        return fact if abs(fact) < HUGE else "…"
    fact = "".join(sign if sign.isprintable() else " " for sign in fact)
    fact = fact if len(fact) <= LONGEST else f"{fact[:LONGEST]}…"
    leftward = any(bidirectional(sign) in LEFTWARD for sign in fact)
    return f"{APART}{fact}{TOGETHER}" if leftward else fact


def catalogues(language: str) -> Iterator[Traversable]:
    """The catalogue files of one language: the shell's, the server's, then each game's."""
    house = files("abracademy")
    games = sorted(house.joinpath("games").iterdir(), key=lambda folder: folder.name)
    rooms = (house, house.joinpath("server"), *games)
    for folder in (room.joinpath("words") for room in rooms):
        catalogue = folder.joinpath(f"{language}.ftl")
        if catalogue.is_file():
            yield catalogue


@cache
def words(language: str) -> Words:
    return Words(language)


def preferred_language() -> str:
    """The first of the person's languages, as the system names them, that we speak."""
    for variable in ("ABRACADEMY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]

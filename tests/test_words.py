"""Every language says everything, with the same facts, and nothing that nobody says."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, Term, VariableReference
from fluent.syntax.visitor import Visitor

import abracademy
from abracademy.cli import COMMANDS
from abracademy.words import LANGUAGES, catalogues, words

SOURCE = Path(abracademy.__file__).parent
SPEAKERS = {"say", "_say", "words", "_words", "Sentence", "Unusable", "_one", "Refused"}
"""What is called with a message."""
MADE_OF_PARTS = re.compile(r".+-option-.+")
"""Messages whose names are put together beyond recognition: one for each option and value."""


class _Facts(Visitor):
    """The facts and the other messages that a message uses."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(language: str) -> Iterator[BaseNode]:
    for catalogue in catalogues(language):
        yield from FluentParser().parse(catalogue.read_text(encoding="utf-8")).body


@cache
def messages(language: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """By message its facts, those of the messages within it too, and these messages."""
    found: dict[str, _Facts] = {}
    for message in entries(language):
        if isinstance(message, Message):
            found[message.id.name] = _Facts()
            found[message.id.name].visit(message)
    return {name: (_all_facts(name, found), frozenset(facts.messages)) for name, facts in found.items()}


def _all_facts(name: str, found: dict[str, _Facts]) -> frozenset[str]:
    facts = found[name]
    return frozenset(facts.facts).union(*(_all_facts(within, found) for within in facts.messages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_holds_messages_only_and_each_once(language: str) -> None:
    names: list[str] = []
    for entry in entries(language):
        assert not isinstance(entry, Junk | Term), entry
        if isinstance(entry, Message):
            assert entry.value is not None
            names.append(entry.id.name)
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_of_the_same_facts(language: str) -> None:
    """Only English has editions that name a thing differently."""
    english, other = (
        {name: facts - {"edition"} for name, (facts, _) in messages(one).items()} for one in ("en", language)
    )
    assert other == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    say = words(language)
    for name, (facts, _) in messages(language).items():
        for number, edition in product(range(9), ("z-man", "korea-boardgames")):
            given: dict[str, Any] = {**dict.fromkeys(facts, number), "edition": edition}
            text = say(name, **given)
            assert text.strip() or name == "between-sentences"


def test_in_french_no_line_breaks_before_a_double_sign() -> None:
    for name, (facts, _) in messages("fr").items():
        said = words("fr")(name, **dict.fromkeys(facts, 2))
        assert not re.search(r"[\w»)] [:;!?»]|« ", said), name


def test_messages_that_are_used_are_known() -> None:
    known = messages("en")
    for place, name in _said():
        assert name in known, f"{place} says {name}"


def test_no_message_is_there_for_nobody() -> None:
    literal, patterns = _written()
    within = set[str]().union(*(inner for _, inner in messages("en").values()))
    for name in messages("en").keys() - literal - within:
        assert any(pattern.fullmatch(name) for pattern in patterns), f"nobody says {name}"


def _said() -> Iterator[tuple[str, str]]:
    """What is plainly handed to a speaker."""
    for path, tree in _trees():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            place = f"{path.name}:{call.lineno}"
            about = [word.value for word in call.keywords if word.arg == "about"]
            handed = call.args[1:2] if _called(call) == "Refused" else call.args[:1]
            for one in (*about, *(handed if _called(call) in SPEAKERS else ())):
                if isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value not in LANGUAGES:
                    yield place, one.value


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _written() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every string in the code; and of strings with gaps that look like messages, a pattern."""
    literal = {f"help-{command}" for command in COMMANDS}
    patterns = [MADE_OF_PARTS]
    for _, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literal.add(node.value)
            elif isinstance(node, ast.JoinedStr) and (pattern := _pattern(node)):
                patterns.append(pattern)
    return literal, patterns


def _pattern(gapped: ast.JoinedStr) -> re.Pattern[str] | None:
    parts = [part.value if isinstance(part, ast.Constant) else None for part in gapped.values]
    told = "".join(str(part) for part in parts if part)
    if told == "help-" or not re.fullmatch(r"[a-z]*-[a-z-]+|[a-z]+-", told):
        return None
    return re.compile("".join(".+" if part is None else re.escape(str(part)) for part in parts))


def _trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in SOURCE.rglob("*.py"):
        yield path, ast.parse(path.read_text(encoding="utf-8"))

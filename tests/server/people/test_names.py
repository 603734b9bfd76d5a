"""What people may be called, and that nobody passes for somebody else."""

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abracademy.bots import CHARACTERS
from abracademy.kernel import Refused
from abracademy.server.people.looks import looks
from abracademy.server.people.names import JOINERS, LONGEST, MOST, cleaned, distinct
from abracademy.words import LANGUAGES, words

FAMILY = "👨‍👩‍👧‍👦"
TRICKS = (
    "aN\u200d\u200c\u200b\u202e\u2066\u3164\u115f\u0301\u0302\ufe0f\ufdfańق\u064bक\u094dﷺ½´ \t\u2028👨🏽🫨\U000e0041"
)
ANY_TEXT = st.one_of(st.text(), st.text(alphabet=TRICKS))


@pytest.mark.parametrize(
    "name",
    [
        "Nora",
        "José Ángel",
        "のら",
        "野良 猫",
        "نورا",
        "נורה",
        "Ольга",
        "Ελένη",
        "राधा",
        "นก",
        "한별",
        "O’Nora",
        "Ada-7",
        "🦊",
        "❤️‍🔥",
    ],
)
def test_a_name_in_any_script_stays_as_it_is(name: str) -> None:
    assert cleaned(name) == name


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Nora  ", "Nora"),
        ("No\n\tra", "No ra"),
        ("Nora\u2028Ada", "Nora Ada"),
        ("Ｎｏｒａ", "Nora"),
        ("𝓝𝓸𝓻𝓪", "Nora"),
        ("Jose\u0301", "José"),
        ("\u202eNora\u202c", "Nora"),
        ("\u2067Nora\u2069", "Nora"),
        ("\u200fنورا\u200e", "نورا"),
        ("No\u200bra\ufeff", "Nora"),
        ("No\u200dra", "Nora"),
        ("No\u00adra", "Nora"),
        ("Nora\x00\x1b[2J", "Nora[2J"),
        ("Nora\ue000\ud800", "Nora"),
        ("\u0301\u0302Nora", "Nora"),
        ("\u3164Nora\u115f\u2800", "Nora"),
    ],
)
def test_what_cannot_be_seen_or_moves_other_text_is_taken_out(written: str, kept: str) -> None:
    assert cleaned(written) == kept


@pytest.mark.parametrize("name", ["می\u200cخواهم", "क\u094d\u200dष", FAMILY, "👩🏽‍🚀", "🏳️‍🌈"])
def test_joiners_stay_where_a_script_or_a_picture_needs_them(name: str) -> None:
    assert cleaned(name) == name


def test_marks_do_not_tower_over_the_line_above() -> None:
    towering = "Z" + "\u0300\u0301\u0302\u0303" * 10
    assert cleaned(towering) == "Z\u0300\u0301\u0302\u0303"


def test_a_picture_that_is_newer_than_python_is_a_picture() -> None:
    assert cleaned("\U0001fae9") == "\U0001fae9"


@pytest.mark.parametrize(
    "name", ["", "   ", "\n", "\u200b", "\u3164", "\u200d", "\u2800", "\u202e\u202c", "\u0301", "\x00"]
)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        cleaned(name)
    assert refused.value.reason == "name-empty"


@pytest.mark.parametrize("name", ["x" * MOST, "の" * MOST, "e\u0301" * MOST, FAMILY * 9])
def test_signs_are_counted_as_a_reader_counts_them(name: str) -> None:
    assert cleaned(name)


@pytest.mark.parametrize(
    "name", ["x" * (MOST + 1), "x" * 10_000, "ﷺ" * 2, FAMILY * 10, "👍🏽" * 33, "\u200b" * 999 + "Nora" * 999]
)
def test_a_name_that_is_too_long_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        cleaned(name)
    assert refused.value.reason == "name-too-long"


@given(ANY_TEXT)
def test_a_name_that_is_kept_would_be_kept_as_it_is(name: str) -> None:
    try:
        kept = cleaned(name)
    except Refused:
        return
    assert cleaned(kept) == kept
    assert len(kept) <= LONGEST
    for sign in kept:
        assert sign in JOINERS or sign == " " or category(sign)[0] not in "CZ" or sign >= "\U0001f000"


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("Nora", "Nora"),
        ("NORA", "Nora"),
        ("nora", "Nora"),
        ("Nóra", "Nora"),
        ("Nora.", "Nora"),
        ("No ra", "Nora"),
        ("Nоrа", "Nora"),  # two letters of it are Cyrillic
        ("Νora", "Nora"),  # one is Greek
        ("N0ra", "Nora"),
        ("lda", "Ida"),
        ("1da", "ida"),
        ("׀da", "Ida"),
        ("rnary", "Mary"),
        ("Søren", "Soren"),
        ("Łukasz", "Lukasz"),
        ("STRASSE", "Straße"),
        ("İpek", "Ipek"),
        ("ハナ", "八ナ"),
        ("نُورا", "نورا"),
        ("می\u200cرا", "میرا"),
        ("❤️", "❤"),
        ("...", "..."),
        ("🦊", "🦊"),
    ],
)
def test_a_name_that_passes_for_one_at_the_table_gets_a_number(name: str, taken: str) -> None:
    assert distinct(name, [taken]) == f"{name} 2"
    assert distinct(taken, [name]) == f"{taken} 2"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Rita", "Zita"),
        ("Ali", "All"),
        ("Johan", "Jovan"),
        ("Anna", "Hanna"),
        ("ليلى", "نورا"),
        ("はな", "はね"),
        ("🦊", "🐸"),
        ("李", "季"),
    ],
)
def test_names_that_differ_stay_as_they_are(name: str, other: str) -> None:
    assert distinct(name, [other]) == name


def test_each_who_comes_with_the_same_name_gets_the_next_number() -> None:
    taken: list[str] = []
    for name in ("Nora", "nora", "Nоra", "Nora 2", "NORA"):
        taken.append(distinct(name, taken))
    assert taken == ["Nora", "nora 2", "Nоra 3", "Nora 4", "NORA 5"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_passes_for_a_bot_of_ours_in_any_language(language: str) -> None:
    for character in CHARACTERS:
        name = words(language)(f"character-{character.name}")
        assert distinct(name, []) == f"{name} 2"
        assert distinct(name.upper(), []) == f"{name.upper()} 2"


def test_the_numbers_themselves_pass_for_nothing_else() -> None:
    seen = [looks(str(number)) for number in range(10)]
    assert all(one.isdisjoint(other) for at, one in enumerate(seen) for other in seen[:at])


@given(st.lists(st.one_of(st.sampled_from(["Nora", "nora", "Nоra", "Nora 2", "nora2", "N0RA"]), ANY_TEXT), max_size=5))
def test_at_a_table_no_two_names_look_alike(wanted: list[str]) -> None:
    taken: list[str] = []
    for name in wanted:
        try:
            taken.append(distinct(cleaned(name), taken))
        except Refused:
            continue
    seen = [looks(name) for name in taken]
    assert all(one.isdisjoint(other) for at, one in enumerate(seen) for other in seen[:at])
    assert all(len(name) <= 80 for name in taken)

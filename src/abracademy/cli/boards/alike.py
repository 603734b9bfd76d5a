"""Words as people type them."""

from unicodedata import normalize


def alike(text: str) -> str:
    """However it is typed: in wide letters or capitals, without accents, with either apostrophe."""
    letters = normalize("NFKD", text.strip().casefold()).replace("’", "'")
    return "".join(letter for letter in letters if not "\u0300" <= letter <= "\u036f")


def among(typed: str, words: str) -> bool:
    """Whether it is one of the words, which a catalogue lists with commas."""
    return alike(typed) in map(alike, words.split(","))

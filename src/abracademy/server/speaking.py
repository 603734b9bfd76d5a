"""In which language somebody is answered."""

from typing import Any

from litestar.connection import ASGIConnection

from ..words import LANGUAGES, Words, words

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def words_for(connection: AnyConnection) -> Words:
    """The one that they ask for, or else the first that their browser names and we speak."""
    asked = [connection.query_params.get("lang", ""), *_accepted(connection.headers.get("accept-language", ""))]
    return words(next((one[:2] for one in asked if one[:2] in LANGUAGES), LANGUAGES[0]))


def _accepted(header: str) -> list[str]:
    """In the order in which a browser writes them, which is that of its preference."""
    return [part.partition(";")[0].strip().lower() for part in header.split(",")]

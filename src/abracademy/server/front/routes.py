"""The first page: that the house is open, and how others come in. Written here, with no script."""

from html import escape
from importlib.resources import files
from string import Template
from typing import Any, Final

import segno
from litestar import MediaType, Request, Response, get

from ...words import LANGUAGES, Words
from ..operations.addresses import addresses_of, is_own, written
from ..people.known import house_of
from ..speaking import words_for

AnyRequest = Request[Any, Any, Any]
HERE: Final = files("abracademy.server.front")
PAGE: Final = Template(HERE.joinpath("house.html").read_text("utf-8"))
DOOR: Final = Template(HERE.joinpath("door.html").read_text("utf-8"))
STYLE: Final = HERE.joinpath("house.css").read_text("utf-8")
MESSAGES: Final = ("tagline", "open", "soon", "elsewhere", "scan", "ways", "terminal", "programs", "schema")
NAMES: Final = {"en": "English", "fr": "Français", "ja": "日本語"}
POLICY: Final = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


@get(["/", "/tables/{table:str}"], include_in_schema=False)
async def front(request: AnyRequest) -> Response[str]:
    """The house, in the visitor's language; to whoever opens a link to a table, too."""
    say, address = words_for(request), _address(request)
    words = {message: escape(say(f"front-{message}")) for message in MESSAGES}
    door = DOOR.substitute(words, address=escape(address), code=_code(address)) if address else ""
    page = PAGE.substitute(words, language=say.language, languages=_languages(say), door=door)
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store", "Vary": "Accept-Language"}
    return Response(page, media_type=MediaType.HTML, headers=headers)


@get("/house.css", include_in_schema=False)
async def style() -> Response[str]:
    return Response(STYLE, media_type=MediaType.CSS, headers={"Cache-Control": "max-age=3600"})


def _address(request: AnyRequest) -> str:
    """By which others find it: that by which this visitor came, unless nobody else could come by it; nothing where
    this machine alone can."""
    url = request.base_url
    if not url.port or not is_own(url.hostname or ""):
        return str(url)
    others = addresses_of(house_of(request).config.host)
    return written(others[0], url.port) if others else ""


def _code(address: str) -> str:
    return segno.make(address, error="l").svg_inline(border=2, omitsize=True, svgclass="code", lineclass=None)


def _languages(say: Words) -> str:
    links = (_language(language, current=language == say.language) for language in LANGUAGES)
    return " · ".join(links)


def _language(language: str, *, current: bool) -> str:
    here = ' aria-current="true"' if current else ""
    return f'<a href="?lang={language}" lang="{language}" hreflang="{language}"{here}>{NAMES[language]}</a>'


ROUTES = [front, style]

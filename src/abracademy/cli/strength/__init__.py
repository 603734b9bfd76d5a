"""`abracademy strength`: the contests that say how strong the levels are, and the page that tells it."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from ...games import bots_of, find
from ...lab.arena.figures import figures
from ...lab.spread import Spread
from ...lab.strength import CONTESTS, MATCHES, Contest, setting_of
from ...words import Words, words
from ..command import INTERRUPTED, Command, Parser, Unusable, game_named
from ..contest import contested, kept_in, require_between, require_extra, spread_flags, spread_given
from ..picture import require_picture
from ..tables import plain_console
from .page import Measured, draw, require_page, rewritten, show


def _arguments(parser: Parser) -> None:
    parser.flag("--game", about="help-strength-game", metavar="NAME")
    parser.flag("--games", about="help-strength-games", type=int, default=MATCHES, metavar="N")
    spread_flags(parser)
    parser.flag("--keep", about="help-strength-keep", metavar="FOLDER")
    parser.flag("--page", about="help-strength-page", metavar="FILE")
    parser.flag("--picture", about="help-arena-picture", metavar="FILE")


def _run(arguments: Namespace, say: Words) -> int:
    contests = _contests(arguments.game)
    _require(arguments, contests)
    measured = list(_measured(contests, arguments, spread_given(arguments), say))
    show(measured, say, plain_console())
    if len(measured) < len(contests) or not measured[-1].figures.complete:
        return INTERRUPTED
    if arguments.page:
        rewritten(Path(arguments.page), measured)
    if arguments.picture:
        draw(arguments.picture, measured, words("en") if arguments.page else say)
    return 0


def _contests(game: str | None) -> Sequence[Contest]:
    return CONTESTS if game is None else [one for one in CONTESTS if one.game == game_named(game).name]


def _require(arguments: Namespace, contests: Sequence[Contest]) -> None:
    """All that can be refused, before hours of play."""
    require_extra("openskill")
    require_picture(arguments.picture)
    require_between("--games", arguments.games, MATCHES)
    if arguments.page:
        require_page(Path(arguments.page))
    for contest in contests:
        known = bots_of(find()[contest.game])
        for bot in (contest.one, contest.others):
            if bot not in known:
                raise Unusable("unknown-bot", bot=bot, bots=", ".join(known))
    if arguments.keep:
        Path(arguments.keep).mkdir(parents=True, exist_ok=True)


def _measured(contests: Sequence[Contest], arguments: Namespace, spread: Spread, say: Words) -> Iterator[Measured]:
    """Contest by contest, until Ctrl-C."""
    for number, contest in enumerate(contests, start=1):
        setting = setting_of(contest, arguments.games)
        title = say("strength-playing", number=number, contests=len(contests))
        file = _file(arguments.keep, contest)
        found = contested(setting, file, kept_in(file), spread, title)
        if found.played:
            yield Measured(contest, figures(setting, found.played))
        if found.interrupted:
            return


def _file(folder: str | None, contest: Contest) -> str | None:
    return str(Path(folder) / f"{contest.name}.jsonl") if folder else None


COMMAND = Command("strength", _arguments, _run)

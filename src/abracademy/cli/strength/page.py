"""How strong the levels are, as a table in the terminal and on docs/strength.md, and as a picture."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from rich.console import Console

from ...lab.arena.figures import Compared, Figures
from ...lab.arena.picture import Row
from ...lab.strength import CONTESTS, Contest
from ...words import Words, words
from ..command import Unusable
from ..naming import game_title
from ..picture import draw_rows, speaking
from ..tables import duration, interval, titled

BEGIN: Final = "<!-- how strong -->"
END: Final = "<!-- end of how strong -->"
TITLES: Final = (
    "strength-contest",
    "strength-seats",
    "strength-matches",
    "arena-even",
    "arena-wins",
    "simulate-interval",
    "strength-reached",
    "arena-thought-99",
)
NARROW: Final = 4
"""The last columns: what was found, but for how many matches there were."""
NOTHING: Final = "–"


class Measured(Struct, frozen=True):
    contest: Contest
    figures: Figures

    @property
    def compared(self) -> Compared:
        return self.figures.pairings[0]

    @property
    def reached(self) -> bool:
        """The share where one was set; and always more than even play."""
        share = self.compared.share
        return share.mean >= (self.contest.goal or 0) and (share.low or 0) > self.compared.even


def show(measured: Sequence[Measured], say: Words, console: Console) -> None:
    """A table for each game, as narrow as a terminal."""
    for game in dict.fromkeys(one.contest.game for one in measured):
        table = titled(say, *TITLES[:2], *TITLES[-NARROW:])
        for one in measured:
            if one.contest.game == game:
                table.add_row(_against(one.contest, say), f"{one.contest.seats}", *found(one, say)[-NARROW:])
        console.print(game_title(game, say))
        console.print(table)


def settled(contest: Contest, say: Words) -> tuple[str, ...]:
    """What is known of a contest before it is played."""
    return f"{game_title(contest.game, say)}: {_against(contest, say)}", f"{contest.seats}"


def _against(contest: Contest, say: Words) -> str:
    return say("arena-against", one=contest.one, others=contest.others)


def found(measured: Measured, say: Words) -> tuple[str, ...]:
    one, share = measured.compared, measured.compared.share
    thoughts = {thought.bot: thought for thought in measured.figures.thoughts}
    goal = f"≥ {measured.contest.goal:.0%}" if measured.contest.goal else f"> {one.even:.1%}"
    verdict = say("strength-yes" if measured.reached else "strength-no", goal=goal)
    shares = (f"{one.games}", f"{one.even:.1%}", f"{share.mean:.1%}", interval(share, ".1%"))
    return (*shares, verdict, duration(thoughts[one.one].p99))


def require_page(page: Path) -> None:
    content = page.read_text(encoding="utf-8") if page.is_file() else ""
    if BEGIN not in content or END not in content:
        raise Unusable("no-strength-page", file=str(page), begin=BEGIN, end=END)


def rewritten(page: Path, measured: Sequence[Measured]) -> None:
    """The page is English."""
    content = page.read_text(encoding="utf-8")
    before, after = content[: content.index(BEGIN)], content[content.index(END) :]
    page.write_text(f"{before}{BEGIN}\n\n{as_markdown(measured, words('en'))}\n\n{after}", encoding="utf-8")


def as_markdown(measured: Iterable[Measured], say: Words) -> str:
    """A row for each contest; those that were not played yet have no figures."""
    known = {one.contest: found(one, say) for one in measured}
    nothing = (NOTHING,) * (len(TITLES) - 2)
    rows = [(*settled(contest, say), *known.get(contest, nothing)) for contest in CONTESTS]
    line = ("---", *("---:" for _ in TITLES[1:]))
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (tuple(map(say, TITLES)), line, *rows))


def draw(file: str, measured: Iterable[Measured], say: Words) -> None:
    say = speaking(file, say)
    rows = [Row(_label(one.contest, say), one.compared.share, one.compared.even) for one in measured]
    draw_rows(file, say("strength-picture-title"), rows, say)


def _label(contest: Contest, say: Words) -> str:
    title, seats = settled(contest, say)
    return say("strength-label", contest=title, seats=int(seats))

"""What was said to happen so often, and how often it did: a picture.

`python -m abracademy.lab.reliability` plays 10,000 games of each kind and draws docs/reliability.svg.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from typing import Any, Final

from .calibration import Bin, calibrated
from .figure import EVEN, GREY, INK, bare, figure, percent
from .forecasts import FORECASTS

SURE: Final = 1.96
"""Standard errors on either side."""


def draw(found: Mapping[str, Sequence[Bin]], file: str) -> None:
    """A square for each game."""
    with figure(file, 4.2 * len(found), 4.4) as drawn:
        for axes, (game, bins) in zip(drawn.subplots(1, len(found), squeeze=False)[0], found.items(), strict=True):
            _plot(axes, game, [one for one in bins if one.forecasts])


def _plot(axes: Any, game: str, bins: Sequence[Bin]) -> None:
    said = [one.said / one.forecasts for one in bins]
    happened = [one.happened / one.forecasts for one in bins]
    axes.plot([0, 1], [0, 1], color=EVEN, lw=1)
    axes.errorbar(said, happened, [SURE * one.error for one in bins], fmt="o", ms=4, lw=1.2, color=INK)
    axes.set_title(f"{game}: {sum(one.forecasts for one in bins):,} chances", loc="left", color=INK, fontsize=10)
    axes.set_xlabel("said", color=GREY)
    axes.set_ylabel("happened", color=GREY)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(percent)
    axes.grid(color="#e7e4ee", lw=0.8)
    bare(axes)


def main(arguments: Sequence[str]) -> None:
    parser = ArgumentParser(prog="python -m abracademy.lab.reliability")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--picture", default="docs/reliability.svg")
    given = parser.parse_args(arguments)
    draw({game: calibrated(game, given.games, given.jobs) for game in FORECASTS}, given.picture)


if __name__ == "__main__":
    main(sys.argv[1:])

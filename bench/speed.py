"""Random legal play on one core, our games beside their peers: ``python -m bench.speed``."""

import gc
import json
import os
import platform
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from statistics import median
from typing import Literal

from bench.ours import ours, ours_told
from bench.peers import liars_poker, uno, uno_env, uno_run
from bench.played import Played


@dataclass(frozen=True)
class Contestant:
    name: str
    play: Callable[[int, int], Played]
    side: Literal["ours", "told", "peer"] = "peer"
    """Ours are compared with the peers; what is told as well, no peer does."""


CONTESTANTS = (
    Contestant("Abraca…What?", ours("abraca-what"), "ours"),
    Contestant("Abraca…What?, each move told to a seat", ours_told("abraca-what"), "told"),
    Contestant("Abracadabra", ours("abracadabra"), "ours"),
    Contestant("Abracadabra, each move told to a seat", ours_told("abracadabra"), "told"),
    Contestant("RLCard uno, env.run", uno_run),
    Contestant("RLCard uno, game core", uno),
    Contestant("RLCard uno, env.step", uno_env),
    Contestant("OpenSpiel python_liars_poker", liars_poker),
)

Runs = dict[str, list[Played]]
"""A contestant's runs by its name, one a round."""


@dataclass(frozen=True)
class Spread:
    median: float
    low: float
    high: float


@dataclass(frozen=True)
class Speed:
    """A second's decisions and moves."""

    name: str
    decisions: Spread
    moves: Spread


@dataclass(frozen=True)
class Ratio:
    """How many times as fast ours is, round by round."""

    ours: str
    peer: str
    decisions: Spread
    moves: Spread


def main() -> None:
    asked = arguments()
    stay_on_one_core()
    runs = play_rounds(asked.rounds, asked.decisions)
    print(as_json(runs) if asked.json else as_markdown(runs))


def arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m bench.speed", description=__doc__)
    parser.add_argument("--rounds", type=positive, default=7)
    parser.add_argument("--decisions", type=positive, default=20_000, help="a contestant's, each round")
    parser.add_argument("--json", action="store_true", help="every run, not only the table")
    return parser.parse_args()


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def stay_on_one_core() -> None:
    # Other systems offer no call for it; play is single-threaded there too.
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def play_rounds(rounds: int, decisions: int) -> Runs:
    runs: Runs = {contestant.name: [] for contestant in CONTESTANTS}
    # Imports, caches and the interpreter's specialised bytecode belong to nobody's time.
    for contestant in CONTESTANTS:
        contestant.play(max(decisions // 10, 1), rounds)
    for number in range(rounds):
        for contestant in in_turn(number):
            runs[contestant.name].append(play_once(contestant, decisions, number))
    return runs


def in_turn(number: int) -> tuple[Contestant, ...]:
    # Whoever goes first moves on, so that nobody always follows the same neighbour.
    first = number % len(CONTESTANTS)
    return CONTESTANTS[first:] + CONTESTANTS[:first]


def play_once(contestant: Contestant, decisions: int, seed: int) -> Played:
    # The collector stays as it is, but nobody sweeps up after the one before.
    gc.collect()
    return contestant.play(decisions, seed)


def speeds(runs: Runs) -> list[Speed]:
    return [
        Speed(
            name,
            spread(run.decisions_per_second for run in played),
            spread(run.moves_per_second for run in played),
        )
        for name, played in runs.items()
    ]


def ratios(runs: Runs) -> list[Ratio]:
    ours = [contestant.name for contestant in CONTESTANTS if contestant.side == "ours"]
    peers = [contestant.name for contestant in CONTESTANTS if contestant.side == "peer"]
    return [ratio(runs, one, other) for one in ours for other in peers]


def ratio(runs: Runs, ours: str, peer: str) -> Ratio:
    # Round by round: a slow moment of the machine falls on both sides of the fraction.
    pairs = list(zip(runs[ours], runs[peer], strict=True))
    return Ratio(
        ours,
        peer,
        spread(one.decisions_per_second / other.decisions_per_second for one, other in pairs),
        spread(one.moves_per_second / other.moves_per_second for one, other in pairs),
    )


def spread(values: Iterable[float]) -> Spread:
    known = list(values)
    return Spread(median(known), min(known), max(known))


def as_markdown(runs: Runs) -> str:
    tables = [speed_table(speeds(runs))]
    if compared := ratios(runs):
        tables.append(ratio_table(compared))
    return "\n\n".join([*tables, setting()])


def speed_table(rows: list[Speed]) -> str:
    head = "| random legal play | decisions/s | min–max | moves/s | min–max |"
    lines = [f"| {row.name} | {rate(row.decisions)} | {rate(row.moves)} |" for row in rows]
    return "\n".join([head, "| --- | ---: | ---: | ---: | ---: |", *lines])


def ratio_table(rows: list[Ratio]) -> str:
    head = "| as fast as | decisions | min–max | moves | min–max |"
    lines = [f"| {row.ours} / {row.peer} | {times(row.decisions)} | {times(row.moves)} |" for row in rows]
    return "\n".join([head, "| --- | ---: | ---: | ---: | ---: |", *lines])


def rate(value: Spread) -> str:
    return f"{value.median:,.0f} | {value.low:,.0f}–{value.high:,.0f}"


def times(value: Spread) -> str:
    return f"{value.median:.2f} × | {value.low:.2f}–{value.high:.2f}"


def setting() -> str:
    known = ", ".join(f"{name} {number}" for name, number in versions().items())
    return f"Processor time of one core; {known}."


def versions() -> dict[str, str]:
    python = {platform.python_implementation(): platform.python_version()}
    return python | {name: version(name) for name in ("rlcard", "open-spiel", "numpy")}


def as_json(runs: Runs) -> str:
    return json.dumps(
        {
            "versions": versions(),
            "speeds": [asdict(row) for row in speeds(runs)],
            "ratios": [asdict(row) for row in ratios(runs)],
            "runs": {name: [asdict(run) for run in played] for name, played in runs.items()},
        },
        indent=2,
        ensure_ascii=False,
    )


if __name__ == "__main__":
    main()

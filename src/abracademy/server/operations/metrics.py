"""What is counted while the server runs. One event loop counts: nothing has to be locked, and a move costs little."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import GC_COLLECTOR, PLATFORM_COLLECTOR, PROCESS_COLLECTOR
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric


class Tally:
    """How often something happened, by kind."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self._name, self._about, self._labels = name, about, labels
        self._counts: defaultdict[tuple[str, ...], int] = defaultdict(int)

    def count(self, *kind: str) -> None:
        self._counts[kind] += 1

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(self._name, self._about, labels=self._labels)
        for kind, count in sorted(self._counts.items()):
            family.add_metric(kind, count)
        yield family


class Spread:
    """How large something was, by kind."""

    def __init__(self, name: str, about: str, bounds: Sequence[float], *labels: str) -> None:
        self._name, self._about, self._labels, self._bounds = name, about, labels, bounds
        self._counts: defaultdict[tuple[str, ...], list[int]] = defaultdict(lambda: [0] * (len(bounds) + 1))
        self._sums: defaultdict[tuple[str, ...], float] = defaultdict(float)

    def note(self, size: float, *kind: str) -> None:
        self._counts[kind][bisect_left(self._bounds, size)] += 1
        self._sums[kind] += size

    def collect(self) -> Iterator[Metric]:
        family = HistogramMetricFamily(self._name, self._about, labels=self._labels)
        names = [*map(str, self._bounds), "+Inf"]
        for kind, counts in sorted(self._counts.items()):
            family.add_metric(kind, [*zip(names, accumulate(counts), strict=True)], self._sums[kind])
        yield family


SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
JOBS: Final = (1, 2, 5, 10, 20, 50, 100, 200)

REQUESTS: Final = Tally("abracademy_requests", "Requests over HTTP", "path", "status")
ANSWERED: Final = Spread("abracademy_request_seconds", "From a request over HTTP to its answer", SECONDS, "path")
MOVES: Final = Tally("abracademy_moves", "Moves stored, by who made them", "by")
TOLD: Final = Spread("abracademy_told_seconds", "From a request on a table's socket to its being told", SECONDS)
JOBS_TOGETHER: Final = Spread("abracademy_jobs_together", "Jobs that shared a transaction", JOBS)
CONFLICTS: Final = Tally("abracademy_conflicts", "Rows of a log that somebody else had written first")
THOUGHTS: Final = Spread("abracademy_thought_seconds", "How long bots thought, with waiting for a core", SECONDS, "bot")
REFUSALS: Final = Tally("abracademy_refusals", "What was refused, by code", "code")

COUNTED: Final = (REQUESTS, ANSWERED, MOVES, TOLD, JOBS_TOGETHER, CONFLICTS, THOUGHTS, REFUSALS)
OF_THE_PROCESS: Final = (PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR)

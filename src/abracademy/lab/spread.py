"""Work spread over the cores of this machine or over a cluster. Results come in the order of the work."""

import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from logging import ERROR
from multiprocessing import active_children, get_context, resource_tracker
from multiprocessing.pool import Pool
from multiprocessing.util import Finalize
from threading import Thread
from typing import Any, Final, NoReturn, Protocol, TypeVar

from ..kernel import Refused

Share = TypeVar("Share")
Done = TypeVar("Done")
LOCAL: Final = "local"
"""The address of a cluster that is started for the occasion and ended after it."""
PATIENCE: Final = 5.0
"""Seconds that cores have to end."""
AHEAD: Final = 2
"""Shares that wait on a cluster for each of its cores: it is never idle, and little is lost by an interruption."""
ANSWERS: Final = 5.0
"""Seconds that a cluster has to answer."""
STORE: Final = 100_000_000
"""Bytes of shared memory that a local cluster takes; what we send is small."""


class Spread(Protocol):
    def __call__(self, work: Callable[[Share], Done], shares: Sequence[Share]) -> Iterator[Done]: ...


def over_cores(jobs: int) -> Spread:
    def spread(work: Callable[[Share], Done], shares: Sequence[Share]) -> Iterator[Done]:
        end_as_if_interrupted()
        if min(jobs, len(shares)) <= 1:
            yield from map(work, shares)
            return
        cores = _pool(min(jobs, len(shares)))
        try:
            yield from cores.imap(work, shares)
        finally:
            end(cores)

    return spread


def end(cores: Pool) -> None:
    """A pool can wait for ever for a core that was interrupted at a bad moment: so nobody waits for it for long."""
    ending = Thread(target=cores.terminate, daemon=True)
    ending.start()
    ending.join(PATIENCE)
    for core in active_children() if ending.is_alive() else ():
        core.kill()


def end_as_if_interrupted() -> None:
    """Being told to end is for us as if it were Ctrl-C, so that whoever works for us ends too."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)


def _pool(jobs: int) -> Pool:
    """Cores that leave Ctrl-C to us: it waits while they start, and they keep waiting."""
    if not hasattr(signal, "pthread_sigmask"):
        return get_context("spawn").Pool(jobs)
    resource_tracker.ensure_running()  # else it starts in between, and lets Ctrl-C through again
    ours = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return get_context("spawn").Pool(jobs, _leave_tidily)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, ours)


def _leave_tidily() -> None:
    """A core that is told to end still ends the programs that it has started; one that is ending anyway just ends."""
    signal.signal(signal.SIGTERM, _leave)
    Finalize(None, signal.signal, (signal.SIGTERM, signal.SIG_IGN), exitpriority=0)


def _leave(*_: Any) -> NoReturn:
    raise SystemExit


def over_ray(address: str, jobs: int) -> Spread:
    """On the Ray cluster at this address; on a local one of so many cores. Refuses one that nobody answers for."""
    if address != LOCAL:
        _require_cluster(address)

    def spread(work: Callable[[Share], Done], shares: Sequence[Share]) -> Iterator[Done]:
        end_as_if_interrupted()
        ray: Any = import_module("ray")  # an extra, and typed in part
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        where: dict[str, Any] = {"num_cpus": jobs, "object_store_memory": STORE} if address == LOCAL else {}
        where["address"] = address
        ray.init(**where, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
        try:
            yield from _on_cluster(ray, work, shares)
        finally:
            ray.shutdown()

    return spread


def _require_cluster(address: str) -> None:
    """Ray itself would try for minutes, and then take us down with it."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    try:
        socket.create_connection((host, int(port)), ANSWERS).close()
    except (OSError, ValueError) as error:
        raise Refused("bad_request", "no-cluster", address=address) from error


def _on_cluster(ray: Any, work: Callable[[Share], Done], shares: Sequence[Share]) -> Iterator[Done]:
    def do(share: Share) -> Done:
        return work(share)

    remote = ray.remote(num_cpus=1, max_retries=1)(do)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    for share in shares:
        waiting.append(remote.remote(share))
        if len(waiting) >= most:
            yield ray.get(waiting.popleft())
    while waiting:
        yield ray.get(waiting.popleft())

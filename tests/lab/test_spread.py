"""Work on many cores ends when it is told to."""

import time
from multiprocessing import get_context
from threading import Event
from typing import Any, cast

import pytest

from abracademy.lab import spread


class Stuck:
    """A pool that waits for ever for its cores."""

    def terminate(self) -> None:
        Event().wait()


def test_nobody_waits_for_long_for_a_pool_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "PATIENCE", 0.1)
    core = get_context("spawn").Process(target=time.sleep, args=(600,), daemon=True)
    core.start()
    spread.end(cast(Any, Stuck()))
    core.join(10)
    assert core.exitcode == -9

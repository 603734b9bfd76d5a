"""What must not be torn in two."""

import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Generator[None, None, None]:
    """Whoever tells us to end meanwhile is heard after it: a program that is just being started is known by then.

    A program that we start does not inherit this, as it would a mask.
    """
    if threading.current_thread() is not threading.main_thread():  # signals are for the main one
        yield
        return
    heard: list[int] = []
    told = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
    usual = {one: signal.signal(one, lambda number, _: heard.append(number)) for one in told}
    try:
        yield
    finally:
        for one, handler in usual.items():
            signal.signal(one, handler)
        for number in heard:
            signal.raise_signal(number)

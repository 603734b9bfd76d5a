"""A program that is asked a line and answers a line, and is trusted with nothing: not with time, length or manners."""

import os
import selectors
import signal
from collections.abc import Sequence
from contextlib import suppress
from subprocess import PIPE, Popen
from time import monotonic
from typing import IO, Final

from .losses import Lost

LONGEST: Final = 1 << 16
"""Bytes of an answer."""
AT_ONCE: Final = 1 << 16
PIPEFULS: Final = 2
REMEMBERED: Final = 2000
"""Bytes of what it last wrote to its error stream."""
FAREWELL: Final = 1.0
"""Seconds that it has to end by itself after its input has."""


class Child:
    def __init__(self, command: Sequence[str]) -> None:
        """Raises an `OSError` where it cannot be started. It leads a group of its own, which ends with it."""
        self._process = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True)
        self._in, self._out, self._errors = _pipes(self._process)
        self._said = b""
        self._complaints = b""

    def ask(self, question: bytes, limit: float) -> bytes:
        """The line that it answers within so many seconds. What it said unasked before does not count."""
        with suppress(Lost):
            self._read()
        self._said, until = b"", monotonic() + limit
        with selectors.DefaultSelector() as ready:
            ready.register(self._out, selectors.EVENT_READ)
            ready.register(self._errors, selectors.EVENT_READ)
            if question := self._write(question):
                ready.register(self._in, selectors.EVENT_WRITE)
            while b"\n" not in self._said:
                question = self._go_on(ready, question, until - monotonic())
        return self._said.partition(b"\n")[0]

    def _go_on(self, ready: selectors.BaseSelector, unsaid: bytes, left: float) -> bytes:
        """Whatever can be done next, but not for longer than is left."""
        happened = ready.select(left) if left > 0 else []
        if not happened:
            raise Lost("late")
        for key, _ in happened:
            if key.fileobj is self._out:
                self._read()
            elif key.fileobj is self._errors:
                if not self._listen():
                    ready.unregister(self._errors)
            elif not (unsaid := self._write(unsaid)):
                ready.unregister(self._in)
        return unsaid

    def _write(self, what: bytes) -> bytes:
        """What did not go through yet; none where nobody reads any more."""
        try:
            return what[os.write(self._in.fileno(), what) :]
        except BlockingIOError:
            return what
        except OSError:
            return b""

    def _read(self) -> None:
        with suppress(BlockingIOError):
            while heard := os.read(self._out.fileno(), AT_ONCE):
                self._said += heard
                if len(self._said) > LONGEST:
                    raise Lost("too_long")
                if b"\n" in self._said:
                    return
            raise Lost("ended")

    def _listen(self) -> bool:
        """Whether it may complain of more."""
        try:
            heard = os.read(self._errors.fileno(), AT_ONCE)
        except BlockingIOError:
            return True
        self._complaints = (self._complaints + heard)[-REMEMBERED:]
        return bool(heard)

    def say(self, what: bytes) -> None:
        """As much as goes through at once: no answer is expected."""
        self._write(what)

    def end(self, patience: float = 0.0) -> str:
        """Ends it and all that it started, also where we are interrupted. What it last complained of."""
        if self._process.returncode is not None:
            return ""
        try:
            self._in.close()
            self._wait(monotonic() + patience)
        finally:
            self.kill()
            self._process.wait()
        self._listen_at_last()
        self._out.close()
        self._errors.close()
        return self._complaints.decode(errors="replace").strip().rpartition("\n")[2]

    def kill(self) -> None:
        """Whoever waits for its answer hears that it has ended. Before `end`, so that it has not been waited for, and
        its number, and its group's, is still its own."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _wait(self, until: float) -> None:
        with selectors.DefaultSelector() as ready, suppress(Lost):
            ready.register(self._out, selectors.EVENT_READ)
            while (left := until - monotonic()) > 0 and ready.select(left):
                self._said = b""
                self._read()

    def _listen_at_last(self) -> None:
        """To what a pipe can hold: whoever has left the group and still writes is not listened to for ever."""
        for _ in range(PIPEFULS):
            if not self._listen():
                return


def _pipes(process: Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin
    assert process.stdout
    assert process.stderr
    for pipe in (process.stdin, process.stdout, process.stderr):
        os.set_blocking(pipe.fileno(), False)
    return process.stdin, process.stdout, process.stderr

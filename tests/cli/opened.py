"""A house that is opened by its command, as a process of its own."""

import os
import signal
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any, Final

import msgspec

HOST: Final = "127.0.0.1"


class Opened:
    def __init__(self, process: "Popen[bytes]", written: Path) -> None:
        self._process = process
        self._written = written
        self.port: int = self._line("open")["port"]

    def _line(self, event: str) -> dict[str, Any]:
        """The first of this event, as soon as it is written."""
        assert self._process.stderr
        for line in self._process.stderr:
            self._keep(line)
            said: dict[str, Any] = msgspec.json.decode(line)
            if said["event"] == event:
                return said
        raise AssertionError(self.written)

    def _keep(self, line: bytes) -> None:
        with self._written.open("ab") as written:
            written.write(line)

    @property
    def written(self) -> str:
        """What it has written down, as far as it has been read."""
        return self._written.read_text("utf-8") if self._written.exists() else ""

    def send(self, sign: int) -> None:
        self._process.send_signal(sign)

    def await_line(self, event: str) -> dict[str, Any]:
        return self._line(event)

    def ended(self) -> int:
        """With which exit code, and everything is written."""
        assert self._process.stderr
        for line in self._process.stderr:
            self._keep(line)
        return self._process.wait()


@contextmanager
def opened(data: Path, *flags: str, environment: Mapping[str, str] | None = None) -> Generator[Opened]:
    command = [sys.executable, "-m", "abracademy", "serve", "--data", str(data), "--log", "json", "--host", HOST]
    quick = ["--port", "0", "--pace", "0", "--leniency", "1000", "--durability", "normal"]
    everything = {**os.environ, **(environment or {})}
    with Popen([*command, *quick, *flags], env=everything, stderr=PIPE, preexec_fn=_hear) as process:
        try:
            yield Opened(process, data.parent / f"{data.name}.log")
        finally:
            process.kill()


def _hear() -> None:
    """Whoever runs the tests in the background may be deaf to Ctrl-C, and would hand that down."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

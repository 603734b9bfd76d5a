"""Who is still there: found by a mark that whatever a process starts inherits. Without /proc nobody is seen."""

import os
import signal
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import PIPE, Popen


@contextmanager
def at_a_terminal(
    command: Sequence[str], environment: Mapping[str, str] | None = None
) -> Generator[Popen[bytes], None, None]:
    """Leads a group of its own, as a shell would have it, and is ended where a test fails."""
    with Popen(
        command, env=environment, start_new_session=True, preexec_fn=_hear_ctrl_c, stdout=PIPE, stderr=PIPE
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def _hear_ctrl_c() -> None:
    """Whoever runs the tests in the background may be deaf to it, and would hand that down."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def marked(mark: str) -> list[int]:
    """The numbers of the processes whose environment or command line has this in it."""
    found: list[int] = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            known = (process / "environ").read_bytes() + (process / "cmdline").read_bytes()
            if mark.encode() in known:
                found.append(int(process.name))
    return found


def wait_for(condition: Callable[[], object], tries: int = 100) -> bool:
    for _ in range(tries):
        if condition():
            return True
        time.sleep(0.1)
    return False


def zombies() -> list[int]:
    """Children of ours that have ended and that nobody waited for."""
    return [child for child in children(os.getpid()) if not is_running(child)]


def children(parent: int) -> list[int]:
    found = [int(process.name) for process in Path("/proc").glob("[0-9]*")]
    return [number for number in found if _state_and_parent(number)[1] == str(parent)]


def is_running(number: int) -> bool:
    return _state_and_parent(number)[0] not in ("", "Z")


def _state_and_parent(number: int) -> tuple[str, str]:
    with suppress(OSError):
        state, parent = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[:2]
        return state, parent
    return "", ""

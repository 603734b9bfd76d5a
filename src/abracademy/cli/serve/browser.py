"""A browser for whoever starts the server where they sit."""

import os
import sys
import webbrowser
from threading import Thread

from ...server.operations.addresses import written


def open_browser(port: int) -> None:
    """Beside what the server does, since some browsers only come back when they are closed."""
    if has_desktop():
        Thread(target=_open, args=(written("localhost", port),), daemon=True).start()


def _open(address: str) -> None:
    """Where it fails, the address still stands in the terminal."""
    try:
        webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return


def has_desktop() -> bool:
    """Not where somebody is at another machine: the browser would open in front of nobody."""
    if os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

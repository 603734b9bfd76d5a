"""Where everything that is drawn goes out."""

from rich.console import Console

from .wrapping import wrap_by_language

wrap_by_language()


class Outlet(Console):
    """Leaves it to the command line what becomes of a reader that went away; rich would call it a failure."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

"""What a viewer may know is a function of everything it was told."""

from typing import Generic, TypeVar

from .wire import Value, Wire

Options = TypeVar("Options")


class Tale(Value, Generic[Options], frozen=True, gc=False):
    """Everything told to one viewer since the game began, oldest first."""

    options: Options
    seats: int
    told: tuple[Wire, ...] = ()

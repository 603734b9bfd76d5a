"""People over HTTP."""

from typing import Any, Final

from .routes_back import ROUTES as BACK
from .routes_beside import ROUTES as BESIDE
from .routes_me import ROUTES as ME

ROUTES: Final[list[Any]] = [*ME, *BACK, *BESIDE]

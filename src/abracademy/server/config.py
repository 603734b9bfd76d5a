"""What a host may set: by flags, or by environment variables of the same names. Everything has a usual value."""

from pathlib import Path
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from platformdirs import user_data_path

Durability: TypeAlias = Literal["full", "normal"]
"""full: an acknowledged move survives a power cut. normal: it survives everything but that."""
PORT: Final = 8437


class Config(Struct, frozen=True, kw_only=True):
    host: str = "0.0.0.0"
    port: int = PORT
    data: Path = user_data_path("abracademy")
    database_url: str = ""
    """Where it is empty, a file in the data folder."""
    redis_url: str = ""
    """Needed where several processes serve one database."""
    trusted_proxy: str = ""
    """Addresses, with commas, whose word about a visitor's address is believed."""
    durability: Durability = "full"
    """Of the file in the data folder."""
    pace: float = 1.0
    """How long bots take: times their usual pauses."""
    workers: int = 1
    """Processes in which bots think."""
    leniency: float = 1.0
    """Times the usual limits of how often somebody may ask."""

    @property
    def url(self) -> str:
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'abracademy.db'}"

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

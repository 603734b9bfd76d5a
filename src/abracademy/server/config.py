"""What a host may set: by flags, or by environment variables of the same names. Everything has a usual value."""

from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct
from platformdirs import user_data_path

Durability: TypeAlias = Literal["full", "normal"]
"""full: an acknowledged move survives a power cut. normal: it survives everything but that."""
Log: TypeAlias = Literal["auto", "text", "json"]
"""auto: text on a terminal, else JSON."""
PORT: Final = 8437


class Config(Struct, frozen=True, kw_only=True):
    host: str = "0.0.0.0"
    port: Annotated[int, Meta(ge=0, le=65535)] = PORT
    data: Path = user_data_path("abracademy")
    database_url: Annotated[str, Meta(pattern=r"^$|^postgresql(\+asyncpg)?://")] = ""
    """Where it is empty, a file in the data folder."""
    redis_url: Annotated[str, Meta(pattern="^$|^(rediss?|unix)://")] = ""
    """Needed where several processes serve one database."""
    trusted_proxy: str = ""
    """Addresses, with commas, whose word about a visitor's address is believed."""
    names: str = ""
    """With commas, by which people reach it beside addresses and names at home; behind a proxy any, unless some stand
    here."""
    metrics_from: str = ""
    """Addresses, with commas, that may read the metrics; this machine may always."""
    log: Log = "auto"
    durability: Durability = "full"
    """Of the file in the data folder."""
    pace: Annotated[float, Meta(ge=0, le=100)] = 1.0
    """How long bots take: times their usual pauses."""
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    """Processes in which bots think."""
    leniency: Annotated[float, Meta(ge=0.01, le=1_000_000)] = 1.0
    """Times the usual limits of how often somebody may ask."""
    open_tables: Annotated[int, Meta(ge=1, le=1_000_000)] = 8
    """That one person may have opened and not finished."""

    def __post_init__(self) -> None:
        for addresses in (self.trusted_proxy, self.metrics_from):
            networks(addresses)

    @property
    def url(self) -> str:
        return self.database_url or f"sqlite+aiosqlite:///{self.file}"

    @property
    def file(self) -> Path:
        """Of everything, where there is no other database."""
        return self.data / "abracademy.db"

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")


def networks(addresses: str) -> list[IPv4Network | IPv6Network]:
    """Raises a `ValueError` where one of them is none."""
    return [ip_network(one.strip()) for one in addresses.split(",") if one.strip()]

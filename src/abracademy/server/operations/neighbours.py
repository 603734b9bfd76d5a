"""Who may read what is for the host alone."""

from ipaddress import ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ...kernel import Refused
from ..config import Config, networks
from ..people.known import house_of

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def for_the_host(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Answers this machine, and whom the host has named."""
    client = connection.client.host if connection.client else ""
    if _hides_somebody(connection, house_of(connection).config) or not _is_near(client, house_of(connection).config):
        raise Refused("forbidden", "for-the-host")


def _hides_somebody(connection: AnyConnection, config: Config) -> bool:
    """A proxy on this machine that we do not know as one: whoever is behind it would seem to sit here."""
    return not config.trusted_proxy and "x-forwarded-for" in connection.headers


def _is_near(client: str, config: Config) -> bool:
    try:
        address = ip_address(client)
    except ValueError:
        return False
    return address.is_loopback or any(address in network for network in networks(config.metrics_from))

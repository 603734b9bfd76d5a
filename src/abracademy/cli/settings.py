"""A host's settings: out of flags, out of environment variables of the same names, or as they usually are."""

import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from .command import Parser, Unusable

if TYPE_CHECKING:
    from ..server.config import Config

STORED: Final = ("data", "database_url")
"""Where everything is kept: all that some commands need to know."""
SHOWN: Final = {
    "host": "ADDRESS",
    "port": "N",
    "data": "FOLDER",
    "database_url": "URL",
    "redis_url": "URL",
    "trusted_proxy": "ADDRESS[,ADDRESS…]",
    "names": "NAME[,NAME…]",
    "metrics_from": "ADDRESS[,ADDRESS…]",
    "log": "auto|text|json",
    "durability": "full|normal",
    "pace": "TIMES",
    "workers": "N",
    "leniency": "TIMES",
    "open_tables": "N",
}
"""How their values are shown in the help."""


def setting_flags(parser: Parser, settings: Sequence[str]) -> None:
    for setting in settings:
        about = f"help-setting-{setting.replace('_', '-')}"
        parser.flag(_flag(setting), about=about, metavar=SHOWN[setting])


def given(arguments: Namespace, settings: Sequence[str]) -> dict[str, Any]:
    """What somebody has set, by flag or else by variable; each looked at by itself, so that the right one is named."""
    return dict(_given(arguments, settings))


def config_given(arguments: Namespace, settings: Sequence[str]) -> "Config":
    from ..server.config import Config

    return Config(**given(arguments, settings))


def _given(arguments: Namespace, settings: Sequence[str]) -> Iterator[tuple[str, Any]]:
    for setting in settings:
        for named, value in ((_flag(setting), getattr(arguments, setting)), _in_environment(setting)):
            if value is not None:
                yield setting, getattr(_read({setting: value}, named), setting)
                break


def _in_environment(setting: str) -> tuple[str, str | None]:
    """One that is empty is as one that is not there."""
    variable = f"ABRACADEMY_{setting.upper()}"
    return variable, os.environ.get(variable) or None


def _flag(setting: str) -> str:
    return f"--{setting.replace('_', '-')}"


def _read(setting: dict[str, str], named: str) -> "Config":
    from ..server.config import Config

    try:
        return msgspec.convert(setting, Config, strict=False, dec_hook=_folder)
    except msgspec.ValidationError as error:
        raise Unusable("unreadable-argument", argument=named) from error


def _folder(kind: type, value: str) -> Path:
    if not value:
        raise ValueError(kind)
    return Path(value).expanduser()

"""`abracademy verify`: whether a recorded game's chance was fair, from the record alone."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from rich.table import Column, Table
from rich.text import Text

from ...table import Finding, verify
from ...words import Words
from ..command import Command, Parser, game_named
from ..play.screen import Screen
from ..recorded import recorded
from .seen import seen
from .signature import signed

UNPROVEN: Final = 1
SIGNS: Final = {True: "✓", False: "✗", None: "–"}


def _arguments(parser: Parser) -> None:
    parser.flag("file", about="help-record-file", metavar="FILE", nargs="?")
    parser.flag("--commitment", about="help-verify-commitment", metavar="HEX")
    parser.flag("--contribution", about="help-verify-contribution", metavar="HEX")


def _run(arguments: Namespace, say: Words) -> int:
    record = recorded(arguments.file)
    findings = (
        *verify(game_named(record.game), record),
        *seen(record, arguments.commitment, arguments.contribution),
        signed(record),
    )
    screen = Screen(plain=True, pace=0)
    screen.show(_listed(findings, say))
    verdict = _verdict(findings, proven=record.seed is not None)
    screen.say(say(verdict))
    return 0 if verdict == "verify-yes" else UNPROVEN


def _listed(findings: Sequence[Finding], say: Words) -> Table:
    table = Table.grid("", Column(overflow="fold"), padding=(0, 1, 0, 0))
    for finding in findings:
        table.add_row(SIGNS[finding.holds], Text(say.sentence(finding.what, str)))
    return table


def _verdict(findings: Sequence[Finding], *, proven: bool) -> str:
    if any(finding.holds is False for finding in findings):
        return "verify-no"
    return "verify-yes" if proven else "verify-unproven"


COMMAND = Command("verify", _arguments, _run)

"""What hosts are told, and the files that they are given, agree with the server."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from abracademy.cli.settings import SHOWN
from abracademy.server.config import Config
from abracademy.server.limits import LARGEST
from tests.server.serving import serving

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
DEPLOY = ROOT / "deploy"


def _rows(heading: str) -> Iterator[list[str]]:
    """Of the table under this heading, without the quotation marks of code."""
    table = PAGE[PAGE.index(f"| {heading} |") :].split("\n\n")[0]
    for row in table.splitlines()[2:]:
        yield [cell.strip().strip("`") for cell in row.strip("|").split("|")]


def test_every_setting_is_on_the_page_with_what_is_usual() -> None:
    usual = Config(data=Path())
    told = {flag: (variable, value) for flag, variable, value, _ in _rows("flag")}
    for setting in SHOWN:
        value = "" if setting == "data" else str(getattr(usual, setting))
        expected = f"ABRACADEMY_{setting.upper()}", value
        assert told.pop(f"--{setting.replace('_', '-')}") == expected
    assert told == {}


@pytest.mark.anyio
async def test_every_figure_is_on_the_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        text = (await served.stranger().http.get("/metrics")).text
    families = [family for family in text_string_to_metric_families(text) if family.name.startswith("abracademy")]
    served_names = {f"{one.name}_total" if one.type == "counter" else one.name for one in families}
    assert {figure for figure, _ in _rows("figure")} == served_names


def test_files_for_hosts_set_only_what_there_is_to_set() -> None:
    known = {f"ABRACADEMY_{setting.upper()}" for setting in SHOWN}
    for file in DEPLOY.iterdir():
        assert set(re.findall(r"ABRACADEMY_[A-Z_]+", file.read_text("utf-8"))) <= known, file.name
    assert set(re.findall(r"ABRACADEMY_[A-Z_]+[A-Z]", PAGE)) == known | {"ABRACADEMY_LANG"}


def test_every_file_for_hosts_is_on_the_page() -> None:
    for file in DEPLOY.iterdir():
        named = file.name.removesuffix(".dockerignore")
        assert named in PAGE or named.replace(".service", ".*").replace(".timer", ".*") in PAGE, file.name


def test_proxies_let_in_what_the_server_does() -> None:
    assert f"client_max_body_size {LARGEST // 1024}k;" in (DEPLOY / "nginx.conf").read_text("utf-8")
    assert f"max_size {LARGEST // 1024}KiB" in (DEPLOY / "Caddyfile").read_text("utf-8")


def test_the_two_processes_of_the_compose_file_are_alike_and_known_to_the_proxy() -> None:
    composed = (DEPLOY / "compose.yaml").read_text("utf-8")
    port = Config(data=Path()).port
    for line in ("  one: *abracademy", "  two: *abracademy", f"      UPSTREAMS: one:{port} two:{port}"):
        assert line in composed.splitlines()

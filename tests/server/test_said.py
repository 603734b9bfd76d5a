"""What is said at a table: by phrases in everybody's own language, and freely where the host wants it."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.player import NotDone, Place
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio


def heard(place: Place) -> list[Any]:
    return [(one["seat"], one["name"], one["text"]) for one in place.messages if one["op"] == "said"]


async def three(served: Served, **terms: Any) -> tuple[Place, Place, Place]:
    """Nora, who speaks English, Ada, who speaks French, and Bo, who looks on in Japanese."""
    nora, ada, bo = [await served.player(name) for name in ("Nora", "Ada", "Bo")]
    table = await nora.open_table(**terms)
    places = await nora.attend(table), await ada.attend(table, lang="fr"), await bo.attend(table, lang="ja")
    await places[1].ask("sit")
    return places


async def test_everybody_reads_a_phrase_in_their_own_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada, bo = await three(served)
        await ada.ask("say", phrase="good-game")
        for place, text in ((nora, "Good game!"), (ada, "Belle partie\u00a0!"), (bo, "いい勝負でした！")):
            await place.until(partial(heard, place))
            assert heard(place) == [(1, "Ada", text)]


async def test_what_onlookers_say_never_reaches_a_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada, bo = await three(served, chat=True)
        await bo.ask("say", phrase="wow")
        await bo.ask("chat", text="Look at her eights!")
        await ada.ask("say", phrase="bye")
        await nora.until(lambda: bool(heard(nora)))
        assert heard(nora) == [(1, "Ada", "See you soon!")]
        await bo.until(lambda: len(heard(bo)) == 3)


async def test_free_words_are_for_tables_whose_host_wants_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        quiet, _, _ = await three(served)
        with pytest.raises(NotDone, match="not_now"):
            await quiet.ask("chat", text="Hello?")
        with pytest.raises(NotDone, match="bad_options"):
            await quiet.player.open_table(chat=True, public=True)


async def test_only_phrases_that_there_are_can_be_said(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, _, _ = await three(served)
        with pytest.raises(NotDone, match="bad_request"):
            await nora.ask("say", phrase="you-hold-two-eights")


async def test_whoever_is_muted_is_heard_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        nora, ada, bo = await three(served)
        await nora.ask("mute", seat=1)
        await ada.ask("say", phrase="haha")
        await bo.until(lambda: bool(heard(bo)))
        await nora.ask("mute", seat=1, muted=False)
        await ada.ask("say", phrase="sorry")
        await nora.until(lambda: bool(heard(nora)))
        assert heard(nora) == [(1, "Ada", "Sorry!")]

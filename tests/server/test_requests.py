"""What requests get that come twice, late, all at once or by another socket; and what is told to who comes back."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.player import NotDone, Place, Player
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio
NAMES = ("one", "two", "three", "four")


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with serving(tmp_path) as served:
        yield served


async def begun(served: Served) -> tuple[Player, Place, Place]:
    """Nora, at whose turn it is; her place, and Ada's."""
    nora, ada = await served.player("Nora"), await served.player("Ada")
    table = await nora.open_table(first=0)
    host, guest = await nora.attend(table), await ada.attend(table)
    await guest.ask("sit")
    await host.decline()
    await guest.decline()
    await host.until(lambda: bool(host.view))
    return nora, host, guest


async def refusal(asking: Any) -> str:
    with pytest.raises(NotDone) as refused:
        await asking
    return refused.value.code


async def heard(place: Place, number: int) -> None:
    await place.until(lambda: place.number == number)


async def test_several_requests_that_nobody_waits_for_are_answered_in_their_order(served: Served) -> None:
    _, host, _ = await begun(served)
    for name, op in zip(NAMES, ("ping", "fly", "show", "ping"), strict=True):
        more = {"agrees": True} if op == "show" else {}
        await host.send(msgspec.json.encode({"op": op, "id": name, **more}).decode())
    await host.until(lambda: any(message.get("id") == "four" for message in host.messages))
    answers = [(message["id"], message["op"]) for message in host.messages if message.get("id") in NAMES]
    assert answers == [("one", "done"), ("two", "refused"), ("three", "table"), ("four", "done")]


async def test_the_same_request_sent_at_once_again_and_by_another_socket_counts_once(served: Served) -> None:
    nora, host, guest = await begun(served)
    move = {"op": "act", "id": "my move", "number": host.number, "action": host.view["legal"][-1]}
    before, text = host.number, msgspec.json.encode(move).decode()
    await host.send(text)
    await host.send(text)
    other = await nora.attend(host.table)
    answer = await other.ask("act", "my move", number=before, action=move["action"])
    assert (answer["op"], answer["number"]) == ("done", before + 1)
    await host.until(lambda: [one["op"] for one in host.messages if one.get("id") == "my move"] == ["update", "done"])
    await guest.ask("ping")
    assert guest.number == before + 1


async def test_the_same_id_of_somebody_else_is_another_request(served: Served) -> None:
    _, host, guest = await begun(served)
    await host.ask("show", "mine", agrees=True)
    answer = await guest.ask("show", "mine", agrees=True)
    assert answer["op"] == "table"


async def test_a_refused_request_leaves_its_id_free(served: Served) -> None:
    _, host, _ = await begun(served)
    action = host.view["legal"][0]
    assert await refusal(host.act(action, number=host.number + 1, request="again")) == "bad_request"
    answer = await host.act(action, request="again")
    assert answer["op"] == "update"


async def test_a_late_move_is_stale_and_one_from_nowhere_is_refused(served: Served) -> None:
    _, host, guest = await begun(served)
    number, last = host.number, host.view["legal"][-1]
    await host.act(last)
    await heard(guest, number + 1)
    mover = host if host.view["legal"] else guest
    assert await refusal(mover.act(mover.view["legal"][-1], number=number)) == "stale"
    assert await refusal(mover.act(mover.view["legal"][-1], number=number + 2)) == "bad_request"


async def test_who_comes_back_is_told_what_they_have_not_seen_and_no_more(served: Served) -> None:
    nora, host, _ = await begun(served)
    seen, heard = host.number, len(host.told)
    await host.act(host.view["legal"][-1])
    news = host.told[heard:]
    assert news
    assert (await nora.attend(host.table, seen=seen)).told == news
    assert (await nora.attend(host.table, seen=seen + 1)).told == []
    assert (await nora.attend(host.table, seen=seen + 99)).told == []
    assert (await nora.attend(host.table)).told == []
    assert (await nora.attend(host.table, seen=0)).told == host.told
    answer = await host.ask("sync", seen=seen)
    assert (answer["op"], answer["told"]) == ("table", news)


async def test_onlookers_are_told_of_every_row_as_players_are(served: Served) -> None:
    _, host, guest = await begun(served)
    zoe = await served.player("Zoë")
    looker = await zoe.attend(host.table)
    for _ in range(5):
        mover = host if host.view["legal"] else guest
        await mover.act(mover.view["legal"][-1])
        for one in (host, guest, looker):
            await heard(one, mover.number)
    assert looker.seating == host.seating == guest.seating
    assert [event["event"] for event in looker.told] == [event["event"] for event in host.told[-len(looker.told) :]]

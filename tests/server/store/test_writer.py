"""Whatever becomes of a write, whoever waits for it hears of it, and the next is written."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from abracademy.server.config import Config
from abracademy.server.store import opened, writer
from abracademy.server.store.schema import house

pytestmark = pytest.mark.anyio


async def test_after_a_mistake_of_ours_the_next_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await opened(Config(data=tmp_path))

    def mistaken(*_: Any) -> Any:
        raise ArithmeticError

    with monkeypatch.context() as mistake:
        mistake.setattr(writer, "_stored_together", mistaken)
        with pytest.raises(ArithmeticError):
            await store.write(insert(house).values(name="first", value=b""))
    await store.write(insert(house).values(name="next", value=b""))
    assert [row.name for row in await store.read(select(house.c.name))] == ["next"]
    await store.close()

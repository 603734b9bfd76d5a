"""Whom somebody blocks, and which bots are theirs."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter

from ...kernel import Value
from .blocks import Blocked
from .bots import NewOwnBot, OwnBot, bots_of, new_bot, require_own
from .known import house_of, visitor_of

AnyRequest = Request[Any, Any, Any]
AnySeat = Annotated[int, PathParameter(ge=0, le=99)]
"""More than any table has."""
PLACE: Final = "/api/me/blocks/{table:str}/{seat:int}"


class BotWanted(Value, frozen=True):
    name: str
    public: bool = False
    """Whether every host may ask for it."""


@get("/api/me/blocks")
async def blocked(request: AnyRequest) -> Sequence[Blocked]:
    """Whom you do not hear, by where you met them."""
    visitor = await visitor_of(request)
    return await house_of(request).blocks.seen(visitor.person)


@put(PLACE)
async def block(request: AnyRequest, table: FromPath[str], seat: AnySeat) -> Blocked:
    """From now on you hear whoever sits there at no table any more; nobody tells them."""
    visitor = await visitor_of(request)
    return await house_of(request).blocks.block(visitor.person, table, seat)


@delete(PLACE)
async def unblock(request: AnyRequest, table: FromPath[str], seat: AnySeat) -> None:
    """Whoever you blocked there is heard again."""
    visitor = await visitor_of(request)
    await house_of(request).blocks.unblock(visitor.person, table, seat)


@get("/api/me/bots")
async def own_bots(request: AnyRequest) -> Sequence[OwnBot]:
    """Your own bots, the oldest first."""
    visitor = await visitor_of(request)
    return await bots_of(house_of(request).store, visitor.person)


@post("/api/me/bots")
async def make_bot(request: AnyRequest, data: JSONBody[BotWanted]) -> NewOwnBot:
    """A bot of your own, with its token, which is shown this once."""
    visitor = await visitor_of(request)
    return await new_bot(house_of(request).store, visitor.person, data.name, data.public)


@delete("/api/me/bots/{bot:str}")
async def delete_bot(request: AnyRequest, bot: FromPath[str]) -> None:
    """It is forgotten: its token, its name, and its seats, in which other bots play on."""
    visitor, house = await visitor_of(request), house_of(request)
    await require_own(house.store, visitor.person, bot)
    await house.forgetting.forget(bot)


ROUTES: Final = [blocked, block, unblock, own_bots, make_bot, delete_bot]

"""Moonlight, a third game in one folder: everybody holds one card that they alone see.

In turn each keeps it, swaps it for the top of the pile (it goes to the bottom), or trades it for the card of a seat
picked at random. Then the moon decides whether the highest or the lowest card wins.
"""

from random import Random
from typing import Annotated, Any, TypeAlias, assert_never

from msgspec import Meta
from msgspec.structs import replace

from abracademy.kernel import (
    Awaited,
    Chance,
    Game,
    Outcome,
    Pick,
    Refused,
    Result,
    Roll,
    Seat,
    Sentence,
    Shuffle,
    Tale,
    Value,
    Viewer,
    Wire,
    as_viewed,
    on_wire,
    places,
    require_awaited,
)

SEATS = range(2, 4)
NEW_MOON = 1


class Options(Wire, frozen=True, gc=False):
    cards: Annotated[int, Meta(ge=5, le=9)] = 6


class Keep(Wire, frozen=True, gc=False, tag_field="do", tag="keep"):
    pass


class Swap(Wire, frozen=True, gc=False, tag_field="do", tag="swap"):
    pass


class Trade(Wire, frozen=True, gc=False, tag_field="do", tag="trade"):
    pass


Action: TypeAlias = Keep | Swap | Trade
ACTIONS: tuple[Action, ...] = (Keep(), Swap(), Trade())


class State(Value, frozen=True, gc=False):
    options: Options
    cards: tuple[int, ...]
    turn: Seat = 0
    dealt: bool = False
    trading: bool = False
    pile: tuple[int, ...] = ()
    moon: int = 0


class Dealt(Value, frozen=True, gc=False, tag_field="event", tag="dealt"):
    cards: tuple[int, ...]
    pile: tuple[int, ...]


class DealtTold(Wire, frozen=True, gc=False, tag_field="event", tag="dealt"):
    cards: tuple[int | None, ...]
    pile: int


class Kept(Wire, frozen=True, gc=False, tag_field="event", tag="kept"):
    seat: Seat


class Swapped(Value, frozen=True, gc=False, tag_field="event", tag="swapped"):
    seat: Seat
    card: int


class SwappedTold(Wire, frozen=True, gc=False, tag_field="event", tag="swapped"):
    seat: Seat
    card: int | None


class Offered(Wire, frozen=True, gc=False, tag_field="event", tag="offered"):
    seat: Seat


class Traded(Value, frozen=True, gc=False, tag_field="event", tag="traded"):
    seats: tuple[Seat, Seat]
    cards: tuple[int, int]
    """What each of the two holds now."""


class TradedTold(Wire, frozen=True, gc=False, tag_field="event", tag="traded"):
    seats: tuple[Seat, Seat]
    cards: tuple[int | None, int | None]


class Ended(Wire, frozen=True, gc=False, tag_field="event", tag="ended"):
    moon: int
    cards: tuple[int, ...]


Event: TypeAlias = Dealt | Kept | Offered | Swapped | Traded | Ended


class View(Wire, frozen=True, gc=False):
    viewer: Seat | None
    awaits: Awaited | None
    cards: tuple[int | None, ...]
    pile: int
    legal: tuple[Action, ...]


def begin(options: Options, seats: int) -> State:
    if seats not in SEATS:
        raise Refused("bad_options", "seats-not-allowed", seats=seats, least=SEATS[0], most=SEATS[-1])
    return State(options, (0,) * seats)


def awaits(state: State) -> Seat | Chance | None:
    if not state.dealt:
        return Shuffle("cards", tuple(range(1, state.options.cards + 1)))
    if state.trading:
        return Pick("seat", tuple(seat for seat in range(len(state.cards)) if seat != state.turn))
    if state.turn < len(state.cards):
        return state.turn
    return None if state.moon else Roll("moon", (NEW_MOON, 2))


def legal(state: State) -> tuple[Action, ...]:
    if not isinstance(awaits(state), int):
        return ()
    return ACTIONS if state.pile else (Keep(), Trade())


def play(state: State, move: Action | Outcome) -> tuple[State, tuple[Event, ...]]:
    require_awaited(awaits(state), move)
    match move:
        case Outcome(value=value):
            return _happen(state, value)
        case Keep():
            return replace(state, turn=state.turn + 1), (Kept(state.turn),)
        case Trade():
            return replace(state, trading=True), (Offered(state.turn),)
        case Swap():
            if move not in legal(state):
                raise Refused("illegal_action", "unreadable-action", detail="pile")
            cards = _with(state.cards, {state.turn: state.pile[0]})
            pile = (*state.pile[1:], state.cards[state.turn])
            after = replace(state, cards=cards, pile=pile, turn=state.turn + 1)
            return after, (Swapped(state.turn, state.pile[0]),)
        case _:
            assert_never(move)


def _happen(state: State, value: Any) -> tuple[State, tuple[Event, ...]]:
    seats = len(state.cards)
    if not state.dealt:
        dealt = replace(state, dealt=True, cards=value[:seats], pile=value[seats:])
        return dealt, (Dealt(dealt.cards, dealt.pile),)
    if state.trading:
        mine, theirs = state.cards[state.turn], state.cards[int(value)]
        cards = _with(state.cards, {state.turn: theirs, value: mine})
        after = replace(state, cards=cards, trading=False, turn=state.turn + 1)
        return after, (Traded((state.turn, value), (theirs, mine)),)
    return replace(state, moon=value), (Ended(value, state.cards),)


def _with(cards: tuple[int, ...], new: dict[Seat, int]) -> tuple[int, ...]:
    return tuple(new.get(seat, card) for seat, card in enumerate(cards))


def view(state: State, viewer: Viewer) -> View:
    shown = state.moon or not state.dealt
    cards = tuple(card if shown or seat == viewer else None for seat, card in enumerate(state.cards))
    mine = legal(state) if awaits(state) == viewer else ()
    return View(on_wire(viewer), as_viewed(awaits(state)), cards, len(state.pile), mine)


def tell(event: Event, viewer: Viewer) -> Wire:
    match event:
        case Kept() | Offered() | Ended():
            return event
        case Dealt(cards, pile):
            return DealtTold(_seen(tuple(range(len(cards))), cards, viewer), len(pile))
        case Swapped(seat, card):
            return SwappedTold(seat, card if viewer == seat else None)
        case Traded(seats, cards):
            seen = _seen(seats, cards, viewer)
            return TradedTold(seats, (seen[0], seen[1]))
        case _:
            assert_never(event)


def _seen(seats: tuple[Seat, ...], cards: tuple[int, ...], viewer: Viewer) -> tuple[int | None, ...]:
    return tuple(card if seat == viewer else None for seat, card in zip(seats, cards, strict=True))


def result(state: State) -> Result:
    standings = [-card if state.moon == NEW_MOON else card for card in state.cards]
    return Result(places(standings), state.cards, "new-moon" if state.moon == NEW_MOON else "full-moon")


def actions(options: Options, seats: int) -> tuple[Action, ...]:
    del options, seats
    return ACTIONS


def imagine(viewer: Viewer, tale: Tale[Options], random: Random) -> tuple[State, float]:
    """The unknown cards lie in any order at the places that the viewer has not seen."""
    state = begin(tale.options, tale.seats)
    if not tale.told:
        return state, 1.0
    faces, moves = _heard(tale)
    unknown = [card for card in range(1, tale.options.cards + 1) if card not in faces.values()]
    random.shuffle(unknown)
    order = tuple(faces[at] if at in faces else unknown.pop() for at in range(tale.options.cards))
    for move in (Outcome(order), *moves):
        state, _ = play(state, move)
    del viewer
    return state, 1.0


def _heard(tale: Tale[Options]) -> tuple[dict[int, int], list[Action | Outcome]]:
    """The cards seen, by their places in the shuffle, and the moves told of."""
    held, pile = list(range(tale.seats)), list(range(tale.seats, tale.options.cards))
    faces: dict[int, int | None] = {}
    moves: list[Action | Outcome] = []
    for told in tale.told:
        match told:
            case DealtTold(cards):
                faces.update(enumerate(cards))
            case Kept():
                moves.append(Keep())
            case Offered():
                moves.append(Trade())
            case SwappedTold(seat, card):
                pile.append(held[seat])
                held[seat] = pile.pop(0)
                faces[held[seat]] = card or faces.get(held[seat])
                moves.append(Swap())
            case TradedTold((one, other), cards):
                held[one], held[other] = held[other], held[one]
                faces |= {held[seat]: card for seat, card in zip((one, other), cards, strict=True) if card}
                moves.append(Outcome(other))
            case Ended(moon, cards):
                faces |= dict(zip(held, cards, strict=True))
                moves.append(Outcome(moon))
            case _:
                pass
    return {at: card for at, card in faces.items() if card}, moves


def sentences(told: Wire, options: Options) -> tuple[Sentence, ...]:
    del told, options
    return ()


GAME: Game[Options, State, Action, Event] = Game(
    name="moonlight",
    version=1,
    seats=SEATS,
    options=Options,
    action=Action,
    begin=begin,
    awaits=awaits,
    legal=legal,
    play=play,
    view=view,
    tell=tell,
    result=result,
    actions=actions,
    imagine=imagine,
    sentences=sentences,
    ends_turn=frozenset({Kept, Swapped, Traded}),
)

"""Organising a gathering, and taking the Objects it is worth."""

from msgspec.structs import replace

from ...kernel import Seat
from .actions import Gather
from .events import GatheringOrganised, NewGatheringTaken, NothingTaken, ObjectTaken, ProximaSpent
from .finish import finish
from .gatherings import PILES, Pile, standing_in
from .objects import opened
from .played import Played
from .state import State, Towers, of_pile, with_player, without
from .winning import won_by


def gather(state: State, action: Gather) -> Played:
    seat = state.turn
    stood = state.towers.cards if state.towers else ()
    gone = without(stood, action.tower) if action.tower else stood
    came = action.hand if action.tower is None else (*action.hand, action.tower)
    organised = GatheringOrganised(seat, action.hand, action.tower, action.as_, gone)
    after, bonus = _new_gathering(_assembled(state, action, came, gone), action)
    after, spent = _proxima_spent(after)
    after, taken = pay(after)
    return after, (organised, *bonus, *spent, *taken)


def _assembled(state: State, action: Gather, came: tuple[str, ...], gone: tuple[str, ...]) -> State:
    """An Alea earns its organiser alone (B-14) an extra turn, wherever its Object comes from (B-11)."""
    seat, player = state.turn, state.players[state.turn]
    return replace(
        state,
        players=with_player(state.players, seat, replace(player, hand=without(player.hand, *action.hand))),
        towers=Towers(came, action.as_, seat),
        discard=state.discard + gone,
        takers=(seat,),
        again=state.again or action.as_ == "A",
    )


def _new_gathering(state: State, action: Gather) -> Played:
    """For three Enchanters out of the hand, while there are any."""
    if action.tower is not None or not state.gatherings:
        return state, ()
    seat, player = state.turn, state.players[state.turn]
    players = with_player(state.players, seat, replace(player, gatherings=player.gatherings + 1))
    after = replace(state, players=players, gatherings=state.gatherings - 1, quiet=-1)
    return after, (NewGatheringTaken(seat),)


def _proxima_spent(state: State) -> Played:
    """Its player takes an Object from the same pile, after the organiser."""
    seat = state.proxima
    if seat is None:
        return state, ()
    discard, takers = (*state.discard, "trick-proxima"), (*state.takers, seat)
    return replace(state, proxima=None, discard=discard, takers=takers), (ProximaSpent(seat),)


def pay(state: State) -> Played:
    """All the Objects that are due, up to where a taker has to choose."""
    if not state.takers:
        return _paid(state)
    seat, due = state.takers[0], _towers(state).due
    if of_pile(state.objects, due):
        return take(state, due)
    if piles_for(state):
        return replace(state, step="take", asked=seat), ()
    after, events = pay(_served(state, due))
    return after, (NothingTaken(seat), *events)


def take(state: State, pile: Pile) -> Played:
    """Off the top of this pile, which is the right one or stands in for it."""
    seat, due, top = state.takers[0], _towers(state).due, of_pile(state.objects, pile)
    player, taken = state.players[seat], opened(pile, top[0])
    piles = [top[1:] if name == pile else left for name, left in zip(PILES, state.objects, strict=True)]
    players = with_player(state.players, seat, replace(player, objects=(*player.objects, taken)))
    after, events = pay(replace(_served(state, pile), players=players, objects=tuple(piles), quiet=-1))
    return after, (ObjectTaken(seat, taken, due if due != pile else None), *events)


def _served(state: State, pile: Pile) -> State:
    """The organiser comes first: whoever follows is paid from the same pile (B-4)."""
    towers = _towers(state)
    paid = towers if towers.paid else replace(towers, paid=pile)
    return replace(state, takers=state.takers[1:], towers=paid)


def _paid(state: State) -> Played:
    """All that is taken for one gathering is one change; the organiser comes before whoever else has won by it."""
    seats: tuple[Seat, ...] = (state.turn, *range(len(state.players)))
    return won_by(state, *seats) or finish(state)


def piles_for(state: State) -> tuple[Pile, ...]:
    """Those that stand in for the due pile, which is empty."""
    return standing_in(_towers(state).due, [pile for pile, left in zip(PILES, state.objects, strict=True) if left])


def _towers(state: State) -> Towers:
    assert state.towers is not None  # nothing is paid before the first gathering
    return state.towers

"""What a viewer sees: built up from what it may know."""

from ...kernel import CHANCE_AWAITED, ONLOOKER, Awaited, Seat, Viewer, Wire, seat_awaited
from .actions import Action
from .cards import BACK, FACE_UP, Back, Card, by_back
from .finish import NEW
from .legal import legal
from .objects import HIDDEN, Object
from .options import Options
from .state import SHUFFLED, Player, State, Step, Towers
from .told import COVERED, OPEN, CardSeen, seen, top_of
from .winning import points


class PileSeen(Wire, frozen=True, gc=False):
    count: int
    top: Back | None
    """The back of the top card; none where nothing is laid out."""


class PlayerView(Wire, frozen=True, gc=False):
    seat: Seat
    hand: tuple[CardSeen, ...]
    """One's own in order of arrival, another's in the order of the backs."""
    objects: tuple[Object, ...]
    gatherings: int
    """New Gathering cards."""
    points: int | None


class ObjectsLeft(Wire, frozen=True, gc=False):
    """How many are left of each pile, and of the New Gathering cards."""

    A: int
    B: int
    C: int
    D: int
    E: int
    F: int
    G: int
    new: int


class View(Wire, frozen=True, gc=False):
    viewer: Seat | None
    options: Options
    awaits: Awaited | None
    turn: Seat
    step: Step
    places: tuple[CardSeen | None, ...]
    pile: PileSeen
    lifted: tuple[Back, ...]
    """The two new cards, upper first, while one of them is to be chosen for the open place."""
    discard: tuple[Card, ...]
    towers: Towers | None
    proxima: Seat | None
    again: bool
    """Whether this turn has earned an extra one."""
    target: Seat | None
    """Out of whose hand a trick takes a card, and to whom Chaos gives one for it."""
    players: tuple[PlayerView, ...]
    objects: ObjectsLeft
    legal: tuple[Action, ...]


def view(state: State, viewer: Viewer) -> View:
    over = state.step == "over"
    lifted = NEW if state.step == "face_up" else 0
    places = [None if card is None else seen(card, place == FACE_UP) for place, card in enumerate(state.places)]
    players = [_player(player, seat, viewer == seat, over) for seat, player in enumerate(state.players)]
    return View(
        None if viewer is ONLOOKER else viewer,
        state.options,
        _awaited(state),
        state.turn,
        state.step,
        tuple(places),
        _pile(state, lifted),
        tuple([BACK[card] for card in state.pile[:lifted]]),
        state.discard,
        state.towers,
        state.proxima,
        state.again,
        state.target,
        tuple(players),
        _left(state),
        legal(state) if viewer == state.asked else (),
    )


def _awaited(state: State) -> Awaited | None:
    """As `awaits`, but it does not look for what chance is asked."""
    if state.step == "over":
        return None
    by_chance = state.step in SHUFFLED or state.step in ("objects", "pick")
    return CHANCE_AWAITED if by_chance else seat_awaited(state.asked)


def _pile(state: State, lifted: int) -> PileSeen:
    laid_out = any(state.places)  # else its order means nothing
    top = top_of(state.pile[lifted:]) if laid_out else None
    return PileSeen(len(state.pile) - lifted, top)


def _player(player: Player, seat: Seat, own: bool, over: bool) -> PlayerView:
    """At the end all hands and Objects are shown."""
    if own:
        hand = tuple([OPEN[card] for card in player.hand])
    else:
        hand = tuple([OPEN[card] if over else COVERED[BACK[card]] for card in by_back(player.hand)])
    if own or over:
        return PlayerView(seat, hand, player.objects, player.gatherings, points(player))
    return PlayerView(seat, hand, tuple([HIDDEN[one.pile] for one in player.objects]), player.gatherings, None)


def _left(state: State) -> ObjectsLeft:
    """A pile that is yet to be shuffled is whole."""
    a, b, c, d, e, f, g = map(len, (*state.objects, *state.options.objects[len(state.objects) :]))
    return ObjectsLeft(a, b, c, d, e, f, g, state.gatherings)

"""The choices that are no cards: what fits together, whom a trick may hit, and the like."""

from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text

from ....games.abracadabra.actions import Action, Again, End, Gather, Pass, PlayTrick, Take
from ....games.abracadabra.cards import TRICKS, Trick
from ....games.abracadabra.gatherings import Pile
from ..board import Scene
from .cards import opened
from .choices import cards_of, letters, numbers_of
from .signs import row
from .worth import extras, faces, house_mark, left


def offers(scene: Scene) -> tuple[RenderableType, ...]:
    numbers = numbers_of(scene)
    gathers = tuple((number, action) for action, number in numbers.items() if isinstance(action, Gather))
    takes = tuple((number, action) for action, number in numbers.items() if isinstance(action, Take))
    tables = ((_gatherings(scene, gathers),) if gathers else (), (_piles(scene, takes),) if takes else ())
    tricks = (_trick(scene, trick, numbers) for trick in TRICKS)
    others = (_line(scene, action, number) for action, number in numbers.items())
    return (*tables[0], *tables[1], *filter(None, tricks), *filter(None, others))


def _gatherings(scene: Scene, gathers: tuple[tuple[int, Gather], ...]) -> Table:
    table = _table(scene, "", "abracadabra-board-fits", "abracadabra-board-type", "abracadabra-board-worth", "")
    names, several = letters(scene), _with_a_choice(gathers)
    for number, gather in gathers:
        cards = tuple(sorted(cards_of(gather), key=names.__getitem__))
        short = "".join(names[card] for card in cards) + (gather.as_ if cards_of(gather) in several else "")
        tiles = row(scene, tuple(map(opened, cards)))
        worth = faces(scene, gather.as_) if left(scene, gather.as_) else "–"
        table.add_row(_number(number), short, tiles, _type(scene, gather.as_), worth, extras(scene, gather))
    return table


def _with_a_choice(gathers: tuple[tuple[int, Gather], ...]) -> set[tuple[str, ...]]:
    """Of these cards more than one type can be made."""
    cards = [cards_of(gather) for _, gather in gathers]
    return {three for three in cards if cards.count(three) > 1}


def _piles(scene: Scene, takes: tuple[tuple[int, Take], ...]) -> Table:
    table = _table(scene, "abracadabra-board-from", "abracadabra-board-left", "abracadabra-board-worth")
    for number, take in takes:
        table.add_row(_number(number), _type(scene, take.pile), str(left(scene, take.pile)), faces(scene, take.pile))
    return table


def _table(scene: Scene, *labels: str) -> Table:
    table = Table(Column(justify="right", no_wrap=True), box=None, pad_edge=False, header_style="italic")
    for label in labels:
        mark = house_mark(scene) if label == "abracadabra-board-worth" else ""
        tiles = label == "abracadabra-board-fits"
        table.add_column(scene.say(label) + mark if label else "", overflow="fold", no_wrap=tiles)
    return table


def _number(number: int) -> Text:
    return Text(str(number), "bold")


def _type(scene: Scene, pile: Pile) -> str:
    return f"{pile} {scene.say('abracadabra-type', pile=pile)}"


def _trick(scene: Scene, trick: Trick, numbers: dict[Action, int]) -> Text | None:
    """What it does; or a number for each whom it may hit."""
    plays = [(number, play) for play, number in numbers.items() if isinstance(play, PlayTrick) and play.trick == trick]
    if not plays:
        return None
    name = scene.say("abracadabra-card", card=f"trick-{trick}")
    if trick in ("chaos", "vademecum"):
        return Text("  ").join((Text(name), *(_target(scene, number, play) for number, play in plays)))
    return _numbered(plays[0][0], f"{name}  {scene.say('abracadabra-help-trick', trick=trick)}")


def _target(scene: Scene, number: int, play: PlayTrick) -> Text:
    nobody = scene.say("abracadabra-board-nobody")
    return _numbered(number, nobody if play.target is None else scene.names[play.target])


def _numbered(number: int, what: str) -> Text:
    return Text.assemble((str(number), "bold"), f" {what}")


def _line(scene: Scene, action: Action, number: int) -> Text | None:
    """A choice that needs no more than a line."""
    match action:
        case Pass():
            return _numbered(number, scene.say("abracadabra-board-pass"))
        case Again():
            return _numbered(number, scene.say("abracadabra-board-again"))
        case End():
            return _numbered(number, scene.say("abracadabra-board-end"))
        case _:
            return None

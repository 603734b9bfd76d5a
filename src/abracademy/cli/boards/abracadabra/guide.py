"""What the signs, types and tricks mean, what can be typed, and the whole discard pile; and the rules in short."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....games.abracadabra.cards import ELEMENTALS, PERICULUM, TRICKS
from ....games.abracadabra.gatherings import PILES, TYPES, Pile
from ....games.abracadabra.view import View
from ..board import Scene
from .cards import opened
from .signs import ANY_SCHOOL, ASPECTS, ELEMENTS, SCHOOLS, element, in_short, row
from .worth import faces, house_mark, left


def guide(scene: Scene) -> RenderableType:
    say = scene.say
    house = (say("abracadabra-board-house"),) if scene.options.house_values else ()
    tables = (_signs(scene), "", _types(scene), *house, "", _tricks(scene), "", *_discards(scene))
    return Group(*tables, Text(say("abracadabra-help-keys")))


def rules(scene: Scene) -> RenderableType:
    house = ("abracadabra-rules-house",) if scene.options.house_values else ()
    return Text("\n\n".join(scene.say(message) for message in ("abracadabra-rules-short", *house)))


def _signs(scene: Scene) -> Table:
    say = scene.say
    aspects = (f"{sign} {say('abracadabra-board-aspect', aspect=aspect)}" for aspect, sign in ASPECTS.items())
    schools = (f"{sign} {say('abracadabra-board-school', school=school)}" for school, sign in SCHOOLS.items())
    elements = (element(scene, back) for back in ELEMENTS)
    table = Table.grid(padding=(0, 2, 0, 0))
    for trait, signs in (("aspect", aspects), ("school", schools), ("element", elements)):
        table.add_row(Text(say(f"abracadabra-help-{trait}"), "italic"), "   ".join(signs))
    table.add_row(f"{ANY_SCHOOL} {ELEMENTS['air']}", say("abracadabra-help-air"))
    table.add_row(in_short(scene, ELEMENTALS[0])[:2], say("abracadabra-help-elementals"))
    return table


def _types(scene: Scene) -> Table:
    """What three Enchanters have to share for each type, and what it brings."""
    say = scene.say
    labels = ("abracadabra-help-element", "abracadabra-help-school", "abracadabra-help-aspect")
    header = (say("abracadabra-board-type"), *map(say, labels), say("abracadabra-board-worth") + house_mark(scene))
    table = _table((*header, say("abracadabra-board-left"), ""))
    for pile in PILES:
        name = Text(f"{pile} {say('abracadabra-type', pile=pile)}", "bold")
        extra = say("abracadabra-board-and-turn") if pile == "A" else ""
        table.add_row(name, *_alike(scene, pile), faces(scene, pile), str(left(scene, pile)), extra)
    return table


def _alike(scene: Scene, pile: Pile) -> tuple[str, ...]:
    """Of each trait whether it is the same in all three, different, or either."""
    ways = [shared for shared, kind in TYPES.items() if kind == pile]
    return tuple(_one(scene, {shared[trait] for shared in ways}) for trait in range(3))


def _one(scene: Scene, ways: set[bool]) -> str:
    if len(ways) > 1:
        return scene.say("abracadabra-help-either")
    return scene.say("abracadabra-help-same" if True in ways else "abracadabra-help-different")


def _tricks(scene: Scene) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for trick in (*TRICKS, PERICULUM.removeprefix("trick-")):
        name = Text(scene.say("abracadabra-card", card=f"trick-{trick}"), "bold")
        table.add_row(name, scene.say("abracadabra-help-trick", trick=trick))
    return table


def _table(header: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="italic")
    for label in header:
        table.add_column(label, overflow="fold")
    return table


def _discards(scene: Scene) -> tuple[RenderableType, ...]:
    """It is open to everybody, in order."""
    view: View = scene.view
    if not view.discard:
        return ()
    title = Text(scene.say("abracadabra-board-discard", count=len(view.discard)), "italic")
    return title, row(scene, tuple(map(opened, view.discard))), ""

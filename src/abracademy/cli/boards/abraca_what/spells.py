"""The spells, and the rules in short."""

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from ....games.abraca_what.options import Options
from ....games.abraca_what.spells import SPELLS, Spell
from ..board import Scene
from .tiles import tile


def help_on_spells(scene: Scene) -> RenderableType:
    say, options = scene.say, scene.options
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="italic")
    for label in ("number", "spell", "effect"):
        table.add_column(say(f"abraca-what-board-{label}"), overflow="fold")
    for spell in SPELLS:
        name = say("abraca-what-spell", spell=spell, edition=options.edition)
        table.add_row(tile(spell, scene.plain), Text(name, "bold"), say("abraca-what-effect", spell=spell))
    return Group(table, "", _misses(scene), "", Text(say("abraca-what-help-keys")))


def _misses(scene: Scene) -> Table:
    """All cost the same but the dragon."""
    table = Table.grid("", Column(overflow="fold"), padding=(0, 2, 0, 0))
    for spell in (Spell.ANCIENT_DRAGON, Spell.DARK_WANDERER):
        span = tile(spell, scene.plain) if spell == SPELLS[0] else Text(f"{spell}–{SPELLS[-1]}")
        table.add_row(span, scene.say("abraca-what-miss", spell=spell))
    return table


def rules(scene: Scene) -> RenderableType:
    options: Options = scene.options
    played = {
        "abraca-what-rules-easy": options.easy,
        "abraca-what-rules-last-standing": options.last_standing,
        "abraca-what-rules-slips": options.slips == "punished" and not options.easy,
    }
    messages = ("abraca-what-rules-short", *(message for message, on in played.items() if on))
    return Text("\n\n".join(scene.say(message) for message in messages))

"""What a seat at a table is given."""

from typing import TypeAlias

from abracademy.bots import Situation
from abracademy.games.abraca_what import GAME
from abracademy.games.abraca_what.actions import Action
from abracademy.games.abraca_what.options import Options
from abracademy.games.abraca_what.view import View, view
from abracademy.kernel import Seat
from tests.games.abraca_what.table import Table

Given: TypeAlias = Situation[Options, View, Action]


def situation(table: Table, seat: Seat = 0) -> Given:
    state = table.state
    return Situation(seat, state.options, table.tale(seat), view(state, seat), GAME.legal(state))

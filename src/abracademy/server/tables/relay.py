"""What is said at a table reaches whoever may hear it, whichever process they are connected to."""

from functools import partial

import msgspec

from ..fanout import Fanout, Word
from .beside import SAID, Spoken, as_told, hears
from .hall import Hall
from .telling import ENCODER


def relay(hall: Hall, fanout: Fanout) -> None:
    fanout.listen(partial(_pass_on, hall))


def _pass_on(hall: Hall, word: Word) -> None:
    live = hall.tables.get(word.table)
    if word.kind != SAID or live is None:
        return
    spoken = msgspec.convert(word.about, Spoken)
    for connection in live.connections:
        if hears(connection, spoken):
            connection.push(ENCODER.encode(as_told(spoken, connection.words)))

"""What a viewer was told, as sentences of the catalogue."""

from ...kernel import Sentence, Wire
from .options import Options


def sentences(told: Wire, options: Options) -> tuple[Sentence, ...]:
    del told, options
    return ()

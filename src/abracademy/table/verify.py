"""Whether a record's chance was fair: everything that can be checked from the record alone, one thing after another."""

from ..kernel import AnyGame, Contribution, Happened, Record, Refused, Sentence, Value, digest_of
from .fair import commitment, not_derived
from .reopened import folded


class Finding(Value, frozen=True, gc=False):
    """One thing that was checked: whether it holds, or nothing where there is nothing to check."""

    holds: bool | None
    what: Sentence


def verify(game: AnyGame, record: Record) -> tuple[Finding, ...]:
    return (_digest(record), _moves(game, record), _seed(record), _contributions(record), _outcomes(record))


def _digest(record: Record) -> Finding:
    if record.digest == digest_of(record):
        return Finding(True, Sentence("verify-digest"))
    return Finding(False, Sentence("verify-digest-differs"))


def _moves(game: AnyGame, record: Record) -> Finding:
    try:
        folded(game, record)
    except Refused as refused:
        return Finding(False, Sentence(refused.reason, refused.facts))
    if record.result is None:
        return Finding(None, Sentence("verify-unfinished", {"moves": len(record.moves)}))
    return Finding(True, Sentence("verify-moves", {"moves": len(record.moves)}))


def _seed(record: Record) -> Finding:
    if record.commitment is None:
        return Finding(None, Sentence("verify-no-commitment"))
    if record.seed is None:
        return Finding(None, Sentence("verify-no-seed"))
    if commitment(bytes.fromhex(record.seed)) == record.commitment:
        return Finding(True, Sentence("verify-seed"))
    return Finding(False, Sentence("verify-seed-differs"))


def _contributions(record: Record) -> Finding:
    given = {seat: one for seat, one in enumerate(record.contributions) if one is not None}
    for seat, one in given.items():
        if not _is_kept(one):
            return Finding(False, Sentence("verify-contribution-differs", {"seat": seat}))
    if not given:
        return Finding(None, Sentence("verify-no-contributions"))
    seats = ", ".join(map(str, given))
    return Finding(True, Sentence("verify-contributions", {"seats": seats}))


def _is_kept(contribution: Contribution) -> bool:
    return commitment(bytes.fromhex(contribution.given)) == contribution.commitment


def _outcomes(record: Record) -> Finding:
    if record.seed is None:
        return Finding(None, Sentence("verify-nothing-derived"))
    at = not_derived(record, bytes.fromhex(record.seed))
    if at is not None:
        return Finding(False, Sentence("verify-outcome-differs", {"move": at}))
    count = sum(isinstance(move, Happened) for move in record.moves)
    return Finding(True, Sentence("verify-outcomes", {"count": count}))

"""Overall ratings by places: Plackett and Luce's model, as openskill has it."""

from collections.abc import Iterable
from statistics import fmean
from typing import Any

from msgspec import Struct

from .deal import Played
from .setting import Setting


class Rating(Struct, frozen=True):
    bot: str
    mu: float
    sigma: float
    """How much `mu` is in doubt. Where few games were played, the order of the games still shows in it."""


def ratings(setting: Setting, played: Iterable[Played]) -> tuple[Rating, ...]:
    """The best first. Always out of the same order of games, whoever was ready first."""
    from openskill.models import PlackettLuce  # an extra

    model: Any = PlackettLuce(tau=0.0)  # a bot's strength does not drift
    known = {bot: model.rating() for bot in setting.bots}
    for deal in sorted(played, key=lambda one: (one.deal, one.pairing)):
        pairing = setting.pairings[deal.pairing]
        for rotation, result in enumerate(deal.games):
            bots = [pairing.one if seat == rotation else pairing.others for seat in range(setting.seats)]
            known |= _after(model, known, bots, result.places)
    found = [Rating(bot, rating.mu, rating.sigma) for bot, rating in known.items()]
    return tuple(sorted(found, key=lambda one: -one.mu))


def _after(model: Any, known: dict[str, Any], bots: list[str], places: tuple[int, ...]) -> dict[str, Any]:
    """A bot that sat in several seats is rated by the mean of what each of them would make of it."""
    teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in bots]  # nobody shares one
    rated = [team[0] for team in model.rate(teams, ranks=list(places))]
    after: dict[str, Any] = {}
    for bot in dict.fromkeys(bots):
        seats = [rating for rating, name in zip(rated, bots, strict=True) if name == bot]
        after[bot] = model.rating(mu=fmean(one.mu for one in seats), sigma=fmean(one.sigma for one in seats))
    return after

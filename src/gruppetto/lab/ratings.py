"""Ratings of bots on Elo's scale, by openskill: a Bayesian estimate from one game after the other (Weng and Lin, 2011).

A bot does not learn, so nothing is added to the uncertainty from game to game (`tau`). Games tell their winner and no
further place: of a game with more than two bots the winner is compared with one of the others, drawn by lot. To call
the others level would draw all ratings together, and to compare him with each would promise too narrow an interval.
"""

import math
import random
from collections.abc import Sequence

from openskill.models import PlackettLuce

from gruppetto.lab.results_file import Result
from gruppetto.lab.statistics import Z_95, Interval
from gruppetto.lab.tournament import seats_of

MIDDLE = 1500.0
"""The rating of everybody before the first game."""


def ratings(bots: Sequence[str], results: Sequence[Result]) -> dict[str, Interval]:
    """The rating of each bot with its 95 % interval; 100 points more are 64 % of the wins between two."""
    model = PlackettLuce(tau=0.0)
    scale = 400 / (math.log(10) * math.sqrt(2) * model.beta)
    now = {bot: model.rating() for bot in bots}
    for result in results:
        pair = compared(result)
        if pair:
            best = max(pair.values())
            ranks = [0.0 if share == best else 1.0 for share in pair.values()]
            rated = model.rate([[now[bot]] for bot in pair], ranks=ranks)
            now.update(zip(pair, (team[0] for team in rated), strict=True))
    return {bot: _interval(rating.mu - model.mu, rating.sigma, scale) for bot, rating in now.items()}


def compared(result: Result) -> dict[str, float]:
    """The winner of a game and one of the other bots with their shares of the win; nobody where nobody won."""
    total: dict[str, float] = dict.fromkeys(result.among, 0.0)
    for bot, share in zip(seats_of((result.among, result.number)), result.shares, strict=True):
        total[bot] += share / result.among.count(bot)  # a bot that rides for several teams is one bot
    most = max(total.values())
    if not most:
        return {}
    lots = random.Random(f"rival {','.join(result.among)}/{result.number}")
    winner = lots.choice([bot for bot, share in total.items() if share == most])
    rival = lots.choice([bot for bot in total if bot != winner])
    return {winner: total[winner], rival: total[rival]}


def _interval(gain: float, sigma: float, scale: float) -> Interval:
    middle = MIDDLE + scale * gain
    reach = Z_95 * scale * sigma
    return Interval(middle, middle - reach, middle + reach)

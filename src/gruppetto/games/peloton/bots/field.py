"""The field as a whole: the time that each rider will probably have, whether the race is won, and by whom.

Times are counted in sequences from the one that begins, so that a rider who is home has a time below that of everybody
on the road behind him; what earlier stages and bonuses gave or took is in them.
"""

import math
from typing import Final

from gruppetto.engine.contract import NOBODY
from gruppetto.games.peloton.bots.ground import ground_of
from gruppetto.games.peloton.rules.position import PelotonOpen
from gruppetto.games.peloton.rules.scoring import COUNTED

FALLEN: Final = 5.0
"""Sequences that a rider loses who falls out of a stage but starts the next (D-20)."""
OUT: Final = math.inf


def times(table: PelotonOpen) -> list[float]:
    """By rider the time that he will have after this stage if all ride alike; OUT for who is not ranked any more."""
    ground = ground_of(table.ways)
    left, start = ground.left, ground.length
    found = [left[place] if place >= 0 else start for place in table.hexes]
    if table.finishers:
        _count_home(table, found)
    if table.out:
        late = OUT if table.race.dnf_out else start + FALLEN
        found = [late if table.out >> rider & 1 else time for rider, time in enumerate(found)]
    if table.ledger:
        minute = table.race.edition.sequence_time
        earlier = table.standings().times
        found = [time + earlier[rider] / minute if rider in earlier else OUT for rider, time in enumerate(found)]
    return found


def team_times(table: PelotonOpen) -> list[float]:
    """By rider the mean time of the three best of his team, who make its time (PEL-24.6); OUT where there are fewer."""
    found = times(table)
    for team in table.race.entrants:
        best = sorted([found[rider] for rider in team])[:COUNTED]
        for rider in team:
            found[rider] = sum(best) / COUNTED
    return found


def _count_home(table: PelotonOpen, found: list[float]) -> None:
    """Who is home has his time, less his bonus (PEL-21.11, 22.2)."""
    minute, bonuses = table.race.edition.sequence_time, table.race.bonuses
    for place, rider in enumerate(table.finishers):
        sequence, seconds = table.finishes[rider]
        bonus = bonuses[place] if place < len(bonuses) else 0
        found[rider] = sequence - table.sequence + (seconds - bonus) / minute


def to_come(table: PelotonOpen) -> float:
    """The sequences that the first of those on the road still has to ride, later stages included."""
    race = table.race
    left = ground_of(table.ways).left
    places = [place for place in table.hexes if place >= 0]
    rest = left[max(places)] if places else 0.0
    for index in range(table.stage_index + 1, len(race.legs)):
        rest += ground_of(race.ways[index]).length
    return rest


def winner(table: PelotonOpen) -> int:
    """The seat that has won though others are still on the road, or NOBODY: in the last stage nobody can get below the
    best time any more, whatever he throws."""
    race = table.race
    if not table.finishers or race.team_victory or table.stage_index + 1 < len(race.legs):
        return NOBODY
    found, left = times(table), ground_of(table.ways).left
    best = min(table.finishers, key=found.__getitem__)
    next_bonus = max(race.bonuses[len(table.finishers) :], default=0) / race.edition.sequence_time
    for rider, place in enumerate(table.hexes):
        if place >= 0 and found[rider] - left[place] - next_bonus <= found[best]:  # as if he crossed the line at once
            return NOBODY
    return race.owners[best]

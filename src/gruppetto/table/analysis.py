"""Finished matches looked back at, as they are told to a browser: in parts, each worked out in a worker process."""

import random
from typing import Any

from msgspec import Struct, field

from gruppetto.bots import advice_search, adviser
from gruppetto.bots.analysis import LookedAt, LookingBack, TurningPoint, summary
from gruppetto.bots.bot import Uniform
from gruppetto.engine.contract import AnyGame, View
from gruppetto.engine.record import LogEntry, standing_entries
from gruppetto.engine.scene import Text
from gruppetto.table.advice import reason_texts
from gruppetto.table.denied import Denied
from gruppetto.table.replay import Finished, ridden
from gruppetto.table.setting_up import Games


class JudgedMove(Struct):
    """Something that was played or could have been: its notation, its name, its picks and the chance it gave."""

    do: str
    label: Text | None
    picks: tuple[str, ...]
    chance: float


class AnalysedEntry(Struct):
    """One entry that stood in the end."""

    number: int
    seat: int
    """Who acted; -1 for the start."""
    chances: list[float]
    """Of every seat, after it."""
    turn_over: bool
    luck: list[float]
    """By seat, what throws and draws gave against their average."""
    played: JudgedMove | None = None
    """What was played, where there was something to choose."""
    best: JudgedMove | None = None
    """What the bot would have done, where that is surely better."""
    reasons: list[Text] = field(default_factory=list)
    """Why it is."""
    edge: float = 0.0


class SeatSummary(Struct):
    """One player: luck and what was given away, in chances to win, and the entries of best and worst decision."""

    luck: float
    given_away: float
    best: int
    worst: int


class Turning(Struct):
    """A turning point: its entry, for whom most changed, and by how much."""

    number: int
    seat: int
    change: float


class Analysis(Struct):
    """How far it is, all entries so far, and in the end what it comes to."""

    level: str
    done: int
    of: int
    entries: list[AnalysedEntry]
    seats: list[SeatSummary] = field(default_factory=list)
    turning_points: list[Turning] = field(default_factory=list)


def level_of(game: AnyGame) -> str:
    """The level that looks back in this game, the same that gives hints; raises Denied where nobody can."""
    level = adviser(game)
    if not level:
        raise Denied("no_analysis", "Nobody looks ahead in this game, so nobody can look back.")
    return level


def length_of(match: Finished) -> int:
    """How many entries there are to look at."""
    return len(_acts(match))


def part(games: Games, match: Finished, first: int, many: int) -> list[AnalysedEntry]:
    """So many entries from the first on, in their order."""
    again = ridden(games, match)
    game = again.match.game
    looking = LookingBack(game, advice_search(game), _lots(match))
    found: list[AnalysedEntry] = []
    acts = _acts(match)
    for place in range(first, min(first + many, len(acts))):
        entry = acts[place]
        after = again.states[entry.number]
        if entry.number == 0:
            found.append(_told(game, looking.start(entry, after), None))
            continue
        before = again.states[acts[place - 1].number]
        action = game.parse(entry.do, again.match.setup)
        looked = looking.act(entry, action, before, after)
        found.append(_told(game, looked, before.view(entry.seat)))
    return found


def whole(game: AnyGame, entries: list[AnalysedEntry]) -> Analysis:
    """What all entries come to."""
    result = summary([_looked(entry) for entry in entries])
    seats = [
        SeatSummary(*figures) for figures in zip(result.luck, result.given_away, result.best, result.worst, strict=True)
    ]
    turning = [_turning(point) for point in result.turning_points]
    return Analysis(level_of(game), len(entries), len(entries), entries, seats, turning)


def _acts(match: Finished) -> list[LogEntry]:
    """The start and the acts that stand: what was taken back decided nothing, and who sat where neither."""
    return [entry for entry in standing_entries(match.record.entries) if entry.number == 0 or entry.do]


def _lots(match: Finished) -> Any:
    """Luck for looking back, from the match alone: whoever looks again sees the same."""

    def of(number: int) -> Uniform:
        return random.Random(f"analysis {match.record.header.commitment}/{number}").random

    return of


def _told(game: AnyGame, looked: LookedAt, view: View[Any] | None) -> AnalysedEntry:
    told = AnalysedEntry(looked.number, looked.seat, _rounded(looked.chances), looked.turn_over, _rounded(looked.luck))
    if view is None or len(view.actions) < 2 or not looked.chance_played + looked.chance_best:
        return told
    told.edge = round(looked.edge, 4)
    told.played = _choice(game, view, looked.played, looked.chance_played)
    if looked.best != looked.played:
        told.best = _choice(game, view, looked.best, looked.chance_best)
        told.reasons = reason_texts(game, looked.reasons)
    return told


def _choice(game: AnyGame, view: View[Any], do: str, chance: float) -> JudgedMove:
    for attempt in game.attempts(view):
        if str(attempt.action) == do:
            return JudgedMove(do, attempt.label, attempt.picks, round(chance, 4))
    return JudgedMove(do, None, (), round(chance, 4))


def _looked(entry: AnalysedEntry) -> LookedAt:
    played, best = entry.played, entry.best or entry.played
    known = (entry.number, entry.seat, entry.chances, entry.luck, entry.turn_over)
    if played is None or best is None:
        return LookedAt(*known)
    return LookedAt(*known, played.do, played.chance, best.do, best.chance, edge=entry.edge)


def _turning(point: TurningPoint) -> Turning:
    return Turning(point.number, point.seat, round(point.change, 4))


def _rounded(figures: list[float]) -> list[float]:
    return [round(figure, 4) for figure in figures]

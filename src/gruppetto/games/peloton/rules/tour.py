"""The frame around the sequences: the start of a stage, its result, the end of the race (PEL-1, 21.14, 24)."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.course import LINE_KINDS
from gruppetto.games.peloton.rules.decisions.placing import ask_to_place, put_up
from gruppetto.games.peloton.rules.finish import finish_sequence
from gruppetto.games.peloton.rules.ledger import Contest, StageResult
from gruppetto.games.peloton.rules.position import NO_RIDER, PLACE_PHASE, PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.scoring import SPRINT, SUMMIT, written
from gruppetto.games.peloton.rules.turns import begin_sequence, next_turn


def go_on(state: PelotonPosition, tell: Tell | None) -> None:
    """A turn is over: find the next decision, through the ends of sequences and stages where there is none."""
    while not next_turn(state, tell):
        finish_sequence(state, tell)
        if state.taken:
            begin_sequence(state, tell)
            continue
        _end_stage(state, tell)
        if not _next_stage(state, tell):
            _end_race(state, tell)
            return
        if state.phase is PLACE_PHASE:
            return


# --- the start (PEL-1) ---


def start_race(state: PelotonPosition, chance: Chance, tell: Tell | None) -> None:
    """The teams place their riders in a drawn order (PEL-1.2, 1.3)."""
    if tell is not None:
        telling.stage_started(state, tell)
    teams = _draw(state.race.team_count, chance)
    if tell is not None:
        telling.teams_drawn(state, teams, tell)
    size = state.race.size
    state.line_up = tuple(teams * size) if state.race.rotation else tuple(team for team in teams for _ in range(size))
    ask_to_place(state)


def _draw(teams: int, chance: Chance) -> list[int]:
    """The teams one after the other, each of those left with the same chance."""
    left = [1] * teams
    drawn: list[int] = []
    for total in range(teams, 0, -1):
        team = left.index(1) if total == 1 else chance.draw(left, total)
        left[team] = 0
        drawn.append(team)
    return drawn


def _next_stage(state: PelotonPosition, tell: Tell | None) -> bool:
    """Prepares the next stage; False if there is none, or nobody is left to start (PEL-1.10)."""
    index = state.stage_index + 1
    if index == len(state.race.legs):
        return False
    found = state.standings()
    if not found.riders:
        return False
    _award_jerseys(state, found.leaders, tell)
    state.clear_road(index)
    if not state.race.dnf_out:
        state.out = 0
    state.line_up = found.riders
    if tell is not None:
        telling.stage_started(state, tell)
    if state.race.grid:  # the classified order fills the corridor in playing order (D-35)
        for rider, at in zip(state.line_up, state.leg.corridor, strict=False):
            put_up(state, rider, at, tell)
        begin_sequence(state, tell)
    else:
        ask_to_place(state)
    return True


# --- results ---


def stage_result(table: PelotonOpen) -> StageResult:
    """What the sheet says of the stage that is over (PEL-22)."""
    return StageResult(
        placed=table.finishers,
        times=tuple(table.time(*table.finishes[rider]) for rider in table.finishers),
        dropped=tuple(rider for rider, (sequence, _) in enumerate(table.finishes) if sequence < 0),
        contests=tuple(
            Contest(LINE_KINDS[line.kind], takers) for line, takers in zip(table.leg.lines, table.takers, strict=True)
        ),
        last_clock=table.time(table.sequence),
    )


def _end_stage(state: PelotonPosition, tell: Tell | None) -> None:
    """The result goes to the ledger."""
    result = stage_result(state)
    state.ledger = (*state.ledger, result)
    if tell is not None:
        if result.placed:
            telling.stage_won(state, result.placed[0], written(result.times[0]), tell)
        else:
            telling.nobody_finished(state, tell)


def _award_jerseys(state: PelotonPosition, leaders: tuple[int, ...], tell: Tell | None) -> None:
    """Jerseys hold for the whole next stage (PEL-24.9)."""
    before, state.jerseys = state.jerseys, leaders
    if tell is not None:
        for card, rider in enumerate(leaders):
            if rider != NO_RIDER:
                telling.jersey(state, card, rider, rider != before[card], tell)


def _end_race(state: PelotonPosition, tell: Tell | None) -> None:
    """All four classifications have a winner of their own (PEL-24.13)."""
    state.clear_sequence()
    state.rest_turn()
    if tell is None:
        return
    found = state.standings()
    if not found.riders:
        telling.race_without_winner(state, tell)
        return
    telling.race_won(state, found.riders[0], written(found.times[found.riders[0]]), tell)
    for kind, ranking in ((SPRINT, found.sprint_ranking), (SUMMIT, found.mountain_ranking)):
        if ranking.order:
            telling.classification_won(state, kind, ranking.order[0], ranking.shown[ranking.order[0]], tell)
    if found.teams:
        telling.team_won(state, found.teams[0], written(found.team_times[found.teams[0]]), tell)

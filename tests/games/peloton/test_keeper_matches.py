"""Races that the engine rode, entered at a real table: the same standings, in whatever order they were corrected."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gruppetto.engine.fact import Fact
from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.ledger import StageResult
from gruppetto.games.peloton.rules.race import Race
from gruppetto.games.peloton.rules.scoring import written
from gruppetto.games.peloton.rules.state import PelotonState
from tests.companion.corrections import blunder, put_right
from tests.companion.scorer import standings_of
from tests.games.catalogues import LANGUAGES, catalogues, refusal_key, texts_in
from tests.games.peloton.table import any_luck
from tests.games.peloton.test_keeper import STAGE_ONE, dnf, fact, finish, race, small, sprint, table, turns

STAGES = ("paris", "alpe-dhuez")


def played(seats: int, seed: int) -> PelotonState:
    """A stage race of teams of three, ridden by what looks best, to its end: by random play nobody comes home."""
    luck = any_luck(seed)
    options = {"race": "stage_race", "stages": "+".join(STAGES), "team_size": "3"}
    state = GAME.start(GAME.setup(seats, dict(options)), luck)
    while state.to_decide >= 0:
        actions, figures = state.actions(), GAME.appraise(state.view(state.to_decide))
        state.play(actions[figures.index(max(figures))], luck)
    return state


def facts_of(state: PelotonState) -> list[Fact]:
    """What the judge would have pressed: START, TURN after TURN, the groups as they came in."""
    facts: list[Fact] = []
    for order, result in enumerate(state.ledger, 1):
        facts += _stage_facts(state.race, order, result)
    return facts


def _stage_facts(race_ridden: Race, order: int, result: StageResult) -> list[Fact]:
    def who(riders: Sequence[int]) -> list[str]:
        return [f"rider:{race_ridden.bibs[rider]}" for rider in riders]

    facts = [Fact(f"{order}-start", "start", {"stage": order})]
    numbers = {"sprint": 0, "summit": 0}
    for contest in result.contests:
        numbers[contest.kind] += 1
        line = f"{'S' if contest.kind == 'sprint' else 'M'}{numbers[contest.kind]}"
        data = {"stage": order, "line": line, "riders": who(contest.takers)}
        facts.append(Fact(f"{order}-{line}", contest.kind, data))
    base, turned = race_ridden.legs[order - 1].base_time, 0
    for time, group in groupby(zip(result.times, result.placed, strict=True), key=lambda arrived: arrived[0]):
        minutes, seconds = divmod(time - base, 60)
        facts += [Fact(f"{order}-t{turn}", "turn", {"stage": order}) for turn in range(turned, minutes)]
        turned = minutes
        data = {"stage": order, "seconds": seconds, "riders": who([rider for _, rider in group])}
        facts.append(Fact(f"{order}-f{time}", "finish", data))
    if result.dropped:
        facts.insert(1, Fact(f"{order}-dnf", "dnf", {"stage": order, "riders": who(result.dropped)}))
    return facts


@pytest.mark.rule("PEL-23.5", "PEL-27.23")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3)])
def test_a_finished_match_entered_fact_by_fact_gives_the_standings_of_the_engine(seats: int, seed: int) -> None:
    state = played(seats, seed)
    found, bibs = state.race.standings(state.ledger), state.race.bibs
    assert len(found.riders) > 1

    page = race(*facts_of(state), teams=seats, size="3", stages=STAGES).page

    assert page.done
    general = {bib: values[0] for bib, values in table(page, "individual").items() if values[0] != "DNF"}
    assert list(general.items()) == [(bibs[rider], written(found.times[rider])) for rider in found.riders]
    for name, order, points in (
        ("green", found.sprint_ranking.order, found.sprint_ranking.shown),
        ("polka", found.mountain_ranking.order, found.mountain_ranking.shown),
    ):
        won = table(page, name)
        assert list(won.items()) == [(bibs[rider], [str(points[rider])]) for rider in order]
    teams = {team: values[0] for team, values in table(page, "teams").items() if values[0] != "–"}
    assert list(teams.items()) == [(team, written(found.team_times[team])) for team in found.teams]
    for order_of_stage, result in enumerate(state.ledger, 1):
        placed = [bib for bib, values in table(page, "stage", order_of_stage).items() if values[0] != "DNF"]
        assert placed == [bibs[rider] for rider in result.placed]


def mistaken(told: Fact) -> Mapping[str, Any]:
    if told.kind == "finish":
        return {**told.data, "seconds": 59}
    if told.kind in ("sprint", "summit"):
        return {**told.data, "riders": ["rider:2", "rider:8"]}
    return told.data


MATCH = facts_of(played(2, 2))
RIGHT = [
    *STAGE_ONE,
    fact("start", 2),
    *turns(2, 2),
    sprint(3, 1, stage=2),
    finish(31, 2, 7, stage=2),
    *turns(1, 2),
    finish(8, 3, 8, 1, stage=2),
]


@pytest.mark.rule("PEL-27.28")
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_any_order_of_corrections_gives_the_standings_of_entering_it_right_at_once(data: st.DataObject) -> None:
    entered = data.draw(st.integers(0, len(RIGHT)), label="entered right at first")

    wrong = blunder(small(*RIGHT[:entered]), RIGHT, mistaken, data)

    assert standings_of(put_right(wrong, RIGHT).page) == standings_of(small(*RIGHT).page)


# --- in words ---

TEXTS = catalogues(GAME)
SUMMIT = fact("summit", line="M1", riders=["rider:1"])
SHEETS = [
    small(),
    small(Fact("o", "order", {"teams": ["player:1", "player:0"]})),
    small(fact("start"), sprint(8, 1), *turns(2), finish(14, 1), dnf(9)),
    small(fact("start"), SUMMIT, stages=("alpe-dhuez",)),
    small(*STAGE_ONE, fact("start", 2), fact("card", 2, card="yellow")),
    small(fact("start"), dnf(1, 2, 3, 7, 8, 9)),
    small(*MATCH),
    small(*STAGE_ONE[:3], fact("start", 2)),
]
FAULTS = [
    ("PEL-27.4", [""]),
    ("PEL-27.8", ["told", "late", "teams"]),
    ("PEL-27.13", [""]),
    ("PEL-27.14", [""]),
    ("PEL-27.15", [""]),
    ("PEL-27.29", [""]),
    ("PEL-27.30", ["before", "started", "complete", "twice", "nobody", "four", "result", "stages", "size", "teams"]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", range(len(SHEETS)))
def test_everything_on_a_page_can_be_said(language: str, place: int) -> None:
    for text in texts_in(SHEETS[place].page):
        assert TEXTS.said(language, text.key, text.args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "fault"), [(rule, fault) for rule, faults in FAULTS for fault in faults])
def test_what_is_refused_can_be_said(language: str, rule: str, fault: str) -> None:
    args: dict[str, Any] = {"who": "rider:1", "stage": "stage:1", "line": {"en": "Top"}, "most": 4, "stages": 2}
    args |= {"seconds": 60, "card": "card:yellow", "used": True, "fault": fault}
    assert TEXTS.said(language, refusal_key(GAME, rule), args)

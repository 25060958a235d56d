"""One process or two: a bulk run, a tournament and a report have the same figures.

A worker knows only games that are installed.
"""

from dataclasses import replace

import pytest

from gruppetto.lab.report import Study, study
from gruppetto.lab.simulate import Plan, simulate, table
from gruppetto.lab.tournament import cross_table, play_tournament

pytestmark = pytest.mark.slow

PLAN = Plan("vainqueur", players=2, bots=("greedy", "random"), games=4, seed=1, options=(("tour", "1"),))


@pytest.fixture(autouse=True)
def _games_as_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    table.cache_clear()


def test_a_bulk_run() -> None:
    assert simulate(PLAN, 1) == simulate(PLAN, 2)


def test_a_tournament() -> None:
    one, two = (cross_table(PLAN.bots, play_tournament(PLAN, jobs)) for jobs in (1, 2))

    assert (one.scores, one.crossings) == (two.scores, two.crossings)


def test_a_report() -> None:
    wanted = Study(replace(PLAN, bots=("greedy",), games=11), "", 1)

    assert study(wanted, jobs=1) == study(wanted, jobs=2)

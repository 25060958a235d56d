"""The figures of a report."""

from dataclasses import replace

import pytest

from gruppetto.bots import BotError
from gruppetto.lab.report import Study, check_study, games_of, mean_of, race_lengths, study
from gruppetto.lab.simulate import Plan, PlanError
from gruppetto.lab.statistics import Sample

PLAN = Plan("tiny", players=3, bots=("greedy",), games=12, seed=1, options=(("finish", "over"),))
STUDY = Study(PLAN, "random", 8)


def test_one_bot_rides_in_all_seats() -> None:
    figures = study(STUDY, jobs=1)

    assert len(figures.lengths) == 12
    assert [score.starts for score in figures.seats] == [12, 12, 12]
    assert sum(score.wins for score in figures.seats) == 12


def test_every_choice_of_every_option_is_tried() -> None:
    effects = study(STUDY, jobs=1).effects

    assert [(each.option, each.choice, each.usual, each.games) for each in effects] == [
        ("finish", "over", True, 8),
        ("finish", "exact", False, 8),
    ]
    assert effects[1].length.estimate > effects[0].length.estimate


def test_the_better_bot_meets_the_worse_one_with_two_players() -> None:
    (contest,) = study(replace(STUDY, choices=40), jobs=1).contests

    assert contest.games == 40
    assert contest.share.estimate > 0.5


def test_without_a_rival_luck_is_not_told() -> None:
    assert study(replace(STUDY, rival=""), jobs=1).contests == []


def test_whoever_watches_hears_of_every_game() -> None:
    heard: list[int] = []

    study(STUDY, 1, heard.append)

    assert sum(heard) == games_of(STUDY) == 12 + 2 * 8 + 8


@pytest.mark.parametrize(("most", "lengths"), [(1, [1]), (2, [1, 2]), (5, [1, 2, 4, 5]), (12, [1, 2, 4, 8, 12])])
def test_races_get_longer_up_to_all_stages(most: int, lengths: list[int]) -> None:
    assert race_lengths(most) == lengths


def test_a_mean_has_an_interval_that_more_numbers_make_narrower() -> None:
    few, many = Sample(), Sample()
    for sample, count in ((few, 4), (many, 400)):
        for number in range(count):
            sample.add(number % 2)

    assert mean_of(few).estimate == mean_of(many).estimate == 0.5
    assert mean_of(many).high - mean_of(many).low < mean_of(few).high - mean_of(few).low


@pytest.mark.parametrize(
    ("wanted", "error", "sentence"),
    [
        (replace(STUDY, plan=replace(PLAN, games=0)), PlanError, "at least one game, not 0"),
        (replace(STUDY, choices=0), PlanError, "at least one game for each choice, not 0"),
        (replace(STUDY, rival="merckx"), BotError, "there is no bot 'merckx'"),
        (replace(STUDY, plan=replace(PLAN, bots=("merckx",))), BotError, "there is no bot 'merckx'"),
    ],
)
def test_a_report_that_cannot_be_made_is_refused(wanted: Study, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        check_study(wanted, jobs=1)

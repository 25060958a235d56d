"""Tournaments: fair, the same however they are played, and gone on with where they stopped."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import gruppetto.games
from gruppetto.bots import BotError
from gruppetto.engine.judgement import Search
from gruppetto.lab.ratings import compared, ratings
from gruppetto.lab.results_file import Result, ResultsError, ResultsFile
from gruppetto.lab.simulate import Plan, PlanError
from gruppetto.lab.tournament import cross_table, fields, orders, play_tournament, schedule, seats_of
from tests.toy.wise import Wise

PLAN = Plan("tiny", players=2, bots=("greedy", "lanterne", "random"), games=6, seed=1)


def facts(results: list[Result]) -> list[tuple[object, ...]]:
    """All but the time that was measured."""
    return [(each.among, each.number, each.shares, each.decisions, each.choices) for each in results]


def test_every_pair_meets_equally_often() -> None:
    results = play_tournament(PLAN, jobs=1)

    assert Counter(each.among for each in results) == {
        ("greedy", "lanterne"): 6,
        ("greedy", "random"): 6,
        ("lanterne", "random"): 6,
    }


def test_two_bots_change_seats_from_game_to_game() -> None:
    assert [seats_of((("a", "b"), number)) for number in range(3)] == [("a", "b"), ("b", "a"), ("a", "b")]


def test_with_more_seats_every_choice_of_bots_is_a_field() -> None:
    assert fields(["c", "a", "d", "b"], 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]


@pytest.mark.parametrize(
    ("bots", "among"),
    [
        (["b", "a"], [("a", "a", "b", "b")]),
        (["a", "b", "c"], [("a", "a", "b", "c"), ("a", "b", "b", "c"), ("a", "b", "c", "c")]),
    ],
)
def test_fewer_bots_than_seats_fill_them_in_turn(bots: list[str], among: list[tuple[str, ...]]) -> None:
    assert fields(bots, 4) == among


@pytest.mark.parametrize(("among", "many"), [(("a", "b", "c", "d"), 24), (("a", "a", "b", "b"), 6)])
def test_there_are_all_seat_orders(among: tuple[str, ...], many: int) -> None:
    assert len(set(orders(among))) == len(orders(among)) == many


def test_as_many_games_as_seats_have_everybody_in_every_seat() -> None:
    rows = orders(("a", "b", "c", "d"))

    for first in range(0, 24, 4):
        assert all(len(set(column)) == 4 for column in zip(*rows[first : first + 4], strict=True))


def test_another_bot_does_not_change_the_games_of_a_pair() -> None:
    pair = replace(PLAN, bots=("random", "greedy"))

    among = [each for each in play_tournament(PLAN, jobs=1) if each.among == ("greedy", "random")]

    assert facts(play_tournament(pair, jobs=1)) == facts(among)


def test_another_seed_gives_other_games() -> None:
    assert facts(play_tournament(PLAN, 1)) != facts(play_tournament(replace(PLAN, seed=2), 1))


def test_the_cross_table_has_both_sides_of_every_pair() -> None:
    table = cross_table(PLAN.bots, play_tournament(replace(PLAN, games=40), jobs=1))

    won, lost = table.crossings["greedy", "random"], table.crossings["random", "greedy"]
    assert won.wins + lost.wins == won.decided == 40
    assert won.wins > 24
    assert table.scores["greedy"].starts == 80


def test_of_many_only_games_that_one_of_two_won_tell_who_is_better() -> None:
    among = ("a", "b", "c")
    results = [Result(among, 0, (0.0, 0.0, 1.0), 9, (1, 1, 1), (0.0, 0.0, 0.0))]

    table = cross_table(among, results)

    assert (table.crossings["a", "b"].games, table.crossings["a", "b"].decided) == (1, 0)
    assert (table.crossings["c", "b"].wins, table.crossings["b", "c"].wins) == (1.0, 0.0)


def test_time_is_counted_for_the_bot_and_not_for_the_seat() -> None:
    results = [Result(("a", "b"), number, (1.0, 0.0), 9, (10, 20), (1.0, 4.0)) for number in (0, 1)]

    table = cross_table(("a", "b"), results)

    assert table.thoughts["a"].choices == 30
    assert table.thoughts["a"].ms == 5.0


def test_who_wins_more_is_rated_higher_and_more_games_make_it_surer() -> None:
    few, many = (play_tournament(replace(PLAN, games=games), jobs=1) for games in (10, 60))

    early, late = ratings(PLAN.bots, few), ratings(PLAN.bots, many)

    assert late["greedy"].estimate > late["lanterne"].estimate > late["random"].estimate
    assert late["greedy"].high - late["greedy"].low < early["greedy"].high - early["greedy"].low


def test_whoever_did_not_win_is_not_called_level_with_others_who_did_not() -> None:
    among = ("a", "b", "c")
    results = [Result(among, number, (1.0, 0.0, 0.0), 9, (1, 1, 1), (0.0, 0.0, 0.0)) for number in range(20)]

    for result in results:
        assert sorted(compared(result).values()) == [0.0, 1.0]


def test_a_game_that_nobody_won_rates_nobody() -> None:
    assert compared(Result(("a", "b"), 0, (0.0, 0.0), 9, (1, 1), (0.0, 0.0))) == {}


def test_a_tournament_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    heard: list[int] = []

    def stop(games: int) -> None:
        heard.append(games)
        if sum(heard) == 7:
            raise KeyboardInterrupt

    book = ResultsFile(file, PLAN)
    with pytest.raises(KeyboardInterrupt):
        play_tournament(PLAN, 1, book, stop)
    book.close()
    again = ResultsFile(file, PLAN)

    assert len(again.results) == 7
    assert facts(play_tournament(PLAN, 1, again)) == facts(play_tournament(PLAN, 1))
    again.close()
    assert len(file.read_text("utf-8").splitlines()) == 1 + len(schedule(PLAN))


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    first = ResultsFile(file, PLAN)
    whole = play_tournament(PLAN, 1, first)
    first.close()
    monkeypatch.setattr("gruppetto.lab.tournament.play_fixture", pytest.fail)

    again = ResultsFile(file, PLAN)
    assert play_tournament(PLAN, 1, again) == whole
    again.close()


def test_a_torn_last_line_is_dropped_and_its_game_played(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = ResultsFile(file, PLAN)
    play_tournament(PLAN, 1, first)
    first.close()
    file.write_bytes(file.read_bytes()[:-20])

    torn = ResultsFile(file, PLAN)
    play_tournament(PLAN, 1, torn)
    torn.close()

    assert len([json.loads(line) for line in file.read_text("utf-8").splitlines()]) == 1 + len(schedule(PLAN))


def test_a_tournament_can_be_made_longer(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = ResultsFile(file, PLAN)
    play_tournament(PLAN, 1, first)
    first.close()

    longer = replace(PLAN, games=8)
    second = ResultsFile(file, longer)
    assert facts(play_tournament(longer, 1, second)) == facts(play_tournament(longer, 1))
    second.close()


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (replace(PLAN, seed=2), "of another tournament: seed is 1, not 2"),
        (replace(PLAN, players=3), "of another tournament: players is 2, not 3"),
        (replace(PLAN, bots=("greedy", "random")), "of another tournament: bots is"),
        (replace(PLAN, options=(("finish", "exact"),)), "of another tournament: options is"),
    ],
)
def test_the_file_of_another_tournament_is_refused(tmp_path: Path, other: Plan, sentence: str) -> None:
    ResultsFile(tmp_path / "results.jsonl", PLAN).close()

    with pytest.raises(ResultsError, match=sentence):
        ResultsFile(tmp_path / "results.jsonl", other)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"weights": [5.0, 2.0]}, "the weights of the bots have changed since these games were played"),
        ({"searches": {"puncheur": Search(61)}}, "how far the bots look ahead has changed since these games"),
    ],
)
def test_games_of_bots_that_thought_otherwise_are_not_added_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], sentence: str
) -> None:
    wise = Wise()
    monkeypatch.setattr(gruppetto.games, "all_games", lambda: {wise.id: wise})
    plan = replace(PLAN, game=wise.id, bots=("puncheur:seed=3", "random"))
    blind = replace(plan, bots=("greedy", "random"))
    ResultsFile(tmp_path / "wise.jsonl", plan).close()
    ResultsFile(tmp_path / "blind.jsonl", blind).close()

    for name, value in changes.items():
        monkeypatch.setattr(wise.judgement() if name == "weights" else Wise, name, value)

    with pytest.raises(ResultsError, match=sentence):
        ResultsFile(tmp_path / "wise.jsonl", plan)
    ResultsFile(tmp_path / "blind.jsonl", blind).close()  # these bots do not look ahead


@pytest.mark.parametrize("text", ["Dear diary,\n", "no end of a line", "[1]\n", '{"a": 1}\n'])
def test_a_file_of_something_else_is_refused_and_stays_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(ResultsError, match=r"diary\.txt: this is no file of a tournament"):
        ResultsFile(file, PLAN)
    assert file.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("nonsense", "line 2 is no result of a game"),
        ('{"among":["greedy","random"],"number":"x"}', "line 2 is no result of a game"),
        (
            '{"among":["merckx","random"],"number":0,"shares":[1,0],"decisions":3,"choices":[1,1],"ms":[0,0]}',
            "a result of merckx, random does not belong",
        ),
    ],
)
def test_a_bad_line_before_the_last_is_refused(tmp_path: Path, line: str, sentence: str) -> None:
    file = tmp_path / "results.jsonl"
    ResultsFile(file, PLAN).close()
    file.write_text(f"{file.read_text('utf-8')}{line}\n{line}\n", encoding="utf-8")

    with pytest.raises(ResultsError, match=sentence):
        ResultsFile(file, PLAN)


@pytest.mark.parametrize(
    ("plan", "jobs", "error", "sentence"),
    [
        (replace(PLAN, games=0), 1, PlanError, "at least one game, not 0"),
        (PLAN, 0, PlanError, "at least one worker process, not 0"),
        (replace(PLAN, bots=("greedy",)), 1, PlanError, "at least two different bots"),
        (replace(PLAN, bots=("greedy", "random", "greedy")), 1, PlanError, "greedy is there twice"),
        (replace(PLAN, bots=("greedy", "merckx")), 1, BotError, "there is no bot 'merckx'"),
        (replace(PLAN, players=1), 1, PlanError, "at least two players"),
    ],
)
def test_a_tournament_that_makes_no_sense_is_refused(
    plan: Plan, jobs: int, error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        play_tournament(plan, jobs)

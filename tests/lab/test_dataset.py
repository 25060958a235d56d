"""Datasets: the games of a bulk run, a row a decision, and nothing in a row that its seat could not see."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from gruppetto.adapters.table import table_of
from gruppetto.engine.chance import SampledChance
from gruppetto.engine.record import loads
from gruppetto.games import find_game
from gruppetto.lab import dataset, simulate
from gruppetto.lab.columns import Kind
from gruppetto.lab.dataset import Part, Written, about, noted, play_part, read_about, write_dataset
from gruppetto.lab.decisions import Decisions, Ended, Kinds
from gruppetto.lab.simulate import Plan, PlanError
from gruppetto.testing.playing import at_random, floats, ride
from tests.toy import GAME

PLAN = Plan("tiny", players=3, bots=("greedy", "random"), games=20, seed=1)
REAL = ("vainqueur", "seconds", "bostock", "peloton")


@pytest.fixture
def real_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of the package instead of the small one."""
    monkeypatch.undo()
    simulate.table.cache_clear()


def rows(file: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    return found


@pytest.fixture
def written(tmp_path: Path) -> Path:
    write_dataset(PLAN, tmp_path / "tiny.parquet")
    return tmp_path / "tiny.parquet"


def test_every_decision_of_every_game_is_a_row(written: Path, tmp_path: Path) -> None:
    simulate.simulate(replace(PLAN, record_dir=str(tmp_path)))
    actions = read_about(written)["actions"]

    played = [(row["game"], row["ply"], row["seat"], actions[row["chosen"]]) for row in rows(written)]

    recorded = [loads((tmp_path / simulate.record_name(PLAN, number)).read_text()) for number in range(PLAN.games)]
    assert played == [
        (number, entry.number, entry.seat, entry.do)
        for number, record in enumerate(recorded)
        for entry in record.entries[1:]
    ]


def test_what_was_done_was_one_of_the_things_that_could_be(written: Path) -> None:
    assert all(row["chosen"] in row["legal"] for row in rows(written))


def test_the_end_is_told_beside_every_decision_of_a_seat(written: Path) -> None:
    outcomes = simulate.play_batch(PLAN, range(PLAN.games))

    for row in rows(written):
        outcome = outcomes[row["game"]]
        assert (row["won"], row["bot"]) == (outcome.shares[row["seat"]], outcome.bots[row["seat"]])
        assert (row["rank"] == 1) == (row["won"] > 0)


def test_the_file_says_what_decided_it(written: Path) -> None:
    told = read_about(written)

    assert {name: told[name] for name in ("game", "players", "games", "seed", "bots", "rules_version")} == {
        "game": "tiny", "players": 3, "games": 20, "seed": 1, "bots": ["greedy", "random"], "rules_version": "1",
    }  # fmt: skip
    assert told["edition"]["hash"] == GAME.editions()[0].document.digest
    assert told["options"] == {option.name: option.default for option in GAME.options}


def test_it_does_not_matter_how_games_are_shared_among_workers(
    written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "AT_ONCE", 100)

    write_dataset(PLAN, tmp_path / "again.parquet")

    assert (tmp_path / "again.parquet").read_bytes() == written.read_bytes()


def test_actions_of_a_game_without_a_coding_are_numbered_as_they_first_occur(
    written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it does not matter either how games are shared among workers."""
    monkeypatch.setattr(dataset, "coding_of", lambda plan: None)
    files = [tmp_path / "at once.parquet", tmp_path / "in parts.parquet"]

    for file, at_once in zip(files, (8000, 100), strict=True):
        monkeypatch.setattr(dataset, "AT_ONCE", at_once)
        write_dataset(PLAN, file)

    occurring = list(dict.fromkeys(number for row in rows(files[0]) for number in row["legal"]))
    assert occurring == list(range(len(read_about(files[0])["actions"])))
    assert notations(files[0]) == notations(written)
    assert files[0].read_bytes() == files[1].read_bytes()


def notations(file: Path) -> list[list[str]]:
    """The legal actions of every row."""
    actions = read_about(file)["actions"]
    return [[actions[number] for number in row["legal"]] for row in rows(file)]


def test_rows_are_written_in_groups_of_one_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "ROWS", 100)

    done = write_dataset(PLAN, tmp_path / "tiny.parquet")

    metadata = pq.read_metadata(tmp_path / "tiny.parquet")
    sizes = [metadata.row_group(group).num_rows for group in range(metadata.num_row_groups)]
    assert sizes == [100] * (done.rows // 100) + [done.rows % 100]


def test_whoever_watches_hears_of_every_game(tmp_path: Path) -> None:
    heard: list[int] = []

    write_dataset(PLAN, tmp_path / "tiny.parquet", watch=heard.append)

    assert sum(heard) == PLAN.games


def test_what_no_game_had_shown_before_makes_a_column_wider(
    written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found in the middle of a run, all games begin again, and whoever watches hears so."""
    heard: list[int] = []
    true = noted(PLAN, range(1)).kinds()
    narrow = tuple((name, Kind.LIST if name == "open_pile_size" else kind) for name, kind in true)
    monkeypatch.setattr(Decisions, "kinds", lambda decisions: narrow)

    write_dataset(PLAN, tmp_path / "again.parquet", watch=heard.append)

    assert [row["open_pile_size"] for row in rows(tmp_path / "again.parquet")] == [
        str(row["open_pile_size"]) for row in rows(written)
    ]
    assert sum(heard) == PLAN.games


def test_a_run_that_fails_leaves_the_file_as_it_was(
    written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = written.read_bytes()

    def fails(plan: Plan, kinds: Kinds, numbers: range) -> Part:
        if numbers.start:
            raise RuntimeError("power cut")
        return play_part(plan, kinds, numbers)

    monkeypatch.setattr(dataset, "play_part", fails)
    monkeypatch.setattr(dataset, "AT_ONCE", 100)

    with pytest.raises(RuntimeError):
        write_dataset(replace(PLAN, seed=2), written)
    assert ([path.name for path in tmp_path.iterdir()], written.read_bytes()) == (["tiny.parquet"], before)


def test_a_plan_that_makes_no_sense_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(PlanError):
        write_dataset(replace(PLAN, games=0), tmp_path / "tiny.parquet")
    assert list(tmp_path.iterdir()) == []


def test_another_parquet_file_is_no_dataset(tmp_path: Path, written: Path) -> None:
    pq.write_table(pq.read_table(written).replace_schema_metadata(None), tmp_path / "other.parquet")

    with pytest.raises(ValueError, match=r"other.parquet: this is no dataset of Gruppetto"):
        read_about(tmp_path / "other.parquet")


@pytest.mark.parametrize("game_id", REAL)
def test_actions_have_the_numbers_that_they_have_in_the_adapters(
    game_id: str, real_games: None, tmp_path: Path
) -> None:
    game = find_game(game_id)
    plan = Plan(game_id, 2, ("random",), games=1, options=tuple(game.quick.options.items()))

    done = write_dataset(plan, tmp_path / "real.parquet")

    coding = table_of(game, 2).coding
    actions = read_about(tmp_path / "real.parquet")["actions"]
    assert (tuple(actions), done.actions) == (coding.actions, len(coding.actions))
    assert [actions[row["chosen"]] for row in rows(tmp_path / "real.parquet")] == [
        str(action) for action in noted(plan, range(1)).chosen
    ]
    assert all(row["legal"] == sorted(row["legal"]) for row in rows(tmp_path / "real.parquet"))


@pytest.mark.parametrize("game_id", REAL)
def test_every_game_can_be_written(game_id: str, real_games: None, tmp_path: Path) -> None:
    game = find_game(game_id)
    plan = Plan(game_id, 2, ("greedy", "random"), games=2, options=tuple(game.quick.options.items()))

    done = write_dataset(plan, tmp_path / "real.parquet")

    read = pq.read_table(tmp_path / "real.parquet")
    assert done == Written(
        2, read.num_rows, done.actions, read.num_columns, (tmp_path / "real.parquet").stat().st_size, {}
    )
    assert json.loads(read.schema.metadata[b"gruppetto"]) == json.loads(json.dumps(about(plan)))
    assert all((row["rank"] == 1) == (row["won"] > 0) for row in read.select(["rank", "won"]).to_pylist())


@pytest.mark.slow
def test_two_processes_write_the_same_file_as_one(
    real_games: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "AT_ONCE", 1)
    plan = Plan("vainqueur", 2, ("random",), games=2, options=(("tour", "1"),))

    for jobs in (1, 2):
        write_dataset(plan, tmp_path / f"{jobs}.parquet", jobs)

    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()


@pytest.mark.parametrize("game_id", REAL)
def test_worlds_that_are_equal_for_a_seat_give_equal_rows(game_id: str, real_games: None) -> None:
    """The idea of the leak test: what is hidden differs, and no column does."""
    game = find_game(game_id)
    ridden = ride(game, game.setup(game.players[-1], dict(game.quick.options)), 1, at_random)
    chance = SampledChance(floats(2))
    states = [ridden.states[place] for place in ridden.places(40)[:-1]]

    worlds = [state.view(state.to_decide).imagine(chance) for state in states]

    assert in_rows(states) == in_rows(worlds)
    assert not game.hides or [state.document() for state in states] != [world.document() for world in worlds]


def in_rows(states: list[Any]) -> bytes:
    """The rows of these positions, as if each had been decided in one game."""
    decisions = Decisions()
    for state in states:
        view = state.view(state.to_decide)
        decisions.note(view, view.actions[0])
    seats = len(states[0].standing())
    decisions.ended(Ended(0, "", len(states), ("random",) * seats, (0.0,) * seats, (None,) * seats))
    batch, actions = decisions.batch(decisions.kinds())
    return bytes(batch.serialize().to_pybytes()) + " ".join(actions).encode()


def test_two_games_of_a_plan_are_noted_one_after_the_other() -> None:
    both, second = noted(PLAN, range(2)), noted(PLAN, range(1, 2))

    assert both.rows[-len(second.rows) :] == second.rows

"""The commands that list, count, measure and prove."""

import json
import re
from inspect import signature
from pathlib import Path

import pytest

from gruppetto.cli import hosting, options, shelf
from gruppetto.cli.language import LANGUAGES
from gruppetto.games import find_game
from gruppetto.lab import bench
from gruppetto.server.run import serve
from tests.cli.conftest import Run
from tests.toy import GAME


def test_help_names_every_command(run: Run) -> None:
    shown = run("--help").output

    for name in (
        "serve", "games", "play", "simulate", "tournament", "report", "train", "replay", "verify", "rules", "bench",
        "editions", "stages",
    ):  # fmt: skip
        assert f"\n  {name} " in shown


def test_help_and_catalogues_have_the_same_languages() -> None:
    assert options.LANGUAGES == LANGUAGES


def test_games_are_listed_with_players_bots_options_and_provenance(run: Run) -> None:
    shown = run("games").output

    assert "tiny  Tiny" in shown
    assert "2–3" in shown
    assert "gregario, lanterne" in shown
    assert "box: The tiny box (figures from the rulebook)" in shown
    assert "finish=over|exact  The finish (TIN-3.3)" in shown


def test_readings_of_a_rulebook_are_listed_after_what_shapes_a_race(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "all_games", lambda: {"bostock": find_game("bostock")})
    lines = run("games").output.splitlines()

    kinds = [line.split()[0] for line in lines if line.strip().startswith(("option", "reading"))]

    assert kinds[0] == "option"
    assert kinds == sorted(kinds)
    assert any("reading  squeeze=corner|gate" in line for line in lines)


def test_games_are_listed_in_the_language_asked_for(run: Run) -> None:
    assert "Die winzige Schachtel" in run("games", "--language", "de").output
    assert "Die winzige Schachtel" in run("--language", "de", "games").output


def test_the_language_of_the_locale_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")

    assert "De piepkleine doos" in run("games").output


def test_a_simulation_shows_bots_and_seats_with_intervals(run: Run) -> None:
    shown = run("simulate", "tiny", "--players", "3", "--games", "30", "--jobs", "1", "--seed", "4").output

    assert "tiny with 3 players, 30 games, seed 4" in shown
    assert "95 % interval" in shown
    assert re.search(r"greedy .* / 60 ", shown)  # greedy, random, greedy in 30 games
    assert re.search(r"random .* / 30 ", shown)


def test_a_simulation_as_json_holds_the_same_figures_every_time(run: Run) -> None:
    command = ("simulate", "tiny", "--players", "2", "--games", "20", "--jobs", "1", "--seed", "4", "--json")
    first, second = (json.loads(run(*command).stdout) for _ in range(2))

    assert first["games"] == 20
    assert first["bots"]["greedy"]["starts"] == 20
    assert first["bots"]["greedy"]["low"] < first["bots"]["greedy"]["share"] < first["bots"]["greedy"]["high"]
    assert {**first, "seconds": 0} == {**second, "seconds": 0}


def test_a_simulation_of_one_seat_needs_no_bots_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "players", range(1, 5))

    figures = json.loads(run("simulate", "tiny", "--players", "1", "--games", "3", "--jobs", "1", "--json").output)

    assert list(figures["bots"]) == ["greedy"]
    assert figures["games"] == 3


def test_options_of_the_rules_reach_the_simulated_games(run: Run) -> None:
    command = ("simulate", "tiny", "--games", "20", "--jobs", "1", "--json")
    usual = json.loads(run(*command).stdout)
    exact = json.loads(run(*command, "--option", "finish=exact").stdout)

    assert exact["options"] == {"finish": "exact"}
    assert exact["decisions"]["mean"] > usual["decisions"]["mean"]


@pytest.fixture
def _few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "POSITIONS", 20)


@pytest.mark.usefixtures("_few_positions")
def test_bench_prints_a_figure_for_every_operation(run: Run) -> None:
    shown = run("bench", "tiny", "--repeats", "1", "--seconds", "0.01").output

    for word in ("decisions/s", "copy", "actions", "play", "refusal", "view", "imagine"):
        assert word in shown


@pytest.mark.usefixtures("_few_positions")
def test_bench_without_a_game_measures_all_of_them(run: Run) -> None:
    (measured,) = json.loads(run("bench", "--repeats", "1", "--seconds", "0.01", "--json").stdout)

    assert measured["game"] == "tiny"
    assert measured["pace"]["decisions_a_second"] > 0
    assert measured["ratio"] is None


def test_a_finished_record_is_proven_with_its_luck(run: Run, record: Path) -> None:
    result = run("verify", record)

    assert result.exit_code == 0
    assert "with the luck that was promised at the start" in " ".join(result.output.split())


def test_a_replay_tells_the_match_and_shows_its_end(run: Run, record: Path) -> None:
    told = run("replay", record).output

    assert " plays " in told
    assert " wins\n" in told
    assert told.index(" wins\n") < told.index("On the road")


def test_a_replay_for_everybody_does_not_tell_what_was_drawn_but_shows_a_seat_its_own_hand(
    run: Run, record: Path
) -> None:
    assert "Your hand" not in run("replay", record).output
    assert "Your hand" in run("replay", record, "--as", "1").output


def test_a_replay_goes_step_by_step_until_it_is_stopped(run: Run, record: Path) -> None:
    told = run("replay", record, "--step", typed="\nq\n").output

    assert told.count("Enter for the next move") == 2
    assert " wins\n" not in told


@pytest.mark.parametrize(("args", "opened"), [((), True), (("serve",), True), (("serve", "--no-browser"), False)])
def test_alone_and_as_serve_it_hosts_tables(
    run: Run, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], opened: bool
) -> None:
    calls: list[tuple[object, ...]] = []
    monkeypatch.setattr(hosting, "serve", lambda *given: calls.append(given[:4]))

    assert run(*args).exit_code == 0
    assert calls == [("127.0.0.1", 8642, None, opened)]


def test_serve_passes_host_port_and_database_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[object, ...]] = []
    monkeypatch.setattr(hosting, "serve", lambda *given: calls.append(given[:4]))

    run("serve", "--host", "0.0.0.0", "--port", "0", "--database", "tables.sqlite", "--no-browser")

    assert calls == [("0.0.0.0", 0, "tables.sqlite", False)]


def test_serve_passes_on_how_large_its_database_may_be(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[object] = []
    given_to = signature(serve)
    monkeypatch.setattr(hosting, "serve", lambda *given: calls.append(given_to.bind(*given).arguments["most_bytes"]))

    run("serve", "--most-megabytes", "200")

    assert calls == [200_000_000]


@pytest.mark.parametrize("command", ["serve", "companion"])
def test_servers_answer_to_other_names_on_wish(run: Run, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    calls: list[object] = []
    monkeypatch.setattr(hosting, "serve", lambda *given: calls.append(given[7]))

    run(command, "--allow-host", "games.example", "--allow-host", "velo.lan")

    assert calls == [("games.example", "velo.lan")]


def test_serve_lets_bots_move_as_fast_as_one_likes(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[object] = []
    monkeypatch.setattr(hosting, "serve", lambda *given: calls.append(given[5]))

    run("serve", "--bot-pause", "0")

    assert calls == [0.0]


def test_companion_opens_the_score_keeper(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[object] = []
    monkeypatch.setattr(hosting, "serve", lambda *given: calls.append((given[0], given[6])))

    run("companion", "--host", "0.0.0.0")

    assert calls == [("0.0.0.0", "/companion")]

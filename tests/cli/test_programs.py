"""Programs on the command line: named by `--bot`, counted where they fail, refused where there are none."""

import json
import shlex
from pathlib import Path

import pytest

from tests.adapters.program.scripts import FIRST_OFFER, answering
from tests.cli.conftest import Run

NONSENSE = f"exec/60:sh -c {shlex.quote(answering('fly'))}"
ALONE = ("--jobs", "1", "--json")
RUN = ("--players", "2", "--games", "2", *ALONE)


def test_a_program_rides_in_a_bulk_run_beside_named_bots(run: Run) -> None:
    told = run("simulate", "tiny", *RUN, "--bots", "greedy", "--bot", FIRST_OFFER)

    result = json.loads(told.stdout)
    assert list(result["bots"]) == ["greedy", FIRST_OFFER]
    assert result["faults"] == {}
    assert told.stderr == ""


def test_a_command_may_have_commas_in_it(run: Run) -> None:
    with_commas = f"{FIRST_OFFER} --colours=red,blue"

    told = run("simulate", "tiny", *RUN, "--bot", with_commas, "--bot", "greedy")

    assert list(json.loads(told.stdout)["bots"]) == [with_commas, "greedy"]


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_what_the_house_decided_for_it_is_in_the_result_and_beside_it(run: Run, command: str) -> None:
    told = run(command, "tiny", *RUN, "--bots", "greedy", "--bot", NONSENSE)

    (kinds,) = json.loads(told.stdout)["faults"].values()
    assert kinds.keys() == {"no_offer"}
    assert f"gregario decided {kinds['no_offer']} times for it (no offer {kinds['no_offer']})." in told.stderr


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_table_stars_the_program_whose_results_are_not_its_own(run: Run, command: str) -> None:
    told = run(command, "tiny", *RUN[:-1], "--bots", "greedy", "--bot", NONSENSE)

    assert "* Not its own figures alone: gregario decided some of its moves." in told.stdout


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_table_has_no_star_where_every_program_decided_itself(run: Run, command: str) -> None:
    told = run(command, "tiny", *RUN[:-1], "--bots", "greedy", "--bot", FIRST_OFFER)

    assert "*" not in told.stdout


def test_a_report_has_it_too(run: Run) -> None:
    told = run("report", "tiny", "--players", "2", "--games", "1", "--choice-games", "1", *ALONE, "--bot", NONSENSE)

    assert json.loads(told.stdout)["faults"][NONSENSE]["no_offer"] > 0


def test_a_person_plays_against_a_program_in_the_terminal(run: Run) -> None:
    told = run("play", "tiny", "--players", "2", "--bot", FIRST_OFFER, "--seed", "00" * 32, typed="1\n" * 100)

    assert told.exit_code == 0
    assert told.stderr == ""


def test_a_program_that_is_not_there_is_told_before_the_race(run: Run) -> None:
    for command in ("simulate", "play"):
        told = run(command, "tiny", "--bot", "exec:no-such-program-anywhere")
        assert told.exit_code == 1
        assert "there is no such program" in told.stderr


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["exec:./mybot"], "needs a name, as in mine=exec:./mybot"),
        (["mine=greedy"], "is to be a program"),
        (["greedy=exec:sh"], "there is a bot 'greedy' already"),
        (["mine=exec:no-such-program-anywhere"], "there is no such program"),
        (["mine=exec:sh", "mine=exec:cat"], "two programs cannot both be called mine"),
    ],
)
def test_a_host_is_told_what_is_wrong_with_a_program_before_the_server_starts(
    run: Run, tmp_path: Path, given: list[str], why: str
) -> None:
    wishes = [part for each in given for part in ("--bot", each)]

    told = run("serve", "--no-browser", "--port", "0", "--database", tmp_path / "tables.sqlite", *wishes)

    assert told.exit_code == 1
    assert why in told.stderr


def test_a_guest_that_finds_no_table_is_told(run: Run) -> None:
    assert "is no address of a table" in run("bot", "nowhere", FIRST_OFFER).stderr
    assert "does not answer" in run("bot", "http://127.0.0.1:1/t/abc", FIRST_OFFER).stderr
    assert "there is no such program" in run("bot", "nowhere", "exec:no-such-program-anywhere").stderr

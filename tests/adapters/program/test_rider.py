"""Programs in bulk runs: the same results whatever the number of processes, faults counted, nothing left behind."""

import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path

import pytest

from gruppetto.adapters.program import rider
from gruppetto.bots import BotError
from gruppetto.games import all_games
from gruppetto.lab.results_file import ResultsFile
from gruppetto.lab.simulate import Plan, simulate, table
from gruppetto.lab.solo import Solo, check_rider
from gruppetto.lab.tournament import cross_table, play_tournament
from tests.adapters.program.scripts import EXAMPLES, FIRST_OFFER, answering
from tests.processes import gruppetto, has_ended, wait_while
from tests.server.listening import wait_until
from tests.toy import GAME

PYTHON = f"exec/60:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'far_ahead.py'))}"
NODE = f"exec/60:node {shlex.quote(str(EXAMPLES / 'lucky.js'))}"
SHELL = f"exec/60:{shlex.quote(str(EXAMPLES / 'by_lot.sh'))}"
NONSENSE = f"exec/60:sh -c {shlex.quote(answering('fly'))}"


@pytest.fixture(autouse=True)
def _nobody_is_kept() -> Iterator[None]:
    table.cache_clear()
    yield
    for program in [each for idle in rider._idle.values() for each in idle]:
        program.stop()
    rider._idle.clear()


def plan(*bots: str, game: str = "vainqueur", games: int = 2) -> Plan:
    options = (("tour", "1"),) if game == "vainqueur" else ()
    return Plan(game, players=2, bots=bots, games=games, seed=1, options=options)


@pytest.mark.parametrize(
    ("bot", "game"),
    [*product([PYTHON, NODE], all_games()), (SHELL, "vainqueur")],
    ids=[*(f"{language}-{game}" for language, game in product(["python", "node"], all_games())), "shell"],
)
def test_an_example_rides_a_whole_race_without_a_fault(bot: str, game: str) -> None:
    if bot == NODE and shutil.which("node") is None:
        pytest.skip("there is no node here")

    tally = simulate(plan(bot, "greedy", game=game, games=1))

    assert tally.bots[bot].starts == 1
    assert tally.faults == {}


@pytest.mark.slow
def test_one_process_or_two_give_the_same_result() -> None:
    one, two = (simulate(plan(PYTHON, "random", games=4), jobs) for jobs in (1, 2))

    assert one == two
    assert one.faults == {}


def test_a_program_stays_for_the_next_match() -> None:
    simulate(plan(PYTHON, "random", games=1))

    (kept,) = rider._idle[PYTHON]
    process = kept.running()
    simulate(plan(PYTHON, "random", games=2))

    assert rider._idle[PYTHON] == [kept]
    assert kept.running() is process


def test_two_seats_have_two_processes_so_that_none_sees_both_hands() -> None:
    simulate(plan(PYTHON, games=2))

    assert len({kept.running().pid for kept in rider._idle[PYTHON]}) == 2


def test_a_game_that_is_broken_off_ends_its_programs() -> None:
    setup = GAME.setup(2)
    with closing(Solo(GAME, setup, [FIRST_OFFER, FIRST_OFFER], bytes(32))) as solo:
        solo.decide(solo.state.to_decide)
        solo.decide(solo.state.to_decide)
        processes = [bot._program.running() for bot in solo._riders]  # type: ignore[attr-defined]  # all are programs

    assert all(process.has_ended for process in processes)


def test_faults_are_counted_by_bot() -> None:
    wanted = plan(NONSENSE, "greedy", games=2)

    counted = simulate(wanted).faults
    crossed = cross_table(wanted.bots, play_tournament(wanted, jobs=1)).faults

    for faults in (counted, crossed):
        assert list(faults) == [NONSENSE]
        assert faults[NONSENSE]["no_offer"] > 5


def test_a_tournament_that_is_gone_on_with_remembers_its_faults(tmp_path: Path) -> None:
    wanted = plan(NONSENSE, "greedy", games=2)
    with closing(ResultsFile(tmp_path / "games", wanted)) as book:
        played = play_tournament(wanted, jobs=1, book=book)

    with closing(ResultsFile(tmp_path / "games", wanted)) as again:
        assert again.results == played
        assert cross_table(wanted.bots, again.results).faults[NONSENSE]["no_offer"] > 5


def test_who_says_nonsense_rides_as_gregario_would() -> None:
    nonsense, gregario = (simulate(plan(bot, "random", games=4)) for bot in (NONSENSE, "gregario"))

    assert [score.wins for score in nonsense.bots.values()] == [score.wins for score in gregario.bots.values()]
    assert nonsense.decisions == gregario.decisions


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("exec:", "names no command"),
        ("exec/0:./mybot", "has no number of seconds"),
        ("exec/soon:./mybot", "has no number of seconds"),
        ("exec:no-such-program-anywhere", "there is no such program"),
        ("exec:./mybot 'and", "cannot be read: No closing quotation"),
    ],
)
def test_a_program_that_cannot_be_is_told_before_the_first_game(bot: str, why: str) -> None:
    with pytest.raises(BotError, match=why):
        check_rider(GAME, bot)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere it is the ending of a file that counts")
def test_a_program_that_may_not_be_run_is_told_how_it_may(tmp_path: Path) -> None:
    (tmp_path / "mybot").write_text("#!/bin/sh\n")

    with pytest.raises(BotError, match=rf"may not be run \(chmod \+x {tmp_path}/mybot\)"):
        check_rider(GAME, f"exec:{tmp_path}/mybot")


@pytest.mark.slow
@pytest.mark.parametrize(("jobs", "number"), [("1", signal.SIGINT), ("2", signal.SIGINT), ("1", signal.SIGTERM)])
def test_programs_that_would_not_end_are_ended_with_the_run(tmp_path: Path, jobs: str, number: signal.Signals) -> None:
    told = tmp_path / "pids"
    deaf = f"exec/600:sh -c 'echo $$ >> {told}; while :; do sleep 1; done'"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with gruppetto("simulate", "vainqueur", "--games", "8", "--jobs", jobs, "--bot", deaf, **quiet) as run:
        wait_while(run, lambda: told.exists() and "\n" in told.read_text())
        run.send_signal(number)
        run.wait()

    pids = [int(pid) for pid in told.read_text().split()]
    wait_until(lambda: all(has_ended(pid) for pid in pids))

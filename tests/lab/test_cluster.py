"""Games on the workers of a Dask cluster: a real scheduler and real workers, on loopback."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gruppetto.lab.simulate import Plan, Tally, simulate, table
from gruppetto.lab.tournament import cross_table, play_tournament
from tests.processes import Process, gruppetto, started, wait_while
from tests.server.listening import wait_until

distributed: ModuleType = pytest.importorskip("distributed")

from gruppetto.lab import cluster, program  # noqa: E402  # both need it

pytestmark = pytest.mark.slow

PLAN = Plan("vainqueur", players=2, bots=("greedy", "random"), games=60, seed=1, options=(("tour", "1"),))


@pytest.fixture(autouse=True)
def _games_as_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers know only the games of the package; and on a busy machine everything may take its time."""
    monkeypatch.undo()
    table.cache_clear()
    monkeypatch.setattr(cluster, "ANSWERS", 200)
    monkeypatch.setattr(cluster, "ARRIVES", 200)


def worker(address: str, name: str) -> AbstractContextManager[Process]:
    command = [sys.executable, "-m", "dask", "worker", address, "--nthreads", "1", "--name", name]
    return started(*command, "--no-nanny", "--no-dashboard", stderr=subprocess.DEVNULL)


def scheduler() -> AbstractContextManager[Any]:
    """A scheduler of this process, which others reach on loopback."""
    here: AbstractContextManager[Any] = distributed.LocalCluster(
        n_workers=0, host="127.0.0.1", protocol="tcp://", dashboard_address=":0"
    )
    return here


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A scheduler with one worker."""
    with scheduler() as here, worker(here.scheduler_address, "first"):
        with distributed.Client(here.scheduler_address, timeout=200, set_as_default=False) as client:
            client.wait_for_workers(1)
        yield here.scheduler_address


@pytest.fixture(scope="module")
def alone() -> Tally:
    return simulate(PLAN)


def test_games_come_out_as_on_this_machine_alone(address: str, alone: Tally) -> None:
    with cluster.joined(address) as crew:
        assert simulate(PLAN, crew) == alone


@pytest.mark.skipif(os.name != "posix", reason="there are no such signals")
def test_a_worker_that_is_lost_changes_no_result(address: str, alone: Tally) -> None:
    with worker(address, "second") as second, cluster.joined(address) as crew:
        crew.client.wait_for_workers(2)
        workers = crew.client.scheduler_info()["workers"]
        (its_address,) = [each for each, known in workers.items() if known["name"] == "second"]
        second.send_signal(signal.SIGSTOP)  # it takes games and does not play them, so that it has some to lose

        def lose_it() -> None:
            try:
                wait_until(lambda: bool(crew.client.processing().get(its_address)))
            finally:
                second.kill()

        with ThreadPoolExecutor(1) as aside:
            lost = aside.submit(lose_it)
            there = simulate(PLAN, crew)
            lost.result()

        assert there == alone


def test_a_tournament_has_the_same_results_in_the_same_order(address: str) -> None:
    plan = replace(PLAN, games=6)
    with cluster.joined(address) as crew:
        there = play_tournament(plan, crew)
    here = play_tournament(plan, 1)

    assert [(each.among, each.number) for each in there] == [(each.among, each.number) for each in here]
    assert cross_table(plan.bots, there).crossings == cross_table(plan.bots, here).crossings


def test_records_come_home(address: str, tmp_path: Path) -> None:
    with cluster.joined(address) as crew:
        simulate(replace(PLAN, games=2, record_dir=str(tmp_path / "there")), crew)
    simulate(replace(PLAN, games=2, record_dir=str(tmp_path / "here")))

    there, here = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("there", "here"))
    assert len(here) == 2
    assert there == here


def test_a_worker_with_another_program_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    newer = replace(program.own_program(), gruppetto="9.0")
    monkeypatch.setattr(cluster, "own_program", lambda: newer)

    with cluster.joined(address) as crew, pytest.raises(cluster.ClusterError) as refused:
        simulate(PLAN, crew)

    assert f"has Gruppetto {program.own_program().gruppetto}, not 9.0;" in str(refused.value)


@pytest.mark.skipif(os.name != "posix", reason="the command is a file that can be run by itself")
def test_a_program_that_a_worker_does_not_have(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers have a folder of their own, in which a path from ours leads nowhere."""
    mine = tmp_path / "mybot"
    mine.write_text("#!/bin/sh\n")
    mine.chmod(0o755)
    monkeypatch.chdir(tmp_path)

    with cluster.joined(address) as crew, pytest.raises(cluster.ClusterError) as refused:
        simulate(replace(PLAN, bots=("greedy", "exec:./mybot")), crew)

    assert re.fullmatch(
        r"on the worker tcp://\S+ the command './mybot' cannot be started: there is no such program; a bot of "
        r"yours must lie at the same place on all machines, best named by its whole path",
        str(refused.value),
    )


def test_a_scheduler_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWERS", 0.1)

    with (
        pytest.raises(cluster.ClusterError, match=r"^no scheduler answers at 127\.0\.0\.1:9: "),
        cluster.joined("127.0.0.1:9"),
    ):
        pass


def test_a_scheduler_without_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ARRIVES", 0.1)

    with (
        scheduler() as nobody,
        pytest.raises(cluster.ClusterError, match="has no workers; start some with: dask worker "),
        cluster.joined(nobody.scheduler_address),
    ):
        pass


@pytest.mark.skipif(os.name != "posix", reason="there is no such signal")
def test_ctrl_c_ends_a_run_quietly_and_leaves_the_workers_to_others(address: str, alone: Tally, tmp_path: Path) -> None:
    command = ["simulate", PLAN.game, "--games", "1000000", "--cluster", address]
    with gruppetto(*command, "--record-dir", tmp_path) as process:
        wait_while(process, lambda: any(tmp_path.iterdir()))
        process.send_signal(signal.SIGINT)
        out, error = process.communicate()

    assert (process.returncode, out, error.strip()) == (130, "", "")
    with cluster.joined(address) as crew:
        assert simulate(PLAN, crew) == alone


def test_slices_grow_to_a_second_and_shrink_to_the_end() -> None:
    slices = cluster.Slices(range(100))
    sizes = []
    while slices.left:
        _, taken = slices.take(hands=2)
        sizes.append(len(taken))
        slices.learn(0.05 * len(taken), len(taken))

    assert sizes[:5] == [1, 2, 4, 8, 16]
    assert max(sizes) <= 20
    assert sizes[-1] == 1
    assert sum(sizes) == 100

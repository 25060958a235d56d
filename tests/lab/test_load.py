"""The load test: what it counts, never how fast it was."""

from collections.abc import Iterator

import pytest

from gruppetto.lab.load import Load, LoadFailed, Throughput, run_load
from gruppetto.lab.spawned import Spawned, spawned_server
from gruppetto.table.limits import Limits

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server() -> Iterator[Spawned]:
    with spawned_server() as spawned:
        yield spawned


def test_random_matches_are_played_at_every_table(server: Spawned) -> None:
    seen = run_load(Load(server.url, "vainqueur", tables=3, players=2, seconds=0.2))

    assert seen.moves == len(seen.delays) >= 3
    assert seen.received > seen.moves


def test_the_limits_of_everybody_else_do_not_count_the_load(server: Spawned) -> None:
    more = Limits().connections + 1

    seen = run_load(Load(server.url, "vainqueur", tables=more, players=2, seconds=0.0))

    assert seen.moves == more  # one at every table, to which another visitor would not have come


def test_the_memory_of_a_server_of_ours_is_known(server: Spawned) -> None:
    memory = server.resident_bytes()

    assert memory is None or memory > 2**20


def test_a_server_that_is_not_there_is_one_sentence() -> None:
    with pytest.raises(LoadFailed, match="did not go on"):
        run_load(Load("http://127.0.0.1:9", "vainqueur", tables=1, players=2, seconds=1.0))


def test_a_table_that_cannot_be_made_is_told_with_its_reason(server: Spawned) -> None:
    with pytest.raises(LoadFailed, match="There is no such game"):
        run_load(Load(server.url, "chess", tables=1, players=2, seconds=1.0))


@pytest.mark.parametrize(("share", "delay"), [(0.0, 1.0), (0.5, 3.0), (0.99, 4.0), (1.0, 4.0)])
def test_a_share_of_all_moves_was_not_slower(share: float, delay: float) -> None:
    assert Throughput(delays=[4.0, 1.0, 3.0, 2.0]).delay(share) == delay


def test_without_a_move_there_is_no_figure() -> None:
    nothing = Throughput()

    assert (nothing.moves_a_second, nothing.bytes_a_move, nothing.delay(0.5)) == (0.0, 0.0, 0.0)

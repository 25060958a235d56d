"""`--cluster`: who plays a bulk run. What clusters do is shown in tests/lab."""

import pytest

from gruppetto.cli import progress
from tests.cli.conftest import Run
from tests.cli.test_errors import complaint

COMMANDS = (
    ("simulate", "tiny"),
    ("tournament", "tiny", "--bots", "greedy,random"),
    ("report", "tiny", "--bots", "greedy"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_without_dask_one_sentence_says_how_to_get_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(progress, "find_spec", lambda name: None)

    said = complaint(run(*command, "--cluster", "127.0.0.1:8786"))

    assert said == "Games on many machines need Dask: pip install 'gruppetto[cluster]'."


def test_processes_here_and_workers_elsewhere_exclude_each_other(run: Run) -> None:
    assert "say one of them" in complaint(run("simulate", "tiny", "--jobs", "2", "--cluster", "127.0.0.1:8786"))

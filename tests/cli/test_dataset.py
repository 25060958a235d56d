"""`gruppetto dataset`: a file, a sentence, and no file where something is wrong."""

import json
from importlib import util
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.conftest import Run

QUICK = ("dataset", "tiny", "--players", "2", "--games", "4", "--jobs", "1")


def test_it_says_what_it_wrote(run: Run, tmp_path: Path) -> None:
    told = run(*QUICK, "-o", tmp_path / "tiny.parquet")

    assert told.exit_code == 0, told.output
    many = pq.read_metadata(tmp_path / "tiny.parquet").num_rows
    assert f"tiny.parquet: {many} decisions of 4 games, 15 columns" in told.stdout


def test_the_same_as_json(run: Run, tmp_path: Path) -> None:
    told = json.loads(run(*QUICK, "--bots", "random", "--json", "-o", tmp_path / "tiny.parquet").stdout)

    assert (told["game"], told["bots"], told["games"]) == ("tiny", ["random"], 4)
    assert told["size"] == (tmp_path / "tiny.parquet").stat().st_size


def test_a_file_that_is_there_is_kept_unless_one_insists(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tiny.parquet"
    file.write_text("mine")

    refused = run(*QUICK, "-o", file)

    assert refused.stderr == f"gruppetto: {file}: there is such a file already; --force writes over it.\n"
    assert file.read_text() == "mine"
    assert run(*QUICK, "-o", file, "--force").exit_code == 0


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("nowhere/tiny.parquet", "nowhere/tiny.parquet: No such file or directory\n"),
        (".", ": there is such a file already; --force writes over it.\n"),
    ],
)
def test_a_file_that_cannot_be_written_is_told_by_its_name(run: Run, tmp_path: Path, file: str, sentence: str) -> None:
    assert run(*QUICK, "-o", tmp_path / file).stderr.endswith(sentence)


def test_a_folder_is_no_file(run: Run, tmp_path: Path) -> None:
    assert run(*QUICK, "-o", tmp_path, "--force").stderr == f"gruppetto: {tmp_path}: Is a directory\n"


def test_what_a_run_cannot_be_is_refused(run: Run, tmp_path: Path) -> None:
    refused = run(*QUICK, "--bots", "fast", "-o", tmp_path / "tiny.parquet")

    assert refused.stderr == "gruppetto: there is no bot 'fast'; the bots are gregario, lanterne, greedy, random\n"
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_one_sentence_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gruppetto.cli.dataset.find_spec", lambda name: None)

    assert "pip install 'gruppetto[dataset]'" in run(*QUICK, "-o", tmp_path / "tiny.parquet").stderr
    assert util.find_spec("pyarrow") is not None

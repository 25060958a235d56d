"""Whatever goes wrong leaves as one sentence on the error stream and a non-zero exit, never a traceback."""

import os
import signal
import sys
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from click.testing import Result

from gruppetto.cli import bulk, rules
from gruppetto.games import all_games
from tests.cli.conftest import Run
from tests.processes import Process, gruppetto, has_ended, wait_while
from tests.server.listening import wait_until
from tests.toy import GAME
from tests.toy.state import TinyState

BOX = (GAME.folder / "editions" / "box.toml").read_text(encoding="utf-8")


def complaint(result: Result) -> str:
    """The one line on the error stream of a command that failed."""
    assert result.exit_code not in (0, None)
    assert "Traceback" not in result.stderr
    (line,) = result.stderr.splitlines()
    assert line.startswith("gruppetto: ")
    return line.removeprefix("gruppetto: ")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ("ride tiny", "No such command 'ride'."),
        ("play", "Missing argument 'GAME'."),
        ("play chess", "there is no game 'chess'; the games are tiny"),
        ("bench chess", "there is no game 'chess'; the games are tiny"),
        ("rules chess", "there is no game 'chess'; the games are tiny"),
        ("simulate chess", "there is no game 'chess'; the games are tiny"),
        ("play tiny --players 9", "tiny is for 2 to 3 players, not 9"),
        ("simulate tiny --players 1", "tiny is for 2 to 3 players, not 1"),
        ("bench tiny --players 9", "tiny is for 2 to 3 players, not 9"),
        ("play tiny --seat 4", "--seat is a number from 1 to 3, not 4"),
        ("play tiny --teams jaune", "there is no team 'jaune'; the teams are rouge, azur, mandarine"),
        ("play tiny --teams azur,azur", "two seats cannot both ride for azur"),
        ("play tiny --players 2 --teams azur,rouge,lagune", "there are teams for 3 seats, not for 2"),
        ("play tiny --bots merckx", "there is no bot 'merckx'; the bots are gregario, lanterne, greedy, random"),
        ("play tiny --bots greedy,", "there is no bot ''; the bots are gregario, lanterne, greedy, random"),
        ("simulate tiny --bots greedy,", "there is no bot ''; the bots are gregario, lanterne, greedy, random"),
        ("simulate tiny --bots random:seed=x", "can only have a seed, a whole number: random:seed=7"),
        ("simulate tiny --bots greedy,greedy,greedy,random", "3 players cannot be 4 bots"),
        ("simulate tiny --games 0", "a run needs at least one game, not 0"),
        ("simulate tiny --jobs 0", "Invalid value for '--jobs': 0 is not in the range x>=1."),
        ("play tiny --option finish", "--option is written name=value, not 'finish'"),
        ("play tiny --option wind=strong", "there is no option 'wind'; the options are finish"),
        ("play tiny --option finish=late", "option 'finish' is one of over, exact, not 'late'"),
        ("play tiny --seed xyz", "--seed is 1 to 64 hexadecimal digits, not 'xyz'"),
        ("rules tiny TIN-9.9", "tiny has no rule 'TIN-9.9'"),
        ("rules tiny nonsense", "tiny has no rule 'NONSENSE'; its rules begin with TIN-1.1"),
        ("games --language it", "Invalid value for '--language': 'it' is not one of"),
        ("serve --port 99999", "Invalid value for '--port': 99999 is not in the range 0<=x<=65535."),
        ("bench tiny --repeats 0", "Invalid value for '--repeats': 0 is not in the range 1<=x<=100."),
    ],
)
def test_a_wrong_word_on_the_command_line(run: Run, args: str, sentence: str) -> None:
    assert sentence in complaint(run(*args.split()))


FILES = ["verify", "replay", "play tiny --position", "play tiny --edition", "simulate tiny --edition"]


@pytest.mark.parametrize("command", FILES)
def test_a_missing_file(run: Run, tmp_path: Path, command: str) -> None:
    file = tmp_path / "none"

    assert complaint(run(*command.split(), file)) == f"{file}: No such file or directory"


@pytest.mark.parametrize("command", FILES)
def test_a_folder_instead_of_a_file(run: Run, tmp_path: Path, command: str) -> None:
    assert complaint(run(*command.split(), tmp_path)) == f"{tmp_path}: Is a directory"


@pytest.mark.parametrize("command", FILES)
def test_a_file_that_is_no_text(run: Run, tmp_path: Path, command: str) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"\xff\xfe\x00")

    assert complaint(run(*command.split(), file)) == f"{file}: the file is not UTF-8 text"


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: the file is empty"),
        ("{", "line 1: this is no JSON"),
        ("[]", "line 1: a line must be one JSON object"),
        ("{}", "line 1: this is no Gruppetto record of format 1 or 2"),
    ],
)
def test_a_file_that_is_no_record(run: Run, tmp_path: Path, command: str, text: str, reason: str) -> None:
    file = tmp_path / "record.jsonl"
    file.write_text(text, encoding="utf-8")

    assert complaint(run(command, file)) == f"{file}: {reason}"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_of_a_game_that_is_not_here(run: Run, record: Path, command: str) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace('"game":"tiny"', '"game":"chess"'), encoding="utf-8")

    assert complaint(run(command, record)) == "there is no game 'chess'; the games are tiny"


def test_a_record_whose_luck_was_bent(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    start = lines[1]
    lines[1] = start.replace("[", "[9", 1)
    record.write_text("\n".join(lines), encoding="utf-8")

    assert complaint(run("verify", record)).startswith(f"{record}: line 2: ")


@pytest.mark.parametrize("seat", ["0", "3", "-1"])
def test_a_replay_for_a_seat_that_nobody_has(run: Run, record: Path, seat: str) -> None:
    assert complaint(run("replay", record, "--as", seat)) == f"--as is a seat from 1 to 2, not {seat}"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("length = [", "this is no TOML: "),
        (BOX.replace("length = 10", "length = 2"), "length: must be at least 3, not 2"),
        (BOX.replace("km3 = 3", 'km3 = "three"'), "cards.km3: must be a whole number, not 'three'"),
        (BOX + "km9 = 1\n", "cards.km9: is not a key of this format"),
    ],
)
def test_a_wrong_edition_is_refused_with_file_key_and_reason(run: Run, tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "my.toml"
    file.write_text(text, encoding="utf-8")

    assert complaint(run("play", "tiny", "--edition", file)).startswith(f"{file}: {reason}")


def test_an_empty_position_is_no_position(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.touch()

    assert complaint(run("play", "tiny", "--position", file)) == f"{file}: the file is empty"


def test_a_position_that_cannot_occur(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text('game = "tiny"\n', encoding="utf-8")

    assert (
        complaint(run("play", "tiny", "--position", file))
        == f"{file}: the edition None is not known here; known are box"
    )


def test_a_record_replaces_no_file(run: Run, record: Path) -> None:
    before = record.read_text(encoding="utf-8")

    sentence = complaint(run("play", "tiny", "--record", record, typed="q\n"))

    assert sentence == f"{record}: there is such a file already, and a record replaces none"
    assert record.read_text(encoding="utf-8") == before


def test_a_record_into_a_folder_that_is_not_there(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "no" / "match.jsonl"

    assert complaint(run("play", "tiny", "--record", file)) == f"{file}: No such file or directory"


def test_records_into_a_folder_that_is_a_file(run: Run, record: Path) -> None:
    assert complaint(run("simulate", "tiny", "--record-dir", record)) == f"{record}: File exists"


def test_a_fault_of_a_game_names_its_seed_and_shows_the_position(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def falls(*args: object) -> None:
        raise ZeroDivisionError("a puncture")

    monkeypatch.setattr(TinyState, "play", falls)

    result = run("simulate", "tiny", "--players", "2", "--jobs", "1")

    assert result.exit_code == 1
    sentence, *document = result.stderr.strip().splitlines()
    assert sentence.startswith("gruppetto: game 0 (bots ")
    assert sentence.endswith("failed at decision 1: ZeroDivisionError: a puncture")
    assert GAME.position("\n".join(document)).places == [0, 0]


def test_an_unforeseen_fault_is_one_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(game: str) -> None:
        raise ZeroDivisionError("a puncture")

    monkeypatch.setattr(rules, "find_game", breaks)

    sentence = complaint(run("rules", "tiny"))

    assert sentence == "a fault in the program, ZeroDivisionError: a puncture (GRUPPETTO_DEBUG=1 shows where)"


def test_whoever_debugs_gets_the_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRUPPETTO_DEBUG", "1")

    assert isinstance(run("rules", "chess").exception, LookupError)


def test_an_interrupted_command_ends_as_shells_expect(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bulk, "simulate", interrupted)

    result = run("simulate", "tiny", "--jobs", "1")

    assert result.exit_code == 130
    assert result.stderr.strip() == ""


# --- processes of their own: pipes, signals, workers ------------------------------------------------------------------

REAL = next(iter(all_games()))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a pipe be made smaller than the output")
def test_a_reader_that_goes_away_leaves_silence() -> None:
    import fcntl  # not on every system

    reader, writer = os.pipe()
    fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, 4096)
    with gruppetto("rules", REAL, stdout=writer) as process:
        os.close(writer)
        os.read(reader, 1)
        os.close(reader)
        _, error = process.communicate()

    assert (process.returncode, error) == (1, "")


@pytest.mark.slow
def test_the_real_command_complains_in_one_sentence() -> None:
    with gruppetto("play", "chess") as process:
        out, error = process.communicate()

    assert process.returncode == 1
    assert out == ""
    assert error == f"gruppetto: there is no game 'chess'; the games are {', '.join(all_games())}\n"


def endless_run(records: Path) -> AbstractContextManager[Process]:
    """A bulk run with two workers, which play as soon as there is a record."""
    return gruppetto("simulate", REAL, "--games", "1000000", "--jobs", "2", "--record-dir", records)


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="there is no such signal")
def test_ctrl_c_ends_a_bulk_run_and_its_workers_quietly(tmp_path: Path) -> None:
    with endless_run(tmp_path) as process:
        wait_while(process, lambda: any(tmp_path.iterdir()))
        process.send_signal(signal.SIGINT)
        out, error = process.communicate()

    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in error


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found in /proc")
def test_workers_end_with_a_bulk_run_that_is_killed(tmp_path: Path) -> None:
    with endless_run(tmp_path) as process:
        wait_while(process, lambda: any(tmp_path.iterdir()))
        workers = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        process.kill()
        process.communicate()  # to the end of what the workers say, too

    wait_until(lambda: all(has_ended(int(worker)) for worker in workers))

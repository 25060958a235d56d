"""A program in a seat: it is told what it needs, and whatever it does, somebody decides and nothing is left behind."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gruppetto.adapters.program import ride as riding_module
from gruppetto.adapters.program.program import Program
from gruppetto.adapters.program.ride import Ride
from gruppetto.bots import BotSpec
from tests.adapters.program.scripts import AT_ONCE, answering, asked, riding, shell
from tests.processes import has_ended
from tests.server.listening import PATIENCE, wait_until

ENDLESS = "while :; do sleep 1; done"
"""Neither reads nor answers, and does not mind that its input has ended."""


class Riding:
    """A program that is ended with the test."""

    def __init__(self) -> None:
        self.all: list[Program] = []

    def __call__(self, spec: BotSpec) -> tuple[Program, Ride]:
        program, ride = riding(spec)
        self.all.append(program)
        return program, ride


@pytest.fixture
def begin() -> Iterator[Riding]:
    riders = Riding()
    yield riders
    Program.retire(riders.all)


@pytest.fixture
def _no_time_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(riding_module, "START_SECONDS", 0.0)


def test_an_offer_that_it_names_is_its_decision(begin: Riding) -> None:
    _, ride = begin(shell(answering("ride 2")))

    assert [ride.answer(asked(number)) for number in (1, 2)] == ["ride 2", "ride 2"]
    assert not ride.faults


def test_it_is_told_beginning_road_questions_and_end(begin: Riding, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    program, ride = begin(shell(f"tee {heard} | {answering('ride 1')}"))

    ride.answer(asked(1))
    ride.answer(asked(2))
    ride.over([0.0, 1.0])
    program.stop()

    said = [line.partition(",")[0] for line in heard.read_text().splitlines()]
    assert said == ['{"say":"begin"', '{"say":"board"}', '{"say":"update"', '{"say":"update"', '{"say":"end"']
    assert heard.read_text().splitlines()[-1] == '{"say":"end","result":[0.0,1.0]}'


@pytest.mark.parametrize("said", ["fly", "", "ride 3", '{"do":"ride 1"}', "ride 1 ride 2"])
def test_what_is_no_offer_is_counted_and_nobody_waits(begin: Riding, said: str) -> None:
    _, ride = begin(shell(answering(said.replace('"', '\\"'))))

    assert ride.answer(asked()) is None
    assert ride.faults == {"no_offer": 1}


def test_a_line_without_end_is_no_offer_and_takes_no_memory(begin: Riding, caplog: pytest.LogCaptureFixture) -> None:
    _, ride = begin(shell(answering("ride 1", before="yes | head -c 3000000 | tr -d '\\n';")))

    assert ride.answer(asked()) is None
    assert max(len(record.getMessage()) for record in caplog.records) < 300


def test_who_ends_is_started_anew_and_told_of_the_match_again(begin: Riding, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    keeps = f'read -r begin; echo "$begin" >> {heard};'
    exits = "case $line in *1*) exit 3;; esac;"
    _, ride = begin(shell(keeps + answering("ride 1", before=exits)))

    assert [ride.answer(asked(number)) for number in (1, 2)] == [None, "ride 1"]
    assert ride.faults == {"ended": 1}
    assert heard.read_text().count('{"say":"begin"') == 2


def test_who_ends_again_and_again_is_not_started_for_ever(begin: Riding, tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    script = f"echo start >> {starts}; read -r a; read -r b; read -r c; echo ride 1; read -r d; exit"
    _, ride = begin(shell(script))

    answers = [ride.answer(asked(number)) for number in range(20)]

    assert answers.count("ride 1") == 4  # of one start, and three more
    assert ride.faults == {"ended": 16}
    assert starts.read_text().count("start") == 4


def test_a_program_that_cannot_speak_is_given_up_for_all_matches(begin: Riding, tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    program, ride = begin(shell(f"echo start >> {starts}; exit 1"))
    for number in range(5):
        ride.answer(asked(number))

    for _ in range(5):
        Ride(program, ride._begin, "gregario").answer(asked())

    assert starts.read_text().count("start") == 3


@pytest.mark.usefixtures("_no_time_to_start")
def test_silence_is_not_waited_for(begin: Riding) -> None:
    _, ride = begin(shell("cat > /dev/null", AT_ONCE))

    assert ride.answer(asked()) is None
    assert ride.faults == {"late": 1}


def test_the_log_says_how_long_was_waited(
    begin: Riding, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The first answer has more time than the others."""
    monkeypatch.setattr(riding_module, "START_SECONDS", 0.25)
    _, ride = begin(shell("cat > /dev/null", 0.125))

    ride.answer(asked())

    assert "has not answered within 0.375 s: gregario decides" in caplog.text


@pytest.mark.usefixtures("_no_time_to_start")
def test_who_does_not_even_read_holds_nobody_up(begin: Riding) -> None:
    _, ride = begin(shell(ENDLESS, AT_ONCE))

    assert ride.answer(asked(size=3_000_000)) is None


def test_an_answer_that_comes_too_late_is_not_taken_for_that_to_the_next_question(
    begin: Riding, tmp_path: Path
) -> None:
    gate = tmp_path / "gate"
    wait = (
        f"case $line in *2*) while [ ! -e {gate} ]; do sleep 0.02; done; echo ride 2;; *) echo ride 1;; esac; continue;"
    )
    program, ride = begin(shell(answering("", before=wait)))
    assert ride.answer(asked(1)) == "ride 1"

    program.seconds = AT_ONCE
    late = ride.answer(asked(2))
    gate.touch()
    program.seconds = PATIENCE

    assert (late, ride.answer(asked(3))) == (None, "ride 1")
    assert ride.faults == {"late": 1}


def test_who_is_silent_for_long_is_started_anew(begin: Riding, tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    hangs = f"if [ -e {starts}.hang ]; then {ENDLESS}; fi;"
    program, ride = begin(shell(f"echo start >> {starts}; {answering('ride 1', before=hangs)}"))
    ride.answer(asked())

    program.seconds = AT_ONCE
    Path(f"{starts}.hang").touch()
    assert [ride.answer(asked(number)) for number in range(3)] == [None] * 3
    Path(f"{starts}.hang").unlink()
    program.seconds = PATIENCE

    assert ride.answer(asked()) == "ride 1"
    assert starts.read_text().count("start") == 2


def test_what_is_said_without_being_asked_is_no_answer(begin: Riding, caplog: pytest.LogCaptureFixture) -> None:
    chatter = "echo thanks; echo bye"
    program, ride = begin(shell(answering("ride 1", after=f"{chatter};")))
    ride.answer(asked(1))
    process = program.running()
    wait_until(lambda: process._heard.qsize() == 2)

    assert ride.answer(asked(2)) == "ride 1"
    assert "said 'thanks' though nobody asked" in caplog.text


def test_its_errors_go_to_the_log_as_long_as_there_is_room(begin: Riding, caplog: pytest.LogCaptureFixture) -> None:
    _, ride = begin(shell(answering("ride 1", before="seq 500 >&2;")))

    ride.answer(asked())
    wait_until(lambda: "left out" in caplog.text)

    assert "says: 1\n" in caplog.text
    assert len(caplog.records) == 51


def test_what_it_started_is_ended_with_it(begin: Riding, tmp_path: Path) -> None:
    child = tmp_path / "child"
    before = f"sleep 1000 & echo $! > {child};"
    program, ride = begin(shell(f"trap '' TERM HUP; {answering('ride 1', before=before)}; {ENDLESS}"))
    ride.answer(asked())
    own, started = program.running().pid, int(child.read_text())

    program.stop()

    wait_until(lambda: has_ended(own) and has_ended(started))


def test_who_ends_with_the_match_is_started_for_the_next(begin: Riding) -> None:
    ends = "while read -r line; do case $line in *update*) echo ride 1;; *end*) exit;; esac; done"
    program, ride = begin(shell(ends))
    for _ in range(3):
        ride = Ride(program, ride._begin, "gregario")
        assert ride.answer(asked()) == "ride 1"
        ride.over(None)
        assert not ride.faults

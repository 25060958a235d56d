"""The list of rules without a test: found by reading the tests, not by running them."""

from pathlib import Path

import pytest

from gruppetto.testing.rules_named import main, named_rules, unnamed_rules
from tests.toy import GAME

SOURCE = """
import pytest

@pytest.mark.rule("TIN-1.1")
def test_one(): ...

@pytest.mark.rule("TIN-2.1", "TIN-2.2")
class TestTwo: ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("TIN-3.1"))])
def test_three(n): "TIN-3.2 in a text does not count"

pytestmark = [pytest.mark.rule("TIN-3.3")]
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_some.py").write_text(SOURCE, encoding="utf-8")
    return tmp_path


def test_marks_are_found_wherever_they_stand(tests: Path) -> None:
    assert sorted(named_rules(tests)) == ["TIN-1.1", "TIN-2.1", "TIN-2.2", "TIN-3.1", "TIN-3.3"]


def test_a_name_comes_with_its_place(tests: Path) -> None:
    assert named_rules(tests)["TIN-1.1"] == ["deep/test_some.py:4"]


def test_rules_without_a_test_are_listed_in_order(tests: Path) -> None:
    assert unnamed_rules(GAME, named_rules(tests)) == ["TIN-3.2", "TIN-3.4", "TIN-3.5", "TIN-3.6", "TIN-3.7"]


def test_the_command_lists_rules_with_their_text_and_fails(
    tests: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("gruppetto.testing.rules_named.all_games", lambda: {"tiny": GAME})

    assert main(str(tests)) == 1
    assert "TIN-3.5  A push moves another rider one cell back." in capsys.readouterr().out

"""What Tab completes in a shell."""

import pytest
from click.shell_completion import ShellComplete

from gruppetto.cli.commands import gruppetto
from gruppetto.cli.copies import stage_files
from gruppetto.games import all_games
from tests.cli.conftest import Run

WITH_STAGES = next(game for game in all_games().values() if stage_files(game))


def completed(*typed: str) -> list[str]:
    """What a shell offers for the last word."""
    offered = ShellComplete(gruppetto, {}, "gruppetto", "_GRUPPETTO_COMPLETE").get_completions(
        list(typed[:-1]), typed[-1]
    )
    return [item.value for item in offered]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how_to_ask(run: Run, shell: str) -> None:
    script = run("completion", shell).output

    assert f"_GRUPPETTO_COMPLETE={shell}_complete" in script


def test_a_shell_that_we_do_not_know_is_refused(run: Run) -> None:
    assert "'csh' is not one of 'bash', 'zsh', 'fish'" in run("completion", "csh").stderr


def test_commands_are_completed() -> None:
    assert completed("sim") == ["simulate"]


@pytest.mark.parametrize("command", ["play", "simulate", "tournament", "report", "train", "rules", "bench"])
def test_games_are_completed(command: str) -> None:
    assert completed(command, "ti") == ["tiny"]
    assert completed(command, "x") == []


def test_stages_and_editions_of_the_game_before_are_completed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the small game has no stage files

    assert completed("stages", "copy", WITH_STAGES.id, "") == list(stage_files(WITH_STAGES))
    assert completed("editions", "copy", WITH_STAGES.id, "") == [edition.id for edition in WITH_STAGES.editions()]


def test_nothing_is_offered_for_a_game_that_there_is_not() -> None:
    assert completed("stages", "copy", "chess", "") == []
    assert completed("editions", "copy", "chess", "") == []

"""Playing in the terminal: numbered choices, why not, undo, and a record at the end."""

import re
from pathlib import Path

import pytest

from gruppetto.engine.record import loads
from gruppetto.engine.verification import verify
from gruppetto.testing.playing import luck
from tests.cli.conftest import Run
from tests.toy import GAME

PLAY = ("play", "tiny", "--players", "2", "--seed", "7")


def test_the_road_the_standings_and_the_hand_are_shown_with_numbered_choices(run: Run) -> None:
    shown = run(*PLAY, typed="q\n").output

    assert "Stage 1 of 1 · The tiny box · sprint · 10 cells" in shown
    assert "▶ 1 Rouge (you)" in shown
    assert "On the road" in shown
    assert "Your hand:" in shown
    assert "Use one of your 3 cards" in shown
    assert "   1 Play " in shown


def test_a_team_can_be_chosen_and_is_recorded(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    shown = run(*PLAY, "--teams", "lagune", "--record", file, typed="q\n").output

    assert "▶ 5 Lagune (you)" in shown
    assert loads(Path(file).read_text(encoding="utf-8")).header.teams == ("lagune", "azur")


def test_a_position_says_who_rides_for_which_team(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "race.toml"
    file.write_text(GAME.start(GAME.setup(2, teams=("azur", "rouge")), luck(1)).document(), encoding="utf-8")

    assert "2 Azur (you)" in run("play", "tiny", "--position", str(file), typed="q\n").output
    refused = run("play", "tiny", "--position", str(file), "--teams", "lagune")
    assert "--teams: a position says who rides for which team" in refused.stderr


def test_it_says_first_whose_figures_are_played_with(run: Run) -> None:
    assert "All figures are printed." in run(*PLAY, typed="q\n").output


def test_a_number_plays_that_choice_and_the_log_tells_it(run: Run) -> None:
    shown = run(*PLAY, typed="1\nq\n").output

    assert "  Rouge plays " in shown
    assert "  Azur " in shown


def test_an_action_can_be_written_out(run: Run) -> None:
    shown = run(*PLAY, typed="drop km2\nq\n").output

    assert "Rouge drops Two cells" in shown


def test_choices_on_the_side_come_last(run: Run) -> None:
    choices = [line for line in run(*PLAY, typed="q\n").output.splitlines() if " Play " in line or " Drop " in line]

    assert [" Drop " in line for line in choices] == sorted(" Drop " in line for line in choices)
    assert " Play " in choices[0]
    assert " Drop " in choices[-1]


def test_the_same_seed_plays_the_same_match(run: Run) -> None:
    assert run(*PLAY, typed="1\n1\n1\nq\n").output == run(*PLAY, typed="1\n1\n1\nq\n").output


def test_a_match_is_played_to_its_end(run: Run) -> None:
    shown = run(*PLAY, typed="1\n" * 60).output

    assert " wins\n" in shown
    assert "You leave the race" not in shown


def test_the_end_of_the_input_is_leaving(run: Run) -> None:
    result = run(*PLAY, typed="1\n")

    assert result.exit_code == 0
    assert "You leave the race." in result.output


def with_a_push(tmp_path: Path) -> Path:
    """A position whose first rider holds a push that nothing can be done with: the other stands on the start."""
    file = tmp_path / "push.toml"
    empty = "{}"
    hand = "{ km1 = 1, km2 = 1, push = 1 }"
    file.write_text(
        'game = "tiny"\nedition = "box"\noptions = { finish = "over" }\nseats = 2\nturn = 0\nplaces = [4, 0]\n'
        f"hands = [{hand}, {hand}]\nused = {empty}\n",
        encoding="utf-8",
    )
    return file


@pytest.mark.parametrize("question", ["?", "why", "why push", "why 7", "7", "why Azur", "why card:push"])
def test_why_not_gives_the_sentence_the_rule_and_its_text(run: Run, tmp_path: Path, question: str) -> None:
    shown = run("play", "tiny", "--position", with_a_push(tmp_path), typed=f"{question}\nq\n").output

    assert "Push Azur: Azur cannot be pushed" in shown
    assert "TIN-3.6 You cannot push yourself" in shown
    assert "gruppetto rules tiny TIN-3.6 --exact" in shown


def test_why_not_speaks_plainly_in_the_language_of_the_reader(run: Run, tmp_path: Path) -> None:
    shown = run("play", "tiny", "--language", "fr", "--position", with_a_push(tmp_path), typed="?\nq\n").output

    assert "TIN-3.6 On ne se bouscule pas soi-même" in shown
    assert "Texte exact : gruppetto rules tiny TIN-3.6 --exact" in shown
    assert "Repousser Azur : Azur ne peut pas être repoussé" in shown
    assert "Nobody" not in shown


def test_why_not_about_something_that_is_not_refused_says_so(run: Run, tmp_path: Path) -> None:
    shown = run("play", "tiny", "--position", with_a_push(tmp_path), typed="why km1\nq\n").output

    assert "No refused attempt is about “km1”" in shown
    assert "TIN-3.6" not in shown


def test_a_refused_action_is_refused_with_its_rule_and_asked_again(run: Run, tmp_path: Path) -> None:
    shown = run("play", "tiny", "--position", with_a_push(tmp_path), typed="push 1\n1\nq\n").output

    assert "Azur cannot be pushed (TIN-3.6)" in shown
    assert "Rouge plays One cell and stands on 5" in shown


def test_a_position_decides_how_many_play(run: Run, tmp_path: Path) -> None:
    shown = run("play", "tiny", "--position", with_a_push(tmp_path), typed="q\n").output

    assert "Mandarine" not in shown
    assert "▶ 1 Rouge (you)" in shown


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("99", "Choose a number from 1 to "),
        ("0", "Choose a number from 1 to "),
        ("fly", "“fly” is neither a choice nor a command; help lists them all."),
        ("u", "There is nothing to take back."),
        ("help", "take your last decision back"),
    ],
)
def test_what_cannot_be_followed_is_answered_and_asked_again(run: Run, typed: str, sentence: str) -> None:
    shown = run(*PLAY, typed=f"{typed}\n1\nq\n").output

    assert sentence in shown
    assert "Rouge plays " in shown


def test_undo_takes_the_last_decision_back(run: Run) -> None:
    shown = run(*PLAY, "--friendly", typed="1\nu\nq\n").output

    assert "You take a move back." in shown
    assert shown.rindex("▶ 1 Rouge (you)") > shown.index("You take a move back.")


def test_at_an_honest_table_a_draw_stands(run: Run) -> None:
    shown = run(*PLAY, typed="1\nu\nq\n").output

    assert "this is an honest table" in shown
    assert "You take a move back." not in shown


def test_what_is_taken_back_and_done_again_is_met_and_answered_alike(run: Run) -> None:
    once, _, again = run(*PLAY, "--friendly", typed="1\nu\n1\nq\n").output.partition("You take a move back.")

    (told,) = re.findall("Rouge plays .*", again, re.DOTALL)
    assert " draws " in told
    assert told.removesuffix("You leave the race.\n").rstrip("> \n") in once


def test_somebody_can_sit_elsewhere_under_a_name(run: Run) -> None:
    shown = run(
        "play", "tiny", "--players", "3", "--seat", "2", "--name", "Il*se", "--seed", "7", typed="1\nq\n"
    ).output

    assert "▶ 2 Il*se (you)" in shown
    assert "Il*se plays " in shown
    assert "Rouge " in shown


def test_the_record_of_an_unfinished_match_is_saved_without_its_seed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"

    run(*PLAY, "--friendly", "--record", file, typed="1\nu\n1\nq\n")

    record = loads(file.read_text(encoding="utf-8"))
    assert record.seed is None
    assert any(entry.undo is not None for entry in record.entries)
    assert verify(GAME, record).moves >= 1


def test_the_record_of_a_finished_match_proves_true(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"

    run(*PLAY, "--record", file, typed="1\n" * 60)

    assert verify(GAME, loads(file.read_text(encoding="utf-8"))).seed_checked


def test_an_own_edition_is_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text((GAME.folder / "editions" / "box.toml").read_text().replace("length = 10", "length = 25"))

    assert "25 cells" in run(*PLAY, "--edition", file, typed="q\n").output


def test_the_table_is_told_in_the_language_asked_for(run: Run) -> None:
    shown = run(*PLAY, "--language", "de", typed="q\n").output

    assert "Rouge (du)" in shown
    assert "Du verlässt das Rennen." in shown

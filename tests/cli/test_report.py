"""`gruppetto report`."""

import json
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from gruppetto.cli.language import LANGUAGES
from gruppetto.cli.narrator import Narrator
from gruppetto.cli.report_page import Page
from gruppetto.lab.observed import PARTS, Seen
from gruppetto.lab.report import Figures, Study
from gruppetto.lab.simulate import Plan, Score
from tests.cli.conftest import Run
from tests.toy import GAME

ASK = ("report", "tiny", "--bots", "greedy,random", "--games", "6", "--choice-games", "4", "--jobs", "1")


@pytest.fixture
def page(run: Run, tmp_path: Path) -> str:
    run(*ASK, "-o", tmp_path / "report.html")
    return (tmp_path / "report.html").read_text("utf-8")


def test_the_page_has_all_its_plots(page: str) -> None:
    titles = re.findall("<h2>(.*?)</h2>", page)

    assert titles == [
        "Length of a game",
        "Wins by seat",
        "Luck against skill",
        "Pacing of a stage",
        "What options do",
        "Where harm is done",
    ]


def test_the_page_needs_neither_script_nor_network(page: str) -> None:
    assert not re.search(r"<script|<link|<img|@import|url\(|(src|href)=", page)


def test_the_page_closes_what_it_opens(page: str) -> None:
    single = {"meta", "line", "circle", "rect", "polygon", "polyline", "path", "use", "br"}
    open_now: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag not in single:
                open_now.append(tag)

        def handle_endtag(self, tag: str) -> None:
            if tag not in single:
                assert open_now.pop() == tag

    Reader().feed(page)

    assert open_now == []


def test_few_games_are_said_to_be_few(page: str) -> None:
    assert page.count("Only 4 games each: small differences mean nothing.") == 2


def test_the_page_says_how_it_was_made(page: str) -> None:
    assert "gruppetto report tiny --players 3 --bots greedy,random --games 6 --choice-games 4 --seed 0" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_its_reader(run: Run, tmp_path: Path, language: str) -> None:
    run(*ASK, "-o", tmp_path / "report.html", "--language", language)

    page = (tmp_path / "report.html").read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert not re.search(r">[^<]*\breport-[a-z]", page)


def test_as_json_there_are_the_same_figures_in_every_run(run: Run) -> None:
    first, second = (json.loads(run(*ASK, "--json").stdout) for _ in range(2))

    assert first == second
    assert len(first["lengths"]) == 6
    assert [effect["choice"] for effect in first["options_effect"]] == ["over", "exact"]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--bots", "greedy,random,lanterne"), "--bots names one bot or two different ones"),
        (("--bots", "greedy,greedy"), "--bots names one bot or two different ones"),
        (("--bots", "merckx"), "there is no bot 'merckx'"),
        (("--games", "0"), "at least one game, not 0"),
        (("--choice-games", "0"), "at least one game for each choice, not 0"),
        (("-o", "/no/such/folder/report.html"), "No such file or directory"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(run: Run, args: tuple[str, ...], sentence: str) -> None:
    answer = run(*ASK, *args)

    assert answer.exit_code == 1
    assert sentence in answer.stderr
    assert len(answer.stderr.splitlines()) == 1


CRASH = ("Crash", "{}")


def page_with(seen: Seen) -> str:
    plan = Plan("tiny", players=2, bots=("greedy",), games=4)
    figures = Figures([9, 9, 9, 11], [Score(4, 2), Score(4, 2)], seen)
    return Page(Study(plan, "", 1), figures, GAME.setup(2), Narrator(GAME, "en", ())).html()


def test_a_dot_lies_on_the_cell_where_harm_was_done() -> None:
    seen = Seen(harms=Counter({CRASH: 6}), places={"road": Counter({"cell:3": 4, "cell:5": 1})}, boards={"road": 4})

    page = page_with(seen)

    x, y = next(cell.centre for cell in GAME.board(GAME.editions()[0], "road").cells if cell.id == "cell:3")
    assert f'<circle cx="{x:.1f}" cy="{y:.1f}" r=' in page
    assert "<b>1.5</b> Crash" in page
    assert "The largest dot is 1 times a game." in page


def test_harm_that_hit_no_single_rider_is_told_without_a_place() -> None:
    page = page_with(Seen(harms=Counter({CRASH: 6}), boards={"road": 4}))

    assert "<b>1.5</b> Crash" in page
    assert "<figure>" not in page


def test_the_moments_of_a_stage_are_named_and_the_rarest_put_together() -> None:
    moments = {(f"Moment {number}", "{}"): [number] * PARTS for number in range(1, 10)}

    keys = re.findall("</i>(.*?)</li>", page_with(Seen(moments=moments, boards={"road": 4})))

    named = [f"Moment {number}" for number in (9, 8, 7, 6, 5, 4)]
    assert keys == [*named, "everything else", "the leader on the road"]

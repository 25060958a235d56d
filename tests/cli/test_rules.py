"""`gruppetto rules`: plain words in the reader's language, exact ones if asked, and a mark where a figure is ours."""

from pathlib import Path

import pytest

import gruppetto.games as shelf
from gruppetto.cli.language import own_texts
from gruppetto.cli.rules import Reading, reading_on, rendered
from gruppetto.engine.rulebook import Rule, read_rulebook
from tests.cli.conftest import Run
from tests.toy import GAME

ZONE = Rule("TIN-1.2", "The zone has 3 cells.", ("§1",), (), ("R-2",), plain="De zone telt 3 vakken.")


def test_all_rules_are_printed_by_section_and_the_decisions_after_them(run: Run) -> None:
    shown = run("rules", "tiny").output

    assert shown.index("3 Your turn") < shown.index("TIN-3.6") < shown.index("Where we decided") < shown.rindex("D-2")


def test_what_can_be_chosen_is_said_after_the_decisions_in_full(run: Run) -> None:
    shown = run("rules", "bostock").output

    assert (
        shown.index("Where we decided") < shown.index("stages=tour|classics|trials|plain") < shown.index("More options")
    )
    assert shown.index("More options") < shown.index("squeeze=corner|gate  Squeezing through (BOS-6.6)")
    assert "Ahead and beside close the diagonal · Two diagonally ahead close the middle" in shown


def test_a_section_begins_with_its_gist(run: Run) -> None:
    shown = run("rules", "tiny", "--language", "de").output

    assert shown.index("3 Dein Zug") < shown.index("Benutze genau 1 Karte") < shown.index("TIN-3.1")


def test_the_rules_begin_with_where_the_figures_come_from(run: Run) -> None:
    assert run("rules", "tiny").output.startswith("All figures are printed.")


@pytest.mark.parametrize(
    ("rule", "text"), [("TIN-3.6", "You cannot push yourself"), ("tin-3.5", "1 cell back"), ("D-1", "No order.")]
)
def test_one_rule_or_decision_is_printed_by_its_id(run: Run, rule: str, text: str) -> None:
    shown = run("rules", "tiny", rule).output

    assert text in shown
    assert "TIN-1.1" not in shown


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "On ne se bouscule pas soi-même"),
        ("nl", "Je kunt jezelf niet duwen"),
        ("de", "Du kannst weder dich selbst schubsen"),
    ],
)
def test_a_rule_is_said_in_the_language_asked_for(run: Run, language: str, text: str) -> None:
    shown = run("rules", "tiny", "TIN-3.6", "--language", language).output

    assert text in shown
    assert "Nobody" not in shown


def test_the_exact_wording_is_one_word_away(run: Run) -> None:
    assert "Exact wording: gruppetto rules tiny TIN-3.6 --exact" in run("rules", "tiny", "tin-3.6").output

    shown = run("rules", "tiny", "TIN-3.6", "--exact").output

    assert shown == "TIN-3.6 Nobody can push themselves, or a rider who stands on the start.  [§3]\n"


def test_sections_and_decisions_have_an_exact_wording_too(run: Run) -> None:
    assert run("rules", "tiny", "TIN-3", "--exact", "--language", "fr").output.startswith("3 The turn\n")
    assert "the next card is chosen when it is drawn" in run("rules", "tiny", "D-1", "--exact").output


def test_a_section_is_printed_by_its_number(run: Run) -> None:
    shown = run("rules", "tiny", "TIN-2").output

    assert "2 Cards" in shown
    assert "TIN-2.2" in shown
    assert "TIN-3.1" not in shown


def test_a_figure_that_is_ours_is_marked_and_can_be_replaced() -> None:
    texts = own_texts("nl")

    assert Reading(texts).rule(ZONE).plain == "TIN-1.2 De zone telt 3 vakken.  [ons cijfer: R-2]"
    assert "gruppetto editions copy tiny -o my.toml" in reading_on(GAME, texts, [ZONE]).plain
    assert "editions copy" not in reading_on(GAME, texts, GAME.rulebook().rules().values()).plain


def test_a_rule_is_printed_without_its_markup() -> None:
    shown = rendered("the *forward hexes* in `d±1`, **in half steps**; 2 * 3 stays")

    assert shown.plain == "the forward hexes in d±1, in half steps; 2 * 3 stays"
    assert [(shown.plain[span.start : span.end], span.style) for span in shown.spans] == [
        ("forward hexes", "italic"),
        ("in half steps", "bold"),
    ]


def test_no_rule_of_any_game_is_printed_raw() -> None:
    exactly = Reading(own_texts("en"), exact=True)
    raw = [
        text.plain
        for folder in sorted((Path(shelf.__file__).parent).glob("*/box/rulebook.en.md"))
        for book in [read_rulebook(folder)]
        for text in [*map(exactly.rule, book.rules().values()), *map(exactly.decision, book.decisions)]
        if "`" in text.plain or "**" in text.plain
    ]

    assert raw == []

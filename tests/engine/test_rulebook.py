"""Rulebooks: sections, rules with their sources and decisions, and decisions of ours."""

from pathlib import Path

import pytest

from gruppetto.engine.rulebook import Decision, Rule, RulebookError, read_rulebook

TEXT = """# A book

Some prose, which is for readers only.

## 1 Aim
- **TIN-1.1** The first wins. [§1, §2; D-1]
- **TIN-1.2** Nobody loses.
- **TIN-1.3** Ten cells. [§3; R-1]

## 2 Empty

## Decisions
- **D-1 Who is first.** The one in front.
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "rulebook.en.md"
    path.write_text(text, encoding="utf-8")
    return path


def test_rules_are_read_with_sources_and_decisions(tmp_path: Path) -> None:
    book = read_rulebook(written(tmp_path, TEXT))

    assert book.rule("TIN-1.1") == Rule("TIN-1.1", "The first wins.", ("§1", "§2"), ("D-1",))
    assert book.rule("TIN-1.2") == Rule("TIN-1.2", "Nobody loses.", (), ())


def test_figures_that_are_ours_are_told_from_decisions(tmp_path: Path) -> None:
    book = read_rulebook(written(tmp_path, TEXT))

    assert book.rule("TIN-1.3") == Rule("TIN-1.3", "Ten cells.", ("§3",), (), ("R-1",))


def test_sections_keep_their_order_and_empty_ones_are_left_out(tmp_path: Path) -> None:
    book = read_rulebook(written(tmp_path, TEXT))

    assert [section.title for section in book.sections] == ["1 Aim"]
    assert list(book.rules()) == ["TIN-1.1", "TIN-1.2", "TIN-1.3"]


def test_decisions_have_a_title(tmp_path: Path) -> None:
    book = read_rulebook(written(tmp_path, TEXT))

    assert book.decisions == (Decision("D-1", "Who is first.", "The one in front."),)


def test_there_is_no_rule_by_an_unknown_id(tmp_path: Path) -> None:
    assert read_rulebook(written(tmp_path, TEXT)).rule("TIN-9.9") is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("- **TIN-1.1** Too early.", r"rulebook.en.md:1: a rule before the first section"),
        ("## 1 Aim\n- a loose line", r"rulebook.en.md:2: this is no rule and no decision: - a loose line"),
    ],
)
def test_a_line_that_is_neither_is_refused_with_its_number(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(RulebookError, match=reason):
        read_rulebook(written(tmp_path, text))

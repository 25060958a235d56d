"""Rulebooks: sections, rules with their sources and decisions, and decisions of ours."""

from pathlib import Path

import pytest

from gruppetto.engine.rulebook import Decision, Rule, RulebookError, read_rulebook, rulebook_in

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

IN_FRENCH = """# Un livre

## 1 But du jeu

Arriver le premier,
c’est tout.

- **TIN-1.1** Le premier gagne.
- **TIN-1.3** Il y a 10 cases.

## Décisions
- **D-1 Qui est premier.** Celui de devant.
"""


def written(folder: Path, text: str, name: str = "rulebook.en.md") -> Path:
    path = folder / name
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


def test_a_reader_gets_the_plain_sentence_in_their_language_beside_the_exact_one(tmp_path: Path) -> None:
    written(tmp_path, TEXT)
    written(tmp_path, IN_FRENCH, "plain.fr.md")

    book = rulebook_in(tmp_path, "fr")

    assert book.rule("TIN-1.1") == Rule("TIN-1.1", "The first wins.", ("§1", "§2"), ("D-1",), plain="Le premier gagne.")
    assert book.decisions == (
        Decision("D-1", "Who is first.", "The one in front.", "Qui est premier.", "Celui de devant."),
    )
    assert (book.language, book.exact_language) == ("fr", "en")


def test_a_section_has_a_plain_title_and_the_gist_under_it(tmp_path: Path) -> None:
    written(tmp_path, TEXT)
    written(tmp_path, IN_FRENCH, "plain.fr.md")

    (section,) = rulebook_in(tmp_path, "fr").sections

    assert (section.title, section.plain_title) == ("1 Aim", "1 But du jeu")
    assert section.gist == "Arriver le premier, c’est tout."


def test_what_nobody_said_plainly_is_said_in_its_exact_wording(tmp_path: Path) -> None:
    written(tmp_path, TEXT)
    written(tmp_path, IN_FRENCH, "plain.fr.md")

    book = rulebook_in(tmp_path, "fr")

    assert book.rules()["TIN-1.2"].plain == "Nobody loses."


def test_a_game_without_plain_rules_has_its_exact_ones(tmp_path: Path) -> None:
    written(tmp_path, TEXT)

    book = rulebook_in(tmp_path, "nl")

    assert book.language == "en"
    assert [rule.plain for rule in book.rules().values()] == [rule.text for rule in book.rules().values()]
    assert [(section.plain_title, section.gist) for section in book.sections] == [("1 Aim", "")]


def test_a_language_that_nobody_wrote_is_answered_in_plain_english(tmp_path: Path) -> None:
    written(tmp_path, TEXT)
    written(tmp_path, "## 1 Aim\n- **TIN-1.1** Be first.\n", "plain.en.md")

    book = rulebook_in(tmp_path, "eo")

    assert (book.language, book.rules()["TIN-1.1"].plain) == ("en", "Be first.")


def test_a_folder_without_a_rulebook_has_an_empty_one(tmp_path: Path) -> None:
    assert rulebook_in(tmp_path, "en").sections == ()

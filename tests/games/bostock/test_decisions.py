"""Each decision has one home, found by its phase, and the parts of the game keep their doors."""

import ast
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gruppetto.games.bostock import GAME
from gruppetto.games.bostock.rules import actions
from gruppetto.games.bostock.rules.decisions import DECISIONS, commissaires, feed, numbers, race_card
from gruppetto.games.bostock.rules.position import Phase
from tests.games.bostock.table import any_luck, setup_for

PARTS = GAME.folder.parent


def imported(part: str) -> set[str]:
    """The parts of the game that a part imports."""
    found = set()
    for path in (PARTS / part).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("gruppetto.games.bostock."):
                found.add((node.module or "").split(".")[3])
    return found - {part}


def test_every_phase_but_the_end_is_a_decision() -> None:
    assert len(DECISIONS) == Phase.OVER


@pytest.mark.parametrize(
    ("phase", "module"),
    [(Phase.CHOOSE, race_card), (Phase.MOVE, numbers), (Phase.SWAP, feed), (Phase.LAY_OFF, commissaires)],
)
def test_a_decision_is_found_by_its_phase(phase: Phase, module: ModuleType) -> None:
    assert DECISIONS[phase] is module


def test_every_verb_belongs_to_one_decision() -> None:
    verbs = [verb for decision in DECISIONS for verb in decision.VERBS]

    assert sorted(verbs) == list(range(len(actions.VERBS)))


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_decision_says_first_which_one_it_is_and_by_which_rule(decision: Any) -> None:
    first = Path(decision.__file__).read_text(encoding="utf-8").split("\n", 1)[0]

    assert first.startswith('"""')
    assert "BOS-" in first


def test_the_rules_know_neither_look_nor_keeper_nor_bots() -> None:
    assert imported("rules") <= {"box", "papers"}


def test_the_box_knows_nothing_of_the_game() -> None:
    assert imported("box") == set()


def test_what_is_offered_is_done_by_the_decision_of_the_phase() -> None:
    state = GAME.start(setup_for(2), any_luck())

    assert {action.verb for action in state.actions()} <= DECISIONS[state.phase].VERBS.keys()

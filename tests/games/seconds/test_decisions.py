"""A decision has one home: a module that says what is offered, why not, what it does, how it is asked and picked."""

import re
from pathlib import Path

import pytest

from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.rules import actions
from gruppetto.games.seconds.rules.decisions import collision, ride
from gruppetto.games.seconds.rules.decisions.phases import DECISIONS
from gruppetto.games.seconds.rules.position import Phase

SOURCES = {path: path.read_text(encoding="utf-8") for path in GAME.folder.parent.rglob("*.py")}
HOMES = [path for path in SOURCES if path.parent.name == "decisions" and "VERBS: Final" in SOURCES[path]]
IMPORTED = re.compile(r"rules\.actions import (.+)")
CONSTANTS = re.compile(r"^([A-Z_]+): Final = (\d+)$", re.MULTILINE)
VERBS = [
    name
    for (name, number), verb in zip(CONSTANTS.findall(SOURCES[Path(actions.__file__)]), range(11), strict=False)
    if int(number) == verb
]


def test_every_phase_has_its_decision() -> None:
    assert set(DECISIONS) == set(Phase) - {Phase.TOUR_END}


def test_every_verb_is_decided_in_one_module() -> None:
    modules = {id(decision): decision for decision in DECISIONS.values()}
    verbs = [verb for decision in modules.values() for verb in decision.VERBS]
    assert sorted(verbs) == list(range(len(actions.VERBS)))
    assert set(collision.VERBS) < set(ride.VERBS)


@pytest.mark.parametrize("home", HOMES, ids=lambda path: path.stem)
def test_a_module_says_first_which_decision_it_is_and_by_which_rule(home: Path) -> None:
    first = SOURCES[home].split('"""')[1]
    assert "`" in first, "the notation of the action"
    assert re.search(r"SEC-\d+", first), "its rule"


@pytest.mark.parametrize("verb", VERBS)
def test_a_verb_is_named_in_three_files_at_most(verb: str) -> None:
    """Its notation, its decision, and one more."""
    named = [
        path.stem for path, text in SOURCES.items() for names in IMPORTED.findall(text) if verb in names.split(", ")
    ]
    assert 1 <= len(named) <= 2, named


def test_rules_ask_nothing_of_what_is_built_on_them() -> None:
    above = re.compile(r"from gruppetto\.games\.seconds\.(look|keeper|bots)\b")
    assert [path.stem for path, text in SOURCES.items() if "rules" in path.parts and above.search(text)] == []

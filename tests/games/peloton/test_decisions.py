"""A decision has one home: the tables by phase and by verb lead to its module, and the parts import one way."""

import random

from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.actions import Verb
from gruppetto.games.peloton.rules.decisions import BY_VERB, DECISIONS, cards, moving
from gruppetto.games.peloton.rules.position import OVER, Phase
from tests.architecture.source import Source
from tests.games.peloton.table import any_luck, start

PARTS = {
    "box": {"box"},
    "rules": {"box", "rules"},
    "look": {"box", "rules", "look"},
    "bots": {"box", "rules", "bots"},
}
"""What the parts of the game may import of it."""


def test_every_phase_but_the_end_and_every_verb_has_its_module() -> None:
    assert len(DECISIONS) == len(Phase) - 1 == OVER
    assert len(BY_VERB) == len(Verb)


def test_what_a_phase_offers_is_carried_out_by_its_module() -> None:
    state = start(3, 3, "straight5+straight5", {"card_group_attack": True})
    chance, luck = any_luck(3), random.Random(3)
    borrowed = {Phase.SPEED: cards, Phase.MOVE2: moving}
    met = set()
    while state.to_decide >= 0:
        actions = state.actions()
        homes = {DECISIONS[state.phase], borrowed.get(state.phase, DECISIONS[state.phase])}
        assert {BY_VERB[action.verb] for action in actions} <= homes
        met.add(state.phase)
        state.play(luck.choice(list(actions)), chance)

    assert met == set(Phase) - {OVER}


def test_the_parts_of_the_game_import_one_way() -> None:
    folder = GAME.folder.parent
    faults = [
        f"{path.relative_to(folder)} imports {module.split('.')[3]}"
        for part, allowed in PARTS.items()
        for path in (folder / part).rglob("*.py")
        for module, _ in Source(path, folder.parents[1]).imports()
        if module.startswith("gruppetto.games.peloton.") and module.split(".")[3] not in allowed
    ]
    assert faults == ["rules/state.py imports papers"]  # a position writes itself

"""What separates those who are level can be said in every game and language."""

import random
import re
from itertools import pairwise

import pytest

from gruppetto.engine.chance import SampledChance
from gruppetto.engine.event import Param
from gruppetto.engine.scene import Result
from gruppetto.games import all_games
from tests.games.catalogues import LANGUAGES, catalogues, source_of

GAMES = all_games()
SHOWN: dict[str, set[str]] = {
    "vainqueur": set(),
    "seconds": {"time", "total", "past"},
    "bostock": {"total", "sum", "cards", "complete-first"},
    "peloton": {"time", "points"},
}
"""Comparisons of what is shown: who is level on it is level in them, so they never separate anybody."""


def words(game: str) -> set[str]:
    """The words of all steps and shares in the code of a game."""
    source = source_of(GAMES[game])
    steps = set(re.findall(r'Step\(\s*"[\w.-]+"(?: if [^,]+)?,\s*"([\w-]+)"', source))
    back = set(re.findall(r'_counting_back\("[\w.-]+", "([\w-]+)"', source))
    shares = re.findall(r"Share\(([^()]*)\)", source)
    return steps | back | {match[1] if (match := re.search(r', "([\w-]+)"', share)) else "shared" for share in shares}


@pytest.mark.parametrize("game", SHOWN)
def test_every_step_that_can_separate_has_its_sentence_and_no_sentence_is_left_over(game: str) -> None:
    told = {key for key in catalogues(GAMES[game]).messages["en"] if key.startswith(f"{game}-tie-")}
    used = {f"{game}-tie-{word}" for word in words(game) - SHOWN[game]}
    if game == "seconds":
        used.add("seconds-tie-points")  # shown in one standing, decides in the other
    assert told - {f"{game}-tie-ahead", f"{game}-tie-behind"} == used


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHOWN)
def test_the_sentences_name_both_and_their_figures(game: str, language: str) -> None:
    texts = catalogues(GAMES[game])
    names: dict[str, Param] = {"ahead": "Ada", "ahead_bib": 0, "behind": "Bo", "behind_bib": 0}
    for key in texts.messages["en"]:
        if key.startswith(f"{game}-tie-") and key not in (f"{game}-tie-ahead", f"{game}-tie-behind"):
            said = texts.said(language, key, {**names, "best": 31, "other": 77, "stage": 4, "ride": 2, "nth": 3})
            assert "Ada" in said
            assert "Bo" in said
            assert ("31" in said) == ("77" in said)


MOVES = 4000
"""Of random play; a stage or two end in them."""


@pytest.mark.parametrize("game", SHOWN)
def test_level_neighbours_in_a_result_have_a_reason_with_a_rule_of_the_book(game: str) -> None:
    """What shows the share of a team at home, such as 2/3, ranks nobody."""
    played = GAMES[game]
    rules = played.rulebook().rules()
    luck = random.Random(7)
    chance = SampledChance(luck.random)
    state = played.start(played.setup(max(played.players), {}), chance, None)
    results: list[Result] = []
    for _ in range(MOVES):
        state.play(luck.choice(state.actions()), chance, None)
        found = played.picture(state.view(0)).result if state.to_decide < 0 or luck.random() < 0.02 else None
        if found is not None and found not in results:
            results.append(found)
        if state.to_decide < 0 or len(results) == 3:
            break
    assert results
    for table in (table for result in results for table in result.tables):
        for one, two in pairwise(row for row in table.rows if row.rank and "/" not in row.value):
            assert one.value != two.value or (one.tie and two.tie), (table.name.key, one, two)
        assert {row.tie.rule for row in table.rows if row.tie} <= set(rules)

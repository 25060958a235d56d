"""Moments: every game says which of its events matter, and what stands on the stage while they have it."""

import re
from functools import cache
from pathlib import Path

import pytest

from gruppetto.engine.cue import MOMENT, Cue
from gruppetto.engine.header import setup_of
from gruppetto.engine.match import Match, replayed
from gruppetto.engine.record import loads
from gruppetto.games import find_game

SYMBOLS = Path(__file__).parents[2] / "web" / "public" / "symbols"
SHEETS = "".join(sheet.read_text(encoding="utf-8") for sheet in SYMBOLS.glob("*.svg"))
DRAWN = set(re.findall(r'<symbol id="([^"]+)"', SHEETS))

PLAYED = {
    "vainqueur": ("by-cap", "stage-by-instruction"),
    "seconds": ("crashes-on-the-mountain", "grand-tour-ends-with-turns-used-up"),
    "bostock": ("whole-tour-of-3", "ended-by-a-risk-card"),
    "peloton": ("stage-race-with-cards",),
}
"""Matches in which everything happens that has the stage."""

ON_STAGE = {
    "vainqueur": {
        "prologue_won",
        "last_kilometres",
        "sprinted",
        "stage_won",
        "cap_awarded",
        "track_instruction",
        "tour_won",
    },
    "seconds": {"chance_drawn", "crashed", "sprint_won", "last_kilometre", "rider_placed", "yellow_jersey", "tour_won"},
    "bostock": {
        "risk_drawn",
        "risk_played",
        "green_line",
        "last_kilometre",
        "finished",
        "trial_won",
        "yellow_jersey",
        "tour_won",
    },
    "peloton": {
        "attacked_solo",
        "caught",
        "crashed",
        "big_crash",
        "card_played",
        "line_reached",
        "last_kilometre",
        "stage_won",
        "jersey",
        "race_won",
    },
}


@cache
def told(game_id: str, name: str) -> list[list[tuple[str, Cue]]]:
    """The cues of a recorded match, entry by entry."""
    game = find_game(game_id)
    record = loads((Path(__file__).parent / game_id / "records" / f"{name}.jsonl").read_text(encoding="utf-8"))
    header = record.header
    match = Match(game, setup_of(game, header), header.seats, bytes(32), record.entries[:1], header.position)
    for entry in record.entries[1:]:
        match.accept(replayed(match, entry))
    return [[(event.kind, event.cue or Cue()) for event in events] for events in match.happened]


@pytest.mark.parametrize("game", PLAYED)
def test_what_has_the_stage(game: str) -> None:
    entries = [events for name in PLAYED[game] for events in told(game, name)]
    heavy = {kind for events in entries for kind, cue in events if cue.weight >= MOMENT}
    assert heavy >= ON_STAGE[game]


@pytest.mark.parametrize("game", PLAYED)
def test_signs_and_cards_of_moments_are_drawings_of_the_look(game: str) -> None:
    cues = [cue for name in PLAYED[game] for events in told(game, name) for _, cue in events]
    shown = [cue.spotlight for cue in cues if cue.spotlight is not None]
    wanted = {spot.symbol for spot in shown} | {f"card-{spot.frame}" for spot in shown if spot.frame}
    assert wanted - DRAWN == set()


@pytest.mark.parametrize("game", PLAYED)
def test_who_is_hit_joins_a_moment_that_was_told_before(game: str) -> None:
    for events in (events for name in PLAYED[game] for events in told(game, name)):
        for place, (kind, cue) in enumerate(events):
            before = any(earlier.weight for _, earlier in events[: place + 1])
            assert before or cue.note is None or kind in ("turned", "fell"), kind


def test_a_match_has_moments_and_is_not_made_of_them() -> None:
    """Somebody who looks on is stopped by fewer than a third of what happens."""
    for game, names in PLAYED.items():
        entries = [events for name in names for events in told(game, name)]
        stops = sum(any(cue.weight >= MOMENT for _, cue in events) for events in entries)
        assert 0 < stops < len(entries) / 3, game

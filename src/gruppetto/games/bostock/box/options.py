"""What can be chosen before a match, and how many can play (BOS-1.1)."""

from typing import Final

from gruppetto.engine.option import Option
from gruppetto.engine.teams import teams_of
from gruppetto.games.bostock.box.cards import RIDERS

GAME_ID: Final = "bostock"
PLAYERS: Final = range(2, 5)
TEAMS: Final = teams_of(("rouge", "azur", "mandarine", "blanc"), RIDERS)
"""Red, blue, orange and white, as `cards.COLOURS` (BOS-1.2)."""

TOUR: Final = "tour"
CLASSICS: Final = "classics"
TRIALS: Final = "trials"
PLAIN: Final = "plain"
STAGE_LIST: Final = r"[1-9](\+[1-9])*"
"""Some of the stages by number, in their order (D-43)."""

OPTIONS: Final = (
    Option("stages", (TOUR, CLASSICS, TRIALS, PLAIN), TOUR, "BOS-2.1", STAGE_LIST, "1+2+5"),
    Option("squeeze", ("corner", "gate"), "corner", "BOS-6.6", reading=True),
    Option("whole_numbers", (False, True), False, "BOS-6.11", added=True, reading=True),
    Option("bonus_on_zero", (True, False), True, "BOS-4.9", added=True, reading=True),
    Option("bonus_step", ("with_number", "afterwards"), "with_number", "BOS-4.9", added=True, reading=True),
    Option("fall_hits", ("all", "others"), "all", "BOS-8.12", added=True, reading=True),
    Option("kept_risk", ("before_card", "also_after"), "before_card", "BOS-8.7", added=True, reading=True),
    Option("ttt_mates", ("in_file", "abreast"), "in_file", "BOS-13.2", added=True, reading=True),
    Option("ttt_pair_bonus", (False, True), False, "BOS-13.7", added=True, reading=True),
    Option("itt_deck", ("each_heat", "each_ride"), "each_heat", "BOS-14.5", added=True, reading=True),
    Option("yellow_by", ("player", "rider"), "player", "BOS-12.2", reading=True),
    Option("dealer_rotation", ("per_stage", "road"), "per_stage", "BOS-2.4", reading=True),
    Option("final_tie", ("countback", "shared"), "countback", "BOS-15.3", reading=True),
)

"""What can be chosen before a match, and how many can play (SEC-1.1)."""

from typing import Final

from gruppetto.engine.option import Option
from gruppetto.engine.teams import COLOURS, teams_of
from gruppetto.games.seconds.box.cards import RIDERS

GAME_ID: Final = "seconds"
PLAYERS: Final = range(2, 5)
TEAMS: Final = teams_of(COLOURS[:4], RIDERS)
"""Three riders in each of four colours (SEC-1.3)."""
STAGE_LIST: Final = r"[A-Za-z0-9_-]+(:(road|ttt))?(\+[A-Za-z0-9_-]+(:(road|ttt))?)*"
"""Any list of boards."""
STAGE_EXAMPLE: Final = "flat-95+mountain-84+ttt-170:ttt"

OPTIONS: Final = (
    Option("stages", ("flat", "mountain", "trial", "classic", "grand"), "flat", "SEC-1.4", STAGE_LIST, STAGE_EXAMPLE),
    Option("deck", ("standard-2-15", "short-2-8"), "standard-2-15", "SEC-2.3", r"[A-Za-z0-9_-]+"),
    Option("chance", (True, False), True, "SEC-8.4"),
    Option("climb_rule", ("start_cell", "per_cell"), "start_cell", "SEC-7.6", reading=True),
    Option("slipstream_diagonal", (False, True), False, "SEC-6.2", reading=True),
    Option("slipstream_uphill", ("none", "start_cell", "end_cell"), "none", "SEC-6.8", added=True, reading=True),
    Option("descent_overtake", ("two_cells", "one_or_two"), "two_cells", "SEC-6.9", added=True, reading=True),
    Option("sprint_order", ("crossing", "end_of_round"), "crossing", "SEC-9.3", reading=True),
    Option("crash_line", ("arrival", "causer_first"), "arrival", "SEC-10.10", reading=True),
    Option("fall_card", ("skipped_turn", "at_once"), "skipped_turn", "SEC-10.12", added=True, reading=True),
    Option("passing_principle", (True, False), True, "SEC-11.1", reading=True),
    Option("passing_protects", ("next_turn", "behind"), "next_turn", "SEC-11.1", added=True, reading=True),
    Option("refill_finished", (False, True), False, "SEC-13.2", reading=True),
    Option("single_stage_yellow", ("with_bonus", "stage_time"), "with_bonus", "SEC-15.7", added=True, reading=True),
    Option("yellow_after_trial", ("places", "counts"), "places", "SEC-15.4", added=True, reading=True),
    Option("starter", ("draw", "rotate", "yellow"), "draw", "SEC-2.7", reading=True),
    Option("ttt_refill", ("full", "top_up"), "full", "SEC-17.2", reading=True),
    Option("ttt_time", ("counts", "finish"), "counts", "SEC-17.8", added=True, reading=True),
    Option("ttt_start_order", ("clockwise", "reverse_team_standing"), "clockwise", "SEC-17.4", reading=True),
)

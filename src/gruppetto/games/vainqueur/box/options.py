"""What can be chosen before a match (VAI-16), and how many can play (VAI-2.1)."""

from typing import Final

from gruppetto.engine.option import Option
from gruppetto.engine.teams import COLOURS, teams_of

GAME_ID: Final = "vainqueur"
PLAYERS: Final = range(2, 7)
TEAMS: Final = teams_of(COLOURS)
"""A pawn each. Yellow is nobody's to choose: it is the cap wearer's (VAI-8.1, D-35)."""
STAGE_LIST: Final = r"[1-9][0-9]?(\+[1-9][0-9]?){0,98}"
"""Some of the stages by number, in their order (D-38)."""
OPTIONS: Final = (
    Option("tour", ("full", "short"), "full", "VAI-16.6", STAGE_LIST, "1+6+12"),
    Option("discard", ("free", "only_if_stuck"), "free", "VAI-16.1", reading=True),
    Option(
        "handicap_limit", ("at_a_time", "per_stage", "per_rival"), "at_a_time", "VAI-16.8", added=True, reading=True
    ),
    Option("sprint_while_blocked", (False, True), False, "VAI-16.2", reading=True),
    Option("rank_after_tie", ("dense", "competition"), "dense", "VAI-16.3", reading=True),
    Option("final_tie", ("cap_holder", "last_stage"), "cap_holder", "VAI-16.4", reading=True),
    Option("cap_tie", ("leaders", "stage_winner"), "leaders", "VAI-16.7", added=True, reading=True),
    Option("tt_exact_finish", (False, True), False, "VAI-16.5", reading=True),
)

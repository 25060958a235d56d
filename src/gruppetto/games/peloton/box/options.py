"""What can be chosen before a match, and how many can play (section 3.3 of the specification)."""

from typing import Final

from gruppetto.engine.option import Option
from gruppetto.engine.teams import COLOURS, teams_of

GAME_ID: Final = "peloton"
PLAYERS: Final = range(1, 7)
MOST_TEAMS: Final = 6
MOST_SIZE: Final = 6
TEAMS: Final = teams_of(COLOURS, MOST_SIZE)
"""Team k has the bibs 6k − 5 to 6k (D-34)."""
MOST_STAGES: Final = 21
"""A Grand Tour has no more, and what people type must not keep a server busy."""
SHIPPED_STAGES: Final = ("paris", "roskilde-nyborg", "alpe-dhuez", "carcassonne-foix")
TOUR: Final = ("roskilde-nyborg", "alpe-dhuez", "carcassonne-foix", "paris")
"""The shipped stages in the order of a Grand Tour, which ends in Paris."""
STAGE_LIST: Final = r"[A-Za-z0-9_-]{1,40}(\+[A-Za-z0-9_-]{1,40}){0,20}"
STAGE_EXAMPLE: Final = "paris+alpe-dhuez+carcassonne-foix"

SINGLE: Final = "single"
STAGE_RACE: Final = "stage_race"

OPTIONS: Final = (
    Option("race", (SINGLE, STAGE_RACE), SINGLE, "PEL-27.2"),
    Option("stages", SHIPPED_STAGES, SHIPPED_STAGES[0], "PEL-27.3", STAGE_LIST, STAGE_EXAMPLE),
    Option("team_size", ("3", "4", "5", "6"), "4", "PEL-27.5"),
    Option("teams_per_seat", ("1", "2", "3"), "1", "PEL-0.19"),
    Option("placement", ("rotation", "team_blocks"), "rotation", "PEL-1.3", reading=True),
    Option("later_start", ("choice", "grid"), "choice", "PEL-1.5", reading=True),
    Option("wind_heir", (True, False), True, "PEL-8.1", reading=True),
    Option("uphill_lone_wind", (False, True), False, "PEL-8.5", reading=True),
    Option("bridge_dice", ("spared", "reduced"), "spared", "PEL-26.4", added=True, reading=True),
    Option("hard_pace", ("all", "next"), "all", "PEL-14.3", added=True, reading=True),
    Option("climb_attack", ("lead_or_free", "lead_and_free"), "lead_or_free", "PEL-15.1", added=True, reading=True),
    Option("who_catches", ("group", "attack_position"), "group", "PEL-12.2", added=True, reading=True),
    Option("white_again", ("ends", "prolongs"), "ends", "PEL-17.4", added=True, reading=True),
    Option("crash_victims", ("order", "behind"), "order", "PEL-18.4", added=True, reading=True),
    Option("red_sets_pace", (True, False), True, "PEL-18.2", reading=True),
    Option("dnf_scope", ("race", "stage"), "race", "PEL-18.7", reading=True),
    Option("exact_move", (False, True), False, "PEL-2.5", reading=True),
    Option("share_with_opponents", (True, False), True, "PEL-19.5"),
    Option(
        "share_own_teams", ("like_opponents", "always", "never"), "like_opponents", "PEL-19.5", added=True, reading=True
    ),
    Option("line_order", ("time", "distance"), "time", "PEL-20.4", added=True, reading=True),
    Option("finish_times", ("ridden", "sequence"), "ridden", "PEL-21.8", reading=True),
    Option("bonuses", (True, False), True, "PEL-21.11"),
    Option("cards", (True, False), True, "PEL-25.1"),
    Option("card_group_attack", (False, True), False, "PEL-25.4", reading=True),
    Option("victory", ("individual", "team"), "individual", "PEL-24.13"),
)

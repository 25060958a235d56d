"""Grid roads to test with: a plain, a pass, a road with a traffic island, lanes that lie apart."""

from gruppetto.road.grid import GridRoad

TEAMS = {1: "rouge", 2: "azur", 3: "mandarine", 4: "blanc"}

PLAIN = GridRoad("plain", ("....",) * 4 + (".o..", "...o", "....", "o..."), green_after=5, start_rows=3, starts=TEAMS)
PASS = GridRoad(
    "pass",
    ("....", "....", "....", "...#", "#..#", "#o.#", "#..#", "#...", "....", "...."),
    green_after=6,
    start_rows=3,
    starts=TEAMS,
)
ISLAND = GridRoad(
    "island",
    ("....", "....", "....", "#...", "..#.", ".o#o", "....", "...."),
    green_after=7,
    start_rows=3,
    starts=TEAMS,
)
TEAM_TRIAL = GridRoad("teams", ("....",) * 17, start_rows=3, starts=TEAMS, apart=True)
DUEL = GridRoad("duel", ("..",) * 32, start_rows=1, apart=True, first=0)
LONG = GridRoad("long", ("......",) * 58 + ("o#..#o", "......"), green_after=30, start_rows=3, starts=TEAMS)

ALL = (PLAIN, PASS, ISLAND, TEAM_TRIAL, DUEL, LONG)

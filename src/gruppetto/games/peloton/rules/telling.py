"""What is told: every event of the game, one function each, so that kinds and parameters stand in one place.

Riders are named by `of_rider`: `who` is the player, `bib` the number on the back, `piece` the thing on the screen
(`rider:17`) and `team` his team (`team:rouge`). Hexes are named by `of_hex`: `cell` is the thing on the board
(`cell:T1:3.4`) and `hex` its name in the notation. Dice are written `die:yellow`, cards `card:green`.
"""

from collections.abc import Iterable
from typing import Any

from gruppetto.engine.cue import Cue
from gruppetto.engine.event import Event, Tell, of_stage
from gruppetto.engine.option import told
from gruppetto.games.peloton.box.edition import BIG_CRASH, CARDS, CRASH, DICE, SYMBOL
from gruppetto.games.peloton.rules import cues
from gruppetto.games.peloton.rules.course import LINE_KINDS
from gruppetto.games.peloton.rules.naming import lying_die, of_hex, of_rider, player
from gruppetto.games.peloton.rules.position import PelotonOpen
from gruppetto.games.peloton.rules.scoring import written

_FALLS = {CRASH: "crash", BIG_CRASH: "big_crash"}


def clock(state: PelotonOpen, seconds: int = 0) -> str:
    """The race clock in this sequence, and so many seconds more."""
    return written(state.time(state.sequence, seconds))


# --- the start ---


def stage_started(state: PelotonOpen, tell: Tell) -> None:
    """`stage`, `order` and `of`."""
    tell(Event("stage_started", of_stage(state.stage_index + 1, len(state.race.legs))))


def teams_drawn(state: PelotonOpen, teams: Iterable[int], tell: Tell) -> None:
    """`teams` in their order."""
    tell(Event("teams_drawn", {"teams": [f"team:{state.race.team_names[team]}" for team in teams]}))


def placed(state: PelotonOpen, rider: int, tell: Tell) -> None:
    """A rider and his hex."""
    tell(Event("placed", of_rider(state, rider) | of_hex(state, state.hexes[rider])))


def jersey(state: PelotonOpen, card: int, rider: int, new: bool, tell: Tell) -> None:
    """The rider who leads a classification after a stage: `jersey` is yellow, green or polka."""
    tell(Event("jersey", of_rider(state, rider) | {"jersey": CARDS[card]}, cue=cues.jersey(card, new)))


# --- the sequence ---


def sequence_started(state: PelotonOpen, tell: Tell) -> None:
    """`sequence` and the race `clock`."""
    tell(Event("sequence_started", {"sequence": state.sequence, "clock": clock(state)}))


def collided(state: PelotonOpen, rider: int, tell: Tell) -> None:
    """A rider who cannot move (PEL-6)."""
    tell(Event("collided", of_rider(state, rider), cue=cues.BOXED_IN))


def lost_turn(state: PelotonOpen, rider: int, tell: Tell) -> None:
    """A rider brought down earlier in this sequence, whose turn it would be (PEL-18.4)."""
    tell(Event("lost_turn", of_rider(state, rider)))


# --- speed ---


def adopted(state: PelotonOpen, rider: int, pace: int, tell: Tell) -> None:
    """A rider, `speed`."""
    tell(Event("adopted", of_rider(state, rider) | {"speed": pace}))


def threw(state: PelotonOpen, rider: int, die: int, face: int, tell: Tell) -> None:
    """A rider, `die`, `face` (its place on the die, from 1), `shows` (a number as text, attack, crash, big_crash) and
    `value` (0 for a fall)."""
    shown = state.race.edition.dice[die][face]
    shows = _FALLS.get(shown) or ("attack" if shown > SYMBOL else str(shown))
    value = 0 if shown >= CRASH else shown % SYMBOL
    row = {"die": f"die:{DICE[die]}", "face": face + 1, "shows": shows, "value": value}
    tell(Event("threw", of_rider(state, rider) | row, cue=Cue(thrown=lying_die(die, shown))))


def paced(state: PelotonOpen, rider: int, pace: int, speed: int, tell: Tell) -> None:
    """The rider sets the `pace` of his group; his own `speed` is less in the wind."""
    tell(Event("paced", of_rider(state, rider) | {"pace": pace, "speed": speed}))


def hard_to_follow(state: PelotonOpen, rider: int, pace: int, tell: Tell) -> None:
    """A rider whose 4 on a climb is only `pace` for the next (D-15)."""
    tell(Event("hard_to_follow", of_rider(state, rider) | {"pace": pace}))


def lone_speed(state: PelotonOpen, rider: int, speed: int, tell: Tell) -> None:
    """A lone rider's `speed`."""
    tell(Event("lone_speed", of_rider(state, rider) | {"speed": speed}))


def braked(state: PelotonOpen, rider: int, victims: Iterable[int], tell: Tell) -> None:
    """A white throw binds the next members: `riders` are their pieces."""
    pieces = [f"rider:{state.race.bibs[victim]}" for victim in victims]
    tell(Event("braked", of_rider(state, rider) | {"riders": pieces}, cue=cues.BRAKED))


def crashed(state: PelotonOpen, rider: int, tell: Tell) -> None:
    tell(Event("crashed", of_rider(state, rider), cue=cues.CRASHED))


def big_crash(state: PelotonOpen, rider: int, place: int, tell: Tell) -> None:
    """A rider out of the race or of the stage (`dnf_scope`), and the hex he leaves."""
    about = of_rider(state, rider) | of_hex(state, place) | told(state.race.options, "dnf_scope")
    tell(Event("big_crash", about, cue=cues.BIG_CRASH))


def brought_down(state: PelotonOpen, rider: int, tell: Tell) -> None:
    """A rider who falls over somebody's big crash and loses his turn."""
    tell(Event("brought_down", of_rider(state, rider), cue=cues.BROUGHT_DOWN))


def card_played(state: PelotonOpen, rider: int, card: int, tell: Tell) -> None:
    """A rider, `card`."""
    row = {"card": f"card:{CARDS[card]}"}
    tell(Event("card_played", of_rider(state, rider) | row, cue=cues.played(card)))


def attacked_solo(state: PelotonOpen, rider: int, tell: Tell) -> None:
    tell(Event("attacked_solo", of_rider(state, rider), cue=cues.ATTACKED))


def attacked_group(state: PelotonOpen, rider: int, pace: int, tell: Tell) -> None:
    """A rider takes his group along at `pace`."""
    tell(Event("attacked_group", of_rider(state, rider) | {"pace": pace}, cue=cues.ATTACKED))


def broke_away(state: PelotonOpen, rider: int, value: int, tell: Tell) -> None:
    """The `value` of the breakaway that others may catch."""
    tell(Event("broke_away", of_rider(state, rider) | {"value": value}))


def caught(state: PelotonOpen, rider: int, speed: int, tell: Tell) -> None:
    """A rider goes after the breakaway at `speed`."""
    tell(Event("caught", of_rider(state, rider) | {"speed": speed}, cue=cues.CAUGHT))


def closed(state: PelotonOpen, rider: int, tell: Tell) -> None:
    """A rider lets the breakaway go: nobody of the group can catch it any more."""
    tell(Event("closed", of_rider(state, rider)))


# --- moving ---


def moved(state: PelotonOpen, rider: int, path: list[int], steps: int, tell: Tell) -> None:
    """A rider, the hex where he ends, `start` and `path` (all cells after it), `steps`."""
    cells = [state.leg.cells[place] for place in path]
    params = {"start": cells[0], "path": cells[1:], "steps": steps}
    tell(Event("moved", of_rider(state, rider) | of_hex(state, path[-1]) | params))


def stopped(state: PelotonOpen, rider: int, tell: Tell) -> None:
    """A rider who takes no step in the second leg of a solo attack."""
    tell(Event("stopped", of_rider(state, rider)))


def offered(state: PelotonOpen, giver: int, receiver: int, place: int, steps: int, tell: Tell) -> None:
    """The giver, `receiver` (a piece), `to` (its player), the hex, `steps`: an opponent is asked."""
    tell(Event("offered", of_rider(state, giver) | _gift(state, receiver, place, steps)))


def shared(state: PelotonOpen, giver: int, receiver: int, place: int, steps: int, tell: Tell) -> None:
    """As `offered`: the steps are given; the receiver's `moved` follows."""
    tell(Event("shared", of_rider(state, giver) | _gift(state, receiver, place, steps)))


def refused_share(state: PelotonOpen, giver: int, receiver: int, tell: Tell) -> None:
    """The rider whose owner said no, and `giver` (a piece)."""
    tell(Event("refused_share", of_rider(state, receiver) | {"giver": f"rider:{state.race.bibs[giver]}"}))


def rest_lost(state: PelotonOpen, rider: int, steps: int, tell: Tell) -> None:
    """A rider for whose last `steps` the road was not free, and nobody could take them."""
    tell(Event("rest_lost", of_rider(state, rider) | {"steps": steps}))


def kept_rest(state: PelotonOpen, rider: int, steps: int, tell: Tell) -> None:
    """A rider who gives the `steps` he has left to nobody."""
    tell(Event("kept_rest", of_rider(state, rider) | {"steps": steps}))


def _gift(state: PelotonOpen, receiver: int, place: int, steps: int) -> dict[str, Any]:
    race = state.race
    return {
        "receiver": f"rider:{race.bibs[receiver]}",
        "receiver_bib": race.bibs[receiver],
        "to": player(race.owners[receiver]),
        **of_hex(state, place),
        "steps": steps,
    }


# --- lines and results ---


def line_reached(state: PelotonOpen, rider: int, line: int, place: int, points: int, tell: Tell) -> None:
    """A rider is among the first four: `kind` (sprint, summit), `line` (its name by language) and whether it is
    `named`, `number` (its place in the stage from 1), `place`, `points`."""
    contest = state.leg.lines[line]
    row: dict[str, Any] = {"kind": LINE_KINDS[contest.kind], "line": contest.name, "named": bool(contest.name["en"])}
    row |= {"number": line + 1, "place": place, "points": points}
    tell(Event("line_reached", of_rider(state, rider) | row, cue=cues.line(row["kind"], place, points)))


def last_kilometre(state: PelotonOpen, rider: int, tell: Tell) -> None:
    """The first rider of the stage who sees the finish before him."""
    tell(Event("last_kilometre", of_rider(state, rider), cue=cues.LAST_KILOMETRE))


def finished(state: PelotonOpen, rider: int, place: int, seconds: int, tell: Tell) -> None:
    """A rider, `place`, `time` (h:mm:ss), `stage`."""
    row = {"place": place, "time": clock(state, seconds), "stage": f"stage:{state.stage_index + 1}"}
    tell(Event("finished", of_rider(state, rider) | row))


def stage_won(state: PelotonOpen, rider: int, time: str, tell: Tell) -> None:
    """The winner of the stage, `time`, `stage`."""
    row = {"time": time, "stage": f"stage:{state.stage_index + 1}"}
    tell(Event("stage_won", of_rider(state, rider) | row, cue=cues.STAGE_WON))


def nobody_finished(state: PelotonOpen, tell: Tell) -> None:
    """`stage`: all riders dropped out (PEL-21.15)."""
    tell(Event("nobody_finished", {"stage": f"stage:{state.stage_index + 1}"}))


def race_won(state: PelotonOpen, rider: int, time: str, tell: Tell) -> None:
    """The first of the individual classification and his `time`."""
    tell(Event("race_won", of_rider(state, rider) | {"time": time}, cue=cues.RACE_WON))


def classification_won(state: PelotonOpen, kind: str, rider: int, points: int, tell: Tell) -> None:
    """The first at sprints or summits: `kind` (sprint, summit), `points`."""
    tell(Event("classification_won", of_rider(state, rider) | {"kind": kind, "points": points}))


def team_won(state: PelotonOpen, team: int, time: str, tell: Tell) -> None:
    """The first `team`, its player `who`, `time`."""
    race = state.race
    row = {"who": player(race.owner_of_team[team]), "team": f"team:{race.team_names[team]}", "time": time}
    tell(Event("team_won", row))


def race_without_winner(state: PelotonOpen, tell: Tell) -> None:
    """Nobody is ranked (PEL-24.13)."""
    tell(Event("race_without_winner", {}))

"""Position documents: a readable text for every position.

Riders are written by the numbers on their backs, teams by their colours, hexes by their addresses. Groups are lists of
riders in the order of play, the leader first. What follows from the rest is not written: the jerseys follow from the
results, and the ways to share from where everybody stands.
"""

from collections.abc import Iterable
from typing import Final

from gruppetto.engine import document
from gruppetto.games.peloton.actions import CARDS, DICE
from gruppetto.games.peloton.ledger import StageResult
from gruppetto.games.peloton.options import GAME_ID
from gruppetto.games.peloton.state import NO_RIDER, NONE, Position

SOLOS: Final = ("", "die", "card")

KEYS: Final = (
    "game",
    "edition",
    "options",
    "seats",
    "stage",
    "phase",
    "to_decide",
    "line_up",
    "placed",
    "sequence",
    "riders",
    "order",
    "turn",
    "groups",
    "attackers",
    "fallen",
    "stuck",
    "arrived",
    "rider",
    "braked",
    "die",
    "face",
    "card",
    "solo",
    "speed",
    "rest",
    "owes",
    "declined",
    "offer",
    "takers",
    "finishes",
    "finishers",
    "spent",
    "results",
)


def write_position(state: Position) -> str:
    race = state.race
    fields: dict[str, object] = {
        "game": GAME_ID,
        "edition": race.edition.id,
        "options": race.options,
        "seats": race.seats,
        "stage": state.stage_index + 1,
        "phase": state.phase.name.lower(),
        "to_decide": state.to_decide,
        "line_up": _line_up(state),
        "placed": state.placed,
        "sequence": state.sequence,
        "riders": {str(race.bibs[rider]): state.leg.address[at] for rider, at in enumerate(state.hexes) if at >= 0},
        "order": _bibs(state, state.order),
        "turn": state.turn,
        "groups": [_group(state, group) for group in range(len(state.leaders))],
        "attackers": _in_mask(state, state.attackers),
        "fallen": _in_mask(state, state.fallen),
        "stuck": _in_mask(state, state.stuck),
        "arrived": _bibs(state, state.arrived),
        "rider": race.bibs[state.rider] if state.rider != NO_RIDER else 0,
        "braked": state.braked,
        "die": DICE[state.die] if state.die != NONE else "",
        "face": state.face + 1,
        "card": CARDS[state.card] if state.card != NONE else "",
        "solo": SOLOS[state.solo],
        "speed": state.speed,
        "rest": state.rest,
        "owes": state.owes,
        "declined": _in_mask(state, state.declined),
        "offer": _offer(state),
        "takers": [_bibs(state, takers) for takers in state.takers],
        "finishes": {str(race.bibs[rider]): list(finish) for rider, finish in enumerate(state.finishes) if finish[0]},
        "finishers": _bibs(state, state.finishers),
        "spent": [CARDS[card] for card in range(len(CARDS)) if state.spent >> card & 1],
        "results": [_result(state, result) for result in state.ledger],
    }
    return document.write(fields)


def _line_up(state: Position) -> list[object]:
    if state.stage_index:
        return list(_bibs(state, state.line_up))
    return [state.race.team_names[team] for team in state.line_up]


def _group(state: Position, group: int) -> dict[str, object]:
    """Only what is not at rest."""
    members = [rider for rider in state.order if state.group_of[rider] == group]
    fields: dict[str, object] = {"riders": _bibs(state, members)}
    if state.paces[group]:
        fields["pace"] = state.paces[group]
        fields["climb"] = bool(state.climb_paces >> group & 1)
    if state.sheltered >> group & 1:
        fields["sheltered"] = True
    if state.brakes[group]:
        fields["brake"] = state.brakes[group]
    if state.resets >> group & 1:
        fields["reset"] = True
    if state.breakaways[group]:
        fields["breakaway"] = state.breakaways[group]
        fields["die"] = DICE[state.breakaway_dice[group]]
    if state.closed >> group & 1:
        fields["closed"] = True
    return fields


def _offer(state: Position) -> dict[str, object]:
    if state.offer_rider == NO_RIDER:
        return {}
    return {"rider": state.race.bibs[state.offer_rider], "hex": state.leg.address[state.offer_hex]}


def _result(state: Position, result: StageResult) -> dict[str, object]:
    return {
        "placed": _bibs(state, result.placed),
        "times": list(result.times),
        "dropped": _bibs(state, result.dropped),
        "contests": [{"kind": contest.kind, "takers": _bibs(state, contest.takers)} for contest in result.contests],
        "last_clock": result.last_clock,
    }


def _bibs(state: Position, riders: Iterable[int]) -> list[int]:
    bibs = state.race.bibs
    return [bibs[rider] for rider in riders]


def _in_mask(state: Position, mask: int) -> list[int]:
    return [bib for rider, bib in enumerate(state.race.bibs) if mask >> rider & 1]

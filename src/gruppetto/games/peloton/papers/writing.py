"""Position documents: a readable text for every position.

Riders are written by the numbers on their backs, teams by their colours, hexes by their addresses. Groups are lists of
riders in the order of play, the leader first. What follows from the rest is not written: the jerseys follow from the
results, and the ways to share from where everybody stands.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from gruppetto.engine import document
from gruppetto.games.peloton.box.options import GAME_ID
from gruppetto.games.peloton.rules.actions import CARDS, DICE
from gruppetto.games.peloton.rules.ledger import StageResult
from gruppetto.games.peloton.rules.position import NO_RIDER, NONE, PelotonPosition
from gruppetto.games.peloton.rules.race import Race

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


def write_position(state: PelotonPosition) -> str:
    """Written piece by piece rather than by `document.write`: every position of a long stage is written in tests and
    records, and lists of numbers look the same in both languages."""
    race = state.race
    riders = [f'{race.bibs[rider]} = "{state.leg.address[at]}"' for rider, at in enumerate(state.hexes) if at >= 0]
    finishes = [f"{race.bibs[rider]} = {list(finish)}" for rider, finish in enumerate(state.finishes) if finish[0]]
    groups = [_group(state, group) for group in range(len(state.leaders))]
    return (
        f"{_heading(race)}stage = {state.stage_index + 1}\n"
        f'phase = "{state.phase.name.lower()}"\n'
        f"to_decide = {state.to_decide}\n"
        f"line_up = {_line_up(state)}\n"
        f"placed = {state.placed}\n"
        f"sequence = {state.sequence}\n"
        f"riders = {_inline(riders)}\n"
        f"order = {_bibs(race, state.order)}\n"
        f"turn = {state.turn}\n"
        f"groups = [{', '.join(groups)}]\n"
        f"attackers = {_in_mask(race, state.attackers)}\n"
        f"fallen = {_in_mask(race, state.fallen)}\n"
        f"stuck = {_in_mask(race, state.stuck)}\n"
        f"arrived = {_bibs(race, state.arrived)}\n"
        f"{_turn(state)}"
        f"takers = {[_bibs(race, takers) for takers in state.takers]}\n"
        f"finishes = {_inline(finishes)}\n"
        f"finishers = {_bibs(race, state.finishers)}\n"
        f"spent = {_words([CARDS[card] for card in range(len(CARDS)) if state.spent >> card & 1])}\n"
        f"results = [{', '.join([_result(race, result) for result in state.ledger])}]\n"
    )


@lru_cache(maxsize=64)
def _heading(race: Race) -> str:
    """What all positions of a match begin with."""
    fields = {"game": GAME_ID, "edition": race.edition.id, "options": race.options, "seats": race.seats}
    return document.write(fields)


def _turn(state: PelotonPosition) -> str:
    race = state.race
    offer: list[str] = []
    if state.offer_rider != NO_RIDER:
        offer = [f"rider = {race.bibs[state.offer_rider]}", f'hex = "{state.leg.address[state.offer_hex]}"']
    return (
        f"rider = {race.bibs[state.rider] if state.rider != NO_RIDER else 0}\n"
        f"braked = {_flag(state.braked)}\n"
        f'die = "{DICE[state.die] if state.die != NONE else ""}"\n'
        f"face = {state.face + 1}\n"
        f'card = "{CARDS[state.card] if state.card != NONE else ""}"\n'
        f'solo = "{SOLOS[state.solo]}"\n'
        f"speed = {state.speed}\n"
        f"rest = {state.rest}\n"
        f"owes = {_flag(state.owes)}\n"
        f"declined = {_in_mask(race, state.declined)}\n"
        f"offer = {_inline(offer)}\n"
    )


def _line_up(state: PelotonPosition) -> str:
    if state.stage_index:
        return str(_bibs(state.race, state.line_up))
    return _words([state.race.team_names[team] for team in state.line_up])


def _group(state: PelotonPosition, group: int) -> str:
    """Only what is not at rest."""
    members = [rider for rider in state.order if state.group_of[rider] == group]
    fields = [f"riders = {_bibs(state.race, members)}"]
    if state.paces[group]:
        fields.append(f"pace = {state.paces[group]}")
        fields.append(f"climb = {_flag(bool(state.climb_paces >> group & 1))}")
    if state.sheltered >> group & 1:
        fields.append("sheltered = true")
    if state.brakes[group]:
        fields.append(f"brake = {state.brakes[group]}")
    if state.resets >> group & 1:
        fields.append("reset = true")
    if state.breakaways[group]:
        fields.append(f"breakaway = {state.breakaways[group]}")
        fields.append(f'die = "{DICE[state.breakaway_dice[group]]}"')
    if state.closed >> group & 1:
        fields.append("closed = true")
    return _inline(fields)


def _result(race: Race, result: StageResult) -> str:
    contests = [
        _inline([f'kind = "{contest.kind}"', f"takers = {_bibs(race, contest.takers)}"]) for contest in result.contests
    ]
    return _inline(
        [
            f"placed = {_bibs(race, result.placed)}",
            f"times = {list(result.times)}",
            f"dropped = {_bibs(race, result.dropped)}",
            f"contests = [{', '.join(contests)}]",
            f"last_clock = {result.last_clock}",
        ]
    )


def _inline(fields: list[str]) -> str:
    return f"{{ {', '.join(fields)} }}" if fields else "{}"


def _words(words: list[str]) -> str:
    return "[" + ", ".join([f'"{word}"' for word in words]) + "]"


def _flag(value: bool) -> str:
    return "true" if value else "false"


def _bibs(race: Race, riders: Iterable[int]) -> list[int]:
    bibs = race.bibs
    return [bibs[rider] for rider in riders]


def _in_mask(race: Race, mask: int) -> list[int]:
    return [bib for rider, bib in enumerate(race.bibs) if mask >> rider & 1] if mask else []

"""Can this position occur? The checks behind a position document: each yields what would be wrong and why."""

from typing import Final

from gruppetto.engine.papers.paper import Checks, Reasons, decision_reasons, differs, tour_reasons
from gruppetto.games.peloton.box.edition import GREEN, POLKA, SYMBOL, YELLOW
from gruppetto.games.peloton.rules.course import LINE_KINDS, Leg
from gruppetto.games.peloton.rules.decisions.placing import placer
from gruppetto.games.peloton.rules.decisions.sharing import find_gifts, gift
from gruppetto.games.peloton.rules.decisions.symbol import may_choose, symbol_steps
from gruppetto.games.peloton.rules.ledger import StageResult
from gruppetto.games.peloton.rules.pace import HARDEST
from gruppetto.games.peloton.rules.position import BY_DIE, NO_RIDER, NONE, ORDINARY, PelotonPosition, Phase
from gruppetto.games.peloton.rules.reach import can_step, is_own
from gruppetto.games.peloton.rules.tour import stage_result

TAKERS: Final = 4
"""How many riders score at a line (PEL-20.3)."""


def checks_of(state: PelotonPosition) -> Checks[PelotonPosition]:
    if state.phase is Phase.PLACE:
        return (_count, _hexes, _line_up, _unridden, _placing)
    if state.phase is Phase.OVER:
        return (_count, _hexes, _line_up, *_STAGE, _end)
    return (_count, _hexes, _line_up, *_STAGE, *_SEQUENCE, *_PHASES.get(state.phase, ()))


# --- results ---


def _results(state: PelotonPosition) -> Reasons:
    starters = set(range(state.race.riders))
    for leg, result in zip(state.race.legs, state.ledger, strict=False):
        yield from _result(leg, result, starters)
        if state.race.dnf_out:
            starters -= set(result.dropped)


def _result(leg: Leg, result: StageResult, starters: set[int]) -> Reasons:
    rode = {*result.placed, *result.dropped}
    wrong = len(result.times) != len(result.placed) or list(result.times) != sorted(result.times)
    yield wrong, "a result needs a time for each rider placed, none faster than one before"
    yield set(result.placed) & set(result.dropped), "a rider is placed or has dropped out, not both"
    yield rode != starters, "a result must tell of every rider who started, placed or dropped"
    wrong = [contest.kind for contest in result.contests] != [LINE_KINDS[line.kind] for line in leg.lines]
    yield wrong, "a result must tell of every line"
    for contest in result.contests:
        wrong = len(contest.takers) > TAKERS or not rode.issuperset(contest.takers)
        yield wrong, "the takers of a line are at most four, and starters"


def _count(state: PelotonPosition) -> Reasons:
    """A race may end before its last stage, when nobody is left to start."""
    stage, over = state.stage_index, state.phase is Phase.OVER
    yield from tour_reasons(stage, stage + 1, len(state.ledger), over=over)
    yield from decision_reasons(state.to_decide, over=over)


# --- the field ---


def _hexes(state: PelotonPosition) -> Reasons:
    taken = [place for place in state.hexes if place >= 0]
    for place in taken:
        yield taken.count(place) > 1, f"{state.leg.address[place]} holds two riders (PEL-0.15)"


def _line_up(state: PelotonPosition) -> Reasons:
    race = state.race
    if state.stage_index:
        wrong = state.line_up != race.standings(state.ledger[: state.stage_index]).riders
        yield wrong, "line_up must be the riders in the order of the classification (PEL-1.5)"
        return
    teams = list(dict.fromkeys(state.line_up))
    expected = teams * race.size if race.rotation else [team for team in teams for _ in range(race.size)]
    wrong = len(teams) != race.team_count or list(state.line_up) != expected
    yield wrong, "line_up must be the teams in their drawn order, one entry a rider (PEL-1.3)"


def _unridden(state: PelotonPosition) -> Reasons:
    yield state.sequence or differs(state, _clear), "nobody is in turn before all stand"
    wrong = state.finishers or state.spent or any(state.takers) or set(state.finishes) != {(0, 0)}
    yield wrong, "nobody has finished or scored before the start"


def _clear(state: PelotonPosition) -> None:
    """No sequence and no turn."""
    state.clear_sequence()
    state.clear_turn()
    state.rider = NO_RIDER


def _placing(state: PelotonPosition) -> Reasons:
    yield state.placed >= len(state.line_up), "somebody must be left to place"
    standing = [rider for rider, at in enumerate(state.hexes) if at >= 0]
    wrong = not {state.hexes[rider] for rider in standing}.issubset(state.leg.corridor)
    yield wrong, "riders are placed in the corridor (PEL-1.4)"
    found = standing if state.stage_index else sorted(state.race.team_of[rider] for rider in standing)
    wrong = found != sorted(state.line_up[: state.placed])
    yield wrong, "the riders on the road must be those of the first places of line_up"
    yield state.to_decide != placer(state), "to_decide must be the seat that places next"


def _standing_start(state: PelotonPosition) -> Reasons:
    """What a sequence can begin with: somebody on the road, nobody home."""
    yield state.sequence < 1, "sequence must be the number of the one that begins, from 1 on"
    yield not state.taken, "riders must say where somebody stands"
    wrong = any(place >= state.leg.stretch for place in state.hexes)
    yield wrong, "nobody stands in the stretch when a sequence begins (PEL-21.12)"
    yield from tour_reasons(state.stage_index, len(state.race.legs), len(state.ledger), over=False)


def _field(state: PelotonPosition) -> Reasons:
    """Every starter is on the road, home, or out."""
    starters = set(state.line_up) if state.stage_index else set(range(state.race.riders))
    yield state.placed != len(state.line_up), "a sequence begins when all have placed"
    for rider, (sequence, _) in enumerate(state.finishes):
        bib = state.race.bibs[rider]
        ways = [state.hexes[rider] >= 0, sequence != 0]
        wrong = (sequence > 0) != (rider in state.finishers)
        yield wrong, f"{bib} must be among the finishers exactly if he has a finish"
        yield rider not in starters and any(ways), f"{bib} did not start"
        wrong = rider in starters and ways.count(True) != 1
        yield wrong, f"{bib} must be on the road, have finished, or have dropped out: one of them"


def _finishes(state: PelotonPosition) -> Reasons:
    for rider, (sequence, seconds) in enumerate(state.finishes):
        yield sequence > 0 and seconds not in state.leg.seconds, f"no hex of the stretch shows {seconds}"
        wrong = sequence < -1 or (sequence <= 0 and seconds)
        yield wrong, f"{state.race.bibs[rider]} has no such finish; dropped out is [-1, 0]"
    times = [state.finishes[rider] for rider in state.finishers]
    yield times != sorted(times), "finishers must be placed by sequence and seconds (PEL-21.13)"
    latest = state.sequence - (state.phase is not Phase.OVER)
    yield any(sequence > latest for sequence, _ in times), "nobody has finished in a sequence that is not over"


def _lines(state: PelotonPosition) -> Reasons:
    """By distance who reaches a line in a sequence scores when it ends (D-25)."""
    for line, takers in enumerate(state.takers):
        yield len(takers) > TAKERS, "at most four riders score at a line (PEL-20.3)"
        for rider, bib in enumerate(state.race.bibs):
            taker, reached = rider in takers, _reached(state, rider, line)
            missed = reached and not taker and len(takers) < TAKERS
            wrong = missed and not (state.race.lines_by_distance and _under_way(state))
            yield wrong, f"{bib} has reached line {line + 1} and must be among its takers"
            wrong = taker and not reached and (state.hexes[rider] >= 0 or not state.finishes[rider][0])
            yield wrong, f"{bib} has not reached line {line + 1}"


def _under_way(state: PelotonPosition) -> bool:
    """Tell if a rider may have ridden in this sequence already."""
    return state.turn > 0 or state.phase in (Phase.MOVE2, Phase.SHARE, Phase.CONSENT)


def _reached(state: PelotonPosition, rider: int, line: int) -> bool:
    at = state.hexes[rider]
    return at >= 0 and state.leg.reached[at] >> line & 1 == 1


def _cards(state: PelotonPosition) -> Reasons:
    for card, rider in enumerate(state.jerseys):
        wrong = state.spent >> card & 1 and not (state.race.cards and rider != NO_RIDER)
        yield wrong, "a card was used that nobody held (PEL-25.1)"


def _end(state: PelotonPosition) -> Reasons:
    yield state.taken or differs(state, _clear), "nobody is on the road or in turn when the race is over"
    yield state.sequence < 1, "a race has at least one sequence"
    yield stage_result(state) != state.ledger[-1], "the last result must be what finishes, finishers and takers tell"
    wrong = len(state.ledger) < len(state.race.legs) and state.standings().riders
    yield wrong, f"the race goes on after stage {len(state.ledger)}"


# --- the sequence ---


def _order(state: PelotonPosition) -> Reasons:
    yield state.sequence < 1, "sequence must be at least 1"
    yield not 0 <= state.turn < len(state.order), "turn must be a place in order"
    home = {rider for rider, at in enumerate(state.hexes) if at >= state.leg.stretch}
    yield set(state.arrived) != home, "arrived must be the riders in the stretch"
    yield list(state.leaders) != sorted(state.leaders, key=state.order.index), "groups must be in the order of play"


def _ridden(state: PelotonPosition) -> Reasons:
    """Who has had his turn may have fallen out of the race or be boxed in."""
    ridden = state.order[: state.turn]
    for rider, bib in enumerate(state.race.bibs):
        on_road, stuck = state.hexes[rider] >= 0, state.stuck >> rider & 1
        out = state.finishes[rider][0] < 0 and rider in ridden
        wrong = on_road != (rider in state.order) and not out
        yield wrong, f"{bib} must be in order exactly if he is on the road"
        down = stuck or state.fallen >> rider & 1
        yield down and not on_road, f"{bib} cannot have fallen or be boxed in off the road"
        yield stuck and rider not in ridden, f"{bib} can have a collision only in his turn (PEL-6.1)"


def _paces(state: PelotonPosition) -> Reasons:
    for group, (pace, breakaway) in enumerate(zip(state.paces, state.breakaways, strict=True)):
        yield pace and breakaway, "while a breakaway is open its group has no pace (PEL-11.7)"
        if state.resets >> group & 1:
            yield pace or breakaway, "a pace that must be reset is empty (PEL-18.5)"
            yield state.brakes[group], "a pace that must be reset brakes nobody (D-17)"
        yield state.climb_paces >> group & 1 and not pace, "an empty pace is of no terrain"
        hard = state.hard_paces >> group & 1
        wrong = hard and not (state.race.hard_for_next and pace == HARDEST and state.climb_paces >> group & 1)
        yield wrong, "only a 4 on a climb is hard to follow, and only with hard_pace = next (D-15)"


def _breakaways(state: PelotonPosition) -> Reasons:
    for group, (breakaway, die) in enumerate(zip(state.breakaways, state.breakaway_dice, strict=True)):
        closed = state.closed >> group & 1
        yield closed and breakaway, "a closed breakaway is not open (PEL-12.5)"
        yield die not in ((YELLOW, POLKA) if breakaway else (NONE,)), "a breakaway has its die"
        yield state.group_sizes[group] == 1 and (breakaway or closed), "a lone rider cannot attack (PEL-9.4)"


def _attackers(state: PelotonPosition) -> Reasons:
    for leader, size in zip(state.leaders, state.group_sizes, strict=True):
        attacks = state.attackers >> leader & 1
        yield attacks and size == 1, "a lone rider cannot attack (PEL-9.4)"
        wrong = size > 1 and not attacks and not state.race.lead_and_free  # uphill he also needs free road (D-9)
        yield wrong, "the leader of a group may attack (PEL-11.2)"
    yield state.attackers & ~sum(1 << rider for rider in state.order), "attackers are riders of order"


# --- the turn ---


def _turn(state: PelotonPosition) -> Reasons:
    rider = state.rider
    yield rider != state.order[state.turn], "rider must be the one whose turn it is in order"
    yield state.hexes[rider] < 0, "the rider in turn must be on the road"
    yield (state.fallen | state.stuck) >> rider & 1, "the rider in turn can neither have fallen nor have a collision"
    asked = state.phase is Phase.CONSENT
    wrong = asked != (state.offer_rider != NO_RIDER)
    yield wrong, "there is an offer, and says to whom, exactly while an opponent is asked"
    owner = state.race.owners[state.offer_rider if asked else rider]
    yield state.to_decide != owner, f"to_decide must be {owner}"


def _thrown(state: PelotonPosition) -> Reasons:
    yield (state.die == NONE) != (state.face == NONE), "a die that was thrown shows a face"
    card = state.card
    wrong = card != NONE and not (state.jerseys[card] == state.rider and state.spent >> card & 1)
    yield wrong, "a card that is played was held and is spent (PEL-25.1)"
    sharing = state.phase in (Phase.SHARE, Phase.CONSENT)
    yield not sharing and (state.rest or state.declined or state.owes), "nothing is shared before the move (PEL-19.1)"
    yield state.owes and not state.race.exact_move, "only exact_move knows a rest that must be shared"


def _choosing(state: PelotonPosition) -> Reasons:
    yield state.die != NONE or state.card != NONE or state.speed or state.solo, "who still chooses his speed has none"


def _steps(state: PelotonPosition) -> Reasons:
    yield not can_step(state, state.rider), "a rider who cannot step has a collision (PEL-6.1)"


def _is_symbol(state: PelotonPosition) -> bool:
    if state.die not in (YELLOW, POLKA):
        return False
    return SYMBOL < state.race.edition.dice[state.die][state.face] < 2 * SYMBOL


def _symbol(state: PelotonPosition) -> Reasons:
    yield state.speed or state.solo, "who still chooses what to do with the symbol has no speed"
    if state.card == NONE:
        yield not _is_symbol(state) or not may_choose(state, state.die), "no symbol was thrown that leaves a choice"
        return
    able = state.race.card_group_attack and state.card != POLKA and state.attackers >> state.rider & 1
    wrong = not able or state.die != NONE or state.breakaways[state.group_of[state.rider]]
    yield wrong, "this card leaves no choice here (PEL-25.4)"


def _moving(state: PelotonPosition) -> Reasons:
    yield state.speed < 1 or not state.actions(), "who is to move has a speed and a way"
    yield state.solo == BY_DIE and state.card != NONE, "a solo attack is by the die or by a card"


def _first_leg(state: PelotonPosition) -> Reasons:
    started = _is_symbol(state) if state.solo == BY_DIE else state.card != NONE
    wrong = state.solo != ORDINARY and not (started and state.speed == symbol_steps(state))
    yield wrong, "a solo attack begins with the symbol or a card"


def _second_leg(state: PelotonPosition) -> Reasons:
    yield state.solo == ORDINARY or state.die != GREEN, "only a solo attack has a second leg, after the green die"


def _sharing(state: PelotonPosition) -> Reasons:
    yield not 1 <= state.rest <= state.speed, "the rest to share is at least 1 and at most the speed (PEL-19.1)"
    yield not find_gifts(state), "nobody can take the rest (PEL-19.4)"


def _consent(state: PelotonPosition) -> Reasons:
    offered = gift(state, state.race.bibs[state.offer_rider], state.offer_hex)
    wrong = offered not in find_gifts(state) or is_own(state, state.offer_rider)
    yield wrong, "this offer cannot be made to an opponent (PEL-19.4, 19.5)"


RESULTS: Final = (_results,)
"""What must hold before anything is worked out from the results."""
STANDING_START: Final = (_standing_start, _hexes, _field, _finishes)
_STAGE: Final = (_field, _finishes, _lines, _cards)
_SEQUENCE: Final = (_order, _ridden, _paces, _breakaways, _attackers, _turn, _thrown)
_PHASES: Final[dict[Phase, Checks[PelotonPosition]]] = {
    Phase.SPEED: (_choosing, _steps),
    Phase.SYMBOL: (_steps, _symbol),
    Phase.MOVE: (_moving, _steps, _first_leg),
    Phase.MOVE2: (_moving, _steps, _second_leg),
    Phase.SHARE: (_sharing,),
    Phase.CONSENT: (_sharing, _consent),
}

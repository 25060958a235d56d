"""Can this position occur? The checks behind a position document, each with its reason."""

from gruppetto.engine.contract import NOBODY, PositionError
from gruppetto.games.peloton.box.edition import SYMBOL
from gruppetto.games.peloton.rules.actions import GREEN, POLKA, YELLOW
from gruppetto.games.peloton.rules.attacks import may_choose, symbol_steps
from gruppetto.games.peloton.rules.course import LINE_KINDS
from gruppetto.games.peloton.rules.moving import moves
from gruppetto.games.peloton.rules.position import (
    BY_DIE,
    CONSENT_PHASE,
    MOVE2_PHASE,
    MOVE_PHASE,
    NO_RIDER,
    NONE,
    ORDINARY,
    OVER,
    PLACE_PHASE,
    SHARE_PHASE,
    SPEED_PHASE,
    SYMBOL_PHASE,
    PelotonPosition,
)
from gruppetto.games.peloton.rules.sharing import find_gifts, is_own
from gruppetto.games.peloton.rules.tour import placer, stage_result
from gruppetto.games.peloton.rules.turns import can_step

TAKERS = 4
"""How many riders score at a line (PEL-20.3)."""


def check_occurs(state: PelotonPosition) -> None:
    """Raises PositionError with the first reason why this position cannot occur."""
    _check_results(state, state.stage_index + (state.phase is OVER))
    _check_line_up(state)
    if state.phase is PLACE_PHASE:
        _check_placing(state)
        return
    _check_field(state)
    _check_lines(state)
    if state.phase is OVER:
        _check_end(state)
        return
    _check_order(state)
    for group in range(len(state.leaders)):
        _check_group(state, group)
    _check_turn(state)
    _check_speed(state)


def check_standing_start(state: PelotonPosition) -> None:
    """What a sequence can begin with: somebody on the road, nobody home."""
    if state.sequence < 1:
        raise PositionError("sequence must be the number of the one that begins, from 1 on")
    if not state.taken:
        raise PositionError("riders must say where somebody stands")
    if any(place >= state.leg.stretch for place in state.hexes):
        raise PositionError("nobody stands in the stretch when a sequence begins (PEL-21.12)")
    _check_results(state, state.stage_index)
    _check_field(state)


def _refuse(wrong: bool, reason: str) -> None:
    if wrong:
        raise PositionError(reason)


# --- the stage ---


def _check_results(state: PelotonPosition, wanted: int) -> None:
    _refuse(
        len(state.ledger) != wanted,
        f"{wanted} finished stages are expected here, but results has {len(state.ledger)}",
    )
    starters = set(range(state.race.riders))
    for leg, result in zip(state.race.legs, state.ledger, strict=False):
        rode = {*result.placed, *result.dropped}
        _refuse(rode != starters, "a result must tell of every rider who started, placed or dropped")
        kinds = [contest.kind for contest in result.contests]
        _refuse(kinds != [LINE_KINDS[line.kind] for line in leg.lines], "a result must tell of every line")
        for contest in result.contests:
            wrong = len(contest.takers) > TAKERS or not rode.issuperset(contest.takers)
            _refuse(wrong, "the takers of a line are at most four, and starters")
        if state.race.dnf_out:
            starters -= set(result.dropped)


def _check_line_up(state: PelotonPosition) -> None:
    race = state.race
    if state.stage_index:
        ranked = race.standings(state.ledger[: state.stage_index]).riders
        _refuse(state.line_up != ranked, "line_up must be the riders in the order of the classification (PEL-1.5)")
        return
    teams = list(dict.fromkeys(state.line_up))
    expected = teams * race.size if race.rotation else [team for team in teams for _ in range(race.size)]
    wrong = len(teams) != race.teams or list(state.line_up) != expected
    _refuse(wrong, "line_up must be the teams in their drawn order, one entry a rider (PEL-1.3)")


def _check_placing(state: PelotonPosition) -> None:
    _refuse(state.sequence != 0 or bool(state.order) or state.turn != -1, "no sequence has begun before all stand")
    _refuse(state.rider != NO_RIDER or state.die != NONE or state.card != NONE, "nobody is in turn before all stand")
    _refuse(any(finish != (0, 0) for finish in state.finishes), "nobody has finished before the start")
    _refuse(bool(state.finishers or state.spent) or any(state.takers), "nothing is scored before the start")
    _refuse(state.placed >= len(state.line_up), "somebody must be left to place")
    standing = [rider for rider, at in enumerate(state.hexes) if at >= 0]
    corridor = frozenset(state.leg.corridor)
    _refuse(
        any(state.hexes[rider] not in corridor for rider in standing), "riders are placed in the corridor (PEL-1.4)"
    )
    so_far = sorted(state.line_up[: state.placed])
    team_of = state.race.team_of
    found = standing if state.stage_index else sorted(team_of[rider] for rider in standing)
    _refuse(found != so_far, "the riders on the road must be those of the first places of line_up")
    _refuse(state.to_decide != placer(state), "to_decide must be the seat that places next")
    _refuse(_turn_figures(state), "a turn is under way before all stand")


def _turn_figures(state: PelotonPosition) -> bool:
    """Whether anything of a turn is written down."""
    figures = state.speed or state.rest or state.solo or state.declined or state.owes or state.braked
    marks = state.fallen or state.stuck or state.attackers or state.arrived
    return bool(figures or marks or state.offer_rider != NO_RIDER or state.face != NONE)


def _check_field(state: PelotonPosition) -> None:
    """Every starter is on the road, home, or out."""
    starters = set(state.line_up) if state.stage_index else set(range(state.race.riders))
    placed = set(state.finishers)
    _refuse(state.placed != len(state.line_up), "a sequence begins when all have placed")
    for rider, (sequence, seconds) in enumerate(state.finishes):
        bib = state.race.bibs[rider]
        on_road = state.hexes[rider] >= 0
        home = sequence > 0
        _refuse(home != (rider in placed), f"{bib} must be among the finishers exactly if he has a finish")
        _refuse(sequence < -1 or (sequence < 0 and seconds != 0), f"{bib} has no such finish; dropped out is [-1, 0]")
        _refuse(home and seconds not in state.leg.seconds, f"no hex of the stretch shows {seconds}")
        _refuse(not home and sequence == 0 and seconds != 0, f"{bib} has seconds but has not finished")
        _refuse(rider not in starters and (on_road or sequence != 0), f"{bib} did not start")
        wrong = rider in starters and on_road == (sequence != 0)
        _refuse(wrong, f"{bib} must be on the road, have finished, or have dropped out: one of them")
    times = [state.finishes[rider] for rider in state.finishers]
    _refuse(times != sorted(times), "finishers must be placed by sequence and seconds (PEL-21.13)")
    latest = state.sequence if state.phase is OVER else state.sequence - 1
    _refuse(any(sequence > latest for sequence, _ in times), "nobody has finished in a sequence that is not over")


def _check_lines(state: PelotonPosition) -> None:
    reached = state.leg.reached
    for line, takers in enumerate(state.takers):
        _refuse(len(takers) > TAKERS, "at most four riders score at a line (PEL-20.3)")
        for rider, at in enumerate(state.hexes):
            beyond = at >= 0 and reached[at] >> line & 1
            bib = state.race.bibs[rider]
            _refuse(
                bool(beyond) and rider not in takers and len(takers) < TAKERS,
                f"{bib} has reached line {line + 1} and must be among its takers",
            )
            _refuse(at >= 0 and not beyond and rider in takers, f"{bib} has not reached line {line + 1}")
            _refuse(at < 0 and rider in takers and state.finishes[rider] == (0, 0), f"{bib} did not start")
    for card in range(len(state.jerseys)):
        held = state.race.cards and state.jerseys[card] != NO_RIDER
        _refuse(bool(state.spent >> card & 1) and not held, "a card was used that nobody held (PEL-25.1)")


def _check_end(state: PelotonPosition) -> None:
    _refuse(bool(state.taken), "nobody is on the road when the race is over")
    _refuse(bool(state.order) or state.turn != -1, "no sequence is under way when the race is over")
    _refuse(state.to_decide != NOBODY or state.rider != NO_RIDER, "nobody is to decide when the race is over")
    _refuse(_turn_figures(state) or state.die != NONE or state.card != NONE, "no turn is under way at the end")
    _refuse(state.sequence < 1, "a race has at least one sequence")
    _refuse(stage_result(state) != state.ledger[-1], "the last result must be what finishes, finishers and takers tell")
    last = len(state.ledger) == len(state.race.legs) or not state.standings().riders
    _refuse(not last, f"the race goes on after stage {len(state.ledger)}")


# --- the sequence ---


def _check_order(state: PelotonPosition) -> None:
    _refuse(state.sequence < 1, "sequence must be at least 1")
    _refuse(not 0 <= state.turn < len(state.order), "turn must be a place in order")
    for rider, at in enumerate(state.hexes):
        bib = state.race.bibs[rider]
        _refuse(at >= 0 and rider not in state.order, f"{bib} is on the road and must be in order")
        gone = rider in state.order and at < 0
        fell = state.finishes[rider][0] < 0 and rider in state.order[: state.turn]
        _refuse(gone and not fell, f"{bib} is in order and must be on the road")
        down = (state.fallen | state.stuck) >> rider & 1
        _refuse(bool(down) and at < 0, f"{bib} cannot have fallen or be boxed in off the road")
        _refuse(
            bool(state.stuck >> rider & 1) and rider not in state.order[: state.turn],
            f"{bib} can have a collision only in his turn (PEL-6.1)",
        )
    home = {rider for rider, at in enumerate(state.hexes) if at >= state.leg.stretch}
    _refuse(set(state.arrived) != home, "arrived must be the riders in the stretch")
    _refuse(list(state.leaders) != sorted(state.leaders, key=state.order.index), "groups must be in the order of play")


def _check_group(state: PelotonPosition, group: int) -> None:
    bit = 1 << group
    pace, breakaway = state.paces[group], state.breakaways[group]
    reset, closed = state.resets & bit, state.closed & bit
    _refuse(bool(pace and breakaway), "while a breakaway is open its group has no pace (PEL-11.7)")
    _refuse(bool(reset and (pace or breakaway)), "a pace that must be reset is empty (PEL-18.5)")
    _refuse(bool(reset and state.brakes[group]), "a pace that must be reset brakes nobody (D-17)")
    _refuse(bool(closed and breakaway), "a closed breakaway is not open (PEL-12.5)")
    _refuse(bool(state.climb_paces & bit) and not pace, "an empty pace is of no terrain")
    die = state.breakaway_dice[group]
    _refuse((die != NONE) != bool(breakaway) or die not in (NONE, YELLOW, POLKA), "a breakaway has its die")
    if state.group_sizes[group] == 1:
        wrong = breakaway or closed or state.attackers >> state.leaders[group] & 1
        _refuse(bool(wrong), "a lone rider cannot attack (PEL-9.4)")
    else:
        _refuse(not state.attackers >> state.leaders[group] & 1, "the leader of a group may attack (PEL-11.2)")
    _refuse(bool(state.attackers & ~sum(1 << rider for rider in state.order)), "attackers are riders of order")


# --- the turn ---


def _check_turn(state: PelotonPosition) -> None:
    _refuse(state.rider != state.order[state.turn], "rider must be the one whose turn it is in order")
    _refuse(state.hexes[state.rider] < 0, "the rider in turn must be on the road")
    down = (state.fallen | state.stuck) >> state.rider & 1
    _refuse(bool(down), "the rider in turn can neither have fallen nor have a collision")
    owner = state.race.owners[state.rider]
    if state.phase is CONSENT_PHASE:
        _refuse(state.offer_rider == NO_RIDER, "an offer must say to whom")
        owner = state.race.owners[state.offer_rider]
    else:
        _refuse(state.offer_rider != NO_RIDER, "there is an offer only while an opponent is asked")
    _refuse(state.to_decide != owner, f"to_decide must be {owner}")
    _refuse((state.die == NONE) != (state.face == NONE), "a die that was thrown shows a face")
    if state.card != NONE:
        held = state.jerseys[state.card] == state.rider and state.spent >> state.card & 1
        _refuse(not held, "a card that is played was held and is spent (PEL-25.1)")


def _check_speed(state: PelotonPosition) -> None:
    """The figures of the turn fit its phase."""
    phase = state.phase
    if phase is SPEED_PHASE:
        thrown = state.die != NONE or state.card != NONE or state.speed or state.solo
        _refuse(bool(thrown), "who still chooses his speed has none")
        _refuse(not can_step(state, state.rider), "a rider who cannot step has a collision (PEL-6.1)")
    if phase not in (SHARE_PHASE, CONSENT_PHASE):
        given = state.rest or state.declined or state.owes
        _refuse(bool(given), "nothing is shared before the move (PEL-19.1)")
    if phase is SYMBOL_PHASE:
        _refuse(bool(state.speed or state.solo), "who still chooses what to do with the symbol has no speed")
        _refuse(not can_step(state, state.rider), "a rider who cannot step has a collision (PEL-6.1)")
        _check_symbol(state)
    if phase in (MOVE_PHASE, MOVE2_PHASE):
        _refuse(state.speed < 1 or not moves(state), "who is to move has a speed and a way")
        _refuse(not can_step(state, state.rider), "a rider who is to move can step")
        _check_legs(state)
    if phase in (SHARE_PHASE, CONSENT_PHASE):
        _check_sharing(state)
    _refuse(state.owes and not state.race.exact_move, "only exact_move knows a rest that must be shared")


def _is_symbol(state: PelotonPosition) -> bool:
    if state.die not in (YELLOW, POLKA):
        return False
    return SYMBOL < state.race.edition.dice[state.die][state.face] < 2 * SYMBOL


def _check_symbol(state: PelotonPosition) -> None:
    group = state.group_of[state.rider]
    if state.card != NONE:
        able = state.race.card_group_attack and state.card != POLKA and state.attackers >> state.rider & 1
        wrong = not able or state.die != NONE or state.breakaways[group]
        _refuse(bool(wrong), "this card leaves no choice here (PEL-25.4)")
    else:
        _refuse(not _is_symbol(state) or not may_choose(state, state.die), "no symbol was thrown that leaves a choice")


def _check_legs(state: PelotonPosition) -> None:
    if state.phase is MOVE2_PHASE:
        _refuse(
            state.solo == ORDINARY or state.die != GREEN, "only a solo attack has a second leg, after the green die"
        )
    elif state.solo != ORDINARY:
        by_die = state.solo == BY_DIE
        started = _is_symbol(state) and state.card == NONE if by_die else state.card != NONE
        _refuse(not started or state.speed != symbol_steps(state), "a solo attack begins with the symbol or a card")
    _refuse((state.solo == BY_DIE) and state.card != NONE, "a solo attack is by the die or by a card")


def _check_sharing(state: PelotonPosition) -> None:
    _refuse(not 1 <= state.rest <= state.speed, "the rest to share is at least 1 and at most the speed (PEL-19.1)")
    found = find_gifts(state)
    _refuse(not found, "nobody can take the rest (PEL-19.4)")
    if state.phase is CONSENT_PHASE:
        gift = state.ways.gift(state.race.bibs[state.offer_rider], state.offer_hex)
        wrong = gift not in found or is_own(state, state.offer_rider)
        _refuse(wrong, "this offer cannot be made to an opponent (PEL-19.4, 19.5)")

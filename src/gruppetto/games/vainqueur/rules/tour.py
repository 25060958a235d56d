"""The frame around the decisions: the deal, the draw, start and end of a stage, the end of the tour."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import NOBODY
from gruppetto.engine.event import Event, Params, Tell, of_stage
from gruppetto.games.vainqueur.box.cards import BITS, CLIMBER, KINDS, NAMES, NO_CARD, SPRINTER
from gruppetto.games.vainqueur.rules.cues import CAP_KEPT, NEW_CAP, STAGE_WON, TOUR_WON
from gruppetto.games.vainqueur.rules.ledger import BY_SPRINTER, CapAward, StageResult
from gruppetto.games.vainqueur.rules.naming import player, players
from gruppetto.games.vainqueur.rules.position import ROAD_TURN, TOUR_END, TT_TURN, VainqueurPosition
from gruppetto.games.vainqueur.rules.scoring import award_cap, stage_places, stage_points, turn_order


def roll(state: VainqueurPosition, chance: Chance) -> int:
    """A face of the edition's die."""
    die = state.course.die
    state.last_roll = die[chance.die(len(die)) - 1]
    return state.last_roll


def start_tour(state: VainqueurPosition, first: int, chance: Chance, tell: Tell | None) -> None:
    """The winner of the prologue wears the first cap and deals (VAI-11.2, VAI-8.3)."""
    if tell is not None:
        tell(Event("prologue_won", {"who": player(first)}, cue=NEW_CAP))
    state.caps = (CapAward(first, "VAI-11.2"),)
    _deal(state, first, chance, tell)
    _start_stage(state, 0, first, chance, tell)


def _deal(state: VainqueurPosition, dealer: int, chance: Chance, tell: Tell | None) -> None:
    """One card at a time, the first to the dealer's left, the dealer last (D-5)."""
    course = state.course
    order = turn_order(course.next_seat[dealer], course.seats)
    for _ in range(course.hand_size):
        for seat in order:
            _turn_up(state, seat, chance)
    if tell is not None:
        tell(Event("dealt", {"who": player(dealer), "count": course.hand_size}))


def _turn_up(state: VainqueurPosition, seat: int, chance: Chance) -> int:
    """The top card of the draw pile, decided now that it is turned, goes to a hand."""
    draw = state.draw
    kind = chance.draw(draw, state.draw_count)
    draw[kind] -= 1
    state.draw_count -= 1
    state.hands[seat * KINDS + kind] += 1
    state.masks[seat] |= BITS[kind]
    return kind


def draw_card(state: VainqueurPosition, seat: int, chance: Chance, tell: Tell | None) -> None:
    """The compulsory draw that opens a turn on the road (VAI-8.5); an empty pile is shuffled anew (VAI-15.6)."""
    if not state.draw_count:
        state.draw, state.discard = state.discard, state.draw
        state.draw_count, state.discard_count = state.discard_count, 0
        state.discard_top = NO_CARD
        if tell is not None:
            tell(Event("reshuffled", {"count": state.draw_count}))
    state.drawn = _turn_up(state, seat, chance)
    if tell is not None:
        tell(Event("drew", {"who": player(seat)}, owner=seat, secret={"card": NAMES[state.drawn]}))


def _start_stage(state: VainqueurPosition, index: int, cap: int, chance: Chance, tell: Tell | None) -> None:
    """Everybody on the start line, the cap wearer to play first (VAI-15.2, VAI-15.5)."""
    leg = state.course.legs[index]
    state.stage_index = index
    state.leg = leg
    state.round = 1
    state.cap = cap
    state.to_decide = cap
    state.last_roll = 0
    state.line_up()
    if tell is not None:
        tell(Event("stage_started", of_stage(index + 1, len(state.course.legs)) | {"who": player(cap)}))
    if leg.trial:
        state.phase = TT_TURN
        state.drawn = NO_CARD
    else:
        state.phase = ROAD_TURN
        draw_card(state, cap, chance, tell)


def win_stage(state: VainqueurPosition, winner: int, how: str, chance: Chance, tell: Tell | None) -> None:
    """The stage stops at once (VAI-9.3): places, points, clean-up, then the next stage or the end of the tour."""
    course = state.course
    places = stage_places(state.positions, winner, competition=course.competition)
    points = stage_points(places, course.points)
    state.ledger = (*state.ledger, StageResult(winner, how, tuple(state.positions), places, points))
    state.totals = [total + gain for total, gain in zip(state.totals, points, strict=True)]
    if tell is not None:
        _tell_result(state, tell)
    _clear_table(state, winner if how == BY_SPRINTER else -1)
    state.drawn = NO_CARD
    if len(state.ledger) == len(course.legs):
        _end_tour(state, tell)
        return
    history = [result.places for result in state.ledger]
    award = award_cap(state.totals, history, state.cap, to_winner=course.cap_to_winner)
    if tell is not None:
        kept = award.seat == state.cap
        params: Params = {"who": player(award.seat), "rule": award.rule, "kept": kept}
        tell(Event("cap_awarded", params, cue=CAP_KEPT if kept else NEW_CAP))
    state.caps = (*state.caps, award)
    _start_stage(state, state.stage_index + 1, award.seat, chance, tell)


def _clear_table(state: VainqueurPosition, sprinter: int) -> None:
    """Table cards join the discard pile: seat by seat handicap, climber, sprinter (VAI-15.4)."""
    for seat, handicap in enumerate(state.handicaps):
        if handicap != NO_CARD:
            put_on_discard(state, handicap)
        if state.climbers >> seat & 1:
            put_on_discard(state, CLIMBER)
        if seat == sprinter:
            put_on_discard(state, SPRINTER)
    state.line_up()


def put_on_discard(state: VainqueurPosition, kind: int) -> None:
    state.discard[kind] += 1
    state.discard_count += 1
    state.discard_top = kind


def _tell_result(state: VainqueurPosition, tell: Tell) -> None:
    stage = f"stage:{state.stage_index + 1}"
    result = state.ledger[-1]
    tell(Event("stage_won", {"who": player(result.winner), "stage": stage, "how": result.how}, cue=STAGE_WON))
    for seat in sorted(range(len(result.places)), key=result.places.__getitem__):
        place, points = result.places[seat], result.points[seat]
        total = state.totals[seat]
        params: Params = {"who": player(seat), "stage": stage, "place": place, "points": points, "total": total}
        tell(Event("stage_placed", params))


def _end_tour(state: VainqueurPosition, tell: Tell | None) -> None:
    """No further cap (VAI-10.10), the classification, and all hands shown."""
    state.phase = TOUR_END
    state.to_decide = NOBODY
    state.show_hands()
    final = state.final()
    if tell is None or final is None:
        return
    tell(Event("tour_won", {"whos": players(list(final.winners)), "rule": final.rule}, cue=TOUR_WON))
    for seat in range(state.course.seats):
        cards = [NAMES[kind] for kind, count in enumerate(state.hand(seat)) for _ in range(count)]
        tell(Event("hands_shown", {"who": player(seat), "cards": cards}))

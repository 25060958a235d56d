"""The score sheet's arithmetic: places, points, the yellow cap, the Tour winner (VAI-9, VAI-10).

Nothing here knows the state of a match: positions and totals go in, places and awards come out, so that the companion
at a physical table computes with the very same functions (VAI-17).
"""

from collections.abc import Sequence

from gruppetto.engine.ranking import Figures, Parting, Ranking, Share, Step, parting_by_award, ranked
from gruppetto.engine.refusal import Refusal
from gruppetto.games.vainqueur.rules.ledger import CapAward, FinalResult


def stage_places(positions: Sequence[int], winner: int, *, competition: bool = False) -> tuple[int, ...]:
    """The place of every seat: the winner first, the others by position, a shared cell sharing the place.

    Places count occupied cells (VAI-9.6) or, with `competition`, riders (VAI-16.3).
    """
    others = [position for seat, position in enumerate(positions) if seat != winner]
    ahead = others if competition else list(set(others))
    return tuple(
        1 if seat == winner else 2 + sum(position > own for position in ahead) for seat, own in enumerate(positions)
    )


def places_by_order(
    groups: Sequence[Sequence[int]], winner: int, seats: int, *, competition: bool = False
) -> tuple[int, ...]:
    """Places from an order of the non-winners with ties marked: each tied group counts as one cell (VAI-17.3)."""
    positions = [0] * seats
    for behind, group in enumerate(groups):
        for seat in group:
            positions[seat] = len(groups) - behind
    return stage_places(positions, winner, competition=competition)


def stage_ranking(places: Sequence[int], shown: Figures) -> Ranking:
    """A stage as people see it: by distance left to the finish, those on one cell sharing a place (VAI-9.4, 9.5)."""
    return ranked(range(len(places)), [Step("VAI-9.4", "nearer", places)], Share("VAI-9.5", "same-cell"), shown)


def stage_points(places: Sequence[int], scale: Sequence[int]) -> tuple[int, ...]:
    """The points of every seat; each of those who share a place gets them in full (VAI-9.1, VAI-9.5)."""
    return tuple(scale[place - 1] if place <= len(scale) else 0 for place in places)


def check_positions(
    positions: Sequence[int], winner: int, length: int, step: int, *, physical: bool = False
) -> Refusal | None:
    """The first position that cannot be where a stage ended (VAI-17.3), as somebody may enter it by hand.

    With a physical board only the order matters: nobody may be level with the winner or ahead (VAI-17.6).
    """
    finish = positions[winner] if physical else length
    for seat, position in enumerate(positions):
        who = f"player:{seat}"
        if position < 0:
            return Refusal("VAI-17.3", {"who": who, "at": position})
        if seat != winner and position >= finish:
            return Refusal("VAI-9.2", {"who": who, "at": position, "finish": finish})
        if not physical and seat != winner and position % step:
            return Refusal("VAI-17.3", {"who": who, "at": position, "step": step})
    return None


Rolls = tuple[tuple[int, ...], ...]
"""The prologue round by round: the roll of each seat, 0 for a seat that did not (or not yet) roll in it."""


def rolling(rounds: Rolls) -> list[int]:
    """Who takes part in the last of these rounds: everybody, then those tied for the highest roll (VAI-11.3)."""
    return leaders(rounds[-2]) if len(rounds) > 1 else list(range(len(rounds[-1])))


def waiting(rounds: Rolls) -> list[int]:
    """Who has still to roll in the last round, in seat order (VAI-11.1)."""
    return [seat for seat in rolling(rounds) if not rounds[-1][seat]]


def check_prologue(rounds: Rolls, die: Sequence[int]) -> Refusal | None:
    """The first roll or round that cannot have been, as somebody may enter it by hand (VAI-17.1)."""
    for number in range(1, len(rounds) + 1):
        past = rounds[max(0, number - 2) : number]  # who rolls depends on the round before, and on no other
        taking_part = rolling(past)
        for seat, face in enumerate(past[-1]):
            if face and (seat not in taking_part or face not in die):
                return Refusal("VAI-11.3", {"who": f"player:{seat}", "roll": face, "round": number})
        still = waiting(past)
        if still and any(past[-1][seat] for seat in taking_part if seat > still[0]):
            return Refusal("VAI-11.1", {"who": f"player:{still[0]}"})
        decided = not still and len(leaders(past[-1])) == 1
        if number < len(rounds) and (still or decided):
            return Refusal("VAI-11.3", {"round": number + 1})
    return None


def prologue_winner(rounds: Rolls) -> int | None:
    """Who has won the prologue with these rolls, if it is decided (VAI-11.2)."""
    best = leaders(rounds[-1])
    return best[0] if len(best) == 1 and not waiting(rounds) else None


def turn_order(first: int, seats: int) -> tuple[int, ...]:
    """The cap wearer first, then the others to the left (VAI-15.2)."""
    return tuple((first + turn) % seats for turn in range(seats))


def leaders(totals: Sequence[int]) -> list[int]:
    most = max(totals)
    return [seat for seat, total in enumerate(totals) if total == most]


def _counting_back(rule: str, word: str, history: Sequence[Sequence[int]]) -> list[Step]:
    """Places stage by stage, from the latest to the first (VAI-10.9)."""
    return [Step(rule, word, history[stage - 1], args={"stage": stage}) for stage in range(len(history), 0, -1)]


def cap_ranking(totals: Sequence[int], history: Sequence[Sequence[int]], wearer: int) -> Ranking:
    """Those with the most points, and who of them gets the cap (VAI-10.2 to 10.4). `history` has the places of every
    finished stage, the last one included; `wearer` wore the cap in it."""
    places, seats = history[-1], range(len(totals))
    order = turn_order(wearer, len(totals))
    steps = [
        Step("VAI-10.2", "cap-winner", [int(place == 1) for place in places], most=True),
        Step("VAI-10.3", "cap-place", places),
        Step("VAI-10.4", "cap-kept", [int(seat == wearer) for seat in seats], most=True),
        *_counting_back("VAI-10.4", "cap-back", history[:-1]),
        Step("VAI-10.4", "cap-turn", [1 + order.index(seat) for seat in seats]),
    ]
    return ranked(leaders(totals), steps, Share("VAI-10.4"), totals)


def award_cap(
    totals: Sequence[int], history: Sequence[Sequence[int]], wearer: int, *, to_winner: bool = False
) -> CapAward:
    """Who wears the cap in the next stage, and the rule that gives it to them. On equal points in front `to_winner`
    gives it to the winner of the stage, whoever that is (VAI-16.7)."""
    winner, level = history[-1].index(1), leaders(totals)
    if to_winner and len(level) > 1 and winner not in level:
        return CapAward(winner, "VAI-16.7")
    ranking = cap_ranking(totals, history, wearer)
    return CapAward(ranking.order[0], ranking.rule_of_first("VAI-10.1"))


def tour_ranking(
    totals: Sequence[int], history: Sequence[Sequence[int]], wearer: int, *, cap_breaks_ties: bool = True
) -> Ranking:
    """Those with the most points, and who of them wins the Tour (VAI-10.7 to 10.9; 16.4 in place of 10.7 and 10.8);
    nothing left, they win jointly."""
    wore_cap = Step("VAI-10.7", "wore-cap", [int(seat == wearer) for seat in range(len(totals))], most=True)
    steps = [
        *([wore_cap] if cap_breaks_ties else []),
        Step("VAI-10.8" if cap_breaks_ties else "VAI-16.4", "last-place", history[-1]),
        *_counting_back("VAI-10.9", "back", history[:-1]),
    ]
    return ranked(leaders(totals), steps, Share("VAI-10.9", "joint"), totals)


def award_ranking(
    totals: Sequence[int],
    history: Sequence[Sequence[int]],
    caps: Sequence[CapAward],
    *,
    over: bool,
    cap_breaks_ties: bool,
) -> Ranking:
    """What the stage ridden last came to: who of those in front has got the cap, or at the end the Tour."""
    if over:
        return tour_ranking(totals, history, caps[-1].seat, cap_breaks_ties=cap_breaks_ties)
    if caps[-1].rule == "VAI-16.7":
        return ranked(leaders(totals), [], Share("VAI-10.11"), totals)  # none of them got it
    return cap_ranking(totals, history, caps[-2].seat)


def level_on_points(who: int, order: Sequence[int], totals: Sequence[int], awarded: Ranking) -> Parting | None:
    """What separates somebody from who has as many points, in a table in this order: what gave the cap or the Tour to
    the first of those in front, else nothing, and they share a rank (VAI-10.11)."""
    return parting_by_award(who, order, totals, awarded, Share("VAI-10.11"))


def final_result(
    totals: Sequence[int], history: Sequence[Sequence[int]], wearer: int, *, cap_breaks_ties: bool = True
) -> FinalResult:
    """The final classification; `wearer` wore the cap during the last stage (VAI-10.6 to VAI-10.11)."""
    ranking = tour_ranking(totals, history, wearer, cap_breaks_ties=cap_breaks_ties)
    winners = [seat for seat in ranking.order if ranking.places[seat] == 1]
    return FinalResult(_ranks(totals, winners), tuple(winners), ranking.rule_of_first("VAI-10.6"))


def _ranks(totals: Sequence[int], winners: Sequence[int]) -> tuple[int, ...]:
    """1 for the winners; the others by points behind them, equal totals sharing a rank (VAI-10.11)."""
    others = [total for seat, total in enumerate(totals) if seat not in winners]
    return tuple(
        1 if seat in winners else 1 + len(winners) + sum(other > total for other in others)
        for seat, total in enumerate(totals)
    )

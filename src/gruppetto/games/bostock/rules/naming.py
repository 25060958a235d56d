"""How events, refusals and documents write players, riders, cells and cards; and every event the game tells.

An event about a rider has `who` (his player), `rider` (1 to 3), `bib` (1 to 12) and `piece` (`rider:red-1`); here that
is written RIDER. `who` is always a player. Yes and no are the words `yes` and `no`; `title` is a text by language.

    dealer_drawn     who                                          the lot for the first dealer (BOS-2.3)
    stage_started    stage, kind, order, of, dealer, first        kind: road, team_time_trial, individual_time_trial
    round_started    round                                        on the road and in a team time trial
    drew             who, count; secret cards                     also the deal
    reshuffled       count                                        the discards become the draw pile
    card_played      who, card, own                               own: yes for a card in the team's colour
    card_passed      who, card, cause                             cause: stuck (BOS-5.5) or crossing (Level crossing)
    card_turned      who, card                                    the one drawn and laid down after a pass (BOS-5.5)
    moved            RIDER, number, bonus, steps, cell, from, by  by: race or risk; cell is `finish` across the line
    numbers_lost     who, numbers, count, bibs, boxed             bibs: who is boxed in; none where nobody is left
    steps_lost       who, steps, bibs, boxed                      the same for steps of a Risk card
    second_lost      who                                          nobody can use a second card
    bonus_left       who                                          the colour bonus is not taken
    last_kilometre   RIDER, left                                  the first near the line; left: steps to cross it
    green_line       RIDER, place, points, jersey                 jersey: yes for the new Green Jersey
    finished         RIDER, place                                 road and team time trial
    team_home        who                                          a team time trial team is complete
    risk_drawn       RIDER, card, title, colour, keep             colour: blue or red
    risk_played      RIDER, card, title, colour                   a kept card
    risk_lost        RIDER, card, title                           a blue card of a rider who is home (BOS-8.9)
    risk_kept        RIDER, card, title                           not played after the race card either (option)
    risk_idle        RIDER, card, title                           it can do nothing
    turned           RIDER, turns                                 turns: how many he now sits out
    upright          RIDER                                        he rides again
    swapped          who, cards                                   laid down for the Feed zone
    hand_kept        who                                          no card is swapped in the Feed zone
    laid_off         who, card                                    taken by the commissaires
    nominated        RIDER                                        for the individual time trial
    heat_started     heat, of, riders, ride_off                   riders: players; ride_off: 0 for the stage itself
    rides_on         who                                          the greatest sum every time (D-44)
    card_chosen      who; secret card                             laid face down
    rode             RIDER, card, steps, distance, used           turned over
    trial_home       RIDER, used                                  used: cards
    hand_laid        who, cards                                   what he has left after finishing
    ride_off         riders, number, used                         who is tied, and for the which time they ride again
    stage_ended      stage, kind
    complete_team    who, points
    pair_bonus       who, points                                  two of the first three
    trial_won        RIDER, used, points, shared                  individual time trial, everybody who scores
    scored           who, individual, team                        by seat, what the stage brought
    yellow_jersey    RIDER, kept                                  kept: yes if he wore it before
    tour_won         who, total, individual, team, shared
"""

from typing import Any, Final

from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.cards import FALL, LATE, RIDERS, RiskCard, card_id
from gruppetto.games.bostock.rules.course import Course

DRAW_PILE: Final = "pile:draw"
DISCARD_PILE: Final = "pile:discard"


def player(seat: int) -> str:
    return f"player:{seat}"


def of_rider(course: Course, rider: int) -> dict[str, Any]:
    """The parameters that name a rider."""
    about: dict[str, Any] = {"who": player(rider // RIDERS), "rider": rider % RIDERS + 1}
    return about | {"bib": course.bibs[rider], "piece": piece(course, rider)}


def piece(course: Course, rider: int) -> str:
    return f"rider:{course.names[rider]}"


def card_pick(code: int) -> str:
    """A race card by its code: `card:red-211`."""
    return f"card:{card_id(code)}"


def of_card(seat: int, code: int) -> dict[str, Any]:
    """The parameters that name a player and a race card."""
    return {"who": player(seat), "card": card_pick(code)}


def risk_text(course: Course, card: RiskCard) -> Text:
    """The words of a Risk card at this table, where that is not quite what is printed on it."""
    if card.effect == FALL and course.faller_spared:  # D-23
        return Text("bostock-hint-fall-others")
    late = course.kept_after and card.keep and card.effect in LATE  # D-18
    return Text("bostock-hint-risk-late" if late else "bostock-hint-risk", {"text": card.text})


def number_pick(number: int) -> str:
    return f"number:{number}"


def cell_pick(row: int, lane: int) -> str:
    return f"cell:{row}.{lane}"


def yes(true: bool) -> str:
    return "yes" if true else "no"

"""The extra step that a card in the own colour brings, with a number or by itself (BOS-4.7 to 4.9, D-4)."""

from gruppetto.games.bostock.box.cards import SPRINT
from gruppetto.games.bostock.rules.actions import END_MOVES, Move
from gruppetto.games.bostock.rules.naming import yes
from gruppetto.games.bostock.rules.position import BostockOpen
from gruppetto.games.bostock.rules.riding import able_riders, bonus_alone, bonus_riders, line_open, moves_to, ways


def bonus_moves(race: BostockOpen) -> list[Move]:
    """The extra step by itself, one cell for a rider who can, to take or to leave (BOS-4.7, D-4)."""
    is_open = line_open(race, race.to_decide)
    found: list[Move] = []
    for rider in able_riders(race, bonus_riders(race), is_open=is_open):
        found += moves_to(race, rider, 0, True, ways(race, rider, 1, is_open=is_open), 1)
    return [*found, END_MOVES]


def is_bare_zero(race: BostockOpen, action: Move) -> bool:
    """The bonus for a rider on 0, where it is not given to him (D-4)."""
    return action.bonus and action.number == 0 and not race.course.bonus_on_zero


def why_no_bonus(race: BostockOpen, action: Move) -> str:
    """Why the extra step is not given like this: `yes` for a rider on 0, `apart` where it comes at the end, or `no`."""
    if not race.course.bonus_apart:
        return yes(is_bare_zero(race, action))
    if not action.bonus or (action.number == 0 and bonus_alone(race)):
        bare = action.bonus and not bonus_riders(race) >> race.course.rider_of[action.figure] & 1
        return yes(bare)
    return "apart"


def rule_against_bonus(race: BostockOpen, moved: bool) -> str:
    if race.course.edition.race_cards[race.card].colour == SPRINT:
        return "BOS-4.8"
    if race.course.owners[race.card] != race.to_decide:
        return "BOS-4.7"
    if race.headwind:
        return "BOS-8.6"
    return "BOS-4.9" if moved or not race.bonus else ""

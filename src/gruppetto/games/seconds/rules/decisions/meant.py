"""What somebody means who presses a thing that leads nowhere: a cell that no card leads to, another rider."""

from collections.abc import Sequence

from gruppetto.engine.event import Params
from gruppetto.engine.refusal import Refusal
from gruppetto.games.seconds.box.cards import card_name
from gruppetto.games.seconds.rules.actions import PLAY, Move, move
from gruppetto.games.seconds.rules.decisions.held import held
from gruppetto.games.seconds.rules.naming import RIDER_NAMES, of_rider, unprinted
from gruppetto.games.seconds.rules.position import Phase, SecondsOpen
from gruppetto.games.seconds.rules.riding import steps_of
from gruppetto.games.seconds.rules.view import SecondsView

_MOST_SLIP = 2


def meant(view: SecondsView, picks: Sequence[str]) -> Move | Refusal | None:
    race = view.open
    kind, _, name = picks[-1].partition(":")
    if kind not in ("cell", "rider"):
        return None
    if race.phase is Phase.CHOOSE_RIDER:
        return Refusal("SEC-17.3")
    if race.phase is not Phase.PLAY:
        return move(PLAY, held(view)[-1], 1, 1) if any(view.hand) else None
    if kind == "cell":
        return _ride(view, picks)
    rider = RIDER_NAMES.index(name)
    if rider == race.rider:
        return None
    if race.finish_rounds[rider]:
        return Refusal("SEC-17.6", of_rider(race, rider))
    return Refusal("SEC-4.3", of_rider(race, race.rider))


def _ride(view: SecondsView, picks: Sequence[str]) -> Move | Refusal | None:
    """With the card that is picked, else with the one that comes nearest."""
    race, start = view.open, view.open.numbers[view.open.rider]
    number, lane = _place(race, picks[-1])
    values = [value for value in held(view) if card_name(value) in picks] or held(view)
    if not values:
        return None
    steps = {value: steps_of(race, value) for value in values}
    value = min(values, key=lambda each: abs(start + steps[each] - number))
    past = start + steps[value] > race.leg.length  # where else a card leads than its number says (SEC-12.4)
    if start < number and not past and not 0 <= number - start - steps[value] <= _MOST_SLIP:
        return _not_so_far(picks, value, steps[value], number - start)
    return move(PLAY, value, int(picks[-1].removeprefix("cell:").partition(".")[0]), lane)


def _not_so_far(picks: Sequence[str], value: int, steps: int, away: int) -> Refusal:
    """A card gives so many steps (SEC-5.2): the one in hand, or the best of all, is too much or not enough."""
    picked = len(picks) > 1
    why = "card" if picked else "far" if away > steps else "near"
    about: Params = {"why": why, "card": card_name(value), "steps": steps, "away": away}
    return Refusal("SEC-5.2", about)


def _place(race: SecondsOpen, cell: str) -> tuple[int, int]:
    number, _, lane = cell.removeprefix("cell:").partition(".")
    return unprinted(race, int(number)), int(lane or 1)

"""Rolling for the first yellow cap (VAI-11): everybody rolls, the best of a tie roll again, the winner deals."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.rules.actions import ONLY_ROLL, ROLL_DIE, Play
from gruppetto.games.vainqueur.rules.decisions import road
from gruppetto.games.vainqueur.rules.naming import DIE, player, players
from gruppetto.games.vainqueur.rules.position import VainqueurPosition
from gruppetto.games.vainqueur.rules.scoring import leaders, waiting
from gruppetto.games.vainqueur.rules.tour import roll, start_tour
from gruppetto.games.vainqueur.rules.view import VainqueurView


def actions(state: VainqueurPosition) -> tuple[Play, ...]:
    return ONLY_ROLL


def why(state: VainqueurPosition, action: Play) -> Refusal:
    return Refusal("VAI-11.1", {"who": player(state.to_decide)})


def play(state: VainqueurPosition, action: Play, chance: Chance, tell: Tell | None) -> None:
    seat, face = state.to_decide, roll(state, chance)
    *before, now = state.prologue_rolls
    now = (*now[:seat], face, *now[seat + 1 :])
    state.prologue_rolls = (*before, now)
    if tell is not None:
        tell(Event("prologue_rolled", {"who": player(seat), "roll": face}))
    still = waiting(state.prologue_rolls)
    if still:
        state.to_decide = still[0]
        return
    best = leaders(now)
    if len(best) == 1:
        start_tour(state, best[0], chance, tell)
        return
    state.prologue_rolls = (*state.prologue_rolls, (0,) * len(now))
    state.to_decide = best[0]
    if tell is not None:
        tell(Event("prologue_tied", {"whos": players(best), "roll": max(now)}))


def question(view: VainqueurView) -> Text:
    again = len(view.open.prologue_rolls) > 1
    return Text("vainqueur-question-tie" if again else "vainqueur-question-prologue")


def attempts(view: VainqueurView) -> list[Attempt[Play]]:
    rolled = Attempt(ROLL_DIE, (DIE,), Text("vainqueur-try-roll"), Text("vainqueur-hint-prologue"), throws=True)
    return [rolled, *road.attempts(view)]

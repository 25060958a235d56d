"""Rolling in a time trial (VAI-14): ride what the die says, and follow the instruction of the cell."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Params, Tell
from gruppetto.engine.option import told
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.rules.actions import ONLY_ROLL, ROLL_DIE, Play
from gruppetto.games.vainqueur.rules.cues import MISSED, read_out
from gruppetto.games.vainqueur.rules.decisions import road
from gruppetto.games.vainqueur.rules.ledger import BY_DIE, BY_INSTRUCTION
from gruppetto.games.vainqueur.rules.naming import DIE, instruction_name, player
from gruppetto.games.vainqueur.rules.position import VainqueurPosition
from gruppetto.games.vainqueur.rules.tour import roll, win_stage
from gruppetto.games.vainqueur.rules.view import VainqueurView

HARMFUL = ("back", "miss")
"""Effects of a cell that cost something."""


def actions(state: VainqueurPosition) -> tuple[Play, ...]:
    return ONLY_ROLL


def why(state: VainqueurPosition, action: Play) -> Refusal:
    return Refusal("VAI-14.2")


def play(state: VainqueurPosition, action: Play, chance: Chance, tell: Tell | None) -> None:
    seat, face = state.to_decide, roll(state, chance)
    leg = state.leg
    start = state.positions[seat]
    to = start + face
    if to > leg.length:
        to = start if state.course.exact_finish else leg.length
    state.positions[seat] = to
    if tell is not None:
        tell(Event("rolled", {"who": player(seat), "roll": face, "from": start, "to": to}))
    if to == leg.length:
        win_stage(state, seat, BY_DIE, chance, tell)
    elif to == start or not _follow(state, seat, to, tell):
        _next_rider(state, seat, tell)
    elif state.positions[seat] == leg.length:
        win_stage(state, seat, BY_INSTRUCTION, chance, tell)


def _follow(state: VainqueurPosition, seat: int, cell: int, tell: Tell | None) -> bool:
    """Follows the instruction of the cell; says whether the turn is not over: won, or another roll."""
    landing = state.leg.landings[cell]
    state.positions[seat] = landing.to
    state.miss_turns[seat] += landing.miss
    if tell is not None:
        for instruction, to in landing.read:
            params: Params = {
                "who": player(seat),
                "cell": instruction.cell,
                "effect": instruction.effect,
                "count": instruction.amount,
                "to": to,
                "text": instruction.text,
            }
            thing = instruction_name(state.leg.data.track, instruction.cell)
            cue = read_out(thing, instruction.cell, instruction.text, instruction.effect in HARMFUL)
            tell(Event("track_instruction", params, cue=cue))
    return landing.again or landing.to == state.leg.length


def _next_rider(state: VainqueurPosition, seat: int, tell: Tell | None) -> None:
    """The next rider to the left; one with a missed turn pending is passed over, which uses it up (VAI-14.6)."""
    while True:
        seat = state.course.next_seat[seat]
        if seat == state.cap:
            state.round += 1
        if not state.miss_turns[seat]:
            break
        state.miss_turns[seat] -= 1
        if tell is not None:
            tell(Event("turn_missed", {"who": player(seat)}, cue=MISSED))
    state.to_decide = seat


def question(view: VainqueurView) -> Text:
    return Text("vainqueur-question-trial")


def attempts(view: VainqueurView) -> list[Attempt[Play]]:
    hint = Text("vainqueur-hint-trial", {**told(view.open.course.options, "tt_exact_finish")})
    rolled = Attempt(ROLL_DIE, (DIE,), Text("vainqueur-try-roll"), hint, throws=True)
    return [rolled, *road.attempts(view)]

"""Lessons: the script of a guided stage replayed, and every sentence of it looked at."""

import re
from typing import Any

from gruppetto.engine.contract import AnyGame, Setup
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.lesson import PUPIL, Act, Lesson, Step
from gruppetto.engine.match import Match
from gruppetto.engine.picks import asked
from gruppetto.engine.record import SeatName, TakeBacks
from gruppetto.engine.refusal import NotationError, Refused
from gruppetto.engine.why import things_on
from gruppetto.table.denied import Denied
from gruppetto.table.setting_up import setup_of_position
from gruppetto.testing.fault import Fault, expect
from gruppetto.testing.playing import by_appraisal, floats
from gruppetto.testing.screen import LANGUAGES

MOST = 16
"""Pages of a lesson: more take longer than the ten minutes that people give it."""
SENTENCES = 2
"""The coach says no more at once."""
TURNS_LEFT = 40
"""Decisions of the pupil after the line, at most: the end of the stage is near."""

_MESSAGE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
_ENDING = re.compile(r"[.!?…](?=\s|$)")
_FIGURE = re.compile(r"\d+")


def teaches(game: AnyGame) -> Match:
    """Replay the script of the game's lesson and ride on to the end; raises Fault where it does not work out.

    Every act is on offer where its step stands, what a step points at lies on the screen, every text is there in all
    languages with the same figures, the line ends before the stage does, and the stage can be finished.
    """
    lesson = game.lesson()
    if lesson is None:
        raise Fault(f"{game.id} has no lesson: lesson/script.toml is missing")
    expect(len(lesson.steps) <= MOST, f"a lesson has at most {MOST} steps, not {len(lesson.steps)}")
    _check_texts(game, lesson)
    match = _first(game, lesson)
    stage = _stage(match)
    for step in lesson.steps:
        _check_step(match, step)
        for act in step.line:
            _play(match, step, act)
    expect(not match.over and _stage(match) == stage, "the line goes on beyond the end of the stage", match.state)
    _ride_on(match)
    return match


def _first(game: AnyGame, lesson: Lesson) -> Match:
    try:
        setup: Setup[Any] = setup_of_position(game, lesson.position)
    except Denied as denied:
        raise Fault(f"position.toml: {denied.message}") from None
    riders = 1 + len(lesson.rivals)
    expect(setup.seats == riders, f"position.toml has {setup.seats} seats, but the pupil and {riders - 1} rivals ride")
    seats = tuple(SeatName(name) for name in ("Pupil", *lesson.rivals))
    return Match(game, setup, seats, lesson.seed, position=lesson.position, take_backs=TakeBacks.FRIENDLY)


def _check_step(match: Match, step: Step) -> None:
    """The pupil is to decide when something is said, and what it points at is there."""
    state, what = match.state, f"the step {step.say!r}"
    expect(state.to_decide == PUPIL, f"{what}: not the pupil but seat {state.to_decide} is to decide", state)
    if not step.at:
        return
    view = state.view(PUPIL)
    picture = match.game.picture(view)
    board = match.game.board(match.setup.edition, picture.board)
    things = things_on(picture, match.game.own(view), board, match.setup.seats)
    expect(step.at in things, f"{what} points at {step.at}, which is not on the screen", state)


def _play(match: Match, step: Step, act: Act) -> None:
    state, what = match.state, f"the step {step.say!r}, {act.do!r} of seat {act.seat}"
    expect(state.to_decide == act.seat, f"{what}: it is the turn of seat {state.to_decide}", state)
    try:
        prepared = match.prepare(act.seat, act.do)
    except NotationError as error:
        raise Fault(f"{what}: {error}", state) from None
    except Refused as refused:
        raise Fault(f"{what}: rule {refused.refusal.rule} forbids it", state) from None
    expect(prepared.entry.do == act.do, f"{what}: it is written {prepared.entry.do!r}", state)
    if act.seat == PUPIL:
        ask = asked(match.game, state.view(PUPIL))
        offers = [] if ask is None else [offer for offer in ask.offers if offer.do == act.do]
        expect(any(offer.picks for offer in offers), f"{what}: it is not among what can be picked", state)
    match.accept(prepared)


def _ride_on(match: Match) -> None:
    """The rest of the stage, as bots ride it."""
    decide = by_appraisal(match.game, floats(1))
    turns = 0
    while not match.over:
        state = match.state
        turns += state.to_decide == PUPIL
        expect(turns <= TURNS_LEFT, f"the pupil decides more than {TURNS_LEFT} times after the line", state)
        match.play(state.to_decide, str(decide(state.view(state.to_decide))))


def _stage(match: Match) -> int:
    return match.game.heading(match.state.view(SPECTATOR)).stage.order


def _check_texts(game: AnyGame, lesson: Lesson) -> None:
    keys = [f"{game.id}-lesson-{step.say}{part}" for step in lesson.steps for part in ("-title", "")]
    english = _messages(game, "en")
    for language in LANGUAGES:
        texts, file = _messages(game, language), f"lesson/{language}.ftl"
        odd = sorted({*keys} ^ {*texts})
        expect(not odd, f"{file} lacks what a step says, or says more: {', '.join(odd)}")
        for key, text in texts.items():
            expect(len(_ENDING.findall(text)) <= SENTENCES, f"{file}: {key} has more than {SENTENCES} sentences")
            same = sorted(_FIGURE.findall(text)) == sorted(_FIGURE.findall(english[key]))
            expect(same, f"{file}: {key} has other figures than in English")


def _messages(game: AnyGame, language: str) -> dict[str, str]:
    path = game.folder / "lesson" / f"{language}.ftl"
    expect(path.is_file(), f"{game.id} has no catalogue lesson/{language}.ftl")
    return dict(_MESSAGE.findall(path.read_text(encoding="utf-8")))

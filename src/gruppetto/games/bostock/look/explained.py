"""What the things of the box are and do: cards, numbers, signs, jerseys, piles (`engine/explained.py`)."""

from typing import Final

from gruppetto.engine.contract import Setup
from gruppetto.engine.explained import Chapter, Explanation, cell_kind_id, jersey_id
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box import cards
from gruppetto.games.bostock.box.cards import ADVANCES, LOST_TURNS, SPRINT, RaceCard, RiskCard
from gruppetto.games.bostock.box.edition import BostockEdition
from gruppetto.games.bostock.box.stages import ROAD
from gruppetto.games.bostock.look.picture import (
    BONUS_TILE,
    NUMBER,
    RISK_PILE,
    STEPS_TILE,
    printed_race_card,
    printed_risk_card,
    race_card_id,
)
from gruppetto.games.bostock.rules.course import Course, course_of
from gruppetto.games.bostock.rules.naming import DISCARD_PILE, DRAW_PILE, risk_text

_CASES: Final = {
    cards.ADVANCE_SELF: ("steps",),
    cards.ADVANCE_OTHER: ("other", "steps"),
    cards.ADVANCE_TEAM: ("team", "steps"),
    cards.DOUBLE: ("double",),
    cards.UPRIGHT_TEAM: ("upright",),
    cards.EXTRA_CARD: ("extra",),
    cards.SWAP_HAND: ("swap",),
    cards.FALL: ("fall", "longer"),
    cards.LOSE_TURN_SELF: ("longer",),
    cards.LOSE_TURN_OTHER: ("wheel", "longer"),
    cards.LOSE_BEST_CARD: ("best",),
    cards.SIT_OUT_SELF: ("hunger",),
    cards.MINUS_ONE: ("headwind",),
    cards.STAND_STILL: ("crossing",),
}
"""The special cases of an effect."""
_RULES: Final = {
    **dict.fromkeys(ADVANCES, "BOS-8.14"),
    **dict.fromkeys(LOST_TURNS, "BOS-9.2"),
    cards.FALL: "BOS-8.12",
    cards.UPRIGHT_TEAM: "BOS-9.1",
    cards.SIT_OUT_SELF: "BOS-8.10",
    cards.MINUS_ONE: "BOS-8.10",
    cards.STAND_STILL: "BOS-8.10",
}
"""Where a card differs from what BOS-8.6 says of all."""


def explained(setup: Setup[BostockEdition]) -> list[Chapter]:
    edition = setup.edition
    return [
        Chapter("race", _say("chapter-race"), _race_cards(setup), [_say("common-race"), _say("case-sum")]),
        Chapter("risk", _say("chapter-risk"), [_risk(setup, card) for card in edition.risk_cards]),
        Chapter("numbers", _say("chapter-numbers"), _numbers(setup)),
        Chapter("riders", _say("chapter-riders"), _on_riders(setup)),
        Chapter("road", _say("chapter-road"), _on_the_road(edition)),
        Chapter("piles", _say("chapter-piles"), _piles(edition)),
    ]


def _say(key: str, **args: int | str) -> Text:
    return Text(f"bostock-explain-{key}", dict(args))


def _race_cards(setup: Setup[BostockEdition]) -> list[Explanation]:
    """By their numbers, each with the face of its first colour."""
    nought = _nought(setup)
    kinds: dict[str, list[RaceCard]] = {}
    for card in setup.edition.race_cards:
        kinds.setdefault(race_card_id(card), []).append(card)
    return [_race(thing, equal, nought) for thing, equal in kinds.items()]


def _nought(setup: Setup[BostockEdition]) -> Text:
    """What a 0 is worth (D-4)."""
    course = course_of(setup)
    if not course.bonus_on_zero:
        return _say("case-nought-bare")
    return _say("case-nought-apart" if course.bonus_apart else "case-nought")


def _double(course: Course) -> Text:
    """Say what a breakaway makes of the extra step (D-4)."""
    return _say("case-double-apart" if course.bonus_apart else "case-double")


def _race(thing: str, equal: list[RaceCard], nought: Text) -> Explanation:
    card = equal[0]
    numbers = "-".join(map(str, card.numbers))
    sprint = card.colour == SPRINT
    cases = [nought] if 0 in card.numbers else []
    return Explanation(
        id=thing,
        name=_say("sprint-name" if sprint else "race-name", numbers=numbers),
        does=_say("sprint") if sprint else _say("race", each=card.copies),
        rule="BOS-4.8" if sprint else "BOS-4.7",
        cases=cases,
        count=sum(other.copies for other in equal),
        card=printed_race_card(card, 1),
    )


def _risk(setup: Setup[BostockEdition], card: RiskCard) -> Explanation:
    course = course_of(setup)
    cases = [_say(f"case-{case}") for case in _CASES[card.effect] if case != "double"]
    if card.effect == cards.DOUBLE:
        cases.append(_double(course))
    if card.keep and not card.red:
        cases.append(_say("case-tied" if card.tied else "case-untied"))
    return Explanation(
        id=card.pick,
        name=Text("bostock-card-title", {"title": card.title}),
        does=risk_text(course, card),
        rule=_RULES.get(card.effect, "BOS-8.7" if card.keep else "BOS-8.6"),
        cure=_cure(setup.edition, card),
        cases=cases,
        count=card.copies,
        card=printed_risk_card(card),
    )


def _cure(edition: BostockEdition, card: RiskCard) -> Text | None:
    if card.red and card.keep:
        return _say("cure-red")
    return _waiting(edition) if card.effect in LOST_TURNS else None


def _waiting(edition: BostockEdition) -> Text:
    """What ends a lost turn: time, or the card that sets riders straight, where there is one."""
    helps = next((card for card in edition.risk_cards if card.effect == cards.UPRIGHT_TEAM), None)
    return _say("cure-wait") if helps is None else Text("bostock-explain-cure-car", {"title": helps.title})


def _numbers(setup: Setup[BostockEdition]) -> list[Explanation]:
    course = course_of(setup)
    does = _say("bonus-apart" if course.bonus_apart else "bonus")
    bonus = [_double(course), _say("case-stops" if course.bonus_apart else "case-further"), _nought(setup)]
    if course.bonus_on_zero and not course.bonus_apart:
        bonus.append(_say("case-no-way-out"))
    far = [_say("case-far"), *([_say("case-whole")] if setup.options["whole_numbers"] else [])]
    return [
        Explanation(NUMBER, _say("number-name"), _say("number"), "BOS-4.3", cases=far),
        Explanation(BONUS_TILE, _say("bonus-name"), does, "BOS-4.9", cases=bonus),
        Explanation(STEPS_TILE, _say("steps-name"), _say("steps"), "BOS-8.14"),
    ]


def _on_riders(setup: Setup[BostockEdition]) -> list[Explanation]:
    first = "road" if setup.edition.tour(str(setup.options["stages"]))[0].kind == ROAD else "trial"  # BOS-12.1, D-43
    yellow = _say("yellow-rider" if setup.options["yellow_by"] == "rider" else "yellow", first=first)
    turned = [_say("case-longer"), _say("case-blocks")]
    both, double = [_say("case-both")], [_double(course_of(setup))]
    name_yellow, name_green = Text("bostock-mark-yellow"), Text("bostock-mark-green")
    cure = _waiting(setup.edition)
    return [
        Explanation(jersey_id("yellow"), name_yellow, yellow, "BOS-12.2", cases=both, symbol="jersey-yellow"),
        Explanation(jersey_id("green"), name_green, _say("green"), "BOS-7.2", cases=both, symbol="jersey-green"),
        Explanation("mark:turned", _say("turned-name"), _say("turned"), "BOS-9.1", cure, turned, symbol="mark-crash"),
        Explanation(
            "mark:breakaway",
            _say("breakaway-name"),
            _say("breakaway"),
            "BOS-8.7",
            cases=double,
            symbol="pic-breakaway",
        ),
    ]


def _on_the_road(edition: BostockEdition) -> list[Explanation]:
    points = edition.points
    dot = [_say("case-one-risk"), _say("case-gift")]
    green = _say("green-line", first=points.green_first, second=points.green_second)
    return [
        Explanation("mark:dot", _say("dot-name"), _say("dot"), "BOS-8.1", cases=dot, symbol="mark-risk"),
        Explanation("sign:green", _say("green-line-name"), green, "BOS-7.1", symbol="mark-green-line"),
        Explanation(cell_kind_id("finish"), _say("finish-name"), _say("finish"), "BOS-10.1", symbol="mark-finish"),
        Explanation(cell_kind_id("climb"), _say("climb-name"), _say("pass"), "BOS-3.1", symbol="mark-up"),
        Explanation(cell_kind_id("descent"), _say("descent-name"), _say("pass"), "BOS-3.1", symbol="mark-down"),
    ]


def _piles(edition: BostockEdition) -> list[Explanation]:
    race = sum(card.copies for card in edition.race_cards)
    risk = sum(card.copies for card in edition.risk_cards)
    draw = _say("pile-draw", cards=race, hand=edition.hand_size)
    return [
        Explanation(DRAW_PILE, _say("pile-draw-name"), draw, "BOS-4.12"),
        Explanation(DISCARD_PILE, _say("pile-discard-name"), _say("pile-discard"), "BOS-4.14"),
        Explanation(RISK_PILE, _say("pile-risk-name"), _say("pile-risk", cards=risk), "BOS-8.13"),
        Explanation("pile:heat", _say("pile-heat-name"), _say("pile-heat"), "BOS-14.6"),
    ]

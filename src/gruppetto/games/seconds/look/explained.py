"""What the things of the box are and do: cards, cells, signs, marks, piles (`engine/explained.py`)."""

from typing import Final

from gruppetto.engine.contract import Setup
from gruppetto.engine.explained import BARRED, Chapter, Explanation, cell_kind_id, jersey_id
from gruppetto.engine.option import told
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box import cards
from gruppetto.games.seconds.box.cards import CARDS_A_RIDER, ChanceCard, card_name, chance_name
from gruppetto.games.seconds.box.edition import SecondsEdition
from gruppetto.games.seconds.look.picture import CHANCE_PILE, DISCARD_PILE, DRAW_PILE, chance_card, seconds_card

_CASES: Final = {
    cards.MOVE: ("ridden", "past"),
    cards.BRIDGE: ("bridge", "ridden"),
    cards.SWAP: ("swap",),
    cards.SWAP_ALL: ("at-once",),
    cards.SWAP_HIGHEST: ("at-once",),
    cards.SWAP_RANDOM: ("at-once", "few"),
    cards.MECHANICAL: ("alone",),
    cards.PILE_UP: ("pile-up", "shuffled"),
    cards.NEXT_DELTA: ("before-halving", "adds-up"),
    cards.BONUS: ("void",),
    cards.KEEP_BOOST: ("before-halving", "kept"),
    cards.KEEP_BRAKE: ("brake", "kept"),
    cards.KEEP_REMOUNT: ("remount", "kept"),
}
"""The special cases of an effect; going back has another one."""
_RULES: Final = {
    cards.MOVE: "SEC-8.9",
    cards.BRIDGE: "SEC-8.9",
    cards.MECHANICAL: "SEC-10.12",
    cards.PILE_UP: "SEC-10.15",
    cards.NEXT_DELTA: "SEC-7.4",
    cards.BONUS: "SEC-9.4",
    cards.KEEP_BOOST: "SEC-7.4",
    cards.KEEP_BRAKE: "SEC-10.2",
    cards.KEEP_REMOUNT: "SEC-10.12",
}
"""Where a card differs from what SEC-8.4 says of all."""
_HARD: Final = (cards.MECHANICAL, cards.PILE_UP)


def explained(setup: Setup[SecondsEdition]) -> list[Chapter]:
    uphill = [_say("case-per-cell")] if setup.options["climb_rule"] == "per_cell" else []
    slipstream = _say("case-slipstream", **told(setup.options, "slipstream_diagonal", "slipstream_uphill"))
    common = [_say("common-seconds"), slipstream, *uphill]
    chances = setup.edition.chance_cards if setup.options["chance"] else ()
    return [
        Chapter("seconds", _say("chapter-seconds"), _seconds_cards(setup), common),
        Chapter("chance", _say("chapter-chance"), [_chance(setup, card) for card in chances]),
        Chapter("riders", _say("chapter-riders"), _on_riders(setup)),
        Chapter("road", _say("chapter-road"), _on_the_road(setup)),
        Chapter("piles", _say("chapter-piles"), _piles(setup)),
    ]


def _say(key: str, **args: int | str) -> Text:
    return Text(f"seconds-explain-{key}", dict(args))


def _seconds_cards(setup: Setup[SecondsEdition]) -> list[Explanation]:
    deck = setup.edition.deck(str(setup.options["deck"]))
    per_cell = setup.options["climb_rule"] == "per_cell"
    return [_seconds(value, count, per_cell=per_cell) for value, count in enumerate(deck) if count]


def _seconds(value: int, count: int, *, per_cell: bool) -> Explanation:
    return Explanation(
        id=card_name(value),
        name=_say("seconds-name", value=value),
        does=_say("seconds", value=value) if per_cell else _say("seconds-half", value=value, half=value // 2),
        rule="SEC-5.2",
        count=count,
        card=seconds_card(value),
    )


def _chance(setup: Setup[SecondsEdition], card: ChanceCard) -> Explanation:
    back = card.effect == cards.MOVE and card.amount < 0
    cases = ("ridden", "back") if back else _CASES[card.effect]
    return Explanation(
        id=chance_name(card),
        name=Text("seconds-card-title", {"title": card.title}),
        does=Text("seconds-card-text", {"text": card.text}),
        rule=_RULES.get(card.effect, "SEC-8.4"),
        cure=_cure(setup, crash=card.effect == cards.PILE_UP) if card.effect in _HARD else None,
        cases=[_say(f"case-{case}") for case in cases],
        count=card.copies,
        card=chance_card(card),
    )


def _cure(setup: Setup[SecondsEdition], *, crash: bool) -> Text:
    """Say what ends a skipped turn: time, or the card that has a rider remount, where there is one. The card for a
    crash may have been handed in before (D-23)."""
    paid = "-paid" if crash and setup.options["fall_card"] == "at_once" else ""
    chances = setup.edition.chance_cards if setup.options["chance"] else ()
    helps = next((card for card in chances if card.effect == cards.KEEP_REMOUNT), None)
    if helps is None:
        return _say(f"cure-skip{paid}")
    return Text(f"seconds-explain-cure-remount{paid}", {"title": helps.title})


def _on_riders(setup: Setup[SecondsEdition]) -> list[Explanation]:
    skips = [_say("case-beside"), _say("case-only-he")]
    delta = [_say("case-before-halving"), _say("case-adds-up")]
    return [
        Explanation(
            jersey_id("yellow"), Text("seconds-mark-yellow"), _say("yellow"), "SEC-2.8", symbol="jersey-yellow"
        ),
        Explanation(
            "mark:skips",
            _say("skips-name"),
            _say("skips", **told(setup.options, "fall_card")),
            "SEC-10.12",
            cure=_cure(setup, crash=True),
            cases=skips,
            symbol="mark-crash",
        ),
        Explanation("mark:delta", _say("delta-name"), _say("delta"), "SEC-7.4", cases=delta, symbol="pic-second_wind"),
    ]


def _on_the_road(setup: Setup[SecondsEdition]) -> list[Explanation]:
    per_cell = setup.options["climb_rule"] == "per_cell"
    climb = _say("climb-per-cell" if per_cell else "climb", **told(setup.options, "slipstream_uphill"))
    order = _say("case-furthest" if setup.options["sprint_order"] == "end_of_round" else "case-first")
    sprint = [order, _say("case-off-time", **told(setup.options, "single_stage_yellow")), _say("case-void")]
    exchange = [_say("case-few"), _say("case-over")]
    chance = [_say("case-one-chance"), _say("case-over")] if setup.options["chance"] else []
    drawn = _say("chance" if setup.options["chance"] else "chance-off")
    zone = [_say("case-join"), _say("case-other-side")]
    return [
        Explanation(
            "mark:exchange",
            _say("exchange-name"),
            _say("exchange"),
            "SEC-8.1",
            cases=exchange,
            symbol="mark-exchange",
        ),
        Explanation("mark:chance", _say("chance-name"), drawn, "SEC-8.4", cases=chance, symbol="mark-chance"),
        Explanation("sign:sprint", _say("sprint-name"), _say("sprint"), "SEC-9.1", cases=sprint, symbol="mark-sprint"),
        Explanation("sign:summit", _say("summit-name"), _say("summit"), "SEC-9.1", cases=sprint, symbol="mark-summit"),
        Explanation(cell_kind_id("climb"), _say("climb-name"), climb, "SEC-7.2", symbol="mark-up"),
        Explanation(cell_kind_id("descent"), _say("descent-name"), _say("descent"), "SEC-6.9", symbol="mark-down"),
        Explanation(BARRED, _say("zone-name"), _say("zone"), "SEC-10.8", cases=zone, symbol="mark-crash"),
        Explanation("sign:finish", _say("finish-name"), _say("finish"), "SEC-12.1", symbol="mark-finish"),
        Explanation(cell_kind_id("runout"), _say("runout-name"), _say("runout"), "SEC-12.4", symbol="mark-finish"),
    ]


def _piles(setup: Setup[SecondsEdition]) -> list[Explanation]:
    edition = setup.edition
    seconds = sum(edition.deck(str(setup.options["deck"])))
    chance = sum(card.copies for card in edition.chance_cards)
    draw = _say("pile-draw", cards=seconds, each=CARDS_A_RIDER, **told(setup.options, "refill_finished"))
    return [
        Explanation(DRAW_PILE, _say("pile-draw-name"), draw, "SEC-13.2"),
        Explanation(DISCARD_PILE, _say("pile-discard-name"), _say("pile-discard"), "SEC-13.1"),
        Explanation(CHANCE_PILE, _say("pile-chance-name"), _say("pile-chance", cards=chance), "SEC-8.6"),
    ]

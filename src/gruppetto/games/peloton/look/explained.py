"""What the things of the box are and do: dice, jersey cards, jerseys, marks, lines, cells (`engine/explained.py`)."""

from gruppetto.engine.contract import Setup
from gruppetto.engine.explained import Chapter, Explanation, cell_kind_id, jersey_id
from gruppetto.engine.option import told
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.box.edition import CARDS, DICE, GREEN, POLKA, RED, WHITE, YELLOW, PelotonEdition
from gruppetto.games.peloton.look.picture import jersey_card
from gruppetto.games.peloton.look.rows import PRECEDENCE
from gruppetto.games.peloton.rules.naming import card_name, die_name, lying_die

_CARD_RULES = {YELLOW: "PEL-25.4", GREEN: "PEL-25.4", POLKA: "PEL-25.8"}
_GROUND = (("climb", "uphill_lone_wind"), ("bridge", "bridge_dice"))
"""Ground that counts by an option."""
_JERSEY_RULES = {YELLOW: "PEL-24.1", GREEN: "PEL-24.3", POLKA: "PEL-24.4"}


def explained(setup: Setup[PelotonEdition]) -> list[Chapter]:
    cards = [_card(setup, card) for card in PRECEDENCE] if setup.options["cards"] else []
    jerseys = [_jersey(setup, card) for card in PRECEDENCE]
    return [
        Chapter("dice", _say("chapter-dice"), _dice(setup), [_say("common-dice")]),
        Chapter("cards", _say("chapter-cards"), cards, [_say("common-cards")]),
        Chapter("jerseys", _say("chapter-jerseys"), jerseys, [_say("common-jerseys")]),
        Chapter("riders", _say("chapter-riders"), _on_riders(setup)),
        Chapter("groups", _say("chapter-groups"), _on_groups(setup)),
        Chapter("road", _say("chapter-road"), _on_the_road(setup)),
    ]


def _say(key: str, **args: int | str) -> Text:
    return Text(f"peloton-explain-{key}", dict(args))


# --- dice and cards ---


def _dice(setup: Setup[PelotonEdition]) -> list[Explanation]:
    options = setup.options
    bridge = _say("case-bridge-spared" if options["bridge_dice"] == "spared" else "case-bridge-reduced")
    white, red = (
        _say(case, **told(options, "bridge_dice"))
        for case in ("case-white-pace", "case-red-pace" if options["red_sets_pace"] else "case-red-alone")
    )
    again = _say("case-white-again" if options["white_again"] == "ends" else "case-white-prolongs")
    falls = [_say("case-crash"), _say("case-big-crash", **told(options, "dnf_scope")), *_victims(setup)]
    four = _say(f"case-four{_next_only(setup)}")
    lone = [_say("case-lone-uphill")] if options["uphill_lone_wind"] else []
    return [
        _die(setup, YELLOW, "PEL-5.1", _say("case-wind"), _say("case-symbol")),
        _die(setup, WHITE, "PEL-17.3", white, again, bridge),
        _die(setup, RED, "PEL-18.3", red, *falls, bridge),
        _die(setup, POLKA, "PEL-14.3", four, _say("case-symbol-climb"), *lone),
        _die(setup, GREEN, "PEL-5.3", _say("case-solo")),
    ]


def _die(setup: Setup[PelotonEdition], die: int, rule: str, *cases: Text) -> Explanation:
    colour = DICE[die]
    return Explanation(
        id=die_name(die),
        name=_say(f"die-{colour}"),
        does=Text(f"peloton-die-{colour}-help"),
        rule=rule,
        cases=list(cases),
        count=1,
        faces=[lying_die(die, face).symbol for face in setup.edition.dice[die]],
    )


def _next_only(setup: Setup[PelotonEdition]) -> str:
    """Whom a ride of 4 on a climb slows: all behind it, or the next rider alone (D-15)."""
    return "" if setup.options["hard_pace"] == "all" else "-next"


def _victims(setup: Setup[PelotonEdition]) -> list[Text]:
    """Say which riders a big crash brings down, where they are not the next in the order (D-19)."""
    return [] if setup.options["crash_victims"] == "order" else [_say("case-victims-behind")]


def _card(setup: Setup[PelotonEdition], card: int) -> Explanation:
    pace = _say("case-card-pace", **told(setup.options, "card_group_attack"))
    cases = [_say(f"case-four-hexes{_next_only(setup)}")] if card == POLKA else [pace, _say("case-no-catch")]
    return Explanation(
        id=card_name(card),
        name=Text(f"peloton-card-{CARDS[card]}"),
        does=Text(f"peloton-card-{CARDS[card]}-help"),
        rule=_CARD_RULES[card],
        cases=cases,
        count=1,
        card=jersey_card(card),
    )


def _jersey(setup: Setup[PelotonEdition], card: int) -> Explanation:
    colour = CARDS[card]
    return Explanation(
        jersey_id(colour),
        Text(f"peloton-jersey-{colour}"),
        _say(f"jersey-{colour}", **told(setup.options, "cards", "bonuses")),
        _JERSEY_RULES[card],
        count=1,
        symbol=f"jersey-{colour}",
    )


# --- marks and lines ---


def _on_riders(setup: Setup[PelotonEdition]) -> list[Explanation]:
    out = _say("big-crash", **told(setup.options, "dnf_scope"))
    attack = [_say("case-solo"), _say("case-with-group"), _say("case-alone")]
    who = _say("attack" if setup.options["climb_attack"] == "lead_or_free" else "attack-both")
    return [
        Explanation("mark:attack", _say("attack-name"), who, "PEL-11.5", cases=attack, symbol="attack"),
        Explanation(
            "mark:stuck", _say("stuck-name"), _say("stuck"), "PEL-6.1", _say("cure-sequence"), symbol="mark-crash"
        ),
        Explanation(
            "mark:crash", _say("crash-name"), _say("crash"), "PEL-18.3", _say("cure-sequence"), symbol="die-red-CRASH"
        ),
        Explanation(
            "mark:big-crash", _say("big-crash-name"), out, "PEL-18.4", cases=_victims(setup), symbol="die-red-BIG"
        ),
    ]


def _on_groups(setup: Setup[PelotonEdition]) -> list[Explanation]:
    away, reset = [_say("case-let-go")], _say("reset", **told(setup.options, "red_sets_pace"))
    caught = _say("breakaway" if setup.options["who_catches"] == "group" else "breakaway-position")
    return [
        Explanation("mark:breakaway", _say("breakaway-name"), caught, "PEL-12.2", cases=away, symbol="pic-breakaway"),
        Explanation("mark:braked", _say("braked-name"), _say("braked"), "PEL-17.3", symbol="pic-headwind"),
        Explanation("mark:reset", _say("reset-name"), reset, "PEL-18.5", symbol="mark-crash"),
    ]


def _on_the_road(setup: Setup[PelotonEdition]) -> list[Explanation]:
    edition = setup.edition
    by = "" if setup.options["line_order"] == "time" else "-distance"
    sprint = Text(f"peloton-explain-sprint{by}", {"points": list(edition.sprint_points)})
    summit = Text(f"peloton-explain-summit{by}", {"points": list(edition.summit_points)})
    reached = [_say("case-reached")]
    bonus = []
    if setup.options["bonuses"]:
        bonus = [Text("peloton-explain-case-bonuses", {"seconds": list(edition.bonuses)})]
    finish = [_say("case-hang-on"), *bonus]
    climb, bridge = (_say(key, **told(setup.options, option)) for key, option in _GROUND)
    runout = _say("runout", **told(setup.options, "finish_times"))
    return [
        Explanation("sign:sprint", _say("sprint-name"), sprint, "PEL-20.3", cases=reached, symbol="mark-sprint"),
        Explanation("sign:summit", _say("summit-name"), summit, "PEL-20.3", cases=reached, symbol="mark-summit"),
        Explanation(cell_kind_id("climb"), _say("climb-name"), climb, "PEL-14.1", symbol="mark-up"),
        Explanation(cell_kind_id("bridge"), _say("bridge-name"), bridge, "PEL-26.2", symbol="wind"),
        Explanation("sign:finish", _say("finish-name"), _say("finish"), "PEL-21.1", cases=finish, symbol="mark-finish"),
        Explanation(cell_kind_id("runout"), _say("runout-name"), runout, "PEL-21.2", symbol="mark-finish"),
    ]

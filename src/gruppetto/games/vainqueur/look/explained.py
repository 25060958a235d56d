"""What the things of the box are and do: cards, die, cap, cells, the red track, piles (`engine/explained.py`)."""

from typing import Final

from gruppetto.engine.contract import Setup
from gruppetto.engine.explained import Chapter, Explanation, cell_kind_id, jersey_id
from gruppetto.engine.option import told
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.box.cards import (
    CARD_IDS,
    CLIMBER,
    COUNTERS,
    FALL,
    HANDICAPS,
    KILOMETRES,
    KM20,
    NAMES,
    SPECIALITIES,
    SPRINTER,
)
from gruppetto.games.vainqueur.box.edition import Instruction, Track, VainqueurEdition
from gruppetto.games.vainqueur.look.board import instruction_text
from gruppetto.games.vainqueur.look.picture import DRAW_PILE, die_symbol, printed_card
from gruppetto.games.vainqueur.rules.course import course_of
from gruppetto.games.vainqueur.rules.naming import DIE, DISCARD_PILE, MISSES, SPENT, instruction_name

_COUNTER_RULES: Final = dict(zip(COUNTERS, ("VAI-6.1", "VAI-6.2", "VAI-6.3", "VAI-6.4"), strict=True))


def explained(setup: Setup[VainqueurEdition]) -> list[Chapter]:
    edition = setup.edition
    counters = [_card(edition, kind, _COUNTER_RULES[kind]) for kind in COUNTERS]
    tracks = [Chapter(f"track-{track.id}", _named(track), _track(track), _rolled(track)) for track in _tracks(edition)]
    return [
        _pack(edition, "kilometres", _kilometres(edition), "common-kilometres"),
        _handicaps(setup),
        _pack(edition, "counters", counters, "common-counters"),
        _pack(edition, "specialists", _specialists(setup)),
        Chapter("riders", _say("chapter-riders"), _on_riders(setup)),
        Chapter("road", _say("chapter-road"), _on_the_road(setup)),
        *tracks,
        Chapter("die", _say("chapter-die"), [_die(setup)]),
        Chapter("piles", _say("chapter-piles"), _piles(setup)),
    ]


def _say(key: str, **args: int | str) -> Text:
    return Text(f"vainqueur-explain-{key}", dict(args))


def _pack(edition: VainqueurEdition, family: str, things: list[Explanation], *common: str) -> Chapter:
    """A family of cards, a part of the one pack."""
    return Chapter(family, _say(f"chapter-{family}"), things, [_say(line) for line in common], sum(edition.deck))


def _card(
    edition: VainqueurEdition, kind: int, rule: str, *, cure: Text | None = None, cases: list[Text] | None = None
) -> Explanation:
    return Explanation(
        id=NAMES[kind],
        name=Text(f"vainqueur-card-{CARD_IDS[kind]}"),
        does=Text(f"vainqueur-card-{CARD_IDS[kind]}-help"),
        rule=rule,
        cure=cure,
        cases=cases or [],
        count=edition.deck[kind],
        card=printed_card(kind),
    )


def _handicaps(setup: Setup[VainqueurEdition]) -> Chapter:
    edition = setup.edition
    handicaps = [_card(edition, kind, "VAI-5.4", cure=_cure(edition, kind)) for kind in HANDICAPS]
    stopped = _say("common-handicaps", **told(setup.options, "sprint_while_blocked", "discard"))
    name, most = _say("chapter-handicaps"), sum(edition.deck)
    return Chapter("handicaps", name, handicaps, [stopped, _say(_once(setup))], most)


def _kilometres(edition: VainqueurEdition) -> list[Explanation]:
    return [_card(edition, kind, "VAI-4.1" if kind == KM20 else "VAI-13.2") for kind in KILOMETRES]


def _cure(edition: VainqueurEdition, handicap: int) -> Text:
    """The counters that cancel it."""
    cures = edition.cures[handicap - FALL]
    helps = [NAMES[kind] for kind in COUNTERS if cures >> kind & 1]
    if len(helps) > 2:
        return Text("vainqueur-explain-cure", {"cards": helps})
    return _say("cure-one", card=helps[0]) if len(helps) == 1 else _say("cure-two", card=helps[0], other=helps[1])


def _specialists(setup: Setup[VainqueurEdition]) -> list[Explanation]:
    sprinter = [_say("case-early"), _say("case-wherever")]
    if not setup.options["sprint_while_blocked"]:
        sprinter.append(_say("case-blocked"))
    climber = [_say("case-next-turn"), _say("case-one-climber")]
    cases = {SPRINTER: sprinter, CLIMBER: climber}
    rules = {SPRINTER: "VAI-7.2", CLIMBER: "VAI-7.7"}
    return [_card(setup.edition, kind, rules[kind], cases=cases[kind]) for kind in SPECIALITIES]


def _once(setup: Setup[VainqueurEdition]) -> str:
    """Say how often a rider may be given a handicap (D-10)."""
    limit = setup.options["handicap_limit"]
    return "common-once" if limit == "at_a_time" else f"common-once-{limit}"


def _on_riders(setup: Setup[VainqueurEdition]) -> list[Explanation]:
    spent = Explanation(SPENT, _say("spent-name"), _say(_once(setup)), "VAI-16.8", symbol="ui-lock")
    cap = _say("cap", **told(setup.options, "cap_tie"))
    return [
        *([spent] if course_of(setup).counts_handicaps else []),
        Explanation(jersey_id("yellow"), Text("vainqueur-mark-cap"), cap, "VAI-10.5", symbol="cap-yellow"),
        Explanation(MISSES, _say("miss-name"), _say("miss"), "VAI-14.6", symbol="pic-level_crossing"),
    ]


def _on_the_road(setup: Setup[VainqueurEdition]) -> list[Explanation]:
    points = setup.edition.points
    finish = Text("vainqueur-explain-finish", {"points": list(points)})
    exact = [_say("case-exact" if setup.options["tt_exact_finish"] else "case-not-exact")]
    return [
        Explanation(cell_kind_id("sprint"), _say("sprint-name"), _say("sprint"), "VAI-12.3", symbol="mark-sprint"),
        Explanation(cell_kind_id("climb"), _say("climb-name"), _say("climb"), "VAI-13.2", symbol="mark-up"),
        Explanation(cell_kind_id("finish"), _say("finish-name"), finish, "VAI-9.1", cases=exact, symbol="mark-finish"),
    ]


# --- the track and its die ---


def _tracks(edition: VainqueurEdition) -> list[Track]:
    return [track for track in edition.tracks.values() if track.cells]


def _named(track: Track) -> Text:
    return Text("vainqueur-explain-chapter-track", {"name": track.name})


def _rolled(track: Track) -> list[Text]:
    """What holds for all instructions of a track (D-28)."""
    return [_say("common-track"), _say("common-chain" if track.chain_instructions else "common-no-chain")]


def _track(track: Track) -> list[Explanation]:
    return [_instruction(track, instruction) for _, instruction in sorted(track.cells.items())]


def _instruction(track: Track, instruction: Instruction) -> Explanation:
    return Explanation(
        id=instruction_name(track.id, instruction.cell),
        name=_say("cell-name", cell=instruction.cell),
        does=instruction_text(instruction).text,
        rule="VAI-14.4",
        symbol=instruction_text(instruction).symbol,
    )


def _die(setup: Setup[VainqueurEdition]) -> Explanation:
    faces = [die_symbol(face) for face in setup.edition.die]
    does = _say("die", **told(setup.options, "tt_exact_finish"))
    return Explanation(DIE, Text("vainqueur-die"), does, "VAI-3.6", count=1, faces=faces)


def _piles(setup: Setup[VainqueurEdition]) -> list[Explanation]:
    edition = setup.edition
    draw = _say("pile-draw", cards=sum(edition.deck), hand=edition.hand_size)
    discard = _say("pile-discard", **told(setup.options, "discard"))
    return [
        Explanation(DRAW_PILE, Text("vainqueur-pile-draw"), draw, "VAI-8.5"),
        Explanation(DISCARD_PILE, Text("vainqueur-pile-discard"), discard, "VAI-8.9"),
    ]

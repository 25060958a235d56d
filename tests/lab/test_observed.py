"""Games that are looked at: when moments come, and where harm is done."""

from gruppetto.engine.cue import MOMENT, Cue, Spotlight
from gruppetto.engine.event import Event
from gruppetto.engine.scene import Text
from gruppetto.lab.observed import CARD, PARTS, Diary, ObservedSolo, Seen, named, read_name
from gruppetto.lab.solo import Solo
from tests.toy import GAME
from tests.toy.state import TinyState

CRASH = Cue(weight=MOMENT, spotlight=Spotlight(Text("crash", {"big": True}), "crash", "harm"))
TAILWIND = Cue(weight=MOMENT, spotlight=Spotlight(Text("tailwind"), "wind", "help", frame="chance"))


def ridden(diary: Diary, decisions: int, *events: Event) -> None:
    for _ in range(decisions):
        diary.decision()
    for event in events:
        diary.told(event)


def test_a_moment_stands_in_its_part_of_the_time_of_its_stage() -> None:
    diary = Diary()

    ridden(diary, 10, Event("crashed", {}, cue=CRASH))
    ridden(diary, 10)
    diary.close()

    assert diary.seen.moments == {named(Text("crash", {"big": True})): [0] * 10 + [1] + [0] * 9}


def test_an_event_that_names_the_next_stage_begins_the_time_anew() -> None:
    diary = Diary()

    ridden(diary, 4, Event("stage_started", {"stage": "stage:2"}), Event("crashed", {}, cue=CRASH))
    ridden(diary, 8)
    diary.close()

    (times,) = diary.seen.moments.values()
    assert times[0] == 1


def test_all_cards_of_a_tone_are_one_kind_of_moment() -> None:
    diary = Diary()

    ridden(diary, 1, Event("drawn", {}, cue=TAILWIND))
    diary.close()

    assert list(diary.seen.moments) == [(f"{CARD}-help", "{}")]


def test_an_event_without_weight_is_no_moment() -> None:
    diary = Diary()

    ridden(diary, 1, Event("rode", {}), Event("fell", {}, cue=Cue(note=Text("out"))))
    diary.close()

    assert diary.seen.moments == {}


def test_the_name_of_a_moment_is_read_back() -> None:
    text = Text("crash", {"big": True})

    assert read_name(named(text)) == text


def test_what_was_seen_adds_up() -> None:
    one, other = Seen(moments={("a", "{}"): [1] * PARTS}), Seen(moments={("a", "{}"): [2] * PARTS}, boards={"road": 1})

    one.add(other)
    one.add(other)

    assert one.moments == {("a", "{}"): [5] * PARTS}
    assert one.boards == {"road": 2}


def test_to_look_at_a_game_does_not_change_it() -> None:
    wanted = (GAME, GAME.setup(2), ("greedy", "random"), bytes(32))

    assert ObservedSolo(*wanted).run() == Solo(*wanted).run()


def test_the_leader_rides_on() -> None:
    solo = ObservedSolo(GAME, GAME.setup(2), ("greedy", "greedy"), bytes(32))
    solo.run()

    seen = solo.diary.seen
    ways = [lead / looks for lead, looks in zip(seen.leads, seen.looks, strict=True) if looks]
    assert ways[0] < 0.2
    assert ways[-1] > 0.5


def test_harm_is_done_where_the_target_stands() -> None:
    solo = ObservedSolo(GAME, GAME.setup(2), ("greedy", "greedy"), bytes(32))
    assert isinstance(solo.state, TinyState)
    solo.state.places = [3, 7]

    hears = solo._hears()
    hears(Event("pushed", {"who": "player:0", "target": "player:1"}, cue=CRASH))
    solo._write()

    assert solo.diary.seen.places == {"road": {"cell:7": 1}}
    assert solo.diary.seen.harms == {named(Text("crash", {"big": True})): 1}


def test_a_cell_that_is_told_is_the_place() -> None:
    solo = ObservedSolo(GAME, GAME.setup(2), ("greedy", "greedy"), bytes(32))

    solo._hears()(Event("crashed", {"who": "player:0", "cell": "cell:5"}, cue=CRASH))
    solo._write()

    assert solo.diary.seen.places == {"road": {"cell:5": 1}}

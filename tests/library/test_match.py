"""Matches by the public face."""

import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import gruppetto

GAMES = gruppetto.game_ids()


def short_match(game_id: str, seed: int = 1) -> gruppetto.Match:
    """The race of a quick start, for two."""
    game = gruppetto.game(game_id)
    return game.match(2, seed=seed, options=game.rules.quick.options)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_is_played_to_its_end_and_proven(game_id: str) -> None:
    match = short_match(game_id)

    outcome = match.play_out("random")

    assert (match.over, match.to_decide, match.legal(), match.outcome()) == (True, None, [], outcome)
    assert gruppetto.verify(match.record()).seed_checked
    assert gruppetto.load(match.record()).position() == match.position()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_is_told_in_sentences(game_id: str) -> None:
    match = short_match(game_id)
    for _ in range(12):
        match.play(match.legal()[0])

    told = match.story()

    assert len(told) >= 6
    assert not any("*" in line or "-event-" in line or "player:" in line for line in told)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_position_goes_out_and_in(game_id: str) -> None:
    match = short_match(game_id)
    for _ in range(30):
        match.play(match.legal()[-1])

    again = match.game.at(match.position(), seed=3)

    assert (again.legal(), again.options, again.position()) == (match.legal(), match.options, match.position())


def test_the_same_seed_and_moves_meet_the_same_luck() -> None:
    first, second = short_match("seconds"), short_match("seconds")

    first.play_out("greedy")
    for move in first.moves:
        second.play(move)

    assert second.record() == first.record()


def test_without_a_seed_nobody_knows_the_luck() -> None:
    game = gruppetto.game("seconds")

    assert game.match(2).seed != game.match(2).seed


def test_a_move_taken_back_and_done_again_meets_the_same_luck() -> None:
    match = short_match("vainqueur")
    before = match.position()
    match.play("roll")
    after = match.position()

    match.undo()

    assert (match.position(), match.moves) == (before, [])
    match.play("roll")
    assert match.position() == after


def test_a_copy_goes_its_own_way() -> None:
    match = short_match("seconds")
    copy = match.copy()

    copy.play(copy.legal()[0])

    assert (match.moves, len(copy.moves)) == ([], 1)
    match.play(copy.moves[0])
    assert match.position() == copy.position()
    assert match.happened() == copy.happened()


def test_somebody_reads_of_their_own_cards_and_others_do_not() -> None:
    match = short_match("vainqueur")
    while not any("card" in line for line in match.happened(0)):
        match.play(match.legal()[0])

    assert match.happened(0) != match.happened(1)


def test_a_bot_is_anything_that_decides() -> None:
    class First:
        """Takes what comes first."""

        def decide(self, view: gruppetto.View[Any]) -> object:
            return view.actions[0]

    match = short_match("seconds")

    match.play_out([First(), "greedy"])

    replayed = list(match.replay())
    firsts = [now.legal()[0] for now in replayed[:-1] if now.to_decide == 0]
    assert firsts == [then.moves[-1] for now, then in pairwise(replayed) if now.to_decide == 0]


def test_a_bot_that_breaks_a_rule_is_told_which() -> None:
    class Cheat:
        """Plays a card that it may not hold, to where it leads nobody."""

        def decide(self, view: gruppetto.View[Any]) -> object:
            return "play 9 14.2"

    with pytest.raises(gruppetto.IllegalMove, match=r"'play 9 14\.2' cannot be played: "):
        short_match("seconds").play_out(Cheat())


def test_a_position_of_ones_own_edition_is_read_with_it() -> None:
    game = gruppetto.game("seconds")
    stage = (game.rules.folder / "stages" / "flat-95.toml").read_text(encoding="utf-8").replace("flat-95", "mine-95")
    edition = game.edition(stages=[stage])
    match = game.match(3, seed=1, edition=edition, options={"stages": "mine-95"})

    assert game.at(match.position(), edition=edition).legal() == match.legal()


def test_a_record_under_way_goes_on_with_its_luck_for_who_knows_the_seed() -> None:
    match = short_match("seconds")
    match.play(match.legal()[0])

    again = gruppetto.load(match.record(), seed=1)

    again.play_out("greedy")
    match.play_out("greedy")
    assert again.record() == match.record()


def test_another_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="this is not the seed that the match was begun with"):
        gruppetto.load(short_match("seconds").record(), seed=2)


def test_a_record_and_a_position_are_read_from_files(tmp_path: Path) -> None:
    match = short_match("seconds")
    match.save(tmp_path / "match.jsonl")
    (tmp_path / "position.toml").write_text(match.position(), encoding="utf-8")

    assert gruppetto.load(tmp_path / "match.jsonl").position() == match.position()
    assert match.game.at(tmp_path / "position.toml").position() == match.position()


def test_standings_have_a_name_and_rows() -> None:
    match = gruppetto.game("vainqueur").match(2, seed=1, names=["Ilse", "Ad"])

    (table,) = match.standings()

    assert table.name == "Classification"
    assert sorted((row.seat, row.name) for row in table.rows) == [(0, "Ilse"), (1, "Ad")]


def test_chances_are_shares_of_one() -> None:
    assert sum(short_match("seconds").chances()) == pytest.approx(1)


def test_a_match_is_told_in_the_language_of_its_reader() -> None:
    match = gruppetto.game("vainqueur").match(2, seed=7, language="fr")

    assert match.play("roll") != gruppetto.game("vainqueur").match(2, seed=7).play("roll")


def test_why_not_is_the_rule_its_sentence_and_its_plain_words() -> None:
    why = short_match("seconds").why_not("play 9 14.2")

    assert why is not None
    assert (why.rule, why.plain) == ("SEC-5.1", gruppetto.game("seconds").rule("SEC-5.1"))
    assert "9" in why.sentence


@pytest.mark.parametrize(
    ("language", "word"), [("en", "one card"), ("fr", "une carte"), ("nl", "één kaart"), ("de", "eine Karte")]
)
def test_why_not_speaks_the_language_of_its_reader(language: str, word: str) -> None:
    why = short_match("seconds").why_not("play 9 14.2", language=language)

    assert why is not None
    assert word in why.sentence
    assert why.plain == gruppetto.game("seconds").rule("SEC-5.1", language)


def test_why_not_speaks_the_language_of_the_match_if_nothing_else_is_asked_for() -> None:
    why = gruppetto.game("seconds").match(2, seed=1, language="nl").why_not("play 9 14.2")

    assert why is not None
    assert "één kaart" in why.sentence


@pytest.mark.parametrize(
    ("wrong", "error", "sentence"),
    [
        (lambda match: match.play("fly 9"), gruppetto.NotationError, "'fly 9' is no action; an action begins with"),
        (lambda match: match.play("play 9 14.2"), gruppetto.IllegalMove, r"cannot be played: .* \(SEC-5.1: "),
        (lambda match: match.play(match.legal()[0], seat=0), gruppetto.IllegalMove, "cannot be played: "),
        (lambda match: match.view(4), ValueError, "there is no seat 4; seats are 0 to 1, and -1 is a spectator"),
        (lambda match: match.undo(), ValueError, "nothing was played yet that could be taken back"),
        (lambda match: match.play_out(["greedy"]), ValueError, "2 seats need one rider for all or one each, not 1"),
        (lambda match: match.play_out("fast"), gruppetto.BotError, "there is no bot 'fast'; the bots are"),
        (lambda match: match.game.match(9), ValueError, "seconds is for 2 to 4 players, not 9"),
        (lambda match: match.game.match(names=["Ad"]), ValueError, "2 seats need as many names, not 1"),
        (lambda match: match.game.match(seed=-1), ValueError, "a seed is a whole number from 0 to"),
        (lambda match: match.game.match(seed=b"short"), ValueError, "a seed has 32 bytes, not 5"),
        (lambda match: match.game.match(teams=["azur", "azur"]), gruppetto.TeamError, "two seats cannot both ride"),
        (lambda match: match.game.match(seed="xyz"), ValueError, "a seed is 1 to 64 hexadecimal digits, not 'xyz'"),
        (lambda match: match.game.match(take_backs="no"), ValueError, "take_backs are friendly or honest, not 'no'"),
        (lambda match: match.game.match(language="it"), ValueError, "there are no texts in 'it'; the languages are de"),
        (lambda match: match.why_not("play 9 14.2", "it"), ValueError, "there are no texts in 'it'; the languages are"),
        (lambda match: match.why_not(match.legal()[0], "it"), ValueError, "there are no texts in 'it'"),
        (lambda match: match.game.rule("SEC-5.1", "it"), ValueError, "there are no texts in 'it'"),
        (lambda match: match.game.match(edition="mine"), gruppetto.EditionError, "mine: seconds has no such edition"),
        (lambda match: match.game.edition("x = 1\n"), gruppetto.EditionError, "the edition: "),
        (lambda match: match.game.edition(stages="junk ="), gruppetto.EditionError, "^the stage: this is no TOML"),
        (lambda match: match.game.bot("exec:./mine"), gruppetto.BotError, "program './mine' cannot ride here, only"),
        (lambda match: match.play_out(min), ValueError, r"cannot ride: .* and has no method decide\(view\)"),
        (lambda match: match.game.rule("SEC-99"), LookupError, "seconds has no rule 'SEC-99'"),
        (lambda match: match.game.at("x"), gruppetto.PositionError, "this is no position document"),
        (lambda match: gruppetto.load("x"), gruppetto.RecordError, "a file is given as a Path"),
        (lambda match: match.game.edition(stages=["[[boards]]"]), gruppetto.EditionError, r"boards\[4\]"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_in_one_sentence(wrong: Any, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        wrong(short_match("seconds"))


def test_a_seed_is_a_number_or_its_digits_as_datasets_have_them() -> None:
    digits = short_match("seconds").seed.hex()

    assert gruppetto.game("seconds").match(seed=digits).seed == gruppetto.game("seconds").match(seed=1).seed


def test_an_edition_is_named_or_given_as_its_text() -> None:
    game = gruppetto.game("seconds")
    text = game.edition().document.text

    assert game.edition(text).document.digest == game.edition(game.editions[0]).document.digest
    assert game.match(edition=text, seed=1).position() == game.match(edition=game.editions[0], seed=1).position()


def test_a_row_of_a_dataset_leads_to_its_position(tmp_path: Path) -> None:
    """Its seed and the actions of the rows before it are all it takes."""
    parquet = pytest.importorskip("pyarrow.parquet")
    game = gruppetto.game("seconds")
    game.dataset(tmp_path / "file.parquet", games=1, bots="random")
    rows = parquet.read_table(tmp_path / "file.parquet").to_pylist()
    actions = json.loads(parquet.read_metadata(tmp_path / "file.parquet").metadata[b"gruppetto.actions"])

    match = game.match(seed=rows[0]["seed"], take_backs="honest")
    for row in rows:
        assert (match.to_decide, match.legal()) == (row["seat"], [actions[number] for number in row["legal"]])
        match.play(actions[row["chosen"]])

    assert match.over


def test_without_pyarrow_a_dataset_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "gruppetto.lab.dataset", raising=False)

    with pytest.raises(ImportError, match=r"^a dataset needs pyarrow: pip install 'gruppetto\[dataset\]'"):
        gruppetto.game("seconds").dataset(tmp_path / "file.parquet", games=1)

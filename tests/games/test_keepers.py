"""What holds of the score keeper of every game that has one."""

import msgspec
import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.keeper import Keeper, Page, Plan, StagePlan, TeamPlan
from gruppetto.games import all_games
from tests.games.catalogues import LANGUAGES, catalogues, texts_in

KEPT = [game for game in all_games().values() if game.keeper() is not None]


def keeper_of(game: AnyGame) -> Keeper:
    keeper = game.keeper()
    assert keeper is not None
    return keeper


def first_page(game: AnyGame, players: int) -> tuple[Plan, Page]:
    form = keeper_of(game).plan_form()
    edition = form.editions[0]
    teams = tuple(TeamPlan(f"Team {seat}", offer.team) for seat, offer in enumerate(form.teams[:players]))
    plan = Plan(edition.id, teams, tuple(StagePlan(stage) for stage in edition.tours[0].stages))
    return plan, keeper_of(game).keep(plan, ())


@pytest.mark.parametrize("game", KEPT, ids=lambda game: game.id)
def test_an_empty_sheet_can_be_kept_for_every_number_of_teams(game: AnyGame) -> None:
    for players in keeper_of(game).plan_form().players:
        _, page = first_page(game, players)
        assert len(page.teams) == players
        assert page.forms
        assert not page.done


@pytest.mark.parametrize("game", KEPT, ids=lambda game: game.id)
def test_it_is_the_same_keeper_each_time_and_gives_equal_pages(game: AnyGame) -> None:
    assert game.keeper() is game.keeper()
    assert first_page(game, 2) == first_page(game, 2)


@pytest.mark.parametrize("game", KEPT, ids=lambda game: game.id)
def test_stages_of_ones_own_are_never_part_of_a_tour(game: AnyGame) -> None:
    """A tour is ridden as it is, and of such a stage nothing is known yet."""
    for edition in keeper_of(game).plan_form().editions:
        own = {stage.id for stage in edition.stages if stage.own is not None}
        assert not any(own & set(tour.stages) for tour in edition.tours)


@pytest.mark.parametrize("game", KEPT, ids=lambda game: game.id)
def test_options_of_a_plan_name_rules_of_the_game(game: AnyGame) -> None:
    rules = game.rulebook().rules()
    assert [option.name for option in keeper_of(game).plan_form().options if option.rule not in rules] == []


@pytest.mark.parametrize("game", KEPT, ids=lambda game: game.id)
def test_every_tour_is_made_of_stages_of_its_edition(game: AnyGame) -> None:
    for edition in keeper_of(game).plan_form().editions:
        known = {stage.id for stage in edition.stages}
        assert edition.tours
        assert all(set(tour.stages) <= known for tour in edition.tours)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KEPT, ids=lambda game: game.id)
def test_plan_and_first_page_can_be_said(game: AnyGame, language: str) -> None:
    texts = catalogues(game)
    form = keeper_of(game).plan_form()
    for text in (*texts_in(form), *texts_in(first_page(game, 2)[1])):
        assert texts.said(language, text.key, text.args)
    for option in form.options:
        keys = [f"{game.id}-option-{option.name}{end}" for end in ("", "-help")]
        keys += [f"{game.id}-option-{option.name}-{str(choice).lower()}" for choice in option.choices]
        assert all(texts.said(language, key, {}) for key in keys)


@pytest.mark.parametrize("game", KEPT, ids=lambda game: game.id)
def test_a_page_is_plain_json(game: AnyGame) -> None:
    page = first_page(game, 2)[1]
    assert msgspec.json.decode(msgspec.json.encode(page))["done"] is False

"""What a shell completes after Tab: the games, and the names of their editions and stages. Loaded only then."""

import click


def game_names(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    from gruppetto.games import all_games

    return [game for game in all_games() if game.startswith(begun)]


def edition_names(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """Those of the game that was typed before."""
    from gruppetto.games import UnknownGame, find_game

    try:
        editions = find_game(context.params.get("game") or "").editions()
    except UnknownGame:
        return []
    return [edition.id for edition in editions if edition.id.startswith(begun)]


def stage_names(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """The stage files of the game that was typed before."""
    from gruppetto.cli.copies import stage_files
    from gruppetto.games import UnknownGame, find_game

    try:
        files = stage_files(find_game(context.params.get("game") or ""))
    except UnknownGame:
        return []
    return [name for name in files if name.startswith(begun)]

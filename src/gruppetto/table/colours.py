"""Choosing the colour of one's team before the start."""

from gruppetto.engine.teams import settle_teams
from gruppetto.table.denied import Denied
from gruppetto.table.setting_up import teams_fixed
from gruppetto.table.store import HUMAN
from gruppetto.table.tables import LiveTable
from gruppetto.table.tokens import matches


def with_another(table: LiveTable, number: int, team: str) -> tuple[str, ...]:
    """Who rides for which team when a seat takes another one; raises Denied where it cannot.

    A free one is taken; with a bot or an empty seat it is swapped, who do not mind; a person's stays theirs.
    """
    if table.header.position:
        raise teams_fixed()
    known = [look.team for look in table.game.teams]
    if team not in known:
        raise Denied("unknown_team", f"There is no such team; the teams are {', '.join(known)}.")
    teams = [look.team for look in table.game.seating(table.setup)]
    if team in teams:
        holder = table.seats[teams.index(team)]
        if holder.kind == HUMAN and holder.seat != number:
            raise Denied("team_taken", "Somebody else rides for this team: choose a free one.", {"name": holder.name})
        teams[holder.seat] = teams[number]
    teams[number] = team
    return settle_teams(table.game.teams, teams, len(teams))


def need_right(table: LiveTable, number: int, token: str) -> None:
    """People choose for themselves, and the maker for bots and empty seats."""
    seat = table.seats[number]
    if matches(token, seat.token_hash) or (seat.kind != HUMAN and table.made_by(token)):
        return
    if seat.kind == HUMAN:
        raise Denied("not_your_seat", "Only who sits there may choose the team of a seat.")
    raise Denied("bad_token", "Only the maker of the table may do that.")

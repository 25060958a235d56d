"""A plain strip instead of the winding road, so that cells can be picked: to be drawn properly."""

from gruppetto.engine.scene import Board, Cell, Profile
from gruppetto.games.seconds.edition import SecondsEdition


def board(edition: SecondsEdition, board_id: str) -> Board:
    road = edition.boards[board_id]
    cells = [
        _cell(f"cell:{number if number <= road.cells else road.cells - number}.{lane}", number, lane)
        for number in range(1, road.end + 1)
        for lane in range(1, road.lanes(number) + 1)
    ]
    cells += [_cell(f"cell:{name}", number, 0) for name, number in (("start", 0), ("line", road.cells), ("home", road.end))]
    cells += [_cell(f"cell:beside{number}", number, 0) for number in range(1, road.cells + 1)]
    wide = float(road.end + 1)
    return Board(board_id, wide, 5.0, "flat", [], [(0.0, 2.5), (wide, 2.5)], cells, [], [], Profile([], []))


def _cell(name: str, number: int, lane: int) -> Cell:
    left, top = float(number), float(lane)
    shape = [(left, top), (left + 1, top), (left + 1, top + 1), (left, top + 1)]
    return Cell(name, shape, (left + 0.5, top + 0.5), 0.0, "road", number, lane)

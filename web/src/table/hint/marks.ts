// The choices of a hint as they lie on the road: a letter at the place where each would lead.
import { isCell } from "../../lib/wire/things.ts";
import type { Board, Cell, HintChoice } from "../../lib/wire.ts";

export interface HintMark {
  cell: Cell;
  /** The letters of the choices that lead here. */
  letters: string;
  /** The place of the first of them among the choices. */
  place: number;
  /** Whether the choice that is shown leads here. */
  on: boolean;
}

export const letterOf = (place: number): string => String.fromCharCode("A".charCodeAt(0) + place);

/** One mark a cell; choices that lead to no place of the road have none. */
export function marksOf(choices: HintChoice[], chosen: number, board: Board): HintMark[] {
  const marks = new Map<string, HintMark>();
  choices.forEach((choice, place) => {
    const cell = board.cells.find((each) => each.id === choice.picks.findLast(isCell));
    if (!cell) return;
    const known = marks.get(cell.id);
    const letters = known ? `${known.letters}·${letterOf(place)}` : letterOf(place);
    marks.set(cell.id, { cell, letters, place: known?.place ?? place, on: known?.on || place === chosen });
  });
  return [...marks.values()];
}

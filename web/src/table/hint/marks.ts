// Choices as they lie on the road: a tag at the place where each would lead. Those of a hint have letters.
import { isCell } from "../../lib/wire/things.ts";
import type { Board, Cell } from "../../lib/wire.ts";

/** Something that could be done, and what is written where it leads. */
export interface Tagged {
  picks: string[];
  tag: string;
  /** The drawing of who would do it, where that is to be seen. */
  face?: string;
}

export interface HintMark {
  cell: Cell;
  /** The tags of the choices that lead here. */
  tag: string;
  face: string;
  /** The place of the first of them among the choices. */
  place: number;
  /** Whether the choice that is shown, or was made, leads here. */
  on: boolean;
}

export const letterOf = (place: number): string => String.fromCharCode("A".charCodeAt(0) + place);

/** The choices of a hint with their letters. */
export const lettered = (choices: readonly { picks: string[] }[]): Tagged[] =>
  choices.map(({ picks }, place) => ({ picks, tag: letterOf(place) }));

/** One mark a cell; choices that lead to no place of the road have none. */
export function marksOf(choices: Tagged[], chosen: number, board: Board): HintMark[] {
  const marks = new Map<string, HintMark>();
  choices.forEach(({ picks, tag, face = "" }, place) => {
    const cell = board.cells.find((each) => each.id === picks.findLast(isCell));
    if (!cell) return;
    const known = marks.get(cell.id);
    const tags = known ? `${known.tag}·${tag}` : tag;
    marks.set(cell.id, { cell, tag: tags, face: known?.face || face, place: known?.place ?? place, on: known?.on || place === chosen });
  });
  return [...marks.values()];
}

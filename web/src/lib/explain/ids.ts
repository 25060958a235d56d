// What explains the parts of a scene: the ids that an element carries in `data-explain`, the nearest first.
import type { Cell, Piece, Pile } from "../wire.ts";

const joined = (ids: string[]): string | undefined => ids.filter(Boolean).join(" ") || undefined;

/** A cell by its marks, then by its kind; a kind that is not explained is plain road. */
export const ofCell = (cell: Cell): string | undefined => joined([...cell.marks.map((mark) => mark.explain), `cell:${cell.kind}`]);

/** A cell that nobody may enter. */
export const ofBarred = (cell: Cell): string | undefined => joined(["cell:barred", ofCell(cell) ?? ""]);

/** A rider by what lies on him, then by what he wears. */
export const ofPiece = (piece: Piece): string | undefined =>
  joined([...piece.marks.map((mark) => mark.explain), piece.jersey && `jersey:${piece.jersey}`]);

/** A pile by its open card, then by itself. */
export const ofPile = (pile: Pile): string | undefined => joined([pile.top?.explain ?? "", pile.explain]);

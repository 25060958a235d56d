// What a screen reader says of the road: a cell with all that is on it, a rider with where he stands.
import { say, t, type Reader } from "../../lib/texts/texts.svelte.ts";
import type { Cell, Piece, Scene } from "../../lib/wire.ts";
import type { Target } from "../ask/targets.ts";

export function cellName(cell: Cell, scene: Scene, reader: Reader, target: Target | undefined): string {
  const here = scene.pieces.filter((piece) => piece.cell === cell.id).map((piece) => shortName(piece, scene, reader));
  const hint = target?.offers[0]?.hint;
  return [
    placeName(cell),
    ...cell.marks.map((mark) => say(mark.text, reader)),
    here.length ? t("board-riders", { riders: here }, reader) : "",
    scene.barred.includes(cell.id) ? t("board-barred") : "",
    target ? t("board-target", { label: target.tab }) : "",
    hint && !target?.soft ? say(hint, reader) : "",
  ]
    .filter(Boolean)
    .join("; ");
}

export function riderName(piece: Piece, cell: Cell | undefined, reader: Reader): string {
  return [
    t("board-rider", { bib: piece.bib, team: `team:${piece.team}`, player: `player:${piece.seat}` }, reader),
    piece.jersey ? t(`jersey-${piece.jersey}`) : "",
    cell ? placeName(cell) : "",
    piece.fallen ? t("board-fallen") : "",
    ...piece.marks.map((mark) => say(mark.text, reader)),
  ]
    .filter(Boolean)
    .join(", ");
}

const placeName = (cell: Cell): string =>
  t("board-cell", { label: cell.name || cell.label || String(cell.number), kind: t(`cell-${cell.kind}`) });

/** A rider in a list: by his player, and where a player has several by his number too. */
const shortName = (piece: Piece, scene: Scene, reader: Reader): string =>
  scene.order.length ? t("board-rider-short", { bib: piece.bib, player: `player:${piece.seat}` }, reader) : `player:${piece.seat}`;

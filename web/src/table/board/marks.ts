// The lines that run through cells: sprints and summits.
import type { Cell } from "../../lib/wire.ts";

const LINE = /^mark-(sprint|summit)$/;

/** Whether a sprint or a summit runs through a cell. */
export const lineMark = (cell: Cell): boolean => cell.marks.some((mark) => LINE.test(mark.symbol));

/** Which of the two. */
export const lineOf = (cell: Cell): string => cell.marks.map((mark) => LINE.exec(mark.symbol)?.[1]).find(Boolean) ?? "";

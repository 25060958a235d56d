// The keyboard on the board: the road is one stop of the Tab key, as a board of role `application` is; inside it the
// arrows ride along the cells, and Enter presses the one they are on.
import { cameTo } from "../../lib/explain/watch.ts";
import type { Cell } from "../../lib/wire.ts";
import { isArrow, nextCell, type Arrow } from "./cursor.ts";

interface Road {
  /** All cells, and those that are lit. */
  cells: () => Cell[];
  lit: () => Cell[];
  /** Something is asked; where nothing on the road answers it, the arrows lead to what does. */
  asked: () => boolean;
  /** The id of the element that stands for a cell. */
  elementOf: (cell: string) => string;
  /** The cursor is on a cell now, or on none. */
  onstep: (cell: Cell | null) => void;
  onpress: (cell: string, at: DOMRect) => void;
  onexplain: (cell: string, at: DOMRect) => void;
}

export class CellCursor {
  /** The cell the keyboard is on. */
  cell = $state("");
  private canvas: HTMLElement | undefined;

  constructor(private readonly road: Road) {}

  /** An action of the element that takes the keys. */
  readonly keyStop = (canvas: HTMLElement): { destroy: () => void } => {
    canvas.tabIndex = 0;
    this.canvas = canvas;
    $effect(() => {
      if (this.cell) canvas.setAttribute("aria-activedescendant", this.road.elementOf(this.cell));
      else canvas.removeAttribute("aria-activedescendant");
    });
    // A focused road that is taken out of the page blurs too, in the middle of the drawing: nothing may change then.
    const blur = (): void => queueMicrotask(() => canvas.isConnected && this.leave());
    canvas.addEventListener("keydown", this.keydown);
    canvas.addEventListener("blur", blur);
    return {
      destroy: () => {
        canvas.removeEventListener("keydown", this.keydown);
        canvas.removeEventListener("blur", blur);
      },
    };
  };

  /** An arrow was pressed elsewhere on the page: the keyboard comes to the lit cells, if there are any. */
  enter(arrow: Arrow): boolean {
    if (!this.road.lit().length) return false;
    this.canvas?.focus({ preventScroll: true });
    this.step(arrow, false);
    return true;
  }

  /** Another turn: nothing is looked at yet. */
  forget(): void {
    this.cell = "";
  }

  private readonly keydown = (event: KeyboardEvent): void => {
    const onCell = this.cell && ["Enter", " ", "?"].includes(event.key);
    const all = event.shiftKey || this.road.lit().length === 0;
    const elsewhere = isArrow(event.key) && all && !event.shiftKey && this.road.asked();
    if ((!isArrow(event.key) && !onCell) || elsewhere) return;
    event.preventDefault();
    event.stopPropagation();
    if (isArrow(event.key)) return this.step(event.key, all);
    const at = document.getElementById(`cell-${this.cell}`)?.getBoundingClientRect() ?? new DOMRect();
    if (event.key === "?") this.road.onexplain(this.cell, at);
    else this.road.onpress(this.cell, at);
  };

  /** Along the road and across it: the lit cells first, all of them with Shift. */
  private step(arrow: Arrow, all: boolean): void {
    const next = nextCell(all ? this.road.cells() : this.road.lit(), this.cell, arrow);
    if (!next) return;
    this.cell = next.id;
    this.road.onstep(next);
    cameTo(document.getElementById(`cell-${next.id}`));
  }

  private leave(): void {
    this.cell = "";
    this.road.onstep(null);
  }
}

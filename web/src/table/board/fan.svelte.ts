// A crowd fans out where the mouse rests on it, or a finger does, and closes again when either goes away.
import type { Point } from "../../lib/wire.ts";
import { crowdAt, fanned, type Fan } from "./crowd.ts";
import type { Stand } from "./echelon.ts";

/** Milliseconds the mouse must rest: who is on the way to a lit cell does not mean the riders. */
const REST = 280;

export class CrowdFan {
  private open = $state.raw<Fan | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stands: () => Stand[]) {}

  get spots(): Fan["spots"] {
    return this.open?.spots ?? NONE;
  }

  /** The mouse is over this place of the board, or over none. */
  hover(at: Point | null): void {
    clearTimeout(this.timer);
    if (this.open && !this.holds(at)) this.close();
    if (at && !this.open) this.timer = setTimeout(() => this.at(at), REST);
  }

  /** Fans out the crowd at this place of the board, at once; true when there is one. */
  at(place: Point): boolean {
    this.open = fanned(crowdAt(this.stands(), place));
    return this.open !== null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.open = null;
  }

  private holds(at: Point | null): boolean {
    return at !== null && this.open !== null && Math.hypot(at[0] - this.open.middle[0], at[1] - this.open.middle[1]) < this.open.radius;
  }
}

const NONE: Fan["spots"] = new Map();

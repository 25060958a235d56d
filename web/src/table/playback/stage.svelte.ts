// The stage: which moment has it now and how long, and that a person can keep it there or send it away.
import type { Pace } from "../../lib/device/settings.svelte.ts";
import type { Text } from "../../lib/wire.ts";
import { Holding } from "./holding.ts";
import { holdFor } from "./pace.ts";
import type { Staged } from "./spotlight.ts";

/** A moment on the stage: when it goes, in milliseconds, and a key of its own. */
export interface Lit extends Staged {
  time: number;
  key: number;
}

/** How long a moment takes to come, `--d-move`. */
const ENTRANCE = 320;

export class Stage {
  lit = $state.raw<Lit | null>(null);
  /** Somebody holds it: its time stands still. */
  kept = $state(false);
  onlit: ((staged: Staged) => void) | null = null;
  private readonly holding = new Holding();
  private count = 0;
  /** Counts the times it was cleared: what else was to come then does not. */
  private cleared = 0;

  /** Shows one after the other. `words` counts those of a text in the reader's language. */
  async show(moments: Staged[], pace: Pace, words: (text: Text) => number): Promise<void> {
    const cleared = this.cleared;
    for (const staged of moments) {
      if (cleared !== this.cleared) return;
      const { text } = staged.light;
      const time = ENTRANCE + holdFor(pace, text ? words(text) : 0);
      this.lit = { ...staged, time, key: ++this.count };
      this.onlit?.(staged);
      await this.holding.wait(time);
      this.lit = null;
      this.kept = false;
    }
  }

  /** Whether this moment has it; one that fades away has not. */
  has(key: number): boolean {
    return this.lit?.key === key;
  }

  keep(): void {
    if (!this.lit) return;
    this.kept = true;
    this.holding.keep();
  }

  release(): void {
    this.kept = false;
    this.holding.release();
  }

  /** It goes at once. */
  end(): void {
    this.holding.end();
  }

  /** It goes at once, and with it what was to come after it. */
  clear(): void {
    this.cleared++;
    this.end();
  }
}

// A finished race looked back at: asked for once, then polled while the server works it out.
import { api } from "../../../lib/net/api.ts";
import type { AnalysedEntry, Analysis, Turning } from "../../../lib/wire.ts";
import { problemText } from "../../problem.ts";

/** Between two looks at how far it is, in milliseconds. */
const POLL = 1000;

export class LookBack {
  found = $state.raw<Analysis | null>(null);
  problem = $state("");

  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;
  private readonly byNumber = $derived(new Map(this.found?.entries.map((entry) => [entry.number, entry])));

  constructor(private readonly table: string) {}

  get done(): boolean {
    return this.found !== null && this.found.seats.length > 0;
  }

  /** The entries after which positions can be compared: those that ended a turn. */
  get turns(): AnalysedEntry[] {
    return this.found?.entries.filter((entry) => entry.turn_over) ?? [];
  }

  get points(): Turning[] {
    return this.found?.turning_points ?? [];
  }

  entry(number: number): AnalysedEntry | undefined {
    return this.byNumber.get(number);
  }

  /** The chances when this entry was on the screen: those of the last turn that had ended. */
  chancesAt(number: number): number[] {
    return this.turns.findLast((entry) => entry.number <= number)?.chances ?? this.turns[0]?.chances ?? [];
  }

  async begin(): Promise<void> {
    if (this.found && !this.problem) return;
    this.problem = "";
    await this.take(() => api.analyse(this.table));
  }

  /** Nobody looks any more: an answer that is still on its way is not asked after. */
  stop(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  private async take(ask: () => Promise<Analysis>): Promise<void> {
    try {
      this.found = await ask();
      clearTimeout(this.timer);
      if (!this.done && !this.left) this.timer = setTimeout(() => void this.take(() => api.analysis(this.table)), POLL);
    } catch (error) {
      this.problem = problemText(error);
    }
  }
}

// The sentence of the big screen: the last event worth telling, else the last move. It stays for some seconds, and two never queue: the newer replaces it by a cut.
import type { GameEvent } from "../lib/wire.ts";
import { isAboutSomebody } from "../table/playback/digest.ts";

/** Milliseconds that something worth telling stays at least. */
export const STAYS = 4000;
/** From this weight on an event is worth telling. */
const WORTH = 1;

export class LastSentence {
  event = $state.raw<GameEvent | null>(null);
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** All that happened up to the picture that is shown, the newest last, and what of it has a sentence. */
  hear(log: readonly GameEvent[], tells: (event: GameEvent) => boolean): void {
    clearTimeout(this.timer);
    const next = newsOf(lastTold(log, tells));
    if (!next || same(next, this.event)) return;
    const left = this.event && weightOf(this.event) >= WORTH && weightOf(next) < WORTH ? this.since + STAYS - this.now() : 0;
    if (left > 0) this.timer = setTimeout(() => this.show(next), left);
    else this.show(next);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private show(event: GameEvent): void {
    [this.event, this.since] = [event, this.now()];
  }
}

/** What the last move that was told brought. Looked for from the end: the log of a long race is not read anew for every move. */
function lastTold(log: readonly GameEvent[], tells: (event: GameEvent) => boolean): GameEvent[] {
  const end = log.findLastIndex(tells);
  const before = log.findLastIndex((event, place) => place < end && event.version !== log[end]?.version);
  return log.slice(before + 1, end + 1).filter(tells);
}

/** Of these the weightiest, and of equals the last. */
function newsOf(last: GameEvent[]): GameEvent | null {
  const about = last.filter((event) => isAboutSomebody(event) || weightOf(event) >= WORTH);
  return about.reduce<GameEvent | null>((best, event) => (best && weightOf(best) > weightOf(event) ? best : event), null) ?? last.at(-1) ?? null;
}

const weightOf = (event: GameEvent): number => event.weight ?? 0;
const same = (one: GameEvent, other: GameEvent | null): boolean => other !== null && one.version === other.version && one.kind === other.kind && one.seat === other.seat && one.bib === other.bib;

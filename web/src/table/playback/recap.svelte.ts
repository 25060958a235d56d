// What somebody missed: whether the digest lies open, what is in it, and that it can be shown again.
import { t } from "../../lib/texts/texts.svelte.ts";
import type { GameEvent } from "../../lib/wire.ts";
import { digestOf, sinceOwn, type Line } from "./digest.ts";
import type { Playback } from "./playback.svelte.ts";

/** What the digest is made of: whose eyes look on, what was told so far, and which of it is news. */
export interface Told {
  readonly eyes: number;
  readonly log: GameEvent[];
  tells(event: GameEvent): boolean;
  /** A sentence for who looks on. */
  remark(sentence: string): void;
}

export class Recap {
  open = $state(false);
  private unasked = true;
  /** Nobody asked for the one that lies open. */
  private came = false;

  constructor(
    private readonly told: Told,
    private readonly playback: Playback,
  ) {}

  get lines(): Line[] {
    return digestOf(this.told.log, this.told.eyes, (event) => this.told.tells(event));
  }

  /** Somebody is back at the table: the digest opens if anything of weight happened without him. */
  welcome(): void {
    const { eyes, log } = this.told;
    const played = eyes >= 0 && log.some((event) => event.by === eyes);
    if (played && sinceOwn(log, eyes).some((event) => event.weight)) this.offer();
  }

  offer(): void {
    if (this.unasked) this.open = this.came = true;
  }

  /** Whether it may open by itself: on a phone it would lie over the hand, and a line above that tells the newest event. One that
   * came before the page knew its screen goes again. */
  mayCome(unasked: boolean): void {
    this.unasked = unasked;
    if (!unasked && this.came) this.open = this.came = false;
  }

  /** Shows all of it again, or what this version brought. After a reload the pictures are gone: then its moments are shown from
   * what was told, and of what had none it is said that it cannot be; and where nothing happened, that. */
  async replay(version?: number): Promise<void> {
    if (this.playback.saw(version)) return this.playback.replay(version);
    const { eyes, log } = this.told;
    const events = sinceOwn(log, eyes).filter((event) => version === undefined || event.version === version);
    if (!(await this.playback.recall(events))) this.told.remark(t(events.length ? "digest-unseen" : "digest-empty"));
  }
}

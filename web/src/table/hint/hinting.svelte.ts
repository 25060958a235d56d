// What a bot would do: asked for by the seat to decide, shown until it is played, put away, or something else is picked.
import { knows, say, t, trouble } from "../../lib/texts/texts.svelte.ts";
import { announcer } from "../../lib/ui/announce.svelte.ts";
import type { HintChoice, HintSent, NoHint, Offer } from "../../lib/wire.ts";
import type { Table } from "../table.svelte.ts";

/** Milliseconds of thinking after which a wheel turns. */
const SHORT = 400;
/** After which nothing is expected any more: the answer was lost with the connection. */
const PATIENCE = 12_000;

type Hinted = Pick<Table, "connection" | "eyes" | "view" | "ask" | "playback" | "reader" | "remark" | "coaching"> & { path: string[] };

export class Hinting {
  /** It was asked, and has not answered. */
  thinking = $state(false);
  /** That takes so long that it should be seen. */
  turning = $state(false);
  /** The choice whose way is shown, by its place. */
  chosen = $state(0);
  private told = $state.raw<HintSent | null>(null);
  private wheel: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Hinted) {
    table.connection.onhint = (message) => this.hear(message);
  }

  /** The bot that can be asked now; "" where none can. */
  get offered(): string {
    const lobby = this.table.connection.lobby;
    return this.table.ask && lobby?.hints && !this.table.coaching.page ? lobby.adviser : "";
  }

  /** Whether the table was set up without hints, though somebody could give some. */
  get forbidden(): boolean {
    const lobby = this.table.connection.lobby;
    return Boolean(lobby?.adviser && !lobby.hints);
  }

  /** What was told about the position on the screen. */
  get shown(): HintSent | null {
    const { ask, eyes, playback } = this.table;
    const told = this.told;
    return told && ask && told.seat === eyes && told.version === playback.shown?.version ? told : null;
  }

  /** Whether there is something to see of it. */
  get open(): boolean {
    return this.turning || this.shown !== null;
  }

  get choice(): HintChoice | null {
    return this.shown?.choices[this.chosen] ?? null;
  }

  /** The picks that are lit for it; null where there are none. */
  get picks(): string[] | null {
    return this.choice?.picks ?? null;
  }

  /** The choice that is shown, as it can be played. */
  get offer(): Offer | null {
    const { choice } = this;
    return this.table.ask?.offers.find((offer) => offer.do === choice?.do) ?? null;
  }

  /** Whether all that this version brought is a hint: then nobody needs to be called. */
  isNews(version: number): boolean {
    const last = this.table.view?.log.at(-1);
    return Boolean(last?.hint && last.version === version);
  }

  /** Asks; a second time while it is shown puts it away. */
  async ask(): Promise<void> {
    if (this.forbidden) return this.table.remark(t("hint-forbidden"));
    if (this.shown) return this.putAway();
    if (!this.offered || this.thinking) return;
    this.think(true);
    const answer = await this.table.connection.hint(this.table.eyes, this.table.view?.version ?? -1);
    if (answer.ok) return;
    this.think(false);
    if (answer.refused.code !== "stale") this.table.remark(trouble(answer.refused.code));
  }

  choose(place: number): void {
    this.chosen = place;
    if (this.picks) this.table.path = this.picks;
  }

  /** Nothing of it is shown any more; what was picked stays. */
  close(): void {
    this.told = null;
    this.chosen = 0;
  }

  /** The same, and its picks are gone. */
  putAway(): void {
    if (this.shown) this.table.path = [];
    this.close();
  }

  private hear(message: HintSent | NoHint): void {
    this.think(false);
    if (message.say === "no_hint") {
      if (message.code !== "stale") this.table.remark(trouble(message.code));
      return;
    }
    this.told = message;
    this.choose(0);
    announcer.tell(this.spoken(message));
  }

  private spoken({ level, now, choices }: HintSent): string {
    const [best] = choices;
    if (!best) return "";
    const { reader } = this.table;
    const why = reasonsOf(best, choices.length).map((text) => say(text, reader)).join(" ");
    return t("hint-said", { bot: `bot:${level}`, move: say(best.label, reader), why, now: perCent(now), after: perCent(best.chance) }, reader);
  }

  private think(thinks: boolean): void {
    this.thinking = thinks;
    this.turning = false;
    clearTimeout(this.wheel);
    if (!thinks) return;
    this.wheel = setTimeout(() => {
      this.turning = true;
      this.wheel = setTimeout(() => this.think(false), PATIENCE);
    }, SHORT);
  }
}

/** Why: the sentences that came with it, as far as the game has them, or one that holds for every choice, or for the only one. */
export function reasonsOf(choice: HintChoice, of: number): HintChoice["reasons"] {
  const told = choice.reasons.filter((reason) => knows(reason.key));
  return told.length ? told : [{ key: of > 1 ? "hint-general" : "hint-only", args: {} }];
}

export const perCent = (chance: number): number => Math.round(chance * 100);

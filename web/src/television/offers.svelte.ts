// The seats that somebody may scan, and what opens each: free ones before the start, then bots' and those whose phone is away.
import { SvelteMap } from "svelte/reactivity";

import { seats } from "../lib/device/seats.ts";
import { api } from "../lib/net/api.ts";
import type { SeatInfo, TableInfo } from "../lib/wire.ts";

/** Where a phone takes a seat; the secret of a bot's seat stands where no server sees it. */
export function seatLink(origin: string, table: string, seat: number, secret = ""): string {
  const link = `${origin}/h/${encodeURIComponent(table)}/${seat}`;
  return secret ? `${link}#${secret}` : link;
}

export class Offers {
  /** What opens each bot's seat. */
  private readonly secrets = new SvelteMap<number, string>();
  private asking = false;

  constructor(
    private readonly id: string,
    private readonly lobby: () => TableInfo | null,
  ) {}

  secretOf(seat: number): string {
    return this.secrets.get(seat) ?? "";
  }

  /** Asks for what opens the seats of bots. Only who made the table and rides nowhere is told; elsewhere nothing is offered. */
  async renew(): Promise<void> {
    const [table, token] = [this.lobby(), seats.makerToken(this.id)];
    if (!table?.started || table.over || !token || this.asking || seats.mine(this.id).length) return;
    this.asking = true;
    for (const { seat } of table.seats.filter((each) => each.kind === "bot" && !this.secrets.has(each.seat))) {
      const made = await api.handOver(this.id, seat, "link", {}, token).catch(() => null);
      if (!made?.link) break;
      this.secrets.set(seat, made.link);
    }
    this.asking = false;
  }

  /** Those to show while the race is on: a bot's seat with its secret, one that was given up, one whose phone is away. */
  during(table: TableInfo, isAway: (seat: SeatInfo) => boolean): SeatInfo[] {
    if (table.over) return [];
    return table.seats.filter((seat) => (seat.kind === "bot" ? this.secrets.has(seat.seat) : seat.kind === "human" && (seat.free || isAway(seat))));
  }
}

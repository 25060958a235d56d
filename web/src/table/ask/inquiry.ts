// What the server is asked about a position without anything being done.
import type { Table } from "../table.svelte.ts";
import type { Reach, WhyNot } from "../../lib/wire.ts";

type Asker = Pick<Table, "connection" | "eyes" | "view">;

/** Why these things cannot be picked one after the other. Null when there was no answer; none about a position that is gone. */
export async function whysOf({ connection, eyes, view }: Asker, picks: string[]): Promise<WhyNot[] | null> {
  const answer = await connection.why(eyes, view?.version ?? -1, picks);
  if (answer.ok) return answer.whys ?? [];
  return ["lost", "rate"].includes(answer.refused.code) ? null : [];
}

/** Where a thing would lead that is only looked at, as the server tells it. */
export async function reachOf({ connection, eyes, view }: Asker, thing: string): Promise<Reach[]> {
  const answer = await connection.peek(eyes, view?.version ?? -1, thing);
  return answer.ok ? (answer.reach ?? []) : [];
}

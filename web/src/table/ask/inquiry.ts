// What the server is asked about a position without anything being done.
import type { Table } from "../table.svelte.ts";
import type { Reach, Refused, WhyNot } from "../../lib/wire.ts";

type Asker = Pick<Table, "connection" | "eyes" | "view">;

/** Why these things cannot be picked one after the other. Null when there was no answer; none about a position that is gone. */
export async function whysOf({ connection, eyes, view }: Asker, picks: string[]): Promise<WhyNot[] | null> {
  const answer = await connection.why(eyes, view?.version ?? -1, picks);
  return answer.ok ? (answer.whys ?? []) : unanswered(answer.refused);
}

/** Where a thing would lead that is only looked at, as the server tells it. Null and none as above. */
export async function reachOf({ connection, eyes, view }: Asker, thing: string): Promise<Reach[] | null> {
  const answer = await connection.peek(eyes, view?.version ?? -1, thing);
  return answer.ok ? (answer.reach ?? []) : unanswered(answer.refused);
}

/** Whoever asks again in a moment may be answered where the connection was away, or too much was asked from this house. */
const unanswered = ({ code }: Refused): [] | null => (["lost", "rate"].includes(code) ? null : []);

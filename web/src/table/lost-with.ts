// What is lost with a table that is deleted, as the key of its sentence.
import type { TableInfo } from "../lib/wire.ts";

export function lostWith({ started, over, seats }: Pick<TableInfo, "started" | "over" | "seats">, mine: number[]): string {
  const others = seats.some((seat) => seat.kind === "human" && !mine.includes(seat.seat));
  if (!started) return "delete-lobby";
  if (!over) return others ? "delete-race-others" : "delete-race";
  return others ? "delete-record-others" : "delete-record";
}

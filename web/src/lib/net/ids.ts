// Ids of messages and edits. The server counts what comes with the same id once: sending again is idempotent.
let count = 0;

/** Unique among all clients and tries: 64 random bits where the browser has them, and a count. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${[...random].map((part) => part.toString(16)).join("")}-${++count}`;
}

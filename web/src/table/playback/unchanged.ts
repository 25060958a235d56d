// Structural sharing: what did not change between two pictures stays the same object, so that only what did is drawn again.

/** The fresh value, made of parts of the old one wherever they are equal; the old one itself if all of it is. */
export function unchanged<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh)) return fresh;
  if (Array.isArray(old) && Array.isArray(fresh)) return inList(old, fresh) as T;
  if (isRecord(old) && isRecord(fresh)) return inRecord(old, fresh) as T;
  return fresh;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Things with an id are compared with their like, wherever that stood. */
function inList(old: unknown[], fresh: unknown[]): unknown[] {
  const known = new Map(old.flatMap((each) => (isRecord(each) && typeof each["id"] === "string" ? [[each["id"], each] as const] : [])));
  const parts = fresh.map((each, place) => unchanged(isRecord(each) ? (known.get(String(each["id"])) ?? old[place]) : old[place], each));
  return parts.length === old.length && parts.every((part, place) => Object.is(part, old[place])) ? old : parts;
}

function inRecord(old: Record<string, unknown>, fresh: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(fresh);
  const parts = Object.fromEntries(keys.map((key) => [key, unchanged(old[key], fresh[key])]));
  return keys.length === Object.keys(old).length && keys.every((key) => Object.is(parts[key], old[key])) ? old : parts;
}

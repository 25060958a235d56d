// A patch of a picture, or of what a seat holds: what came into its lists and what went, and what else changed.
import type { Change, Patch } from "../wire.ts";

type Path = Change[0];
type Holder = Record<string | number, unknown>;

/** The picture after a patch. What did not change is the same object as before, so that nothing is drawn twice. */
export function patched<T>(picture: T, patch: Patch): T {
  let now: unknown = picture;
  for (const path of patch.gone ?? []) now = within(now, path, (things, place) => (things as unknown as unknown[]).splice(Number(place), 1));
  for (const [path, value] of patch.new ?? []) {
    now = within(now, path, (things, place) => (things as unknown as unknown[]).splice(Number(place), 0, value));
  }
  for (const [path, value] of patch.changes ?? []) now = path.length ? within(now, path, (holder, key) => (holder[key] = value)) : value;
  return now as T;
}

/** A copy in which this was done to what holds the end of the path. */
function within(old: unknown, [first = "", ...rest]: Path, change: (holder: Holder, key: string | number) => void): unknown {
  const copy = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Holder;
  if (rest.length) copy[first] = within(copy[first], rest, change);
  else change(copy, first);
  return copy;
}

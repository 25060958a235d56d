// A patch of a picture: paths into the old one, each with what stands there now.

import type { Change } from "./wire.ts";

type Path = Change[0];

/** The picture after these changes. What did not change is the same object as before, so that nothing is drawn twice. */
export function patched<T>(picture: T, changes: Change[]): T {
  return changes.reduce((now, [path, value]) => put(now, path, value) as T, picture);
}

function put(old: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  const copy = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string | number, unknown>;
  copy[first] = put(copy[first], rest, value);
  return copy;
}

// What plays itself waits until it can be seen: not behind a list, and not in a page that nobody looks at.
import { on } from "svelte/events";

import type { Table } from "../table.svelte.ts";

/** Call it while a component is made; `covered` says whether something lies over the table. */
export function playByItself(table: Table, covered: () => boolean): void {
  let hidden = $state(document.hidden);
  $effect(() => on(document, "visibilitychange", () => (hidden = document.hidden)));
  $effect(() => {
    const { next } = table;
    if (!next || hidden || covered()) return;
    const timer = setTimeout(() => table.playNext(), next.beat);
    return () => clearTimeout(timer);
  });
}

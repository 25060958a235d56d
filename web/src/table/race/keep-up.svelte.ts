// What every page of a race does while it is open: looks after absent people, calls its reader, plays what plays itself.
import { onDestroy, untrack } from "svelte";

import { t, words } from "../../lib/texts/texts.svelte.ts";
import type { Scene } from "../../lib/wire.ts";
import type { Table } from "../table.svelte.ts";
import { callBack } from "./attention.ts";
import { playByItself } from "./self-play.svelte.ts";

interface Page {
  scene: () => Scene;
  /** What happened meanwhile may be told by itself: there is room for it. */
  roomy: () => boolean;
  /** Something lies over the table: nothing plays itself. */
  busy: () => boolean;
}

/** Call it while the page is made. */
export function keepUp(table: Table, { scene, roomy, busy }: Page): void {
  const yours = $derived(scene().turn >= 0 && scene().turn === table.eyes);
  $effect(() => table.hands.watch());
  $effect(() => callBack(yours && !scene().over, `${words(scene().stage.name)} · Gruppetto`, t("turn-title")));
  onDestroy(() => callBack(false, document.title, ""));
  // The shown picture changed: perhaps it is somebody's turn.
  $effect(() => {
    void table.playback.shown;
    void table.playback.settled;
    void table.playback.result;
    untrack(() => table.noticeTurn());
  });
  $effect(() => table.recap.mayCome(roomy()));
  $effect(() => {
    if (table.homeward && table.ask) untrack(() => table.rideOn());
  });
  playByItself(table, busy);
  $effect(() => {
    const missed = table.connection.missed;
    if (!missed || table.connection.state !== "open") return;
    untrack(() => table.remark(t("connection-back", { count: missed })));
  });
}

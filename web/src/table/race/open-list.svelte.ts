// The list that lies over the table. It is of what is asked now and of the seat in view: it does not come back with the next question.
import type { Table } from "../table.svelte.ts";
import type { Listed } from "./tabs.ts";

/** Make it while a component is made. */
export class OpenList {
  which = $state<Listed>("");
  private readonly asked = $derived.by(() => this.table.ask);

  constructor(private readonly table: Pick<Table, "ask" | "eyes">) {
    $effect(() => {
      void [this.asked, this.table.eyes];
      return () => void (this.which = "");
    });
  }

  /** Nothing is listed while there is nothing to pick. */
  show(which: Listed): void {
    if (this.asked) this.which = which;
  }
}

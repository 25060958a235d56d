// How the race of a sheet went, fetched anew when something was entered. Without a network the last known stays.
import type { Progress, SheetView } from "../../lib/sheet_wire.ts";
import { sheets } from "../sheets.ts";

export class Courses {
  private all = $state.raw<Progress[]>([]);
  private known = "";

  async follow({ sheet, version, page }: SheetView): Promise<void> {
    const wanted = `${sheet}/${version}`;
    if (wanted === this.known) return;
    this.known = wanted;
    if (page.stages.filter((stage) => stage.state === "ridden").length < 2) {
      this.all = [];
      return;
    }
    try {
      const found = await sheets.progress(sheet);
      if (this.known === wanted) this.all = found;
    } catch {
      this.known = "";
    }
  }

  /** That of a classification; the first there is, for one that exists at the end only. */
  of(table: string): Progress | undefined {
    return this.all.find((one) => one.id === table) ?? this.all[0];
  }
}

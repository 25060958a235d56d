// What a scorer does with a sheet, and where on the page that leads: what is open, entered, corrected, remembered late.
import type { Data, EntryPreview, Form, Told } from "../../lib/sheet_wire.ts";
import { play } from "../../lib/sound/sound.ts";
import { t } from "../../lib/texts/texts.svelte.ts";
import { announcer } from "../../lib/ui/announce.svelte.ts";
import type { Sound, Text } from "../../lib/wire.ts";
import { keyOf } from "../draft.ts";
import type { Ledger, Outcome, Wish } from "../ledger.svelte.ts";
import type { Tab } from "./tabs.ts";

const SOUNDS: Record<Form["sound"], Sound> = { "": "click", bell: "bell", cheer: "crowd" };

export class Scoring {
  tab = $state<Tab>("race");
  /** The stage whose ranking is shown; 0 for the race. */
  scope = $state(0);
  /** The form that is filled in, and the entry it goes before, if not to the end. */
  chosen = $state("");
  before = $state("");
  /** The entry that is corrected. */
  correcting = $state("");
  /** The stage in which something was forgotten; 0 for none. */
  recalling = $state(0);
  sharing = $state(false);
  /** Other phones are let in. */
  inviting = $state(false);
  busy = $state(false);

  constructor(private readonly ledger: Ledger) {}

  /** A form was pressed: one without fields says it all, another is opened. */
  open(form: Form): void {
    if (!form.fields.length && !this.before) return void this.record(form, { ...form.given });
    this.chosen = keyOf(form);
    this.tab = "entry";
  }

  async enter(wish: Wish, what: Text, sound: Form["sound"] = ""): Promise<Outcome> {
    this.busy = true;
    const outcome = await this.ledger.enter(wish, what);
    this.busy = false;
    if (outcome === "refused") play("thud");
    else play(SOUNDS[sound]);
    if (outcome === "waits") announcer.tell(t("companion-waiting", { count: this.ledger.waiting.length }));
    return outcome;
  }

  async record(form: Form, data: Data): Promise<Outcome> {
    const wish = this.wishFor(form, data);
    const timed = this.ledger.view?.page.clock != null;
    const ridden = this.lastRidden();
    const filledIn = { chosen: this.chosen, before: this.before, tab: this.tab };
    const outcome = await this.enter(wish, form.name, form.sound);
    if (outcome !== "refused") {
      // While it was on its way somebody may have opened another form, which stays; a press of the clock closes none.
      if (this.before === filledIn.before) this.before = "";
      if (form.fields.length && this.chosen === filledIn.chosen) this.chosen = "";
      const ended = this.ledger.view?.page.done || (timed && this.lastRidden() > ridden);
      if (form.fields.length && this.tab === filledIn.tab) this.tab = ended ? "ranking" : "race";
      // Of a timed stage that ended its own ranking is shown first, of the race the final results.
      if (ended) this.scope = this.ledger.view?.page.done ? 0 : this.lastRidden();
    }
    return outcome;
  }

  /** What saving this form would write; null where nobody can say. */
  foresee(form: Form, data: Data): Promise<EntryPreview | null> {
    return this.ledger.preview(this.wishFor(form, data));
  }

  foreseeCorrection(told: Told, data: Data): Promise<EntryPreview | null> {
    return this.ledger.preview({ do: "change", fact: told.fact, kind: told.form.kind, data });
  }

  private wishFor(form: Form, data: Data): Wish {
    if (form.replaces) return { do: "change", fact: form.replaces, kind: form.kind, data };
    return { ...added(form, data), ...(this.before ? { before: this.before } : {}) };
  }

  /** Something forgotten: whoever corrects a stage goes on looking at it. */
  async recall(form: Form, data: Data): Promise<Outcome> {
    const outcome = await this.enter(added(form, data), form.name, form.sound);
    if (outcome !== "refused") this.recalling = 0;
    return outcome;
  }

  async correct(told: Told, data: Data): Promise<Outcome> {
    const outcome = await this.enter({ do: "change", fact: told.fact, kind: told.form.kind, data }, told.text);
    if (outcome !== "refused") this.correcting = "";
    return outcome;
  }

  /** Two riders change places between two entries. */
  async swap(told: Told, other: Told, who: [string, string]): Promise<void> {
    const outcome = await this.enter({ do: "swap", fact: told.fact, other: other.fact, data: { who } }, told.text);
    if (outcome !== "refused") this.correcting = "";
  }

  strike(told: Told): void {
    void this.enter({ do: "strike", fact: told.fact }, told.text);
    this.correcting = "";
  }

  /** The next entry goes before this one. */
  insertBefore(told: Told): void {
    this.before = told.fact;
    this.correcting = "";
    this.tab = "entry";
  }

  async undo(): Promise<void> {
    this.busy = true;
    await this.ledger.undo({ key: "companion-did-undo", args: {} });
    this.busy = false;
    play("click");
  }

  private lastRidden(): number {
    const stages = this.ledger.view?.page.stages ?? [];
    return Math.max(0, ...stages.filter((one) => one.state === "ridden").map((one) => one.order));
  }
}

const added = (form: Form, data: Data): Wish => ({
  do: "add",
  fact: crypto.getRandomValues(new Uint32Array(2)).join("-"),
  kind: form.kind,
  data,
});

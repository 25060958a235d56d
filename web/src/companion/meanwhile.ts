// Concurrent edits: what other phones changed about a form on this sheet while it is being filled in here.
import type { Form, Told } from "../lib/sheet_wire.ts";
import type { Text } from "../lib/wire.ts";
import { keyOf } from "./draft.ts";

/** A form and the entries of the sheet as they were when somebody began to fill it in. */
export interface Begun {
  key: string;
  name: Text;
  form: string;
  told: Record<string, string>;
}

export interface Meanwhile {
  /** What was entered or corrected since. */
  news: Told[];
  /** Something that stood there does not any more. */
  gone: boolean;
}

export const begin = (form: Form, history: readonly Told[]): Begun => ({
  key: keyOf(form),
  name: form.name,
  form: JSON.stringify(form),
  told: Object.fromEntries(history.map((one) => [one.fact, JSON.stringify(one.text)])),
});

/** Null while the form is as it was, and where only this phone changed it: `own` are the facts it wrote about. */
export function meanwhile(begun: Begun, form: Form | null, history: readonly Told[], own: ReadonlySet<string>): Meanwhile | null {
  if (form && JSON.stringify(form) === begun.form) return null;
  const news = history.filter((one) => !own.has(one.fact) && begun.told[one.fact] !== JSON.stringify(one.text));
  const there = new Set(history.map((one) => one.fact));
  const gone = Object.keys(begun.told).some((fact) => !there.has(fact) && !own.has(fact));
  return news.length || gone ? { news, gone } : null;
}

// Optimistic update of a page while entries wait for the network: a press shows at once what it opens. The numbers are
// the page's own; here they are only counted on.
import type { Clock, Form, Opening, SheetPage } from "../lib/sheet_wire.ts";
import type { Text } from "../lib/wire.ts";
import type { Waiting } from "./queue.ts";

export function withPresses(page: SheetPage, waiting: readonly Waiting[]): SheetPage {
  const shown = { ...page };
  for (const form of page.forms) {
    const pressed = form.opens ? pressesOf(form, page, waiting) : [];
    if (form.opens && pressed.length) open(shown, form, form.opens, pressed);
  }
  if (shown.clock !== page.clock) shown.forms = shown.forms.map((form) => retimed(form, shown.clock));
  return shown;
}

/** Whether a press that opens something once has been pressed and waits. */
export const isSpent = (form: Form, page: SheetPage, waiting: readonly Waiting[]): boolean =>
  form.opens?.again === false && pressesOf(form, page, waiting).length > 0;

/** The entries that wait and come from this form, without those that are taken back, or arrived and are only not acknowledged. */
function pressesOf(form: Form, page: SheetPage, waiting: readonly Waiting[]): Waiting[] {
  const undone = new Set(waiting.filter(({ edit }) => edit.do === "undo").map(({ edit }) => edit.edit));
  const arrived = new Set(page.history.map((told) => told.fact));
  const given = Object.entries(form.given).filter(([name]) => name !== "opens");
  return waiting.filter(
    ({ edit }) =>
      edit.do === "add" &&
      edit.kind === form.kind &&
      !undone.has(edit.id) &&
      !arrived.has(edit.fact ?? "") &&
      given.every(([name, value]) => edit.data?.[name] === value),
  );
}

function open(shown: SheetPage, form: Form, opens: Opening, pressed: readonly Waiting[]): void {
  const more = pressed.length - 1;
  const { text, lines, clock, step } = opens;
  if (text) shown.status = [...shown.status.filter((line) => !lines.some((old) => same(old, line))), counted(text, opens.number + more)];
  if (clock) shown.clock = onward(clock, more, step);
  if (opens.again) shown.forms = shown.forms.map((one) => (one === form ? following(form, opens, pressed) : one));
}

/** The form for the next press. */
function following(form: Form, opens: Opening, pressed: readonly Waiting[]): Form {
  const number = opens.number + pressed.length;
  const taken = pressed.map(({ edit }) => Number(edit.data?.["opens"] ?? 0) + 1);
  return {
    ...form,
    given: { ...form.given, opens: Math.max(Number(form.given["opens"] ?? 0), ...taken) },
    help: form.help && counted(form.help, number),
  };
}

/** What is entered behind presses that wait counts at the time they lead to. */
function retimed(form: Form, clock: Clock | null): Form {
  if (!form.timed || !form.help || !clock) return form;
  return { ...form, help: { ...form.help, args: { ...form.help.args, number: clock.number, time: clock.time } } };
}

const same = (one: Text, other: Text): boolean => JSON.stringify(one) === JSON.stringify(other);
const counted = (text: Text, number: number): Text => ({ ...text, args: { ...text.args, number } });

function onward(clock: Clock, more: number, step: number): Clock {
  const seconds = clock.seconds + more * step;
  return { ...clock, number: clock.number + more, seconds, time: more ? printed(seconds) : clock.time };
}

/** A time as it stands on the clock: `2:12:00`. */
function printed(seconds: number): string {
  const two = (figure: number): string => String(figure).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

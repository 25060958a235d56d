// @vitest-environment jsdom
// Round one screen, while nobody has said that he is there: what can be pressed, and what keys go where.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";

import Curtain from "./Curtain.svelte";
import SayBar from "./log/SayBar.svelte";
import SeatRows from "./race/SeatRows.svelte";
import type { Table } from "./table.svelte.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it("the curtain has the focus, unless somebody is typing: the next Space must not show a hand", () => {
  const next = { name: "Ben", team: "rouge", bib: 2, onlift: () => {} };
  const { getByRole } = render(Curtain, next);
  expect(document.activeElement).toBe(getByRole("button"));
  cleanup();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  render(Curtain, next);
  expect(document.activeElement).toBe(field);
});

it("no seat is given away or given up in the menu for who has just left the screen", () => {
  const rows = (curtain: number | null): number => {
    const hands = { riders: {}, bots: [], learnBots: vi.fn() };
    const table = { id: "t1", eyes: 0, over: false, curtain, hands, reader: {}, connection: { lobby: { code: "" } } } as unknown as Table;
    const { container } = render(SeatRows, { table, phone: false, onclose: () => {} });
    const found = container.querySelectorAll(".row").length;
    cleanup();
    return found;
  };
  expect([rows(null), rows(1)]).toEqual([4, 1]);
});

it("no line is begun, but one that was begun before is ended and said", async () => {
  const onsay = vi.fn();
  const { getByRole, rerender } = render(SayBar, { onsay, onundo: () => {}, muted: true });
  const field = getByRole("textbox") as HTMLInputElement;
  expect(field.disabled).toBe(true);
  await rerender({ muted: false });
  await fireEvent.input(field, { target: { value: "Allez!" } });
  await rerender({ muted: true });
  expect(field.disabled).toBe(false);
  await fireEvent.submit(field.form!);
  expect([onsay.mock.calls, field.disabled]).toEqual([[["Allez!"]], true]);
});

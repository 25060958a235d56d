// @vitest-environment jsdom
// The ask reaches what is drawn without being passed on.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { Reader } from "../../lib/texts/texts.svelte.ts";
import { measureNothing } from "../../lib/ui/no-size.ts";
import type { Ask, Card, Classification } from "../../lib/wire.ts";
import Hand from "../hand/Hand.svelte";
import Standings from "../standings/Standings.svelte";
import { PLAIN } from "../samples.ts";
import { ASKING, NOBODY, type Asking } from "./asking.ts";
import { LONG_PRESS } from "./peek.ts";

const name = (key: string) => ({ key, args: {} });
const reader: Reader = { game: "toy", seat: 0, names: ["Ann", "Bob"], stages: {} } as unknown as Reader;
const card = (id: string): Card => ({ id, name: name(id), count: 1, kind: "", frame: "", team: "", fresh: 0, numbers: [], dial: null }) as unknown as Card;
const offer = (...picks: string[]) => ({ do: picks.join(" "), picks, label: name("x"), hint: null, side: false, signs: [], opens: false });
const ask = { offers: [offer("card:2")], closed: [], question: name("q"), ...PLAIN } as unknown as Ask;
const tables = [{ name: name("general"), rows: [0, 1].map((seat) => ({ seat, team: "rouge", bib: seat + 1, rank: 1, value: "0", marks: [] })) }] as unknown as Classification[];

let told: string[];
function asked(some: Partial<Asking>): { context: Map<symbol, Asking> } {
  told = [];
  const asking: Asking = { ...NOBODY, press: (thing) => told.push(`press ${thing}`), look: (thing) => told.push(`look ${thing}`), leave: (thing) => told.push(`leave ${thing}`), ...some };
  return { context: new Map([[ASKING, asking]]) };
}
const shown = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-card="${id}"]`)!;

beforeAll(measureNothing);
afterEach(cleanup);

describe("a hand", () => {
  const cards = [card("card:1"), card("card:2")];

  it("lights what is offered", () => {
    render(Hand, { props: { cards, reader }, ...asked({ ask }) });
    expect(shown("card:2").classList).toContain("legal");
    expect(shown("card:1").classList).not.toContain("legal");
  });

  it("shows what is picked", () => {
    render(Hand, { props: { cards, reader }, ...asked({ ask, path: ["card:2"] }) });
    expect(shown("card:2").getAttribute("aria-pressed")).toBe("true");
  });

  it("tells what was pressed", async () => {
    render(Hand, { props: { cards, reader }, ...asked({ ask }) });
    await fireEvent.click(shown("card:1"));
    expect(told).toEqual(["press card:1"]);
  });

  it("tells what the mouse or a resting finger looks at, and picks nothing by that", async () => {
    vi.useFakeTimers();
    render(Hand, { props: { cards, reader }, ...asked({ ask }) });
    await fireEvent.pointerEnter(shown("card:1"), { pointerType: "mouse" });
    await fireEvent.pointerLeave(shown("card:1"), { pointerType: "mouse" });
    await fireEvent.pointerDown(shown("card:2"), { pointerType: "touch" });
    vi.advanceTimersByTime(LONG_PRESS);
    await fireEvent.click(shown("card:2"));
    expect(told).toEqual(["look card:1", "leave card:1", "look card:2"]);
    vi.useRealTimers();
  });

  it("is walked with the arrows until a card is picked that leads elsewhere", async () => {
    const away = { ...ask, offers: [offer("card:2", "cell:1"), offer("card:2", "cell:2")] } as unknown as Ask;
    const { unmount } = render(Hand, { props: { cards, reader }, ...asked({ ask: away, lit: new Set(["card:2"]) }) });
    expect(await fireEvent.keyDown(shown("card:2"), { key: "ArrowLeft" })).toBe(false);
    unmount();
    render(Hand, { props: { cards, reader }, ...asked({ ask: away, path: ["card:2"], lit: new Set(["cell:1", "cell:2"]) }) });
    expect(await fireEvent.keyDown(shown("card:2"), { key: "ArrowLeft" })).toBe(true);
  });

  it("lies there unlit where nobody is asked", async () => {
    render(Hand, { props: { cards, reader } });
    await fireEvent.click(shown("card:2"));
    expect(shown("card:2").classList).toContain("rest");
  });
});

describe("classifications", () => {
  it("let the players be picked that the ask lights", async () => {
    render(Standings, { props: { tables, reader }, ...asked({ players: new Set([1]) }) });
    const buttons = screen.getAllByRole("button");
    expect(buttons).toHaveLength(1);
    await fireEvent.click(buttons[0]!);
    expect(told).toEqual(["press player:1"]);
  });
});

// What is asked of the person at this screen, and what of it is picked, handed down by Svelte context: board, hand, dice,
// dock and classifications take it from there, so that none of them has to pass it on.
import { getContext, setContext } from "svelte";

import type { Ask, Offer, Order } from "../../lib/wire.ts";
import type { HintMark } from "../hint/marks.ts";
import type { ByItself } from "./by-itself.ts";
import { thingState, type ThingState } from "./picks.ts";
import { timesChosen, type Chosen } from "./several.ts";
import type { Target } from "./targets.ts";

export interface Asking {
  /** The offers; null while nothing can be picked: something moves, is sent, or somebody else is asked. */
  readonly ask: Ask | null;
  /** The picks so far. */
  readonly path: string[];
  /** The things that continue the path. */
  readonly lit: Set<string>;
  /** The things that the picks so far stand for. */
  readonly picked: Set<string>;
  /** Lit cells with what they mean. */
  readonly targets: Map<string, Target>;
  /** The cells that what is picked, or looked at, would lead through. */
  readonly way: string[];
  /** Where a bot would go, by letter, while its hint is shown. */
  readonly hinted: HintMark[];
  /** Seats that can be picked. */
  readonly players: Set<number>;
  /** Riders that can be picked. */
  readonly riders: Set<string>;
  /** Several ways lead to the place that was pressed: one of them is to be chosen. */
  readonly ways: Offer[];
  /** The thing an explanation is open for. */
  readonly explained: string;
  /** What the lit thing that is looked at would do. */
  readonly aim: Offer | undefined;
  /** What plays itself in a moment. */
  readonly next: ByItself | null;
  /** Where several cards are chosen together: those that are. */
  readonly chosen: Chosen;
  /** Orders for all riders that stand. */
  readonly orders: ReadonlyMap<string, Order>;
  /** The own stragglers ride on by themselves. */
  readonly homeward: boolean;
  /** Only a button plays: pressing something again puts it back. */
  readonly deliberate?: boolean;
  /** Whether a bot can be asked what it would do. */
  readonly advised: boolean;
  askHint(): void;
  /** Shows another choice of the hint. */
  chooseHint(place: number): void;
  /** A lit thing is looked at, or none ("") any more: what it means is told before it is picked. */
  look(thing: string): void;
  /** This thing is no longer looked at; perhaps another is already. */
  leave(thing: string): void;
  /** A thing was pressed, which is drawn at this place of the screen. */
  press(thing: string, at: DOMRect): void;
  /** Somebody wants to know why a thing cannot be picked. */
  explain(thing: string, at: DOMRect): void;
  /** What else cannot be done, and why: as a list. */
  explainAll(): void;
  play(offer: Offer): void;
  /** Plays what was chosen together. */
  playChosen(): void;
  order(order: Order): void;
  withdraw(id: string): void;
  /** What would play itself is left to the person. */
  decideByHand(): void;
  rideHome(wish: boolean): void;
}

/** Where nobody is asked, as in a replay, nothing is lit and a press does nothing. */
export const NOBODY: Asking = {
  ask: null,
  path: [],
  lit: new Set(),
  picked: new Set(),
  targets: new Map(),
  way: [],
  hinted: [],
  players: new Set(),
  riders: new Set(),
  ways: [],
  explained: "",
  aim: undefined,
  next: null,
  chosen: [],
  orders: new Map(),
  homeward: false,
  advised: false,
  askHint() {},
  chooseHint() {},
  look() {},
  leave() {},
  press() {},
  explain() {},
  explainAll() {},
  play() {},
  playChosen() {},
  order() {},
  withdraw() {},
  decideByHand() {},
  rideHome() {},
};

/** The key of the context; a test that mounts a part of the table hands its ask in under it. */
export const ASKING = Symbol("asking");

/** Hands an ask down to everything that is drawn below this component. */
export function provideAsking(asking: Asking): void {
  setContext(ASKING, asking);
}

/** The ask of the table that this component is part of. */
export function askingHere(): Asking {
  return getContext<Asking | undefined>(ASKING) ?? NOBODY;
}

/** Presses a thing that is an element of its own: a card, a die, a button. */
export function pressed(asking: Asking, thing: string): (event: { currentTarget: Element }) => void {
  return (event) => asking.press(thing, event.currentTarget.getBoundingClientRect());
}

/** How a thing is drawn: picked, lit, dimmed, or as it is. */
export function stateOf(asking: Asking, thing: string): ThingState {
  if (asking.ask?.several && timesChosen(asking.ask, asking.chosen, thing)) return "picked";
  return thingState(asking.ask, asking.path, thing, asking.ways);
}

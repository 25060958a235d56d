// What a person has wished for beforehand: cards chosen together and still to be played, orders for all riders, and what he
// will rather do himself. `by-itself.ts` says what of it is next.
import { settings } from "../../lib/device/settings.svelte.ts";
import type { Ask, Order } from "../../lib/wire.ts";
import type { Shown } from "../playback/playback.svelte.ts";
import { byItself, type ByItself } from "./by-itself.ts";

export class Agenda {
  /** Orders for all riders that stand, until the round is another. */
  orders = $state.raw<ReadonlyMap<string, Order>>(new Map());
  /** What is still to be played of what was chosen together. */
  private queue = $state.raw<string[]>([]);
  private round = "";
  /** The version in which somebody said that he will decide himself what would play itself. */
  private byHand = $state(-1);

  /** What plays itself in this version. One that an undo brought is left alone. */
  next(ask: Ask, version: number, undone: boolean): ByItself | null {
    const { queue, orders } = this;
    return byItself(ask, { queue, orders, forced: settings.forced, byHand: undone || this.byHand === version });
  }

  /** What was next is on its way. */
  done(): void {
    this.queue = this.queue.slice(1);
  }

  /** Plays these one after the other. */
  enqueue(all: string[]): void {
    this.queue = all;
  }

  /** All riders of the seat do as ordered, until the round is another. */
  order(order: Order): void {
    this.orders = new Map([...this.orders, [order.id, order]]);
  }

  withdraw(id: string): void {
    this.orders = new Map([...this.orders].filter(([other]) => other !== id));
  }

  /** What would play itself in this version is left to the person. */
  leave(version: number): void {
    this.byHand = version;
    this.orders = new Map();
    this.queue = [];
  }

  /** An order is for one round; what was chosen together is dropped where it is asked for no more. */
  lapse({ scene, ask }: Shown): void {
    const round = JSON.stringify(scene.round);
    if (round !== this.round) this.orders = new Map();
    this.round = round;
    if (ask && !ask.offers.some((offer) => offer.do === this.queue[0])) this.queue = [];
  }
}

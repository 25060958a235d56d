// The ask of an open table: what its picks light on the board and in the dock, and what is looked at just now.
import { say, t } from "../../lib/texts/texts.svelte.ts";
import { idOf, isPlayer } from "../../lib/wire/things.ts";
import type { Ask, Offer, Order, Scene } from "../../lib/wire.ts";
import type { Table } from "../table.svelte.ts";
import type { Asking } from "./asking.ts";
import type { ByItself } from "./by-itself.ts";
import { LookingAhead } from "./looking-ahead.svelte.ts";
import { common, nextThings, openOffers } from "./picks.ts";
import type { Chosen } from "./several.ts";
import { lettered, marksOf, type HintMark } from "../hint/marks.ts";
import { targetsOf, wayOf, type Target } from "./targets.ts";

/** What only the page can do about it. */
interface Page {
  /** A thing was pressed, and the table knows it. */
  onpress: (thing: string) => void;
  /** Somebody wants to know what cannot be done, and why. */
  onwhys: () => void;
}

export class TableAsking implements Asking {
  private aimed = $state("");
  private readonly ahead: LookingAhead;
  readonly lit = $derived.by(() => this.table.lit);
  readonly picked = $derived.by(() => new Set(this.ways.length ? common(this.ways) : (this.table.armed?.picks ?? this.table.path)));
  /** While a rider is picked, another may be picked in his place. */
  readonly riders = $derived.by(() => {
    const ids = this.scene?.pieces.map((piece) => piece.id) ?? [];
    const first = this.ask && ids.includes(this.path[0] ?? "") ? nextThings(this.ask, []) : this.lit;
    return new Set(ids.filter((id) => (this.lit.has(id) || first.has(id)) && !this.path.includes(id)));
  });
  readonly players = $derived.by(
    () => new Set([...this.lit].filter((thing) => isPlayer(thing) && this.path.length).map((thing) => Number(idOf(thing)))),
  );
  readonly targets = $derived.by(() => {
    const { ask, path, board, eyes } = this.table;
    const reach = this.ahead.from(ask, this.aimed);
    return board && this.scene ? targetsOf(ask, { path, looked: this.aimed, reach }, board, this.scene, eyes) : new Map<string, Target>();
  });
  readonly way = $derived.by(() => {
    const { board, eyes, armed } = this.table;
    return board && this.scene ? wayOf(this.aim ?? armed, board, this.scene, eyes) : [];
  });
  readonly hinted = $derived.by((): HintMark[] => {
    const { hinting, board } = this.table;
    return hinting.shown && board ? marksOf(lettered(hinting.shown.choices), hinting.chosen, board) : [];
  });
  readonly aim = $derived.by(() => {
    const offers = this.targets.get(this.aimed)?.offers ?? this.offersOf(this.aimed);
    return offers.length === 1 ? offers[0] : undefined;
  });

  constructor(
    private readonly table: Table,
    private readonly page: Page,
  ) {
    this.ahead = new LookingAhead((thing) => table.peek(thing));
    // What was looked at in another picture is of no interest in this one.
    $effect(() => {
      void table.playback.shown;
      this.aimed = "";
    });
  }

  get ask(): Ask | null {
    return this.table.ask;
  }

  get path(): string[] {
    return this.table.path;
  }

  get ways(): Offer[] {
    return this.table.ways;
  }

  get explained(): string {
    return this.table.why?.thing ?? "";
  }

  get next(): ByItself | null {
    return this.table.next;
  }

  get chosen(): Chosen {
    return this.table.chosen;
  }

  get orders(): ReadonlyMap<string, Order> {
    return this.table.agenda.orders;
  }

  get homeward(): boolean {
    return this.table.homeward;
  }

  get deliberate(): boolean {
    return this.table.deliberate;
  }

  get advised(): boolean {
    return this.table.hinting.offered !== "";
  }

  askHint(): void {
    void this.table.hinting.ask();
  }

  chooseHint(place: number): void {
    this.table.hinting.choose(place);
  }

  look(thing: string): void {
    this.aimed = thing;
    this.ahead.look(this.ask, this.path, thing);
  }

  leave(thing: string): void {
    if (this.aimed === thing) this.aimed = "";
  }

  press(thing: string, at: DOMRect): void {
    const extra = this.scene?.numbers.find((tile) => tile.bonus && tile.id === thing);
    if (extra) this.table.remark(t("numbers-bonus", { name: say(extra.name, this.table.reader) }));
    else this.table.press(thing, at);
    this.page.onpress(thing);
  }

  explain(thing: string, at: DOMRect): void {
    this.table.explain(thing, at);
  }

  explainAll(): void {
    this.page.onwhys();
  }

  play(offer: Offer): void {
    void this.table.act(offer);
  }

  playChosen(): void {
    this.table.playChosen();
  }

  order(order: Order): void {
    this.table.agenda.order(order);
  }

  withdraw(id: string): void {
    this.table.agenda.withdraw(id);
  }

  decideByHand(): void {
    this.table.decideByHand();
  }

  rideHome(wish: boolean): void {
    this.table.homeward = wish;
  }

  private get scene(): Scene | undefined {
    return this.table.playback.shown?.scene;
  }

  private offersOf(thing: string): Offer[] {
    return this.ask && thing ? openOffers(this.ask, this.path).filter((offer) => offer.picks[this.path.length] === thing) : [];
  }
}

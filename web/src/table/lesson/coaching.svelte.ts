// A lesson at a table: which page of the coach is open, and what can be picked meanwhile. The server tells what he says to
// who is on the line; here is only how far that was read.
import { lessons } from "../../lib/device/lessons.ts";
import { knows, say, t } from "../../lib/texts/texts.svelte.ts";
import { announcer } from "../../lib/ui/announce.svelte.ts";
import { idOf, kindOf } from "../../lib/wire/things.ts";
import type { Ask, Coached, CoachPage } from "../../lib/wire.ts";
import { thingName } from "../ask/thing-name.ts";
import { nextThings } from "../ask/picks.ts";
import type { Table } from "../table.svelte.ts";
import { calmed } from "./calm.ts";

type Pupil = Pick<Table, "id" | "connection" | "playback" | "reader" | "ask" | "path" | "game" | "undo" | "remark" | "takeUp">;

export class Coaching {
  /** The number of the page that was turned to; 0 for the first that was not read. */
  private turned = $state(0);
  /** The ask as it is while a page is open, and of what it was made: the same one each time it is looked at. */
  private kept: { of: Ask; page: CoachPage; ask: Ask } | null = null;

  constructor(private readonly table: Pupil) {}

  /** What the coach has to say about the picture on the screen, whether he was sent away or not. */
  private get told(): Coached | null {
    return this.table.playback.shown?.coach ?? null;
  }

  /** Whether this table is a lesson at all. */
  get offered(): boolean {
    return this.table.connection.lobby?.lesson ?? false;
  }

  /** Whether the coach is there, also while others ride. */
  get present(): boolean {
    const { skipped, left } = lessons.of(this.table.id);
    return this.offered && !skipped && !left;
  }

  /** He was sent away in the midst of it, and could go on. */
  get canResume(): boolean {
    return this.told !== null && lessons.of(this.table.id).skipped;
  }

  /** The page that is open. */
  get page(): CoachPage | null {
    if (!this.told || lessons.of(this.table.id).skipped) return null;
    const { pages } = this.told;
    const { read } = lessons.of(this.table.id);
    const turned = pages.find((page) => page.number === this.turned);
    return turned ?? pages.find((page) => page.number > read) ?? pages.at(-1) ?? null;
  }

  get of(): number {
    return this.told?.of ?? 0;
  }

  /** The act that the open page asks for; "" where it only explains. */
  get wanted(): string {
    return this.page && this.page === this.told?.pages.at(-1) ? this.told.do : "";
  }

  /** Whether the open page is the last of the lesson: from there on everything can be picked. */
  get isLast(): boolean {
    return this.page !== null && this.page.number === this.of;
  }

  get canGoBack(): boolean {
    return this.page !== null && this.page.number > 1;
  }

  /** What can be picked while the page is open. */
  calm(ask: Ask): Ask {
    const { page } = this;
    if (!page || this.isLast) return ask;
    if (this.kept?.of !== ask || this.kept.page !== page) this.kept = { of: ask, page, ask: calmed(ask, page, this.wanted) };
    return this.kept.ask;
  }

  /** The thing the coach points at: what is to be picked next, or what the page names. "" for nothing. */
  get target(): string {
    const { ask, path } = this.table;
    if (!this.page || !ask) return "";
    if (!this.wanted) return this.page.at;
    return [...nextThings(ask, path)][0] ?? path.at(-1) ?? this.page.at;
  }

  /** A press on what rests for now; true where it was one. Cards say what they are for. */
  rests(thing: string): boolean {
    const { ask, path, playback, reader, game } = this.table;
    if (!this.page || this.isLast || !ask || path.includes(thing) || nextThings(ask, path).has(thing)) return false;
    if (ask.offers.some((offer) => offer.picks.includes(thing))) return false;
    const help = `${game}-${kindOf(thing)}-${idOf(thing)}-help`;
    const name = playback.shown ? thingName(thing, playback.shown.scene, reader) : "";
    this.table.remark(knows(help) ? t("lesson-rests-card", { name, help: t(help) }) : t("lesson-rests", { name }));
    return true;
  }

  /** The next page; from the last one of the lesson on the pupil rides alone. */
  next(): void {
    const { page, told } = this;
    if (!page || !told || this.wanted) return;
    const ends = this.isLast;
    this.read(page);
    if (ends) lessons.note(this.table.id, { skipped: true });
    else this.turned = told.pages.find((each) => each.number > page.number)?.number ?? 0;
    this.table.takeUp();
    this.say();
  }

  /** The page before, or the last act once more. */
  back(): void {
    const { page, told } = this;
    if (!page || !told || !this.canGoBack) return;
    const before = told.pages.findLast((each) => each.number < page.number);
    this.turned = before?.number ?? 0;
    if (!before) return void this.table.undo();
    this.table.takeUp();
    this.say();
  }

  /** The pupil did what a page asked for. */
  done(): void {
    if (this.page) this.read(this.page);
    this.turned = 0;
  }

  /** The pupil rides without the coach. */
  skip(): void {
    if (!this.page) return;
    lessons.note(this.table.id, { skipped: true });
    this.table.takeUp();
    this.table.remark(t("lesson-skipped"));
  }

  resume(): void {
    lessons.note(this.table.id, { skipped: false });
    this.table.takeUp();
    this.say();
  }

  /** Notes that the coach has nothing more to say. */
  notice(): void {
    const left = this.offered && this.table.playback.shown?.ask != null && this.told === null;
    if (left !== lessons.of(this.table.id).left && this.table.playback.shown?.ask) lessons.note(this.table.id, { left });
  }

  /** The open page for a screen reader, with the name of what it points at; "" where none is. */
  get said(): string {
    const { page, target } = this;
    const scene = this.table.playback.shown?.scene;
    if (!page || !scene) return "";
    const words = [page.title, page.text].map((text) => say(text, this.table.reader));
    return [`${words[0]}.`, words[1], target ? thingName(target, scene, this.table.reader) : ""].filter(Boolean).join(" ");
  }

  private say(): void {
    if (this.said) announcer.interrupt(this.said);
  }

  private read(page: CoachPage): void {
    lessons.note(this.table.id, { read: Math.max(page.number, lessons.of(this.table.id).read) });
  }
}

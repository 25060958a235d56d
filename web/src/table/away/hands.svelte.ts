// Seats that change hands: who is away, what this screen is asked about them, and what it may do about its own seats.
import { seats } from "../../lib/device/seats.ts";
import { ApiError, api } from "../../lib/net/api.ts";
import { botName, t, tells, trouble } from "../../lib/texts/texts.svelte.ts";
import { announcer } from "../../lib/ui/announce.svelte.ts";
import type { ClaimInfo, GameEvent, HandedOver, Scene, SeatInfo } from "../../lib/wire.ts";
import { loadGames } from "../../pages/games.svelte.ts";
import { usualBot } from "../../pages/seat-form.ts";
import { eventText } from "../log/log.ts";
import type { Table } from "../table.svelte.ts";
import { absentees, isShown, missing, Silence, Telling, type Absent } from "./absence.ts";

/** What lies where the hand lies otherwise. */
export type Matter =
  | { kind: "back"; seat: SeatInfo }
  | { kind: "claim"; seat: SeatInfo; claim: ClaimInfo }
  | { kind: "moved"; seat: SeatInfo }
  | { kind: "away"; seat: SeatInfo; absent: Absent }
  | { kind: "watch" };

/** So many are taken with a claim. */
const MOST_TOKENS = 16;

export class Hands {
  private now = $state(Date.now());
  private readonly silence = new Silence();
  private readonly telling = new Telling();
  /** Who is to decide and has been silent for long, though they are there. */
  private silent = $state.raw<Absent | null>(null);
  /** The bots of this game, the strongest first. */
  bots = $state.raw<string[]>([]);
  /** The one that is chosen to ride. */
  bot = $state("");
  /** Somebody pressed the tag of this seat: it is asked about although nobody must. */
  private wanted = $state(-1);
  /** The question that somebody put aside for their hand; another one is shown again. */
  private aside = $state("");
  busy = $state(false);

  constructor(private readonly table: Table) {}

  /** Counts the seconds for as long as the page shows the table. */
  watch(): () => void {
    const timer = setInterval(() => this.tick(), 1000);
    return () => clearInterval(timer);
  }

  private tick(): void {
    this.now = Date.now();
    this.silent = this.listen();
    this.forgetAnswered();
    for (const { seat, minutes } of this.telling.listen(this.absent)) {
      announcer.tell(t("away-told", { who: `player:${seat}`, minutes }, this.table.reader));
    }
  }

  /** Who was asked about, or whose question was put aside, is back: their next absence is another matter. */
  private forgetAnswered(): void {
    const away = this.absent.map(({ seat }) => seat);
    const claimed = this.lobby.flatMap((seat) => this.claimsOf(seat).map((claim) => nameOfMatter({ kind: "claim", seat, claim })));
    if (!away.includes(this.wanted)) this.wanted = -1;
    // Who said that they only watch is not asked again.
    if (!["watch", ...away.map((seat) => `away/${seat}`), ...claimed].includes(this.aside)) this.aside = "";
  }

  private listen(): Absent | null {
    const { lobby, presence, silent, awayTold, chat, seats } = this.table.connection;
    const view = seats[this.table.eyes];
    const turn = view?.scene.turn ?? -1;
    const seat = this.lobby[turn];
    if (!lobby || !view || !seat || seat.kind !== "human" || seat.rider || !presence[turn] || this.mine.includes(turn)) return null;
    const lines = chat.filter((line) => line.seat === turn).length;
    return this.silence.listen({ turn, version: view.version, lines, silence: lobby.silence_seconds, silent, told: awayTold }, this.now);
  }

  private get lobby(): SeatInfo[] {
    return this.table.connection.lobby?.seats ?? [];
  }

  private get playing(): boolean {
    return this.lobby.length > 0 && !this.table.over;
  }

  /** Everybody who is away, from the first second, and who is there and silent for long. */
  get absent(): Absent[] {
    const { away, awayTold } = this.table.connection;
    return this.playing ? [...absentees(away, awayTold, this.now), ...(this.silent ? [this.silent] : [])] : [];
  }

  /** Who is missing and since when, as a text: the same every second, so that the radio is not drawn anew with the time. */
  private readonly missed = $derived(JSON.stringify(this.absent.filter(isShown).map(({ seat, since, silent }) => ({ seat, since, silent }))));

  /** The radio with who is missing; before anything was told, in the round that is shown. */
  radio(log: GameEvent[], { round }: Pick<Scene, "round">): GameEvent[] {
    const absent = JSON.parse(this.missed) as Pick<Absent, "seat" | "since" | "silent">[];
    return absent.length ? [...log, ...missing(absent, log.at(-1) ?? { version: 0, round })] : log;
  }

  /** Those who are shown as away, by seat. */
  get shown(): Record<number, Absent> {
    return Object.fromEntries(this.absent.filter(isShown).map((each) => [each.seat, each]));
  }

  /** The bots that ride for people, by seat. */
  get riders(): Record<number, string> {
    return Object.fromEntries(this.lobby.filter((seat) => seat.rider).map((seat) => [seat.seat, seat.rider]));
  }

  get isMaker(): boolean {
    return seats.makerToken(this.table.id) !== undefined;
  }

  /** What stands where the hand would, and the hand is one press away. */
  get matter(): Matter | null {
    if (!this.playing) return null;
    return this.ownMatter ?? this.claimed ?? this.holdUp ?? this.empty;
  }

  /** Somebody who only watches may be the one who is missing. */
  private get empty(): Matter | null {
    const seats = this.lobby.filter((seat) => seat.kind === "human" && this.isEmpty(seat));
    return this.table.eyes < 0 && !this.isMaker && seats.length ? { kind: "watch" } : null;
  }

  /** Whether nobody is at the seat of a person: away for long enough to be shown so, or given up. */
  isEmpty(seat: SeatInfo): boolean {
    return seat.free || this.shown[seat.seat]?.silent === false || (Boolean(seat.rider) && this.table.connection.presence[seat.seat] === false);
  }

  /** Whether the person of a seat is connected; who left a second ago is not. */
  isThere(seat: SeatInfo): boolean {
    return !this.isEmpty(seat) && this.table.connection.presence[seat.seat] !== false;
  }

  /** Those who say that a seat is theirs, while they can be answered. */
  claimsOf(seat: SeatInfo): ClaimInfo[] {
    const age = (this.now - this.table.connection.lobbyTold) / 1000;
    return seat.claims.filter(({ seconds }) => age < seconds);
  }

  /** What this browser asked for, while it can be answered. */
  ownClaim(seat: SeatInfo): ClaimInfo | undefined {
    return this.claimsOf(seat).find(({ mark }) => this.isOwn(seat.seat, mark));
  }

  private isOwn(seat: number, mark: number): boolean {
    return seats.claims(this.table.id).includes(seat) && seats.mark(this.table.id, seat) === mark;
  }

  /** In how many seconds a seat can be asked for that nobody is at. */
  claimsIn(seat: SeatInfo): number {
    const { claimsIn, awayTold } = this.table.connection;
    const left = seat.free ? 0 : (claimsIn[seat.seat] ?? 0);
    return Math.max(0, Math.ceil(left - Math.max(0, this.now - awayTold) / 1000));
  }

  /** Whether there may be people enough to confirm whose seat it is; the server knows more of them. */
  canBeConfirmed(seat: SeatInfo): boolean {
    const others = this.othersThan(seat).length;
    return seat.free ? others > 0 : others > 1 || this.decidesAlone(seat) || this.isOnlySeat;
  }

  /** Whether people ever rode at one seat only. */
  private get isOnlySeat(): boolean {
    return this.lobby.filter(({ kind }) => kind === "human").length === 1;
  }

  private othersThan(seat: SeatInfo): SeatInfo[] {
    return this.lobby.filter((each) => each.kind === "human" && !each.free && each.seat !== seat.seat);
  }

  /** Whether the word of one other is enough: around a television, where two people ride. */
  decidesAlone(seat: SeatInfo): boolean {
    return this.isAroundTelevision && !seat.free && this.othersThan(seat).length === 1;
  }

  private get isAroundTelevision(): boolean {
    return this.table.connection.lobby?.television === true;
  }

  /** What we asked for was refused: it is no claim any more, and not ours. */
  forgetRefused(): void {
    const refused = seats.claims(this.table.id).filter((seat) => !this.lobby[seat]?.claims.some(({ mark }) => this.isOwn(seat, mark)));
    if (!refused.length) return;
    for (const seat of refused) seats.withdrawn(this.table.id, seat);
    this.table.remark(t("claim-refused"));
  }

  private get ownMatter(): Matter | null {
    const own = this.lobby[this.table.eyes];
    if (own?.rider) return { kind: "back", seat: own };
    const gone = this.table.eyes < 0 ? this.lobby[seats.moved(this.table.id)[0] ?? -1] : undefined;
    return gone ? { kind: "moved", seat: gone } : null;
  }

  private get claimed(): Matter | null {
    if (this.table.eyes < 0 && !this.isMaker) return null;
    const asked = this.lobby.flatMap((seat) => this.claimsOf(seat).map((claim) => ({ kind: "claim" as const, seat, claim })));
    return asked.find(({ seat, claim }) => !claim.agreed.includes(this.table.eyes) && !this.isOwn(seat.seat, claim.mark)) ?? null;
  }

  /** Who holds the race up; or whose tag was pressed, if this screen may decide. */
  private get holdUp(): Matter | null {
    if (this.table.eyes < 0 && !this.isMaker) return null;
    const turn = this.table.playback.shown?.scene.turn ?? -1;
    const absent =
      this.absent.find(({ seat }) => seat === this.wanted) ?? this.absent.find(({ seat, asked }) => asked && seat === turn);
    const seat = absent && this.lobby[absent.seat];
    return absent && seat && this.mayDecide(absent) ? { kind: "away", seat, absent } : null;
  }

  /** Whether this screen may let a bot ride for somebody now. Who made the table waits with the others, except for the only rider, and around
   * a television for a phone that is away. */
  mayDecide(absent: Absent): boolean {
    const screen = this.isAroundTelevision && this.table.eyes < 0 && !absent.silent;
    return this.isMaker ? absent.asked || this.isOnlySeat || screen : absent.asked && this.table.eyes >= 0;
  }

  /** Somebody is asked about: what lies over the question goes. */
  onask: (() => void) | null = null;

  /** Asks about somebody at once. */
  askAbout(seat: number): void {
    this.onask?.();
    this.wanted = seat;
    this.aside = "";
  }

  /** Whether the hand is shown rather than this question. */
  isAside(matter: Matter): boolean {
    return this.aside === nameOfMatter(matter);
  }

  /** The hand rather than the question, or the question again. */
  putAside(matter: Matter, aside = true): void {
    this.aside = aside ? nameOfMatter(matter) : "";
  }

  async learnBots(): Promise<void> {
    if (this.bots.length) return;
    const games = await loadGames();
    this.bots = games.find((game) => game.id === this.table.game)?.bots ?? [];
    this.bot ||= usualBot(this.bots);
  }

  /** Since when a bot rides for somebody, and since when they had been away: what the last change of their seat told. */
  lentSince(seat: number, log: GameEvent[]): { at?: string; since?: string } {
    const { at, since } = log.findLast((event) => event.stands && event.seat === seat)?.params ?? {};
    return { ...(typeof at === "string" && { at }), ...(typeof since === "string" && { since }) };
  }

  /** What bots played for somebody since their own last move: in how many turns, and the last three sentences. */
  played(seat: number, log: GameEvent[]): { turns: number; events: GameEvent[] } {
    const last = log.findLastIndex((event) => event.by === seat && !event.bot && !event.stands);
    const own = log.slice(last + 1).filter((event) => event.bot && event.seat === seat);
    const told = own.filter((event) => tells(eventText(this.table.game, event).key));
    return { turns: new Set(own.map((event) => event.version)).size, events: told.slice(-3) };
  }

  async lend(seat: number): Promise<boolean> {
    const lent = await this.change(seat, "lend", { bot: this.bot }, this.mine.includes(seat) ? this.tokenOf(seat) : this.anyToken);
    if (lent) this.wanted = -1;
    return lent;
  }

  async wait(seat: number): Promise<void> {
    if (await this.change(seat, "wait", {}, this.anyToken)) this.wanted = -1;
  }

  async takeBack(seat: number): Promise<void> {
    if (await this.change(seat, "back", {}, this.tokenOf(seat))) this.table.remark(t("back-done"));
  }

  resign(seat: number): Promise<boolean> {
    return this.change(seat, "resign", { bot: this.bot }, this.tokenOf(seat));
  }

  answer(seat: number, mark: number, agree: boolean): Promise<boolean> {
    return this.change(seat, "answer", { agree, mark }, this.anyToken);
  }

  /** The secret of a private link to one of our seats; empty when it could not be made. */
  async link(seat: number): Promise<string> {
    return (await this.send(seat, "link", {}, this.tokenOf(seat)))?.link ?? "";
  }

  /** Brings a seat back from the device it went to. */
  async bring(seat: number): Promise<void> {
    this.keep(seat, await this.send(seat, "bring", {}, seats.formerToken(this.table.id, seat)));
    this.table.connection.enter();
  }

  /** Brings a seat to this device by its private link. */
  async moveHere(seat: number, link: string): Promise<void> {
    this.keep(seat, await this.send(seat, "move", { link }, ""));
  }

  private keep(seat: number, proof: HandedOver | null): void {
    if (!proof?.token) return;
    seats.joined(this.table.id, seat, proof.token, proof.table.game, proof.table.code);
    if (proof.maker) seats.makes(this.table.id, proof.token);
  }

  async claim(seat: number, name: string): Promise<void> {
    const tokens = seats.tokens(this.table.id).slice(0, MOST_TOKENS);
    const claimed = await this.send(seat, "claim", { name, tokens }, "");
    if (!claimed?.token || claimed.mark === undefined) return;
    seats.claimed(this.table.id, seat, claimed.token, claimed.mark);
    this.table.connection.enter();
  }

  nameOf = (bot: string): string => botName(bot);

  private get mine(): number[] {
    return this.table.mine;
  }

  private tokenOf(seat: number): string {
    return seats.of(this.table.id)?.tokens[seat] ?? "";
  }

  /** Who made the table shows that; everybody else speaks for the seat on the screen. */
  private get anyToken(): string {
    return seats.makerToken(this.table.id) ?? this.tokenOf(this.table.eyes);
  }

  private async change(seat: number, what: string, body: object, token: string): Promise<boolean> {
    return (await this.send(seat, what, body, token)) !== null;
  }

  private async send(seat: number, what: string, body: object, token: string): Promise<HandedOver | null> {
    if (this.busy) return null;
    this.busy = true;
    try {
      return await api.handOver(this.table.id, seat, what, body, token);
    } catch (error) {
      this.table.remark(trouble(error instanceof ApiError ? error.code : "page"));
      return null;
    } finally {
      this.busy = false;
    }
  }
}

function nameOfMatter(matter: Matter): string {
  if (matter.kind === "watch") return matter.kind;
  const name = `${matter.kind}/${matter.seat.seat}`;
  return matter.kind === "claim" ? `${name}/${matter.claim.mark}` : name;
}

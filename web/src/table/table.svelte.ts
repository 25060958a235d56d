// The state of an open table: whose eyes we look with, what is shown, what is picked, what is explained.
import { seats } from "../lib/device/seats.ts";
import { settings } from "../lib/device/settings.svelte.ts";
import { Connection, type Moment, type SeatView } from "../lib/net/connection.svelte.ts";
import { play } from "../lib/sound/sound.ts";
import { numbered, say, t, tells, trouble, type Reader } from "../lib/texts/texts.svelte.ts";
import { announcer } from "../lib/ui/announce.svelte.ts";
import { SPECTATOR, type Ask, type Board, type GameEvent, type Offer, type Reach, type Text, type WhyNot } from "../lib/wire.ts";
import { Agenda } from "./ask/agenda.svelte.ts";
import { playsAtOnce, type ByItself } from "./ask/by-itself.ts";
import { reachOf, whysOf } from "./ask/inquiry.ts";
import { armed, beginning, deliberate, explain, isAbout, mainOffers, narrowed, nextThings, onward, press, sideOffers, soleOffer, type Pressed } from "./ask/picks.ts";
import { forbidden, type Explanation } from "./ask/reasons.ts";
import { allByHand, allOf, chosenAtFirst, toggled, type Chosen } from "./ask/several.ts";
import { heardByAll, seated } from "./covered.ts";
import { Hands } from "./away/hands.svelte.ts";
import type { TableTime } from "./clock/clock.ts";
import { Hinting } from "./hint/hinting.svelte.ts";
import { Coaching } from "./lesson/coaching.svelte.ts";
import type { Kind } from "./kind.ts";
import { eventText, isUndo } from "./log/log.ts";
import { Notice, NOTICE, READING } from "./notice.svelte.ts";
import { Playback } from "./playback/playback.svelte.ts";
import { Recap } from "./playback/recap.svelte.ts";

export class Table {
  readonly connection: Connection;
  /** Only a button plays. */
  readonly deliberate: boolean;
  readonly playback: Playback;
  readonly hands: Hands;
  /** What a bot would do, where somebody asked. */
  readonly hinting: Hinting;
  /** What happened since the reader's last turn. */
  readonly recap: Recap;
  /** The coach, where the table is a lesson. */
  readonly coaching: Coaching;
  /** What the seat in view wished for beforehand, and what the others at this screen did. */
  agenda = $state.raw(new Agenda());
  private readonly agendas = new Map<number, Agenda>();
  /** The seat whose hand is on the screen. */
  eyes = $state(SPECTATOR);
  /** Hot seat: the seat that must come to the screen before its hand is shown. */
  curtain = $state<number | null>(null);
  path = $state.raw<string[]>([]);
  why = $state.raw<Explanation | null>(null);
  /** Several ways to the place that was pressed: one of them is to be chosen. */
  ways = $state.raw<Offer[]>([]);
  /** Somebody's stragglers ride on by themselves; it ends when there is something to decide. */
  homeward = $state(false);
  /** Where several cards are chosen together: those that are. */
  chosen = $state.raw<Chosen>([]);
  /** An action is on its way. */
  sending = $state(false);
  /** How many reasons were asked for and have not come yet. */
  inquiring = $state(0);
  /** The version our last action made: until its picture comes, the old one asks for nothing. */
  acted = $state(-1);
  private readonly noticed = new Notice();
  readonly notice = $derived(this.noticed.text);
  private turnShown = "";
  /** Counts what was pressed: a reason that comes after the next press, or for another picture, is of no interest. */
  private presses = 0;

  constructor(
    readonly id: string,
    connection?: Connection,
    private readonly kind: Kind = {},
  ) {
    this.deliberate = kind.deliberate ?? false;
    this.connection = connection ?? new Connection(id, () => (kind.watches ? [] : seats.tokens(id)));
    const words = (text: Text): number => say(text, this.reader).split(" ").length;
    this.playback = new Playback(() => this.connection.boards, { seat: () => this.eyes, isHere: (seat) => this.mine.includes(seat), words });
    this.recap = new Recap(this, this.playback);
    this.connection.onmoment = (moment) => this.hear(moment);
    this.connection.onsettled = (by, agreed) => {
      if (!agreed && this.mine.includes(by)) this.remark(t("undo-declined"));
    };
    this.connection.onseats = (now, moved) => this.sit(now, moved);
    this.connection.onbadtoken = (token) => seats.dropped(id, token);
    this.hands = new Hands(this);
    this.hinting = new Hinting(this);
    this.coaching = new Coaching(this);
    this.connection.onlobby = () => this.hands.forgetRefused();
    this.playback.ontold = (events) => this.tell(events);
    this.playback.onskipped = () => this.recap.offer();
    this.playback.stage.onlit = ({ event }) => announcer.interrupt(say(eventText(this.game, event), this.reader));
  }

  /** These seats are ours now; the others are somebody else's, or on another device. */
  private sit(now: number[], moved: number[]): void {
    if (!this.kind.watches) seats.now(this.id, now, moved);
    this.connection.lookThrough(now);
    const { eyes, curtain } = seated(now, this.eyes, this.curtain);
    if (eyes === this.eyes && curtain === this.curtain) return;
    this.hang(curtain);
    this.turnShown = "";
    if (eyes === this.eyes) this.noticeTurn();
    else this.look(eyes);
    this.liftIfOpen();
  }

  /** Whether a bot rides for the person of a seat. */
  private readonly isRidden = (seat: number): boolean => Boolean(this.connection.lobby?.seats[seat]?.rider);

  get game(): string {
    return this.connection.lobby?.game ?? "";
  }

  /** Whether the race is over, as far as we were told; the picture on the screen may not be there yet. */
  get over(): boolean {
    return Object.values(this.connection.seats)[0]?.scene.over ?? this.connection.lobby?.over ?? false;
  }

  /** The seats this browser plays for. */
  get mine(): number[] {
    return this.kind.watches ? [] : seats.mine(this.id);
  }

  get view(): SeatView | undefined {
    return this.connection.seats[this.eyes];
  }

  /** What was told as far as it is shown: the server may be several moves ahead of the picture. Under the curtain only
   * what all who share the screen have heard. */
  get log(): GameEvent[] {
    const { log, version } = this.view ?? { log: [], version: -1 };
    const heard = this.curtain === null ? log : heardByAll(this.mine.map((seat) => this.connection.seats[seat]?.log));
    const seen = this.playback.shown?.version ?? version;
    return seen < version ? heard.filter((event) => event.version <= seen) : heard;
  }

  /** Whether an event has a sentence that is news. */
  tells(event: GameEvent): boolean {
    return tells(eventText(this.game, event).key);
  }

  get board(): Board | undefined {
    return this.connection.boards[this.playback.shown?.scene.board ?? ""];
  }

  get reader(): Reader {
    return {
      game: this.game,
      seat: this.eyes,
      names: this.connection.lobby?.seats.map((seat) => seat.name) ?? [],
      stages: numbered(this.connection.lobby?.stages ?? []),
      board: this.board,
    };
  }

  /** What can be picked now: nothing while something moves, is sent, lies over the table, or the connection is away. */
  get ask(): Ask | null {
    const shown = this.playback.shown;
    const ready = this.connection.state === "open" && !this.sending && this.curtain === null;
    if (this.isRidden(this.eyes) || !shown || !ready || !this.playback.settled || this.playback.result) return null;
    return shown.version >= this.acted && shown.ask ? this.coaching.calm(shown.ask) : null;
  }

  /** The table's clock, where it has one and the race is on. */
  get time(): TableTime | null {
    const { clock: heard, lobby } = this.connection;
    return heard && lobby?.clock && !this.over ? { heard, each: lobby.clock.each, seats: lobby.seats } : null;
  }

  get armed(): Offer | null {
    return this.ask && armed(this.ask, this.path);
  }

  /** The things that continue the path. */
  get lit(): Set<string> {
    return this.ask ? nextThings(this.ask, this.path) : new Set();
  }

  /** A thing was pressed. One that is only to be taken up is not played, whatever the settings say. */
  press(thing: string, at: DOMRect | null = null, hold = false): void {
    this.playback.hurry();
    this.recap.open = false;
    this.hinting.close();
    if (this.coaching.rests(thing) || this.chooseCard(thing)) return;
    if (this.ask) this.follow(this.ask, this.meant(thing, (this.ways.length && narrowed(this.ways, thing)) || press(this.ask, this.path, thing)), at, hold);
    else if (this.waitsForOther) this.remark(t("ask-wait", { player: `player:${this.playback.shown?.scene.turn ?? SPECTATOR}` }, this.reader));
  }

  /** Somebody else is to decide, and there is nothing left to be shown: that is why nothing can be picked. */
  private get waitsForOther(): boolean {
    const scene = this.playback.shown?.scene;
    return Boolean(scene && !scene.over && scene.turn >= 0 && scene.turn !== this.eyes && this.playback.settled);
  }

  private readonly meant = (thing: string, pressed: Pressed): Pressed => (this.deliberate ? deliberate(this.path, thing, pressed) : pressed);

  private follow(ask: Ask, pressed: Pressed, at: DOMRect | null, hold = false): void {
    this.presses++;
    this.ways = pressed.kind === "ways" ? pressed.offers : [];
    if (pressed.kind === "play") void this.act(pressed.offer);
    else if (pressed.kind === "path") {
      this.path = onward(ask, pressed.path);
      play("card");
      const offer = this.armed;
      if (offer && !hold && !this.deliberate && playsAtOnce(ask, offer, settings.oneClick)) void this.act(offer);
    } else if (pressed.kind === "why") void this.inquire(ask, pressed, at);
  }

  explain(thing: string, at: DOMRect | null): void {
    if (this.ask && !this.coaching.rests(thing)) this.follow(this.ask, explain(this.ask, this.path, thing), at);
  }

  /** All that is forbidden now, with the reasons; null when the server does not answer. */
  reasons = (): Promise<WhyNot[] | null> => whysOf(this, []);

  /** Asks the server for reasons. A press that no rule forbids does what it means otherwise. */
  private async inquire(ask: Ask, { picks, sides, otherwise }: Pressed & { kind: "why" }, at: DOMRect | null): Promise<void> {
    const [press, thing] = [this.presses, picks.at(-1) ?? ""];
    this.inquiring++;
    const whys = await whysOf(this, picks).finally(() => this.inquiring--);
    if (press !== this.presses || ask !== this.ask) return;
    if (otherwise && !whys?.some((why) => isAbout(why, picks))) this.follow(ask, this.meant(thing, otherwise), at);
    else if (whys || sides.length) this.why = { thing, whys: whys ?? [], sides, at, lit: nextThings(ask, this.path).has(thing) };
    else this.remark(t("why-lost"));
  }

  peek = (thing: string): Promise<Reach[] | null> => reachOf(this, thing);

  /** Puts a thing to those that are chosen together, or takes it back. */
  private chooseCard(thing: string): boolean {
    const ask = this.ask;
    if (!ask?.several) return false;
    const held = this.playback.shown?.scene.hand.find((card) => card.id === thing)?.count ?? 1;
    const chosen = toggled(ask, ask.several, this.chosen, thing, held);
    if (!chosen) return false;
    this.presses++;
    this.chosen = chosen;
    play("card");
    if (settings.oneClick && !this.deliberate && !ask.tone && allByHand(ask, ask.several, chosen)) this.playChosen();
    return true;
  }

  /** Plays what was chosen together, one after the other. */
  playChosen(): void {
    const several = this.ask?.several;
    const all = several && allOf(several, this.chosen);
    if (!all) return;
    this.agenda.enqueue(all);
    this.chosen = [];
  }

  /** What plays itself now, and when; nothing while somebody reads an explanation, or what happened meanwhile. */
  get next(): ByItself | null {
    const shown = this.playback.shown;
    if (!this.ask || !shown || this.why || this.ways.length || this.recap.open || this.hinting.open) return null;
    const last = this.view?.log.at(-1);
    const undone = last !== undefined && last.version === shown.version && isUndo(last);
    return this.agenda.next(this.ask, shown.version, undone);
  }

  playNext(): void {
    const next = this.next;
    if (!next) return;
    this.agenda.done();
    void this.act(next.offer);
  }

  /** What would play itself now is left to the person. */
  decideByHand(): void {
    this.agenda.leave(this.playback.shown?.version ?? -1);
  }

  /** Plays what the picks stand for, or the only thing that can be done. Of one that is no more than the best of few, such
   * as the only card that can be played where others can be laid off, the first press proposes it. */
  confirm(): void {
    this.recap.open = false;
    const ask = this.ask;
    if (!ask) return;
    if (!ask.offers.length) return this.coaching.next();
    const hinted = this.hinting.offer;
    if (hinted) return void this.act(hinted);
    if (ask.several) return this.playChosen();
    const offer = this.armed ?? soleOffer(ask);
    const [main, other] = mainOffers(ask);
    if (offer) void this.act(offer);
    else if (main && !other) this.path = main.picks;
  }

  /** Plays the side offer of the picked thing. */
  sideways(): void {
    const first = this.path[0];
    const offer = this.ask && first ? sideOffers(this.ask, first)[0] : undefined;
    if (offer) void this.act(offer);
  }

  /** One step back: closes the explanation, then takes back the last pick. */
  back(): void {
    this.presses++;
    if (this.why) this.why = null;
    else if (this.ways.length) this.ways = [];
    else if (this.hinting.open) this.hinting.putAway();
    else if (this.next) this.decideByHand();
    else if (this.chosen.length) this.chosen = this.chosen.slice(0, -1);
    else if (!this.path.length && this.coaching.page) this.coaching.skip();
    else this.path = this.path.slice(0, -1);
  }

  async act(offer: Offer): Promise<void> {
    const view = this.view;
    if (!view || this.sending) return;
    this.presses++;
    this.sending = true;
    this.hinting.close();
    this.recap.open = false;
    this.why = null;
    this.ways = [];
    const answer = await this.connection.act(this.eyes, view.version, offer.do);
    if (answer.ok) this.acted = answer.version;
    this.sending = false;
    this.path = [];
    if (answer.ok) return this.coaching.done();
    this.homeward = false;
    this.decideByHand();
    const { code, rule, params } = answer.refused;
    if (code === "rule" && rule) this.why = forbidden(offer, rule, params);
    else if (code !== "stale") this.remark(trouble(code));
  }

  /** Goes on for somebody who wished so: plays what the game would, as long as it says what that is. */
  rideOn(): void {
    const ask = this.ask;
    if (!this.homeward || !ask) return;
    const offer = ask.offers.find((each) => each.do === ask.home);
    if (offer) void this.act(offer);
    else this.homeward = false;
  }

  /** Says a line to the table; a line that did not arrive is not lost without a word. */
  async speak(text: string): Promise<void> {
    const answer = await this.connection.say(this.eyes, text);
    if (!answer.ok) this.remark(trouble(answer.refused.code));
  }

  async undo(): Promise<void> {
    const answer = await this.connection.undo(this.eyes);
    if (!answer.ok) this.remark(trouble(answer.refused.code));
  }

  /** One of our seats would like to take a move back, and others have not answered yet. */
  get waitsForConsent(): boolean {
    const wish = this.connection.undoWish;
    return wish !== null && this.mine.includes(wish.by) && wish.waiting.length > 0;
  }

  remark(sentence: string, time = NOTICE): void {
    this.noticed.show(sentence, time);
  }

  close(): void {
    this.noticed.close();
    this.connection.close();
  }

  lift(): void {
    const seat = this.curtain;
    if (seat === null) return;
    // It may fall again at once: the turn can have gone to somebody else while it hung.
    this.curtain = null;
    this.look(seat);
  }

  private look(seat: number): void {
    this.agendas.set(this.eyes, this.agenda);
    this.agenda = this.agendas.get(seat) ?? new Agenda();
    this.eyes = seat;
    this.path = [];
    this.homeward = false;
    const view = this.connection.seats[seat];
    if (view) this.playback.jump(view);
    this.noticeTurn();
  }

  private hear(moment: Moment): void {
    if (this.view === undefined || (this.eyes === SPECTATOR && this.mine.length)) this.choose(moment);
    if (moment.seat === this.eyes) {
      this.playback.push(moment);
      if (moment.caughtUp) this.recap.welcome();
    }
    this.liftIfOpen();
  }

  /** With whose eyes to begin: the seat to decide if it is ours, else our first. */
  private choose(moment: Moment): void {
    this.eyes = this.mine.includes(moment.scene.turn) ? moment.scene.turn : (this.mine[0] ?? SPECTATOR);
    // Where several people share this screen, nobody's hand is shown before somebody says that he is there.
    if (this.mine.length > 1) this.hang(this.eyes);
  }

  /** What was said to one seat alone is not left for the next one to read. */
  private hang(curtain: number | null): void {
    this.curtain = curtain;
    if (curtain === null) return;
    const shown = this.playback.shown?.version;
    announcer.leave(this.said(this.log.filter((event) => event.version === shown && !event.reads_out)));
  }

  /** What lies open for everybody needs no curtain: it goes as soon as that is known, and of the picture that is shown. */
  private liftIfOpen(): void {
    const next = this.connection.seats[this.curtain ?? SPECTATOR];
    if (this.curtain === null || !next || next.version < (this.playback.shown?.version ?? 0)) return;
    if (!next.scene.secret) this.lift();
  }

  /** Call it whenever the shown picture changed: draws the curtain, says whose turn it is. */
  noticeTurn(): void {
    const shown = this.playback.shown;
    if (!shown || !this.playback.settled || this.playback.result) return;
    const turn = shown.scene.turn;
    const key = `${shown.version}/${turn}/${this.eyes}`;
    if (key === this.turnShown) return;
    this.turnShown = key;
    this.coaching.notice();
    this.takeUp(shown.ask && this.coaching.calm(shown.ask));
    this.agenda.lapse(shown);
    const calls = this.mine.length > 1 && this.mine.includes(turn) && !this.isRidden(turn);
    if (calls && (turn !== this.eyes || this.curtain !== null)) {
      if (turn !== this.curtain) this.hang(turn);
      this.liftIfOpen();
    } else if (turn === this.eyes && this.curtain === null && shown.ask && !this.isRidden(turn) && !this.hinting.isNews(shown.version)) {
      play("click");
      announcer.interrupt(this.coaching.said || t("turn-yours-said", { question: say(shown.ask.question, this.reader) }));
    }
  }

  /** The picks to begin with: what is asked is new, or another part of it. */
  takeUp(ask: Ask | null = this.ask): void {
    this.path = this.hinting.picks ?? (ask ? onward(ask, beginning(ask)) : []);
    this.ways = [];
    this.chosen = ask ? chosenAtFirst(ask) : [];
    this.why = null;
  }

  /** A card or cell that was read out is shown to everybody as well: a phone has no race radio beside the road. */
  private tell(events: GameEvent[]): void {
    const read = this.said(events.filter((event) => event.reads_out));
    const others = this.said(events.filter((event) => !event.reads_out));
    if (read) this.remark(read, READING);
    if (others) announcer.tell(others);
  }

  private said(events: GameEvent[]): string {
    return events.filter((event) => this.tells(event)).map((event) => say(eventText(this.game, event), this.reader)).join(" ");
  }
}

// What the screen shows now. The server may be several moves ahead: they are shown one after the other, each with its
// motion and its moments, at the pace the reader chose, and any touch finishes what is running. It works from the
// pictures alone: what moved is what differs.
import { settings, type Motion, type Pace } from "../../lib/device/settings.svelte.ts";
import type { Moment } from "../../lib/net/connection.svelte.ts";
import { play } from "../../lib/sound/sound.ts";
import { SPECTATOR, type Ask, type Board, type Coached, type GameEvent, type Result, type Scene, type Sound, type Text } from "../../lib/wire.ts";
import { resultOf } from "../ending.ts";
import { isUndo } from "../log/log.ts";
import { arrival, flightOf, newResult, waysOf, type Flight, type Travel } from "./changes.ts";
import { attackIn, diceFell, linesPassed, rowsTaken, signSound, thrownIn, type Thrown } from "./cues.ts";
import { pauseAfter, share, stretchOf, TOO_FAST } from "./pace.ts";
import { easeRide, ridesBetween, trackBetween } from "./ride.ts";
import { onStage, stagedIn, stillUpright, type Staged } from "./spotlight.ts";
import { Stage } from "./stage.svelte.ts";
import { Timing } from "./timing.ts";
import { unchanged } from "./unchanged.ts";

export interface Moving {
  x: number;
  y: number;
}

export interface Shown {
  scene: Scene;
  ask: Ask | null;
  /** What the coach of a lesson says about it. */
  coach?: Coached | undefined;
  version: number;
}

/** Who looks on: with which seat's eyes, who else sits at this screen, and how many words a text has in their language. */
export interface Onlooker {
  seat: () => number;
  isHere: (seat: number) => boolean;
  words: (text: Text) => number;
}

/** A picture that was shown, and the one before it. */
interface Past {
  from: Scene;
  moment: Moment;
}

const ROLL = 650;
const FLIGHT = 320;
const FLASH = 600;
/** So many pictures are kept to be shown again. */
const MOST_PAST = 120;
/** So many moments that were not seen are told one after the other. */
const MOST_RECALLED = 6;

export class Playback {
  shown = $state.raw<Shown | null>(null);
  moving = $state.raw<Record<string, Moving>>({});
  trail = $state.raw<string[]>([]);
  flight = $state.raw<Flight | null>(null);
  /** The lines of the board that somebody just rode over. */
  crossed = $state.raw<number[]>([]);
  /** The marked hexes at which somebody just took points. */
  flashed = $state.raw<Set<string>>(new Set());
  /** The die that fell in the picture that is shown. */
  thrown = $state.raw<Thrown | null>(null);
  /** Counts attacks: each is shown once. */
  attacks = $state(0);
  /** A stage that just ended: shown over the table, and the race waits until it is closed. */
  result = $state.raw<Result | null>(null);
  /** On the way to the reader's turn: all that comes before it is shown at once. */
  skipping = $state(false);
  /** What was seen since the reader's last turn is shown again. */
  again = $state(false);
  /** A finger holds the race at fast. */
  held = $state(false);
  readonly stage = new Stage();
  ontold: ((events: GameEvent[]) => void) | null = null;
  /** The reader skipped, and it is his turn now. */
  onskipped: (() => void) | null = null;

  private queue = $state.raw<Moment[]>([]);
  private running = $state(false);
  private past = $state.raw<Past[]>([]);
  private readonly timing = new Timing();
  /** The part of its time that what is shown now gets. */
  private part = 1;
  private flights = 0;
  /** Counts the pictures that were put up at once: whatever was being shown before must not come back over them. */
  private jumps = 0;

  /** Without somebody who looks on nothing has the stage. */
  constructor(
    private readonly boards: () => Record<string, Board>,
    private readonly onlooker: Onlooker | null = null,
  ) {}

  /** Everything was shown that came. */
  get settled(): boolean {
    return !this.running && this.queue.length === 0;
  }

  get pace(): Pace {
    if (!this.onlooker) return "normal";
    return this.held ? "fast" : settings.pace;
  }

  private get eyes(): number {
    return this.onlooker?.seat() ?? SPECTATOR;
  }

  /** The motion there is time for. */
  private get moves(): Motion {
    return this.part < TOO_FAST ? "none" : settings.moves;
  }

  /** Shows a picture at once, without travel. */
  jump(shown: Shown): void {
    this.jumps++;
    this.queue = [];
    this.past = [];
    this.again = false;
    this.timing.hurry();
    this.stage.clear();
    this.stand(shown);
  }

  push(moment: Moment): void {
    if (!this.shown || moment.caughtUp) {
      this.jump(moment);
      if (moment.scene.over) this.result = resultOf(moment.scene);
      this.ontold?.(moment.events.slice(-1));
      return;
    }
    if (moment.events.some(isUndo)) this.hurry();
    this.queue = [...this.queue, moment];
    if (!this.running) void this.run();
  }

  /** Any input finishes the running motion. */
  hurry(): void {
    this.timing.hurry();
    this.stage.end();
  }

  /** To the reader's turn: what is left before it is applied at once; or no longer. */
  skip(on = true): void {
    this.again = false;
    this.skipping = on;
    this.hurry();
  }

  closeResult(): void {
    this.result = null;
    if (!this.running && this.queue.length) void this.run();
  }

  /** Whether this page saw what this version brought, or anything since the reader's last turn. */
  saw(version?: number): boolean {
    return this.past.some(({ moment }) => version === undefined || moment.version === version);
  }

  /** Shows the moments among events that happened before this page was there: their pictures are gone, what was told of them is
   * not. False where none of them had one. */
  async recall(events: GameEvent[]): Promise<boolean> {
    const now = this.shown;
    if (!now || !this.settled || this.result) return true;
    const staged = stagedIn(events, now.scene, now.scene).slice(-MOST_RECALLED);
    if (!staged.length) return false;
    this.running = this.again = true;
    await this.stage.show(staged, this.pace, (text) => this.onlooker?.words(text) ?? 0);
    this.again = false;
    void this.run();
    return true;
  }

  /** Shows what was seen since the reader's last turn again, or one picture of it; then all is as it was. */
  async replay(version?: number): Promise<void> {
    const now = this.shown;
    const seen = this.past.filter(({ moment }) => version === undefined || moment.version === version);
    if (!now || !this.settled || this.result || !seen.length) return;
    const left = this.leaving();
    this.running = this.again = true;
    this.part = 1;
    for (const { from, moment } of seen) {
      if (!this.again) break;
      this.stand({ scene: from, ask: null, version: now.version });
      if (await this.show({ ...moment, ask: null, version: now.version })) await this.timing.pause(pauseAfter(this.pace, moment.scene, from.rider));
    }
    this.again = false;
    if (!left()) this.stand(now);
    void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length && !this.result) {
      const [moment, ...later] = this.queue;
      if (!moment) break;
      this.queue = later;
      const began = performance.now();
      const from = this.shown?.scene;
      this.part = this.skipping ? 0 : share(this.pace, later.length);
      if (!(await this.show(moment))) continue;
      if (from) this.remember(from, moment);
      if (this.queue.length && !this.skipping) await this.rest(moment, from?.rider, performance.now() - began);
    }
    this.running = false;
    this.arrive();
  }

  private async rest({ scene }: Moment, rider: string | undefined, passed: number): Promise<void> {
    await this.timing.wait(Math.max(0, pauseAfter(this.pace, scene, rider) * this.part - passed));
  }

  /** Whoever skipped is there when it is somebody's turn at this screen, or nobody's any more. */
  private arrive(): void {
    const scene = this.shown?.scene;
    if (!this.skipping || !scene || (!scene.over && !this.onlooker?.isHere(scene.turn))) return;
    this.skipping = false;
    this.onskipped?.();
  }

  /** A decision of the reader begins a new round for him. */
  private remember(from: Scene, moment: Moment): void {
    const own = moment.events.some((event) => event.by === this.eyes);
    const kept = moment.events.some(isUndo) ? [] : [...this.past, { from, moment }];
    this.past = own ? [] : kept.slice(-MOST_PAST);
  }

  /** A picture without anything that moves. */
  private stand(shown: Shown): void {
    this.moving = {};
    this.trail = [];
    this.crossed = [];
    this.flashed = new Set();
    this.thrown = null;
    this.shown = shown;
  }

  /** Whether another picture was put up at once since this was called. */
  private leaving(): () => boolean {
    const begun = this.jumps;
    return () => this.jumps !== begun;
  }

  /** False when another picture was put up meanwhile: then that one stays. */
  private async show(fresh: Moment): Promise<boolean> {
    const before = this.shown;
    if (!before) return false;
    if (fresh.events.some(isUndo)) return this.takeBack(fresh);
    const left = this.leaving();
    const moment = { ...fresh, scene: unchanged(before.scene, fresh.scene) };
    const news = this.again ? null : newResult(before.scene, moment.scene);
    const last = news && arrival(before.scene, news);
    const staged = this.staging(moment, before.scene);
    this.crossed = [];
    this.flashed = new Set();
    if (!this.again) this.ontold?.(moment.events.filter((event) => !staged.some((each) => each.event === event)));
    await this.fly(before.scene, moment);
    if (left()) return false;
    await this.roll(before.scene, moment);
    if (left()) return false;
    if (attackIn(moment.events)) {
      this.attacks++;
      this.sound("horn");
    }
    // The road of the next stage may be here already: the one that was ridden stays until the last ride is over.
    await this.ride(before.scene, last ? { ...moment, version: before.version, scene: last } : moment, staged.length > 0);
    if (left()) return false;
    await this.stage.show(staged, this.pace, (text) => this.onlooker?.words(text) ?? 0);
    if (!left() && news && this.crossed.length) await this.wait(FLASH);
    if (left()) return false;
    this.moving = {};
    this.shown = moment;
    if (news) {
      play("crowd");
      this.result = news;
    }
    return true;
  }

  /** What of it has the stage: nothing where the reader wishes no motion, or cannot be shown any. */
  private staging(moment: Moment, before: Scene): Staged[] {
    if (!this.onlooker || (settings.moves === "none" && !this.again)) return [];
    const attention = this.skipping ? "own" : this.part < 1 ? "great" : "all";
    return onStage(stagedIn(moment.events, before, moment.scene), this.eyes, attention);
  }

  /** Nobody rides backwards: the picture is as it was, and what the moves left on the board goes at once. */
  private takeBack(moment: Moment): true {
    const later = this.queue;
    this.jump(moment);
    this.queue = later;
    this.ontold?.(moment.events);
    return true;
  }

  private async fly(before: Scene, moment: Moment): Promise<void> {
    if (this.moves !== "full") return;
    const flown = flightOf(before, moment);
    if (!flown) return;
    this.sound("card");
    this.flight = { ...flown, key: ++this.flights };
    await this.wait(FLIGHT);
    this.flight = null;
  }

  private async roll(before: Scene, moment: Moment): Promise<void> {
    this.thrown = thrownIn(moment.events);
    if (diceFell(before, moment.scene) || this.thrown) this.sound("dice");
    if (this.thrown && this.moves === "full") await this.wait(ROLL);
  }

  /** Riders glide along the road to where the new picture has them; while it is told why, nobody lies there yet. */
  private async ride(before: Scene, moment: Moment, told: boolean): Promise<void> {
    const board = this.boards()[before.board];
    const rides = ridesBetween(before, moment.scene, board);
    const laid = signSound(before, moment.scene);
    const scene = told ? stillUpright(before, moment.scene) : moment.scene;
    const meanwhile = { ...moment, ask: null, scene: { ...scene, turn: before.turn, rider: before.rider, order: before.order } };
    if (!board || !rides.length) {
      // What has the stage has happened: tables and radio beside it do not say that it is still to come.
      if (told && scene.board === before.board) this.shown = meanwhile;
      return laid ? this.sound(laid) : undefined;
    }
    this.trail = trackBetween(before, moment.scene, board);
    const ways = waysOf(rides, board, before, moment.scene);
    const lines = [...new Set(ways.flatMap(({ way }) => linesPassed(board, way.points)))];
    const goal = lines.some((line) => board.lines[line]?.kind === "finish");
    this.shown = meanwhile;
    const left = this.leaving();
    if (this.moves === "full") await this.glide(ways);
    if (left()) return;
    this.crossed = lines;
    this.flashed = new Set(rowsTaken(board, [...this.trail, ...rides.map((each) => each.to.id)], moment.events));
    if (laid) this.sound(laid);
    else if ((lines.length && !goal) || this.flashed.size) this.sound("bell");
  }

  private async glide(ways: Travel[]): Promise<void> {
    const quick = stretchOf(this.pace) * this.part;
    this.sound("ride", (quick * Math.max(...ways.map((each) => each.time))) / 1000);
    await this.timing.frames(quick * Math.max(...ways.map((each) => each.time + each.late)), (passed) => {
      this.moving = Object.fromEntries(
        ways.map(({ id, way, time, late }) => {
          const [x, y] = way.at(easeRide(Math.min(1, Math.max(0, (passed / quick - late) / time))));
          return [id, { x, y }];
        }),
      );
    });
  }

  private wait(time: number): Promise<void> {
    return this.timing.wait(time * stretchOf(this.pace) * this.part);
  }

  /** Who rushes through many pictures hears none of them. */
  private sound(name: Sound, seconds?: number): void {
    if (this.part >= TOO_FAST) play(name, seconds);
  }
}

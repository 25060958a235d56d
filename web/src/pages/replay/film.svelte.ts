// A finished match as a film: which entry is shown with whose eyes, and the pictures it needs, fetched in lots.
import { api, ApiError } from "../../lib/net/api.ts";
import { loadGameTexts } from "../../lib/texts/catalogues.svelte.ts";
import { numbered, stageTitle, type Reader } from "../../lib/texts/texts.svelte.ts";
import { SPECTATOR, type Board, type ReplayInfo, type ReplayStep, type Scene, type TableInfo } from "../../lib/wire.ts";
import { Playback } from "../../table/playback/playback.svelte.ts";
import { trackBetween } from "../../table/playback/ride.ts";
import { problemText } from "../problem.ts";
import { delay, LOT, lotRange, lotsFor, within } from "../stepper.ts";

export class Film {
  info = $state.raw<ReplayInfo | null>(null);
  about = $state.raw<TableInfo | null>(null);
  boards = $state.raw<Record<string, Board>>({});
  n = $state(0);
  playing = $state(false);
  speed = $state(1);
  eyes = $state(SPECTATOR);
  problem = $state("");
  /** There is no such table, so there is none to go back to. */
  unknown = $state(false);
  readonly playback = new Playback(() => this.boards);

  private scenes = new Map<number, Scene>();
  private fetching = new Map<number, Promise<void>>();
  private readonly stages = $derived(numbered(this.about?.stages ?? []));
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  get steps(): ReplayStep[] {
    return this.info?.steps ?? [];
  }

  get step(): ReplayStep | undefined {
    return this.steps[this.n];
  }

  get scene(): Scene | undefined {
    return this.playback.shown?.scene;
  }

  get board(): Board | undefined {
    return this.boards[this.scene?.board ?? ""];
  }

  /** Whether the picture of this entry is there, and shows the stage that was ridden before it: where a stage ends with it, the
   * places that could be gone to are on another road. */
  get onTheRoadBefore(): boolean {
    return this.playback.shown?.version === this.n && this.steps[this.n - 1]?.stage === this.step?.stage;
  }

  /** The cells that this entry was ridden over, for who comes here without seeing it ride. */
  get track(): string[] {
    const { board, scene } = this;
    const before = this.scenes.get(this.n - 1);
    return board && scene && before && this.onTheRoadBefore ? trackBetween(before, scene, board) : [];
  }

  get reader(): Reader {
    return {
      game: this.info?.header.game ?? "",
      seat: this.eyes,
      names: this.info?.header.seats.map((seat) => seat.name) ?? [],
      stages: this.stages,
      board: this.board,
    };
  }

  stageName(stage: number): string {
    return stageTitle(stage, this.reader);
  }

  async open(n: number): Promise<void> {
    try {
      const [info, about] = await Promise.all([api.replay(this.table, this.eyes), api.table(this.table)]);
      await loadGameTexts(info.header.game);
      this.about = about;
      this.info = info;
      await this.go(n);
    } catch (error) {
      this.problem = problemText(error);
      this.unknown = error instanceof ApiError && error.status === 404;
    }
  }

  /** The same moment with somebody else's eyes: what each seat was told differs too. */
  async look(eyes: number): Promise<void> {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    this.scenes.clear();
    this.fetching.clear();
    await this.open(this.n);
  }

  /** Shows an entry: the next one rides there, any other stands there at once. */
  async go(to: number): Promise<void> {
    const n = within(to, this.steps);
    const next = n === this.n + 1;
    this.n = n;
    await this.need(n);
    const scene = this.scenes.get(n);
    const step = this.steps[n];
    if (this.n !== n || !scene || !step) return;
    const shown = { scene, ask: null, version: n };
    if (!next || !this.playback.shown) return this.playback.jump(shown);
    this.playback.hurry();
    this.playback.push({ ...shown, seat: this.eyes, before: null, events: step.events, caughtUp: false });
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.n >= this.steps.length - 1) void this.go(0).then(() => this.tick());
    else this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** A step by hand stops the film. */
  move(by: number): void {
    this.pause();
    void this.go(this.n + by);
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.n >= this.steps.length - 1) return this.pause();
      void this.go(this.n + 1).then(() => this.tick());
    }, delay(this.speed));
  }

  /** Waits for the lot of entry n, and has the next one fetched meanwhile. */
  private async need(n: number): Promise<void> {
    const lots = lotsFor(n, this.steps);
    const [first] = lots.map((lot) => this.fetch(lot));
    try {
      await first;
    } catch (error) {
      this.problem = problemText(error);
      this.pause();
    }
  }

  private fetch(lot: number): Promise<void> {
    const known = this.fetching.get(lot);
    if (known) return known;
    const { from, to } = lotRange(lot, this.steps);
    const asked = this.bring(from, to);
    this.fetching.set(lot, asked);
    asked.catch(() => this.fetching.delete(Math.floor(from / LOT)));
    return asked;
  }

  private async bring(from: number, to: number): Promise<void> {
    const eyes = this.eyes;
    const { scenes, boards } = await api.replayScenes(this.table, from, to, eyes);
    if (eyes !== this.eyes) return;
    this.boards = { ...this.boards, ...boards };
    for (const [n, scene] of Object.entries(scenes)) this.scenes.set(Number(n), scene);
  }
}

// What the reader chose about this browser: theme, motion, sound, language. Kept in localStorage.
import { fieldsOf, readKept, writeKept } from "./kept.ts";

export type Theme = "auto" | "paper" | "night";
export type Motion = "full" | "calm" | "none";
/** How fast others ride on this screen. */
export const PACES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];
export const LANGUAGES = ["en", "fr", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = "gruppetto.settings";

interface Kept {
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  volume: number;
  /** Sounds the reader does not want. */
  muted: string[];
  language: Language | "";
  name: string;
  /** Seconds before others are asked who rides for somebody away, at the tables made here. */
  away: number;
  /** Points are shown with the markers of the box. */
  markers: boolean;
  /** The rows of a score sheet's tables are unfolded. */
  columns: boolean;
  /** What a score sheet calls out is read aloud. */
  aloud: boolean;
  /** Forced moves play themselves. */
  forced: boolean;
  /** A pick that leaves one thing to do does it. */
  oneClick: boolean;
  /** In table mode the phone buzzes when it is one's turn. */
  buzz: boolean;
}

const DEFAULTS: Kept = { theme: "auto", motion: "full", pace: "normal", sound: true, volume: 0.6, muted: [], language: "", name: "", away: 60, markers: false, columns: false, aloud: false, forced: true, oneClick: false, buzz: true };

/** What was kept of each choice, where it is of the kind that the choice is. */
function read(): Kept {
  const known = fieldsOf(readKept(KEY));
  const chosen = Object.entries(DEFAULTS).filter(([name, usual]) => typeof known[name] === typeof usual && Array.isArray(known[name]) === Array.isArray(usual));
  return { ...DEFAULTS, ...(Object.fromEntries(chosen.map(([name]) => [name, known[name]])) as Partial<Kept>) };
}

/** The first language of ours that the browser asks for. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

function watch(query: string, change: (matches: boolean) => void): boolean {
  const list = typeof matchMedia === "function" ? matchMedia(query) : null;
  list?.addEventListener("change", (event) => change(event.matches));
  return list?.matches ?? false;
}

class Settings {
  private kept = $state<Kept>(read());
  private darkSystem = $state(watch("(prefers-color-scheme: dark)", (dark) => (this.darkSystem = dark)));
  private calmSystem = $state(watch("(prefers-reduced-motion: reduce)", (calm) => (this.calmSystem = calm)));

  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(theme: Theme) {
    this.change({ theme });
  }

  get motion(): Motion {
    return this.kept.motion;
  }
  set motion(motion: Motion) {
    this.change({ motion });
  }

  get pace(): Pace {
    return this.kept.pace;
  }
  set pace(pace: Pace) {
    this.change({ pace });
  }

  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(sound: boolean) {
    this.change({ sound });
  }

  /** 0 to 1. */
  get volume(): number {
    return this.kept.volume;
  }
  set volume(volume: number) {
    this.change({ volume });
  }

  hears(sound: string): boolean {
    return this.kept.sound && this.kept.volume > 0 && !this.kept.muted.includes(sound);
  }

  mute(sound: string, muted: boolean): void {
    const others = this.kept.muted.filter((one) => one !== sound);
    this.change({ muted: muted ? [...others, sound] : others });
  }

  isMuted(sound: string): boolean {
    return this.kept.muted.includes(sound);
  }

  /** The chosen language, or "" to follow the browser. */
  get language(): Language | "" {
    return this.kept.language;
  }
  set language(language: Language | "") {
    this.change({ language });
  }

  /** The name the reader last played under. */
  get name(): string {
    return this.kept.name;
  }
  set name(name: string) {
    this.change({ name });
  }

  get away(): number {
    return this.kept.away;
  }
  set away(away: number) {
    this.change({ away });
  }

  get markers(): boolean {
    return this.kept.markers;
  }
  set markers(markers: boolean) {
    this.change({ markers });
  }

  get columns(): boolean {
    return this.kept.columns;
  }
  set columns(columns: boolean) {
    this.change({ columns });
  }

  get aloud(): boolean {
    return this.kept.aloud;
  }
  set aloud(aloud: boolean) {
    this.change({ aloud });
  }

  get forced(): boolean {
    return this.kept.forced;
  }
  set forced(forced: boolean) {
    this.change({ forced });
  }

  get oneClick(): boolean {
    return this.kept.oneClick;
  }
  set oneClick(oneClick: boolean) {
    this.change({ oneClick });
  }

  get buzz(): boolean {
    return this.kept.buzz;
  }
  set buzz(buzz: boolean) {
    this.change({ buzz });
  }

  get night(): boolean {
    return this.kept.theme === "night" || (this.kept.theme === "auto" && this.darkSystem);
  }

  /** The motion in force: the system's wish for less counts unless the reader chose even less. */
  get moves(): Motion {
    if (this.kept.motion === "full" && this.calmSystem) return "calm";
    return this.kept.motion;
  }

  get spoken(): Language {
    return LANGUAGES.find((language) => language === this.kept.language) ?? languageOf(navigator.languages ?? [navigator.language]);
  }

  /** Writes theme, motion and language onto the page; call it in an effect. */
  apply(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.night ? "night" : "paper";
    root.dataset["motion"] = this.moves;
    root.lang = this.spoken;
  }

  private change(some: Partial<Kept>): void {
    Object.assign(this.kept, some);
    writeKept(KEY, this.kept);
  }
}

export const settings = new Settings();

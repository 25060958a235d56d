// Sentences are said by key and parameters, from the catalogues that have come; none is built here.
import type { FluentVariable } from "@fluent/bundle";

import { settings } from "../device/settings.svelte.ts";
import { idOf, kindOf } from "../wire/things.ts";
import type { Board, Param, Params, Text, Words } from "../wire.ts";
import { bundles } from "./catalogues.svelte.ts";

/** Whose eyes a sentence is for, and the names of the things it may mention. */
export interface Reader {
  game: string;
  seat: number;
  names: string[];
  /** The names of the stages by their number in this tour. */
  stages: Record<number, Words>;
  board?: Board | undefined;
  /** Riders with names of their own, by id, on a score sheet. */
  riders?: Record<string, string>;
}

export interface Part {
  text: string;
  bold: boolean;
}

/** Stands for a star that somebody typed, which must not become emphasis. */
const TYPED_STAR = "\uE000";
/** Stands for a space inside a name, at which nothing is elided: De Angelis stays De Angelis. */
const OWN_SPACE = "\uE002";
/** The kinds of things that have a name. */
const NAMED = new Set(["player", "bot", "card", "die", "stage", "team", "rider", "cell", "time"]);

function format(key: string, args: Record<string, FluentVariable>): string | null {
  for (const found of bundles(key)) {
    const pattern = found.getMessage(key)?.value;
    if (pattern) return found.formatPattern(pattern, args, []);
  }
  return null;
}

export function knows(key: string): boolean {
  return format(key, {}) !== null;
}

/** Whether an event is news: it has a sentence, and the catalogue does not call it `.quiet`. */
export function tells(key: string): boolean {
  for (const found of bundles(key)) {
    const message = found.getMessage(key);
    if (message?.value) return !("quiet" in message.attributes);
  }
  return false;
}

/** The stages of a tour as a reader knows them: the first is number 1. */
export const numbered = (stages: Words[]): Record<number, Words> => Object.fromEntries(stages.map((name, place) => [place + 1, name]));

/** A stage by its number in this tour and its name; where there is only one, by its name. */
export const stageTitle = (order: number, reader: Reader): string =>
  t("stage-title", { order, of: Object.keys(reader.stages).length, stage: `stage:${order}` }, reader);

/** A text of the edition in the reader's language, else in English, else in any. */
export function words(some: Words): string {
  return unbroken(some[settings.spoken] ?? some["en"] ?? Object.values(some)[0] ?? "");
}

/** What a bot is called, by the short string that names it (`random:seed=7`). */
export const botName = (bot: string): string => format(`bot-${bot.split(":")[0]}`, {}) ?? bot;

/** The time of day as it is written where the reader lives; with the date where it is not today. */
function timeOf(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const home = navigator.languages.find((each) => each.split("-")[0] === settings.spoken) ?? settings.spoken;
  return new Intl.DateTimeFormat(home, { timeStyle: "short", ...(!today && { dateStyle: "medium" }) }).format(at);
}

function nameOf(sort: string, name: string, reader: Reader | undefined): string {
  switch (sort) {
    case "player":
      return reader?.names[Number(name)] ?? name;
    case "bot":
      return botName(name);
    case "rider":
      return reader?.riders?.[name] ?? name;
    case "card":
    case "die":
      return (reader && format(`${reader.game}-${sort}-${name}`, {})) ?? name;
    case "stage": {
      const stage = reader?.stages[Number(name)];
      return stage ? words(stage) : (format("stage-number", { number: Number(name) }) ?? name);
    }
    case "time":
      return timeOf(Number(name) * 1000);
    case "team":
      return format(`team-${name}`, {}) ?? name;
    default: {
      const cell = reader?.board?.cells.find((each) => each.id === `${sort}:${name}`);
      return cell?.name || cell?.label || name;
    }
  }
}

function shown(arg: string, reader: Reader | undefined): string {
  const text = NAMED.has(kindOf(arg)) ? nameOf(kindOf(arg), idOf(arg), reader) : arg;
  return text.replaceAll("*", TYPED_STAR).replaceAll(" ", OWN_SPACE);
}

function resolve(arg: Param, reader: Reader | undefined): FluentVariable {
  if (typeof arg === "number") return arg;
  if (typeof arg === "boolean") return arg ? "yes" : "no";
  if (typeof arg === "string") return shown(arg, reader);
  if (!Array.isArray(arg)) return words(arg).replaceAll("*", TYPED_STAR);
  const items = arg.map((item) => shown(String(item), reader));
  return new Intl.ListFormat(settings.spoken, { type: "conjunction" }).format(items);
}

function sentence(text: Text, reader: Reader | undefined): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(text.args)) args[name] = resolve(arg, reader);
  const own = (arg: Param | undefined): string => (reader !== undefined && arg === `player:${reader.seat}` ? "yes" : "no");
  args["you"] = own(text.args["who"]);
  args["at_you"] = own(text.args["target"]);
  return unbroken(elided(format(text.key, args) ?? text.key).replaceAll(OWN_SPACE, " "));
}

/** French before a name that begins with a vowel: le numéro 2 d’Ilse, not de Ilse. */
function elided(said: string): string {
  return settings.spoken === "fr" ? said.replace(/\b([Dd]|[Qq]u)e (?=\*?[AEIOUÀÂÉÈÊÎÔŒ][\wÀ-ÿ]*[a-zà-ÿ])/g, "$1’") : said;
}

/** French has a space before its points and inside its quotation marks, at which no line may break. */
export function unbroken(said: string): string {
  return settings.spoken === "fr" ? said.replace(/ (?=[!?:;»])|(?<=«) /g, "\u00a0") : said;
}

/** A sentence in pieces, where `*…*` in the catalogue stands for emphasis. */
export function parts(text: Text, reader?: Reader): Part[] {
  return sentence(text, reader)
    .split("*")
    .map((piece, place) => ({ text: piece.replaceAll(TYPED_STAR, "*"), bold: place % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** A sentence as plain text. */
export function say(text: Text, reader?: Reader): string {
  return sentence(text, reader).replaceAll("*", "").replaceAll(TYPED_STAR, "*");
}

/** A sentence of the pages' own catalogue as plain text. */
export function t(key: string, args: Params = {}, reader?: Reader): string {
  return say({ key, args }, reader);
}

/** What went wrong, by the code of a refusal; also one that no catalogue has a sentence for. */
export function trouble(code: string): string {
  const key = `error-${code}`;
  return knows(key) ? t(key) : t("error-unknown", { code });
}

/** A figure as it is printed on a board, with the decimal sign of the reader. */
export function localFigure(figure: string): string {
  const sign = (0.5).toLocaleString(settings.spoken).charAt(1);
  return figure.replace(/(?<=\d)\.(?=\d)/, sign);
}

/** What is printed on a sign or a milestone: a text of a catalogue, or words of the edition. */
export function printed(sign: { text: Text | null; words: Words }, reader?: Reader): string {
  return sign.text ? say(sign.text, reader) : words(sign.words);
}

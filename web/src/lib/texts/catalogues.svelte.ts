// The Fluent catalogues that sentences come from, and when they are fetched. The pages' own are in src/texts, which the first page
// can do with, and in the folders pages, table, companion and television; a game's is fetched from the server. What a score sheet says of
// its figures the server says too, in messages and pictures: its catalogue is the server's own.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";

import { settings, type Language } from "../device/settings.svelte.ts";
import { api } from "../net/api.ts";

type Loaders = Record<string, () => Promise<string>>;
const FIRST: Loaders = import.meta.glob<string>("../../texts/*.ftl", { query: "?raw", import: "default" });
const REST: Loaders = import.meta.glob<string>(
  ["../../pages/texts/*.ftl", "../../table/texts/*.ftl", "../../companion/texts/*.ftl", "../../television/texts/*.ftl", "../../../../src/gruppetto/companion/texts/*.ftl"],
  { query: "?raw", import: "default" },
);

/** What has come, by `first/fr`, `rest/fr`, `covers/fr` and `game/seconds/fr`. */
const come = $state<Record<string, FluentBundle>>({});
/** What was asked for. Not reactive: who waits for a catalogue must not begin anew when it comes, and lose what was typed meanwhile. */
const asked = new Map<string, Promise<void>>();

function keep(name: string, language: string, catalogues: string[]): void {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const catalogue of catalogues) made.addResource(new FluentResource(catalogue), { allowOverrides: true });
  come[name] = made;
}

/** Each is asked for once; what did not come can be asked for again. */
function load(name: string, language: string, fetched: () => Promise<string[]>): Promise<void> {
  if (untrack(() => come[name])) return Promise.resolve();
  let answer = asked.get(name);
  if (!answer) {
    answer = fetched().then((catalogues) => keep(name, language, catalogues));
    asked.set(name, answer);
    void answer.catch(() => asked.delete(name));
  }
  return answer;
}

/** In the reader's language; in English where that does not come or does not exist. A catalogue that comes has every sentence. */
const orEnglish = (language: Language, loaded: (language: Language) => Promise<void>): Promise<void> =>
  loaded(language).catch((error: unknown) => {
    if (language === "en") throw error;
    return loaded("en");
  });

const own = (part: "first" | "rest", loaders: Loaders) => (language: Language): Promise<void> =>
  load(`${part}/${language}`, language, () => Promise.all(Object.entries(loaders).flatMap(([path, get]) => (path.endsWith(`/${language}.ftl`) ? [get()] : []))));
const first = own("first", FIRST);
const rest = own("rest", REST);
const covers = (language: Language): Promise<void> => load(`covers/${language}`, language, async () => [await api.covers(language)]);
const ofGame = (game: string) => (language: Language): Promise<void> =>
  load(`game/${game}/${language}`, language, async () => [await api.gameTexts(game, language)]);

/** What the pages say in the reader's language. */
export async function loadTexts(): Promise<void> {
  await Promise.all([orEnglish(settings.spoken, first), orEnglish(settings.spoken, rest)]);
}

/** What the first page says; and what others say for somebody who was on one and chooses another language. */
export async function loadFirstTexts(): Promise<void> {
  const beyond = [...asked.keys()].some((name) => name.startsWith("rest/"));
  await (beyond ? loadTexts() : orEnglish(settings.spoken, first));
}

/** What stands on the boxes of all games. */
export const loadCovers = (): Promise<void> => orEnglish(settings.spoken, covers);

/** All that a game says. */
export const loadGameTexts = (game: string): Promise<void> => orEnglish(settings.spoken, ofGame(game));

/** What a page about a game needs before it speaks another language. */
export async function loadAhead(game: string, language: Language): Promise<void> {
  await Promise.all([first, rest, ofGame(game)].map((loaded) => orEnglish(language, loaded)));
}

/** Puts the catalogue of a game in place without asking the server. */
export const learn = (game: string, language: string, catalogue: string): void => keep(`game/${game}/${language}`, language, [catalogue]);

/** Where a sentence may stand, by its key, which begins with the name of the game that says it. */
export function* bundles(key: string): Generator<FluentBundle> {
  const game = key.slice(0, key.indexOf("-"));
  for (const language of [settings.spoken, "en"]) {
    for (const name of [`first/${language}`, `rest/${language}`, `game/${game}/${language}`, `covers/${language}`]) {
      const found = come[name];
      if (found) yield found;
    }
  }
}

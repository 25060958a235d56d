// The names of a game's options and choices, from its catalogue.
import { knows, t } from "../lib/texts/texts.svelte.ts";
import type { Choice, GameInfo, OptionInfo } from "../lib/wire.ts";

export function optionName(game: string, option: string): string {
  const key = `${game}-option-${option}`;
  return knows(key) ? t(key) : option;
}

export function choiceName(game: string, option: string, choice: Choice): string {
  const key = `${game}-option-${option}-${choice}`;
  if (knows(key)) return t(key);
  if (typeof choice === "boolean") return choice ? t("new-option-on") : t("new-option-off");
  return choice;
}

/** What shapes a race, and what switches between readings of the rulebook: a race needs none of these to be looked at. */
export function headlinesAndReadings(options: readonly OptionInfo[]): [headlines: OptionInfo[], readings: OptionInfo[]] {
  return [options.filter((option) => !option.reading), options.filter((option) => option.reading)];
}

/** The options that are not as the rulebook has them, in words; a list of stages is told by their names elsewhere. */
export function changedOptions(game: GameInfo, chosen: Record<string, Choice>): string[] {
  return game.options
    .filter((option) => option.choices.includes(chosen[option.name] ?? option.default))
    .filter((option) => (chosen[option.name] ?? option.default) !== option.default)
    .map((option) => {
      const choice = chosen[option.name] ?? option.default;
      return t("lobby-option", { name: optionName(game.id, option.name), choice: choiceName(game.id, option.name, choice) });
    });
}

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

/** Whether somebody may type a choice of his own, and this is one. */
export function isOwnChoice(option: OptionInfo, text: string): boolean {
  return option.pattern !== "" && new RegExp(`^(?:${option.pattern})$`, "u").test(text);
}

/** The options whose typed choice is none, by name. */
export function mistyped(options: readonly OptionInfo[], chosen: Record<string, Choice>): string[] {
  return options
    .filter((option) => {
      const choice = chosen[option.name] ?? option.default;
      return !option.choices.includes(choice) && !isOwnChoice(option, String(choice));
    })
    .map((option) => option.name);
}

/** The options that are not as the rulebook has them, in words. */
export function changedOptions(game: GameInfo, chosen: Record<string, Choice>): string[] {
  return game.options
    .filter((option) => option.name in chosen && chosen[option.name] !== option.default)
    .map((option) => {
      const choice = chosen[option.name] ?? option.default;
      return t("lobby-option", { name: optionName(game.id, option.name), choice: choiceName(game.id, option.name, choice) });
    });
}

// The keys of a rulebook: arrows go rule by rule, with Shift by sections, and a slash looks for something.
import { isTyping } from "../../lib/ui/typing.ts";
import type { Steps } from "./way.ts";

export function pressed(key: KeyboardEvent, steps: Steps, go: (to: string | undefined) => void): void {
  if (isTyping(key.target) || key.altKey || key.ctrlKey || key.metaKey || document.querySelector("dialog[open]")) return;
  if (key.key === "ArrowRight") go(key.shiftKey ? steps.nextSection?.id : steps.next);
  else if (key.key === "ArrowLeft") go(key.shiftKey ? steps.previousSection?.id : steps.previous);
  else if (key.key === "/") document.querySelector<HTMLElement>("aside input[type=search]")?.focus();
  else return;
  key.preventDefault();
}

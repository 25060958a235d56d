// The sentence of a reason: the game's own for its rule, or where no rule is near what comes of any such thing.
import type { Text, WhyNot } from "../../lib/wire.ts";

export function refusalOf({ rule, params }: WhyNot, game: string): Text {
  return { key: rule ? `${game}-refusal-${rule.replaceAll(".", "-")}` : "why-general", args: params };
}

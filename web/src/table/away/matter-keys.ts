// The keys of a question about a seat: 1–5 choose the bot, Enter lets it ride, W waits, T takes over, C is the own hand.
import { isPressable, isTyping } from "../../lib/ui/typing.ts";
import type { Hands, Matter } from "./hands.svelte.ts";

/** Does what a key says; true when it was one of ours. */
export function followMatterKey(event: KeyboardEvent, hands: Hands, matter: Matter | null): boolean {
  if (!matter || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  const key = event.key.toLowerCase();
  if (matter.kind === "watch") return false;
  const hides = matter.kind === "away" || matter.kind === "claim";
  if (key === "c" && hides) {
    hands.putAside(matter, !hands.isAside(matter));
    return true;
  }
  if (hands.isAside(matter)) return false;
  const seat = matter.seat.seat;
  if (matter.kind === "back" && key === "t") return done(hands.takeBack(seat));
  if (matter.kind === "moved" && key === "t") return done(hands.bring(seat));
  if (matter.kind !== "away") return false;
  const level = hands.bots.toReversed()[Number(key) - 1];
  if (level) {
    hands.bot = level;
    return true;
  }
  if (key === "w") return done(hands.wait(seat));
  if (key === "enter" && !isPressable(event.target)) return done(hands.lend(seat));
  return false;
}

function done(wish: Promise<unknown>): true {
  void wish;
  return true;
}

// How large the name of a card is set: as large as its longest word fits between the edges of the frame.

/** The widths of the capitals of the sign type in ems, with the space behind them; all others are about as wide as an H. */
const WIDTHS: Record<string, number> = { I: 0.25, M: 0.57, W: 0.71, ẞ: 0.79, "-": 0.35, "’": 0.25, "'": 0.25, ".": 0.25, 1: 0.3 };
const PLAIN = 0.5;
/** The room inside the frame in ems of the full size, which is a fixed part of the card's width. */
const ROOM = 4.9;
const LEAST = 0.5;

/** How wide a word is, in ems. */
export function ems(word: string): number {
  return [...word.toUpperCase()].reduce((sum, letter) => sum + (WIDTHS[letter] ?? PLAIN), 0);
}

/** The part of the full size at which every word of a name fits into a line; a name breaks behind spaces and hyphens. */
export function sizeOfName(name: string): number {
  const parts = name.split(" ").flatMap((word) => word.split("-").map((part, place, all) => (place < all.length - 1 ? `${part}-` : part)));
  const longest = Math.max(...parts.map(ems));
  return Math.max(LEAST, Math.min(1, ROOM / longest));
}

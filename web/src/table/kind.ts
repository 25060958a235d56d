// What kind of screen shows a table.

export interface Kind {
  /** It holds no seat, whatever this browser has: a television. */
  watches?: boolean;
  /** Only a button plays: a phone in somebody's hand. */
  deliberate?: boolean;
}

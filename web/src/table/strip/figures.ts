// Which marks of a profile have their name or figure written under the line: none runs into another.

export interface Mark {
  along: number;
  symbol: string;
  /** Where it is on the strip. */
  x: number;
  /** What is written there. */
  words: string;
}

/** Of 12 px of the sign type. */
const A_LETTER = 5.8;
const BETWEEN = 4;

/** The first and the last are always written; on a narrow strip names give way to their signs, and every second figure goes. */
export function writtenMarks<M extends Mark>(marks: M[], roomy: boolean): M[] {
  const ends = marks.filter((_, number) => number === 0 || number === marks.length - 1);
  const taken = ends.map(span);
  return marks.filter((mark, number) => {
    if (ends.includes(mark)) return true;
    const [left, right] = span(mark);
    const free = isWanted(mark, number, marks, roomy) && taken.every(([from, to]) => right + BETWEEN < from || left > to + BETWEEN);
    if (free) taken.push([left, right]);
    return free;
  });
}

/** A plain figure gives way to a name, and on a narrow strip to its neighbours. */
function isWanted(mark: Mark, number: number, marks: Mark[], roomy: boolean): boolean {
  if (mark.symbol) return roomy;
  const crowded = marks.some((other) => other !== mark && other.symbol && Math.abs(other.x - mark.x) < (roomy ? 62 : 46));
  return !crowded && (roomy || number % 2 === 0);
}

/** At the ends of the strip it is written towards the middle. */
function span({ along, x, words }: Mark): [number, number] {
  const width = words.length * A_LETTER;
  if (along === 0) return [x, x + width];
  return along === 1 ? [x - width, x] : [x - width / 2, x + width / 2];
}

// Words in lines of no more than so many letters: what is written into a drawing does not wrap by itself.
export function wrapped(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

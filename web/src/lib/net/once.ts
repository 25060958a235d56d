// What does not change while a page is open is asked of the server once.

/** An answer for each key. A failed attempt is forgotten, so that the next one asks again. */
export function once<K extends string[], T>(ask: (...key: K) => Promise<T>): (...key: K) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (...key) => {
    const name = key.join("/");
    const known = asked.get(name);
    if (known) return known;
    const answer = ask(...key);
    asked.set(name, answer);
    answer.catch(() => asked.delete(name));
    return answer;
  };
}

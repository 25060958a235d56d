// What this browser keeps in localStorage. Earlier versions of these pages wrote there, and so may people: what is not as
// expected is left out, and the rest counts.

export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function writeKept(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: it lasts as long as the page.
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a record; none for anything else. */
export const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {});

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Those of a list that are what they should be. */
export const eachOf = <T>(value: unknown, one: (value: unknown) => T | null): T[] => (Array.isArray(value) ? value.map(one).filter((each) => each !== null) : []);

export const textsOf = (value: unknown): string[] => eachOf(value, (one) => (typeof one === "string" ? one : null));

/** The entries of a record whose values are what they should be. */
export const entriesOf = <T>(value: unknown, one: (value: unknown) => T | null): Record<string, T> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([name, each]) => {
      const known = one(each);
      return known === null ? [] : [[name, known]];
    }),
  );

// The rows of this browser's tables in IndexedDB, asked and answered in JSON texts (`gruppetto/local/indexed_db.py`).
type Key = (string | number)[];

interface Commit {
  do: "commit";
  put: [Key, string][];
  expected: [Key, string | null][];
  present: Key[];
  deleted: Key[];
}
export type Question = { do: "get"; key: Key } | { do: "after"; key: Key } | Commit;

const NAME = "gruppetto";
const ROWS = "rows";

/** This browser did not do it: its disk is full, it keeps nothing, or its database was deleted under us. */
export class NotKept extends Error {}

/** `lost` hears that the connection is of no more use: somebody deletes the data of this site. */
function opened(lost: () => void): Promise<IDBDatabase> {
  return new Promise((found, failed) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
    opening.onsuccess = () => {
      const database = opening.result;
      database.onclose = lost;
      database.onversionchange = () => {
        database.close();
        lost();
      };
      found(database);
    };
    opening.onerror = () => failed(opening.error);
  });
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((found, failed) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => failed(request.error);
  });

/** Every key that begins with this one, itself included: a list comes after numbers and words. */
const below = (key: Key): IDBKeyRange => IDBKeyRange.bound(key, [...key, []]);

export class Rows {
  private database: Promise<IDBDatabase> | null = null;

  /** `changed` hears whose rows a commit wrote. */
  constructor(private readonly changed: (owners: string[]) => void = () => undefined) {}

  /**
   * Rejects with an Error and nothing else. What a browser throws is a DOMException, which Python takes for no exception:
   * whoever waits for it there would wait for ever.
   */
  async answer(text: string): Promise<string> {
    try {
      return JSON.stringify(await this.asked(JSON.parse(text) as Question));
    } catch (error) {
      throw new NotKept(String(error));
    }
  }

  /** The connection, made anew where the last one failed or was closed. */
  private open(): Promise<IDBDatabase> {
    const forget = (): void => {
      this.database = null;
    };
    if (!this.database) {
      this.database = opened(forget);
      this.database.catch(forget);
    }
    return this.database;
  }

  private async asked(question: Question): Promise<unknown> {
    const database = await this.open();
    if (question.do === "commit") return this.commit(database, question);
    const rows = database.transaction(ROWS).objectStore(ROWS);
    if (question.do === "get") return (await done(rows.get(question.key))) ?? null;
    const later = IDBKeyRange.bound(question.key, [...question.key.slice(0, -1), []], true);
    const [keys, texts] = await Promise.all([done(rows.getAllKeys(later)), done(rows.getAll(later))]);
    return keys.map((key, place) => [key, texts[place]]);
  }

  /** One transaction: it is durable when it is told, and another tab's comes before it or after it. */
  private commit(database: IDBDatabase, { put, expected, present, deleted }: Commit): Promise<boolean> {
    return new Promise((told, failed) => {
      const transaction = database.transaction(ROWS, "readwrite", { durability: "strict" });
      const rows = transaction.objectStore(ROWS);
      let refused = false;
      transaction.oncomplete = () => {
        this.changed([...new Set(put.map(([key]) => String(key[1] ?? "")))]);
        told(true);
      };
      transaction.onabort = () => (refused ? told(false) : failed(transaction.error ?? new Error("The browser keeps nothing.")));
      const write = (): void => {
        for (const key of deleted) rows.delete(below(key));
        for (const [key, text] of put) rows.put(text, key);
      };
      let open = expected.length + present.length;
      if (!open) write();
      const check = (key: Key, right: (text: string | undefined) => boolean): void => {
        const reading = rows.get(key);
        reading.onsuccess = () => {
          if (refused) return;
          if (!right(reading.result as string | undefined)) {
            refused = true;
            transaction.abort();
          } else if (--open === 0) write();
        };
      };
      for (const [key, text] of expected) check(key, (found) => (found ?? null) === text);
      for (const key of present) check(key, (found) => found !== undefined);
    });
  }
}

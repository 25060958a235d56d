// A local cache: the last known view of each sheet, kept on this device. In IndexedDB, since a long race outgrows
// localStorage, and since it is there also on a plain http address of the home network, where a service worker is not.
import type { SheetView } from "../lib/sheet_wire.ts";

const NAME = "gruppetto-companion";
const STORE = "views";
/** Raised when pages get something that their readers rely on: views kept before are forgotten. */
const VERSION = 3;

export interface SheetCache {
  find(sheet: string): Promise<SheetView | null>;
  put(view: SheetView): Promise<void>;
  remove(sheet: string): Promise<void>;
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      if (asked.result.objectStoreNames.contains(STORE)) asked.result.deleteObjectStore(STORE);
      asked.result.createObjectStore(STORE, { keyPath: "sheet" });
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const base = await open();
  try {
    return await new Promise<T>((done, fail) => {
      const asked = ask(base.transaction(STORE, mode).objectStore(STORE));
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error);
    });
  } finally {
    base.close();
  }
}

/** Never fails: a browser that keeps nothing shows the sheet as long as the page is open. */
export const browserCache: SheetCache = {
  find: (sheet) =>
    inStore<SheetView | undefined>("readonly", (store) => store.get(sheet)).then(
      (view) => view ?? null,
      () => null,
    ),
  put: (view) =>
    inStore("readwrite", (store) => store.put(view)).then(
      () => undefined,
      () => undefined,
    ),
  remove: (sheet) =>
    inStore("readwrite", (store) => store.delete(sheet)).then(
      () => undefined,
      () => undefined,
    ),
};

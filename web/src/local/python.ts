// Starts Python in a worker from the files of the pack: those that are kept, else those of the web.
import { filesIn, isPlain, unpacked } from "./archive.ts";
import { fileUrl, shelf, type PackedFile, type PackIndex } from "./pack.ts";

/** What of Pyodide is used. */
export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, bytes: Uint8Array, how?: { canOwn: boolean }): void };
  pyimport(name: string): never;
}

const SITE = "/lib/python3.14/site-packages";
const WASM = "pyodide.asm.wasm";
/** As it was before we stood in its way. */
const web = self.fetch.bind(self);

/** A file of the pack as it was before it was packed. */
async function plain(file: PackedFile): Promise<Response> {
  const [kept, url] = [await shelf(), fileUrl(file)];
  const found = await kept?.match(url);
  if (!kept || !found) return unpacked(await web(url));
  if (isPlain(found)) return found;
  // With new pages it came packed. From now on it is kept as others are, if there is room.
  const bytes = await unpacked(found).blob();
  await kept.put(url, new Response(bytes)).catch(() => undefined);
  return new Response(bytes);
}

export async function startPython(index: PackIndex): Promise<Python> {
  const { files } = index;
  const packages = plain(files.packages).then((answer) => answer.arrayBuffer());
  const [wasm, stdlib] = [plain(files.wasm), plain(files.stdlib)];
  // Pyodide asks for its parts by name; they lie here under names of their own.
  self.fetch = ((asked: RequestInfo | URL, init?: RequestInit) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    if (url.endsWith(`/${WASM}`)) return wasm;
    if (url === fileUrl(files.stdlib)) return stdlib;
    return web(asked, init);
  }) as typeof fetch;
  const [loader, runtime] = await Promise.all([
    import(/* @vite-ignore */ fileUrl(files.loader)),
    import(/* @vite-ignore */ fileUrl(files.runtime)),
    wasm, // Pyodide never says that they did not come
    stdlib,
  ]);
  const python = (await loader.loadPyodide({
    indexURL: fileUrl({ ...files.wasm, name: "" }),
    stdLibURL: fileUrl(files.stdlib),
    lockFileContents: { info: { arch: "wasm32", platform: "emscripten", version: index.version, python: "3.14.0", abi_version: "2026_0" }, packages: {} },
    createPyodideModule: runtime.default,
    packages: [],
  })) as Python;
  self.fetch = web;
  unpack(python, new Uint8Array(await packages));
  return python;
}

/** The files stay where they lie in the archive: nothing is copied. */
function unpack(python: Python, archive: Uint8Array<ArrayBuffer>): void {
  const folders = new Set<string>();
  for (const [name, bytes] of filesIn(archive)) {
    const folder = `${SITE}/${name.slice(0, name.lastIndexOf("/") + 1)}`;
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(`${SITE}/${name}`, bytes, { canOwn: true });
  }
}

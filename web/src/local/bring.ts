// Brings the offline pack here, with a view of how far it is. What Python starts from is kept unpacked.
import { filesIn, unpacked } from "./archive.ts";
import { allFiles, fileUrl, keptIndexUrl, NoShelf, shelf, type PackedFile, type PackIndex } from "./pack.ts";

/** Brings all files here, and tells how many bytes have come. What came before a pause or a loss is kept. */
export async function bring(index: PackIndex, tell: (bytes: number) => void, signal: AbortSignal): Promise<void> {
  const kept = await shelf();
  if (!kept) throw new NoShelf();
  let come = 0;
  for (const file of allFiles(index)) {
    const url = fileUrl(file);
    if (!(await kept.match(url))) await kept.put(url, await brought(file, signal, (got) => tell(come + (file.bytes * Math.min(got, file.raw)) / file.raw)));
    tell((come += file.bytes));
  }
  await layOut(kept, index);
  await kept.put(keptIndexUrl(), new Response(JSON.stringify(index)));
  await navigator.storage?.persist?.().catch(() => false);
}

async function brought(file: PackedFile, signal: AbortSignal, tell: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(fileUrl(file), { signal });
  if (!answer.ok || !answer.body) throw new Error(`${file.name}: ${answer.status}`);
  const type = answer.headers.get("Content-Type");
  const coming = new Response(answer.body.pipeThrough(counted(tell)), { headers: type ? { "Content-Type": type } : {} });
  // All of it first: a stream that breaks off would look like a shelf without room.
  return new Response(await (file.packed ? unpacked(coming) : coming).blob());
}

function counted(tell: (bytes: number) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let come = 0;
  return new TransformStream({
    transform(piece, out) {
      tell((come += piece.length));
      out.enqueue(piece);
    },
  });
}

const TYPES: Record<string, string> = { svg: "image/svg+xml", json: "application/json", txt: "text/plain; charset=utf-8" };

/** Answers come in one archive, and lie here each under its address. */
async function layOut(kept: Cache, { files }: PackIndex): Promise<void> {
  const found = await kept.match(fileUrl(files.answers));
  if (!found) throw new Error(`${files.answers.name} is gone`);
  for (const [name, bytes] of filesIn(new Uint8Array(await unpacked(found).arrayBuffer()))) {
    const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "";
    await kept.put(fileUrl({ ...files.answers, name }), new Response(bytes.slice(), { headers: { "Content-Type": type } }));
  }
  await kept.delete(fileUrl(files.answers));
}

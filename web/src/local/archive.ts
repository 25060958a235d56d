// Files of the offline pack: packed with zstd, which no browser unpacks by itself yet, and some of them archives.
import { Decompress } from "fzstd";

/** The type that browsers ask of WebAssembly. No host sends it with what is packed: so it tells what was unpacked here. */
const PLAIN = "application/wasm";

type Bytes = Uint8Array<ArrayBuffer>;

export const isPlain = (answer: Response): boolean => answer.headers.get("Content-Type") === PLAIN;

/** A file as it was before it was packed. */
export function unpacked(answer: Response): Response {
  if (isPlain(answer) || !answer.body) return answer;
  return new Response(answer.body.pipeThrough(unpacking()), { headers: { "Content-Type": PLAIN } });
}

/** Unpacks what comes through. What is not packed, or ends too soon, is an error. */
function unpacking(): TransformStream<Bytes, Bytes> {
  let stream: Decompress;
  return new TransformStream({
    start: (out) => void (stream = new Decompress((part) => out.enqueue(part as Bytes))),
    transform: (piece) => stream.push(piece),
    flush: () => stream.push(new Uint8Array(0), true),
  });
}

/** The files of an archive by their names: a length, a list of names and sizes, and the files one after the other. */
export function* filesIn(bytes: Bytes): Generator<[string, Bytes]> {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as [string, number][];
  let at = 4 + length;
  for (const [name, size] of index) {
    yield [name, bytes.subarray(at, at + size)];
    at += size;
  }
}

// Archives of the offline pack: a length, a list of names and sizes, and the files one after the other.

const GZIP = [0x1f, 0x8b];

/** A file unpacked, whether the host has done so already or not. */
export function unzipped(bytes: Uint8Array<ArrayBuffer>): BodyInit {
  const packed = GZIP.every((byte, place) => bytes[place] === byte);
  return packed ? new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")) : bytes;
}

/** The files of an archive by their names. */
export function* filesIn(bytes: Uint8Array<ArrayBuffer>): Generator<[string, Uint8Array<ArrayBuffer>]> {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as [string, number][];
  let at = 4 + length;
  for (const [name, size] of index) {
    yield [name, bytes.subarray(at, at + size)];
    at += size;
  }
}

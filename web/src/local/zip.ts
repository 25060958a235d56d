// Several files in one: a zip archive whose files are stored as they are.

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 255] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Numbers one after the other, the low byte first: each with its count of bytes. */
function record(...fields: [number, 2 | 4][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

export function zipped(files: { name: string; text: string }[]): Blob {
  const [parts, index]: Uint8Array<ArrayBuffer>[][] = [[], []];
  let at = 0;
  for (const file of files) {
    const [name, content] = [new TextEncoder().encode(file.name), new TextEncoder().encode(file.text)];
    // Version 2.0, names in UTF-8, stored, without a time; sum, size packed and unpacked, length of the name.
    const about: [number, 2 | 4][] = [[20, 2], [0x800, 2], [0, 2], [0, 4], [crc32(content), 4], [content.length, 4], [content.length, 4], [name.length, 2], [0, 2]];
    index?.push(record([0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name);
    const head = record([0x04034b50, 4], ...about);
    parts?.push(head, name, content);
    at += head.length + name.length + content.length;
  }
  const size = (index ?? []).reduce((sum, part) => sum + part.length, 0);
  const end = record([0x06054b50, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [size, 4], [at, 4], [0, 2]);
  return new Blob([...(parts ?? []), ...(index ?? []), end], { type: "application/zip" });
}

/** Bytes that grow as they are written. */
export interface ByteWriter {
  bytes: Uint8Array<ArrayBuffer>;
  size: number;
}

const encoder = new TextEncoder();

export function createWriter(expectedSize = 4096): ByteWriter {
  return { bytes: new Uint8Array(expectedSize), size: 0 };
}

function reserve(writer: ByteWriter, extra: number): void {
  if (writer.size + extra <= writer.bytes.length) return;
  const larger = new Uint8Array(Math.max(writer.bytes.length * 2, writer.size + extra));
  larger.set(writer.bytes);
  writer.bytes = larger;
}

export function writeByte(writer: ByteWriter, byte: number): void {
  reserve(writer, 1);
  writer.bytes[writer.size] = byte;
  writer.size += 1;
}

/** Copies `source` from `start` to `end`. */
export function writeSlice(writer: ByteWriter, source: Uint8Array, start: number, end: number): void {
  reserve(writer, end - start);
  const { bytes } = writer;
  let to = writer.size;
  for (let at = start; at < end; at++, to++) bytes[to] = source[at];
  writer.size = to;
}

export function writeText(writer: ByteWriter, text: string): void {
  const encoded = encoder.encode(text);
  writeSlice(writer, encoded, 0, encoded.length);
}

/** What has been written, in a buffer of its own. */
export function written(writer: ByteWriter): Uint8Array<ArrayBuffer> {
  return writer.size === writer.bytes.length ? writer.bytes : writer.bytes.slice(0, writer.size);
}

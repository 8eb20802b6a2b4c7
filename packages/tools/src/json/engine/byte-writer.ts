/** Bytes that grow as they are written. */
export interface ByteWriter {
  bytes: Uint8Array<ArrayBuffer>;
  size: number;
  /** What is written may not become larger; what would make it so is not written. */
  readonly most: number;
  isFull: boolean;
}

const encoder = new TextEncoder();

export function createWriter(expectedSize = 4096, most = Infinity): ByteWriter {
  return { bytes: new Uint8Array(expectedSize), size: 0, most, isFull: false };
}

/** Makes room, where as much may be written. */
function reserve(writer: ByteWriter, extra: number): boolean {
  const needed = writer.size + extra;
  writer.isFull ||= needed > writer.most;
  if (writer.isFull || needed <= writer.bytes.length) return !writer.isFull;
  const larger = new Uint8Array(Math.min(Math.max(writer.bytes.length * 2, needed), writer.most));
  larger.set(writer.bytes);
  writer.bytes = larger;
  return true;
}

export function writeByte(writer: ByteWriter, byte: number): void {
  if (!reserve(writer, 1)) return;
  writer.bytes[writer.size] = byte;
  writer.size += 1;
}

/** Copies `source` from `start` to `end`. */
export function writeSlice(writer: ByteWriter, source: Uint8Array, start: number, end: number): void {
  if (!reserve(writer, end - start)) return;
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

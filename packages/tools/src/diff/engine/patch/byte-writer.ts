/** Bytes that grow as they are written. */
export interface ByteWriter {
  byte(value: number): void;
  append(bytes: Uint8Array): void;
  length(): number;
  /** What has been written, in a buffer of exactly that size. */
  finish(): Uint8Array<ArrayBuffer>;
}

export function createByteWriter(expectedLength: number): ByteWriter {
  let buffer = new Uint8Array(Math.max(expectedLength, 64));
  let used = 0;
  const ensure = (more: number) => {
    if (used + more <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, used + more));
    larger.set(buffer.subarray(0, used));
    buffer = larger;
  };
  return {
    byte(value) {
      ensure(1);
      buffer[used++] = value;
    },
    append(bytes) {
      ensure(bytes.length);
      buffer.set(bytes, used);
      used += bytes.length;
    },
    length: () => used,
    finish: () => buffer.slice(0, used),
  };
}

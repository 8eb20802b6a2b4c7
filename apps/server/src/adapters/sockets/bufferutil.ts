/**
 * Takes the place of the optional native package of this name, which ws asks for: it goes through a message four bytes at
 * a time instead of one, so that a recording of several megabytes keeps others waiting for a third of the time.
 */

const wordBytes = Uint32Array.BYTES_PER_ELEMENT;

/** Applies a mask of four bytes in place (RFC 6455, 5.3); doing it again takes it away. */
export function unmask(bytes: Uint8Array, mask: Uint8Array): void {
  const maskByte = (at: number) => mask[at % wordBytes] ?? 0;
  const xor = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) bytes[at] = (bytes[at] ?? 0) ^ maskByte(at);
  };
  if (bytes.length < 2 * wordBytes) return xor(0, bytes.length);
  // Words begin where memory is aligned.
  const first = (wordBytes - (bytes.byteOffset % wordBytes)) % wordBytes;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + first, Math.floor((bytes.length - first) / wordBytes));
  const [word = 0] = new Uint32Array(Uint8Array.from([0, 1, 2, 3], (at) => maskByte(first + at)).buffer);
  xor(0, first);
  for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) ^ word;
  xor(first + words.length * wordBytes, bytes.length);
}

/** The same from one place to another, as clients send. */
export function mask(source: Uint8Array, key: Uint8Array, output: Uint8Array, offset: number, length: number): void {
  const target = output.subarray(offset, offset + length);
  target.set(source.subarray(0, length));
  unmask(target, key);
}

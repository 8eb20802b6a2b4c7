let crcTable: Uint32Array | undefined;

function crcTableOnce(): Uint32Array {
  crcTable ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
    return remainder >>> 0;
  });
  return crcTable;
}

/** CRC-32 as PNG, gzip and zip use it (ISO 3309), of bytes that follow those whose sum is given. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const table = crcTableOnce();
  let remainder = ~before;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ table[(remainder ^ byte) & 0xff];
  return ~remainder >>> 0;
}

/** So many bytes can be summed before the sums have to be reduced, to stay exact. */
const adlerStep = 5_552;

/** Adler-32 as zlib uses it (RFC 1950), of bytes that follow those whose sum is given. */
export function adler32(bytes: Uint8Array, before = 1): number {
  let low = before & 0xffff;
  let high = before >>> 16;
  for (let from = 0; from < bytes.length; from += adlerStep) {
    for (const byte of bytes.subarray(from, from + adlerStep)) {
      low += byte;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

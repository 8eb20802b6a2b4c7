/** Several byte arrays one after another. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Two lower-case digits per byte, with `separator` between bytes. */
export function hexOf(bytes: Uint8Array, separator = ''): string {
  let hex = '';
  for (const byte of bytes) hex += (hex === '' ? '' : separator) + hexOfByte[byte];
  return hex;
}

/** The number in big-endian bytes without its leading zeros. */
export function withoutLeadingZeros(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? bytes.subarray(bytes.length) : bytes.subarray(first);
}

/** The number in big-endian bytes, filled up with leading zeros to `length` bytes. */
export function padStart(bytes: Uint8Array, length: number): Uint8Array {
  const short = withoutLeadingZeros(bytes);
  return short.length >= length ? short : concatBytes([new Uint8Array(length - short.length), short]);
}

/** Significant bits of an unsigned big-endian number. */
export function bitLength(bytes: Uint8Array): number {
  const short = withoutLeadingZeros(bytes);
  return short.length === 0 ? 0 : short.length * 8 - Math.clz32(short[0]) + 24;
}

/** `bytes` in memory of their own, as the Web Cryptography API takes them. */
export function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** d mod (p - 1) of unsigned big-endian numbers, which RSA's private files may leave out; nothing when p is below 2. */
export function residue(d: Uint8Array, p: Uint8Array): Uint8Array {
  const divisor = numberOf(p) - 1n;
  if (divisor < 1n) return new Uint8Array(0);
  return numberBytes(numberOf(d) % divisor);
}

/** An unsigned number in big-endian bytes; zero has one. */
export function numberBytes(value: bigint): Uint8Array {
  const hex = value.toString(16);
  const even = hex.padStart(hex.length + (hex.length % 2), '0');
  return Uint8Array.from({ length: even.length / 2 }, (_, index) => parseInt(even.slice(2 * index, 2 * index + 2), 16));
}

/** The unsigned number in big-endian bytes. */
export function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x0${hexOf(bytes)}`);
}

const percentSign = 0x25;

/** By ASCII code: the value of a hexadecimal digit, 16 for anything else. */
const digitValues = Uint8Array.from({ length: 256 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? 16 : value;
});

/** The byte that `%` and two hexadecimal digits at an offset stand for, or -1 if that is not what stands there. */
export function escapedByte(source: Uint8Array, at: number): number {
  if (source[at] !== percentSign || at + 2 >= source.length) return -1;
  const high = digitValues[source[at + 1]];
  const low = digitValues[source[at + 2]];
  return high < 16 && low < 16 ? high * 16 + low : -1;
}

/** Bytes of a percent-encoded text (WHATWG URL, "percent-decode"); a stray `%` stays. */
export function percentDecode(source: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(source.length);
  let written = 0;
  for (let at = 0; at < source.length; written += 1) {
    const escaped = escapedByte(source, at);
    bytes[written] = escaped < 0 ? source[at] : escaped;
    at += escaped < 0 ? 1 : 3;
  }
  return bytes.slice(0, written);
}

/** Where in the source the byte stands that `percentDecode` put at `decoded`. */
export function percentOffset(source: Uint8Array, decoded: number): number {
  let at = 0;
  for (let count = 0; count < decoded; count += 1) at += escapedByte(source, at) < 0 ? 1 : 3;
  return at;
}

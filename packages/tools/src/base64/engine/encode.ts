import { type Alphabet, characters } from './alphabet.ts';

/** How Base64 is written. */
export interface Layout {
  readonly alphabet: Alphabet;
  /** Whether the last group is filled up with `=`. */
  readonly padding: boolean;
  /** Characters per line, a multiple of 4; 0 writes a single line. Lines are parted by LF. */
  readonly lineLength: number;
}

const equalsSign = 0x3d;
const lineFeed = 0x0a;
/** Bytes between two reports of progress. */
const reportEvery = 3 << 20;

/** Base64 (RFC 4648) as ASCII bytes, `prefix` before it. `report` is told how far the work is, 0 to 1. */
export function encodeBase64(
  bytes: Uint8Array,
  layout: Layout,
  prefix: Uint8Array = new Uint8Array(0),
  report: (fraction: number) => void = () => undefined,
): Uint8Array<ArrayBuffer> {
  const length = encodedLength(bytes.length, layout);
  const out = new Uint8Array(prefix.length + length);
  out.set(prefix);
  const step = layout.lineLength > 0 ? (layout.lineLength / 4) * 3 : reportEvery;
  let written = prefix.length;
  let reported = 0;
  for (let from = 0; from < bytes.length; from += step) {
    if (from > 0 && layout.lineLength > 0) out[written++] = lineFeed;
    written = writeGroups(bytes, from, Math.min(from + step, bytes.length), out, written, characters[layout.alphabet]);
    if (from - reported >= reportEvery) report((reported = from) / bytes.length);
  }
  if (layout.padding) out.fill(equalsSign, written);
  return out;
}

/** Characters that `size` bytes become. */
export function encodedLength(size: number, { padding, lineLength }: Layout): number {
  const characters = padding ? Math.ceil(size / 3) * 4 : Math.ceil((size * 4) / 3);
  const lineEnds = lineLength > 0 && characters > 0 ? Math.ceil(characters / lineLength) - 1 : 0;
  return characters + lineEnds;
}

/** Writes bytes[from, to) at out[written …] and returns where it ended. */
function writeGroups(
  bytes: Uint8Array,
  from: number,
  to: number,
  out: Uint8Array,
  written: number,
  alphabet: Uint8Array,
): number {
  const whole = from + Math.floor((to - from) / 3) * 3;
  let at = written;
  for (let index = from; index < whole; index += 3) {
    const group = (bytes[index] << 16) | (bytes[index + 1] << 8) | bytes[index + 2];
    out[at] = alphabet[group >> 18];
    out[at + 1] = alphabet[(group >> 12) & 63];
    out[at + 2] = alphabet[(group >> 6) & 63];
    out[at + 3] = alphabet[group & 63];
    at += 4;
  }
  if (to === whole) return at;
  const second = whole + 1 < to ? bytes[whole + 1] : 0;
  out[at++] = alphabet[bytes[whole] >> 2];
  out[at++] = alphabet[((bytes[whole] & 3) << 4) | (second >> 4)];
  if (whole + 1 < to) out[at++] = alphabet[(second & 15) << 2];
  return at;
}

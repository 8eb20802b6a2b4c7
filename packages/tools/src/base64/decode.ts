import { firstNonValue, meanings, padding, standardOnly, urlSafeOnly, whiteSpace } from './alphabet.ts';

/** What keeps a text from being Base64: a foreign character, `=` where none may stand, one character too many, two alphabets. */
export type Fault = 'character' | 'padding' | 'length' | 'alphabets';

/** The first fault and its byte offset in the source. */
export interface Refusal {
  readonly fault: Fault;
  readonly at: number;
}

/** Characters between two reports of progress. */
const reportEvery = 4 << 20;

/**
 * WHATWG Infra "forgiving-base64 decode" over ASCII bytes: ASCII white space anywhere, padding optional but never wrong,
 * surplus bits dropped. Beyond it the URL-safe alphabet is read too, though not both alphabets in one text.
 */
export function decodeBase64(
  source: Uint8Array,
  report: (fraction: number) => void = () => undefined,
): Uint8Array<ArrayBuffer> | Refusal {
  const values = new Uint8Array(source.length);
  const read = readValues(source, values, report);
  if ('fault' in read) return read;
  const { count, paddings } = read;
  if (paddings > 0 && (paddings > 2 || (count + paddings) % 4 !== 0))
    return { fault: 'padding', at: read.firstPadding };
  if (count % 4 === 1) return { fault: 'length', at: read.lastValue };
  return values.slice(0, packValues(values, count));
}

interface Values {
  readonly count: number;
  /** Offset of the last one. */
  readonly lastValue: number;
  readonly paddings: number;
  readonly firstPadding: number;
}

/** Collects the 6-bit values of a text, or finds its first character that cannot stand where it does. */
function readValues(source: Uint8Array, values: Uint8Array, report: (fraction: number) => void): Values | Refusal {
  let count = 0;
  let lastValue = 0;
  let paddings = 0;
  let firstPadding = 0;
  let alphabets = 0;
  for (let end = 0; end < source.length; report(end / source.length)) {
    let at = end;
    end = Math.min(end + reportEvery, source.length);
    for (; at < end; at += 1) {
      const meaning = meanings[source[at]];
      if (meaning < firstNonValue) {
        if (paddings > 0) return { fault: 'padding', at: firstPadding };
        values[count++] = meaning & 63;
        alphabets |= meaning;
        lastValue = at;
      } else if (meaning === padding) {
        if (paddings === 0) firstPadding = at;
        paddings += 1;
      } else if (meaning !== whiteSpace) {
        return { fault: 'character', at };
      }
    }
  }
  const mixed = standardOnly | urlSafeOnly;
  if ((alphabets & mixed) === mixed) return { fault: 'alphabets', at: secondAlphabetAt(source) };
  return { count, lastValue, paddings, firstPadding };
}

/** Offset of the first character of whichever special alphabet comes second. */
function secondAlphabetAt(source: Uint8Array): number {
  let seen = 0;
  return source.findIndex((code) => {
    const marks = meanings[code] < firstNonValue ? meanings[code] & (standardOnly | urlSafeOnly) : 0;
    const second = marks !== 0 && seen !== 0 && marks !== seen;
    seen ||= marks;
    return second;
  });
}

/** Packs 6-bit values into bytes in place and returns how many bytes they make; surplus bits are dropped. */
function packValues(values: Uint8Array, count: number): number {
  let written = 0;
  const whole = count - (count % 4);
  for (let at = 0; at < whole; at += 4) {
    const group = (values[at] << 18) | (values[at + 1] << 12) | (values[at + 2] << 6) | values[at + 3];
    values[written] = group >> 16;
    values[written + 1] = group >> 8;
    values[written + 2] = group;
    written += 3;
  }
  const rest = count % 4;
  if (rest < 2) return written;
  const group = (values[whole] << 18) | (values[whole + 1] << 12) | (rest === 3 ? values[whole + 2] << 6 : 0);
  values[written++] = group >> 16;
  if (rest === 3) values[written++] = group >> 8;
  return written;
}

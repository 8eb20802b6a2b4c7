/** A message of the form `{"type": "audio", "data": [82, 73, …], …}`, taken apart. */
export interface AudioMessage {
  /** The message with an empty list in place of the bytes. */
  readonly rest: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** `too-long`: more bytes than allowed; `bad-message`: no such message. */
export type ReadAudioMessage = AudioMessage | 'too-long' | 'bad-message';

const [quote, backslash, open, close, comma, colon] = [0x22, 0x5c, 0x5b, 0x5d, 0x2c, 0x3a];
const [braceOpen, braceClose, zero, nine] = [0x7b, 0x7d, 0x30, 0x39];
const dataKey = [0x22, 0x64, 0x61, 0x74, 0x61, 0x22];
/** Bytes between two steps: well under a millisecond of work. */
const step = 64 * 1024;

const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(bytes[at])) at += 1;
  return at;
}

/** Behind a string that begins here. */
function skipString(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at + 1;
}

/** The place of the list that is the value of `data` in the outermost object; -1 where there is none. */
function* findList(bytes: Uint8Array): Generator<undefined, number> {
  let depth = 0;
  let nextStep = step;
  for (let at = 0; at < bytes.length;) {
    if (at >= nextStep) {
      nextStep = at + step;
      yield;
    }
    const byte = bytes[at] ?? 0;
    if (byte === quote) {
      const isData = depth === 1 && dataKey.every((expected, offset) => bytes[at + offset] === expected);
      at = skipString(bytes, at);
      if (!isData) continue;
      const value = skipSpace(bytes, at);
      const list = bytes[value] === colon ? skipSpace(bytes, value + 1) : -1;
      if (bytes[list] === open) return list;
      continue;
    }
    if (byte === braceOpen || byte === open) depth += 1;
    if (byte === braceClose || byte === close) depth -= 1;
    at += 1;
  }
  return -1;
}

interface List {
  readonly data: Uint8Array<ArrayBuffer>;
  /** Behind its bracket. */
  readonly end: number;
}

/** Whole numbers from 0 to 255, as JSON writes them. */
function* readList(
  bytes: Uint8Array,
  from: number,
  most: number,
): Generator<undefined, List | 'too-long' | 'bad-message'> {
  const data = new Uint8Array(Math.min(most, Math.ceil((bytes.length - from) / 2)));
  let count = 0;
  let nextStep = from + step;
  let at = skipSpace(bytes, from + 1);
  if (bytes[at] === close) return { data: data.slice(0, 0), end: at + 1 };
  for (;;) {
    const begin = at;
    let value = 0;
    for (let digit = bytes[at] ?? 0; digit >= zero && digit <= nine; digit = bytes[at] ?? 0) {
      value = value * 10 + digit - zero;
      at += 1;
      if (at - begin > 3) return 'bad-message';
    }
    const hasLeadingZero = at - begin > 1 && bytes[begin] === zero;
    if (at === begin || value > 255 || hasLeadingZero) return 'bad-message';
    if (count === most) return 'too-long';
    data[count] = value;
    count += 1;
    at = skipSpace(bytes, at);
    const mark = bytes[at];
    if (mark === close) return { data: data.slice(0, count), end: at + 1 };
    if (mark !== comma) return 'bad-message';
    at = skipSpace(bytes, at + 1);
    if (at < nextStep) continue;
    nextStep = at + step;
    yield;
  }
}

/**
 * Reads a message of up to several million numbers in steps, so that whoever runs it can do other things in between:
 * JSON.parse would keep the process for a tenth of a second.
 */
export function* readAudioMessage(bytes: Uint8Array, most: number): Generator<undefined, ReadAudioMessage> {
  const at = yield* findList(bytes);
  if (at < 0) return 'bad-message';
  const list = yield* readList(bytes, at, most);
  if (typeof list === 'string') return list;
  const decoder = new TextDecoder();
  const rest = `${decoder.decode(bytes.subarray(0, at))}[]${decoder.decode(bytes.subarray(list.end))}`;
  return { rest, data: list.data };
}

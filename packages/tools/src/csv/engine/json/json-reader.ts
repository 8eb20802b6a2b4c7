import { maxCellLength, sliceLength } from '../limits.ts';

/** What the next piece of a JSON text is. `literal` is true, false or null; `fault` ends the reading. */
export type JsonEvent =
  | 'begin-object'
  | 'end-object'
  | 'begin-array'
  | 'end-array'
  | 'key'
  | 'string'
  | 'number'
  | 'literal'
  | 'end'
  | 'fault';

/** What should have stood where a JSON text goes wrong. `shorter`: this is valid so far, but too long to be a cell. */
export type Expected =
  | 'value'
  | 'value-or-end'
  | 'key'
  | 'key-or-end'
  | 'colon'
  | 'comma-or-brace'
  | 'comma-or-bracket'
  | 'string-end'
  | 'character'
  | 'escape'
  | 'shorter'
  | 'nothing';

export interface JsonFault {
  /** Code units before the fault. */
  readonly offset: number;
  readonly expected: Expected;
  /** The character that stands there; empty at the end of the text. */
  readonly found: string;
}

/** Reads a JSON text (RFC 8259) piece by piece, each as it is spelled: numbers keep every digit. */
export interface JsonReader {
  next(): JsonEvent;
  /** From here on another value may stand on a line of its own behind the one that has ended (JSON Lines). */
  allowLines(): void;
  /** Code units read. */
  offset(): number;
  /** The spelling of the last key, string, number or literal; strings with their quotes and escapes. */
  text: string;
  fault: JsonFault | undefined;
}

type Need = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'comma' | 'nothing';

interface Reading {
  readonly reader: JsonReader;
  readonly slices: Iterator<string>;
  /** The part of the text at hand, where in it we are, and how much was dropped before it. */
  window: string;
  at: number;
  dropped: number;
  /** The open objects and arrays by their closing character. A list, so that depth costs no stack. */
  readonly open: ('}' | ']')[];
  need: Need;
  isLines: boolean;
  /** Whether a line ended in the white space before the next character. */
  isNewLine: boolean;
}

/** A reader over a text that comes in slices, cut anywhere. */
export function createJsonReader(slices: Iterator<string>): JsonReader {
  const reader: JsonReader = {
    next: () => next(reading),
    allowLines: () => void (reading.isLines = true),
    offset: () => reading.dropped + reading.at,
    text: '',
    fault: undefined,
  };
  const reading: Reading = {
    reader,
    slices,
    window: '',
    at: 0,
    dropped: 0,
    open: [],
    need: 'value',
    isLines: false,
    isNewLine: false,
  };
  return reader;
}

function next(reading: Reading): JsonEvent {
  if (reading.reader.fault) return 'fault';
  dropRead(reading);
  const character = skipSpace(reading);
  switch (reading.need) {
    case 'value':
      return readValue(reading, character);
    case 'value-or-end':
      return character === ']' ? close(reading) : readValue(reading, character);
    case 'key':
      return readKey(reading, character);
    case 'key-or-end':
      return character === '}' ? close(reading) : readKey(reading, character);
    case 'comma':
      return readComma(reading, character);
    case 'nothing':
      if (character === '') return 'end';
      return reading.isLines && reading.isNewLine ? readValue(reading, character) : refuse(reading, 'nothing');
  }
}

function readValue(reading: Reading, character: string): JsonEvent {
  switch (character) {
    case '{':
      return open(reading, '}');
    case '[':
      return open(reading, ']');
    case '"':
      return readString(reading) ? settle(reading, 'string') : 'fault';
    case 't':
      return readWord(reading, 'true');
    case 'f':
      return readWord(reading, 'false');
    case 'n':
      return readWord(reading, 'null');
    default:
      return readNumber(reading) ? settle(reading, 'number') : refuse(reading, expectedValue(reading));
  }
}

function readKey(reading: Reading, character: string): JsonEvent {
  if (character !== '"') return refuse(reading, reading.need === 'key' ? 'key' : 'key-or-end');
  if (!readString(reading)) return 'fault';
  const key = reading.reader.text;
  if (skipSpace(reading) !== ':') return refuse(reading, 'colon');
  reading.at += 1;
  reading.need = 'value';
  reading.reader.text = key;
  return 'key';
}

function readComma(reading: Reading, character: string): JsonEvent {
  const closing = reading.open[reading.open.length - 1];
  if (character === closing) return close(reading);
  if (character !== ',') return refuse(reading, closing === '}' ? 'comma-or-brace' : 'comma-or-bracket');
  reading.at += 1;
  reading.need = closing === '}' ? 'key' : 'value';
  return next(reading);
}

function open(reading: Reading, closing: '}' | ']'): JsonEvent {
  reading.at += 1;
  reading.open.push(closing);
  reading.need = closing === '}' ? 'key-or-end' : 'value-or-end';
  return closing === '}' ? 'begin-object' : 'begin-array';
}

function close(reading: Reading): JsonEvent {
  reading.at += 1;
  const closing = reading.open.pop();
  return settle(reading, closing === '}' ? 'end-object' : 'end-array');
}

/** A value is complete. */
function settle(reading: Reading, event: JsonEvent): JsonEvent {
  reading.need = reading.open.length === 0 ? 'nothing' : 'comma';
  return event;
}

/** Puts a string's spelling into `text`; false at a fault. */
function readString(reading: Reading): boolean {
  for (let at = reading.at + 1; ;) {
    const code = reading.window.charCodeAt(at);
    if (code === 0x22) return take(reading, at + 1);
    if (code === 0x5c) {
      const length = escapeLength(reading, at);
      if (length === 0) return fault(reading, 'escape', at);
      at += length;
    } else if (code >= 0x20) at += 1;
    else if (at < reading.window.length) return fault(reading, 'character', at);
    else if (at - reading.at > maxCellLength) return fault(reading, 'shorter', reading.at);
    else if (!refill(reading)) return fault(reading, 'string-end', at);
  }
}

/** Length of the escape that begins at `at`, or 0. */
function escapeLength(reading: Reading, at: number): number {
  while (reading.window.length < at + 6 && refill(reading));
  return escape.exec(reading.window.slice(at, at + 6))?.[0].length ?? 0;
}

/** Puts a number's spelling into `text`; false where none stands here. */
function readNumber(reading: Reading): boolean {
  for (;;) {
    number.lastIndex = reading.at;
    const end = number.test(reading.window) ? number.lastIndex : reading.at;
    // Behind the last few characters at hand the number may go on: `1e+` is `1` so far.
    const mayGoOn = end >= reading.window.length - 2 && end - reading.at < maxNumberLength;
    if (!mayGoOn || !refill(reading)) return end > reading.at && take(reading, end);
  }
}

function readWord(reading: Reading, word: string): JsonEvent {
  while (reading.window.length < reading.at + word.length && refill(reading));
  if (!reading.window.startsWith(word, reading.at)) return refuse(reading, expectedValue(reading));
  take(reading, reading.at + word.length);
  return settle(reading, 'literal');
}

/** A number cut after this many digits is not cut by chance. */
const maxNumberLength = 1024 * 1024;
const escape = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** The next character that is not white space, which stays to be read; empty at the end of the text. */
function skipSpace(reading: Reading): string {
  reading.isNewLine = false;
  for (;;) {
    const code = reading.window.charCodeAt(reading.at);
    if (code === 0x0a || code === 0x0d) reading.isNewLine = true;
    if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) reading.at += 1;
    else if (reading.at < reading.window.length) return reading.window.charAt(reading.at);
    else if (!refill(reading)) return '';
  }
}

/** The text up to `end` is the piece just read. */
function take(reading: Reading, end: number): true {
  reading.reader.text = reading.window.slice(reading.at, end);
  reading.at = end;
  return true;
}

/** Brings in more of the text, at least as much as is still at hand, so that long pieces cost no more than short ones. */
function refill(reading: Reading): boolean {
  const atHand = reading.window.length - reading.at;
  let more = '';
  while (more.length <= atHand) {
    const slice = reading.slices.next();
    if (slice.done) break;
    more += slice.value;
  }
  reading.window += more;
  return more !== '';
}

function dropRead(reading: Reading): void {
  if (reading.at < sliceLength) return;
  reading.window = reading.window.slice(reading.at);
  reading.dropped += reading.at;
  reading.at = 0;
}

function expectedValue(reading: Reading): Expected {
  return reading.need === 'value-or-end' ? 'value-or-end' : 'value';
}

function refuse(reading: Reading, expected: Expected): 'fault' {
  fault(reading, expected, reading.at);
  return 'fault';
}

function fault(reading: Reading, expected: Expected, at: number): false {
  const point = reading.window.codePointAt(at);
  const found = point === undefined ? '' : String.fromCodePoint(point);
  reading.reader.fault = { offset: reading.dropped + at, expected, found };
  return false;
}

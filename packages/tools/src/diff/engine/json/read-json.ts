import { fail, ok } from '@toolbench/kit/result.ts';
import type { Result } from '@toolbench/kit/result.ts';
import { arrangeItems, isArranged, type Arrangement } from './arrangement.ts';
import { canonicalNumber } from '@toolbench/kit/canonical-number.ts';
import type { JsonMember, JsonNode, Meanings } from './json-node.ts';

/** An array or object that is not closed yet. */
type Open =
  | { readonly kind: 'array'; readonly start: number; readonly items: JsonNode[] }
  | { readonly kind: 'object'; readonly start: number; readonly members: JsonMember[]; key: string };

interface Reader {
  readonly text: string;
  readonly meanings: Meanings;
  readonly arrangement: Arrangement;
  readonly open: Open[];
  at: number;
}

const asWritten: Arrangement = { ignoreOrder: false, itemKey: '' };

/** What may come next: a value; the same or the end of an array; a key, or the end of an object. */
type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'comma-or-end';

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const literal = /true|false|null/y;
const whitespace = /[ \t\n\r]*/y;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const escapes = new Set([...'"\\/bfnrt'].map((character) => character.charCodeAt(0)));

function skipWhitespace(text: string, at: number): number {
  whitespace.lastIndex = at;
  whitespace.test(text);
  return whitespace.lastIndex;
}

/** Where a number ends that starts here, or -1. */
function numberEnd(text: string, at: number): number {
  number.lastIndex = at;
  return number.test(text) ? number.lastIndex : -1;
}

/** Where `true`, `false` or `null` ends that starts here, or -1. */
function literalEnd(text: string, at: number): number {
  literal.lastIndex = at;
  return literal.test(text) ? literal.lastIndex : -1;
}

/** Where the string that starts with the quote here ends (RFC 8259 section 7), or -1 less the offset of what is wrong. */
function stringEnd(text: string, quoteAt: number): number {
  for (let at = quoteAt + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code < 0x20) return -1 - at;
    if (code !== BACKSLASH) continue;
    at++;
    if (text[at] === 'u') {
      const badDigit = text.slice(at + 1, at + 5).search(/[^\da-fA-F]/);
      if (badDigit >= 0) return -1 - (at + 1 + badDigit);
      at += 4;
    } else if (at < text.length && !escapes.has(text.charCodeAt(at))) return -1 - at;
  }
  return -1 - text.length;
}

/**
 * Reads a JSON text (RFC 8259) of any depth. Numbers and strings are known by their meaning and by where they are
 * written, so that nothing of them is lost; arrays by their items in the order that counts. Fails with the offset of the first character that cannot stand there.
 */
export function readJson(
  text: string,
  meanings: Meanings,
  arrangement: Arrangement = asWritten,
): Result<JsonNode, 'not-json'> {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  const reader: Reader = { text, meanings, arrangement, open: [], at: start };
  let expected: Expected = 'value';
  for (;;) {
    reader.at = skipWhitespace(text, reader.at);
    const step = takeStep(reader, expected);
    if (step === undefined) return fail('not-json', { at: reader.at });
    if (typeof step === 'string') {
      expected = step;
      continue;
    }
    const parent = reader.open.at(-1);
    if (parent) {
      if (parent.kind === 'array') parent.items.push(step);
      else parent.members.push({ key: parent.key, value: step });
      expected = 'comma-or-end';
      continue;
    }
    reader.at = skipWhitespace(text, reader.at);
    return reader.at === text.length ? ok(step) : fail('not-json', { at: reader.at });
  }
}

/** Reads one token. Answers the value it completes, or what may come next; nothing if the token is wrong. */
function takeStep(reader: Reader, expected: Expected): JsonNode | Expected | undefined {
  const character = reader.text[reader.at];
  const parent = reader.open.at(-1);
  if (character === (parent?.kind === 'array' ? ']' : '}') && parent && expected !== 'value' && expected !== 'key') {
    return close(reader, parent);
  }
  if (expected === 'comma-or-end') {
    if (character !== ',' || !parent) return undefined;
    reader.at++;
    return parent.kind === 'array' ? 'value' : 'key';
  }
  if (expected === 'key' || expected === 'key-or-end') {
    return parent?.kind === 'object' && readKey(reader, parent) ? 'value' : undefined;
  }
  if (character === '[') {
    reader.open.push({ kind: 'array', start: reader.at++, items: [] });
    return 'value-or-end';
  }
  if (character === '{') {
    reader.open.push({ kind: 'object', start: reader.at++, members: [], key: '' });
    return 'key-or-end';
  }
  return readScalar(reader);
}

function close(reader: Reader, container: Open): JsonNode {
  reader.open.pop();
  reader.at++;
  const { start } = container;
  if (container.kind === 'array') {
    const { items } = container;
    const arranged = isArranged(reader.arrangement) ? arrangeItems(items, reader.arrangement) : undefined;
    const id = reader.meanings.idOf(`[${(arranged ?? items).map((item) => item.id).join()}`);
    return { kind: 'array', id, start, end: reader.at, items, ...(arranged && { arranged }) };
  }
  const members = container.members.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  const id = reader.meanings.idOf(
    `{${members.map(({ key, value }) => `${reader.meanings.idOf(`"${key}`)}:${value.id}`).join()}`,
  );
  return { kind: 'object', id, start, end: reader.at, members };
}

function readKey(reader: Reader, object: Extract<Open, { kind: 'object' }>): boolean {
  const key = readString(reader);
  if (key === undefined) return false;
  reader.at = skipWhitespace(reader.text, reader.at);
  if (reader.text[reader.at] !== ':') return false;
  reader.at++;
  object.key = key;
  return true;
}

/** The string that starts here with its escapes resolved. */
function readString(reader: Reader): string | undefined {
  const { text, at } = reader;
  if (text[at] !== '"') return undefined;
  const end = stringEnd(text, at);
  if (end < 0) {
    reader.at = -1 - end;
    return undefined;
  }
  reader.at = end;
  const token = text.slice(at, end);
  return token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);
}

function readScalar(reader: Reader): JsonNode | undefined {
  const start = reader.at;
  const meaning = readMeaning(reader);
  if (meaning === undefined) return undefined;
  return { kind: 'scalar', id: reader.meanings.idOf(meaning), start, end: reader.at };
}

function readMeaning(reader: Reader): string | undefined {
  const { text, at } = reader;
  if (text[at] === '"') {
    const value = readString(reader);
    return value === undefined ? undefined : `"${value}`;
  }
  const numeral = numberEnd(text, at);
  const end = numeral >= 0 ? numeral : literalEnd(text, at);
  if (end < 0) return undefined;
  reader.at = end;
  const token = text.slice(at, end);
  return numeral >= 0 ? `#${canonicalNumber(token)}` : token;
}

import { skipSpace } from '../read/characters.ts';

/** A JSON value with its numbers as they are written, so that long ones keep every digit. Offsets are code units. */
export type JsonValue = JsonScalar | JsonObject | JsonArray;

export interface JsonScalar {
  readonly kind: 'scalar';
  /** A string's value, a number or literal as it is written; empty for null. */
  readonly text: string;
  readonly offset: number;
}

export interface JsonObject {
  readonly kind: 'object';
  /** In the order of the text; a name may come twice. */
  readonly members: JsonMember[];
  readonly offset: number;
}

export interface JsonMember {
  readonly name: string;
  readonly offset: number;
  readonly value: JsonValue;
}

export interface JsonArray {
  readonly kind: 'array';
  readonly items: JsonValue[];
  readonly offset: number;
}

/** Where a text stops being JSON (RFC 8259). */
export interface JsonFault {
  readonly kind: 'fault';
  readonly offset: number;
}

/** Reads JSON of any depth. */
export function readJson(text: string): JsonValue | JsonFault {
  const reader: JsonReader = { text, at: 0, expects: 'value', open: [], name: undefined, root: undefined };
  let isReading = true;
  while (isReading) {
    reader.at = skipSpace(text, reader.at);
    isReading = reader.expects === 'value' ? readValue(reader) : readFollowing(reader);
  }
  const isWhole = reader.expects === 'following' && reader.open.length === 0 && reader.at === text.length;
  return isWhole && reader.root ? reader.root : { kind: 'fault', offset: reader.at };
}

interface JsonReader {
  readonly text: string;
  /** How far the text is read; where the fault is, once reading has stopped. */
  at: number;
  expects: 'value' | 'following';
  /** The objects and arrays around, outermost first. */
  readonly open: (JsonObject | JsonArray)[];
  /** The member name that waits for its value. */
  name: { readonly text: string; readonly offset: number } | undefined;
  root: JsonValue | undefined;
}

/** A scalar, or an object or array up to its first value. Like all readers here, answers whether to read on. */
function readValue(reader: JsonReader): boolean {
  const { text, at } = reader;
  const first = text.charAt(at);
  if (first === '{') return openContainer(reader, { kind: 'object', members: [], offset: at }, '}');
  if (first === '[') return openContainer(reader, { kind: 'array', items: [], offset: at }, ']');
  const scalar = first === '"' ? readString(reader) : readWord(reader);
  if (scalar === undefined) return false;
  place(reader, { kind: 'scalar', text: scalar, offset: at });
  reader.expects = 'following';
  return true;
}

function openContainer(reader: JsonReader, container: JsonObject | JsonArray, end: '}' | ']'): boolean {
  place(reader, container);
  reader.open.push(container);
  reader.at = skipSpace(reader.text, reader.at + 1);
  if (reader.text.charAt(reader.at) === end) {
    reader.expects = 'following';
    return true;
  }
  return container.kind === 'array' || readName(reader);
}

/** Puts a value where it belongs. */
function place(reader: JsonReader, value: JsonValue): void {
  const around = reader.open.at(-1);
  if (!around) reader.root = value;
  else if (around.kind === 'array') around.items.push(value);
  else if (reader.name) around.members.push({ name: reader.name.text, offset: reader.name.offset, value });
}

/** What follows a value: a comma and the next, or the end of what is around. */
function readFollowing(reader: JsonReader): boolean {
  const around = reader.open.at(-1);
  if (!around) return false;
  const mark = reader.text.charAt(reader.at);
  if (mark === ',') {
    reader.at = skipSpace(reader.text, reader.at + 1);
    reader.expects = 'value';
    return around.kind === 'array' || readName(reader);
  }
  if (mark !== (around.kind === 'array' ? ']' : '}')) return false;
  reader.open.pop();
  reader.at += 1;
  return true;
}

/** A member's name and the colon. */
function readName(reader: JsonReader): boolean {
  const offset = reader.at;
  const text = reader.text.charAt(offset) === '"' ? readString(reader) : undefined;
  if (text === undefined) return false;
  reader.name = { text, offset };
  reader.at = skipSpace(reader.text, reader.at);
  if (reader.text.charAt(reader.at) !== ':') return false;
  reader.at += 1;
  return true;
}

/** RFC 8259 section 7. The platform reads the escapes. */
function readString(reader: JsonReader): string | undefined {
  const { text, at } = reader;
  let end = text.indexOf('"', at + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  if (end === -1) return undefined;
  try {
    const value: unknown = JSON.parse(text.slice(at, end + 1));
    reader.at = end + 1;
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charAt(at - backslashes - 1) === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

/** A number, true, false or null (RFC 8259 sections 3 and 6). */
function readWord(reader: JsonReader): string | undefined {
  const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|true\b|false\b|null\b/y;
  word.lastIndex = reader.at;
  const found = word.exec(reader.text)?.[0];
  if (found === undefined) return undefined;
  reader.at += found.length;
  return found === 'null' ? '' : found;
}

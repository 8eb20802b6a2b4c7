import { fail, ok, type Failure, type Result } from '@toolbench/kit/result.ts';
import { copyContainer } from './cell-json.ts';
import { createJsonReader, type JsonEvent, type JsonReader } from './json-reader.ts';
import { maxPathKeys } from '../limits.ts';
import { placeInSource, type Report, type TextSource } from '../read/text-source.ts';

/** A key inside the rows' objects, with the keys inside it. The root stands for the row itself. */
export interface PathNode {
  readonly path: readonly string[];
  /** Most keys hold no objects, and a wide table has thousands of them. */
  children?: Map<string, PathNode>;
  /** The column for values at this key, from 0; -1 while there is none. */
  column: number;
  /** The last row that has this key, from 0; -1 for none. */
  row: number;
}

/** A value that fills one cell, as JSON spells it. `container` is an array or object without white space. */
export interface CellValue {
  readonly kind: 'string' | 'number' | 'literal' | 'container';
  readonly json: string;
  /** Code units of the text before it, or before its end for a container. */
  readonly offset: number;
}

type Stop = 'stop' | undefined;

export interface RowsEvents {
  /** A value in the row's object, or the row itself where that is no object. `stop` ends the reading. */
  member(node: PathNode, value: CellValue): Stop;
  /** An item of a row that is an array; asked for with `arrays: 'items'`. */
  item(index: number, value: CellValue): void;
  /** A key stands in an object for a second time. */
  repeated?(node: PathNode, offset: number): void;
  /** The row is complete. `stop` ends the reading. */
  end(shape: 'members' | 'items'): Stop;
}

export interface RowsOptions {
  /** Whether objects in a row's object are opened, down to `maxPathKeys`. */
  readonly nested: boolean;
  /** Whether the items of a row that is an array are told one by one, or the array is one value. */
  readonly arrays: 'items' | 'whole';
}

export type RowsCode = 'json-syntax' | 'must-be-array';

/** The root of a tree of keys, to be grown by `readRows`. */
export function createPathTree(): PathNode {
  return createNode([]);
}

/**
 * Reads a JSON array, or objects or arrays on a line each (JSON Lines), as rows. Fails where the text is no JSON, or its
 * value no array or an empty one.
 */
export function readRows(
  source: TextSource,
  root: PathNode,
  options: RowsOptions,
  events: RowsEvents,
  report?: Report,
): Result<number, RowsCode> {
  const reader = createJsonReader(source.slices(report));
  const first = reader.next();
  const isLines = first === 'begin-object' || (first === 'begin-array' && hasArrayOnLine(source));
  if (isLines) reader.allowLines();
  const rows =
    isLines || first === 'begin-array'
      ? readElements(reader, isLines ? first : reader.next(), root, options, events)
      : 0;
  while (rows !== 'stopped' && reader.next() !== 'end') {
    if (reader.fault) return syntaxFailure(source, reader);
  }
  // One object alone is no table.
  return rows === 0 || (isLines && rows === 1) ? fail('must-be-array') : ok(rows === 'stopped' ? 0 : rows);
}

/** Whether the first line is an array by itself, with another one below it: rows of JSON Lines. */
function hasArrayOnLine(source: TextSource): boolean {
  const { value: start } = source.slices().next();
  const [, line] = /^\s*(\[[^\n]*\])[ \t\r]*\n\s*\[/.exec(start ?? '') ?? [];
  try {
    return line !== undefined && Array.isArray(JSON.parse(line));
  } catch {
    return false;
  }
}

/** @param first what the first element begins with, or that there is none */
function readElements(
  reader: JsonReader,
  first: JsonEvent,
  root: PathNode,
  options: RowsOptions,
  events: RowsEvents,
): number | 'stopped' {
  const depth = options.nested ? maxPathKeys : 1;
  let event = first;
  for (let row = 0; ; row += 1) {
    if (event === 'end-array' || event === 'end' || event === 'fault') return row;
    const isArray = event === 'begin-array' && options.arrays === 'items';
    const stop = isArray ? readItems(reader, events) : readMember({ reader, events, row }, event, root, depth);
    if (stop ?? (reader.fault ? undefined : events.end(isArray ? 'items' : 'members'))) return 'stopped';
    event = reader.next();
  }
}

function readItems(reader: JsonReader, events: RowsEvents): undefined {
  for (let index = 0; ; index += 1) {
    const event = reader.next();
    if (event === 'end-array' || event === 'fault') return undefined;
    const value = readValue(reader, event);
    if (value) events.item(index, value);
  }
}

interface RowReading {
  readonly reader: JsonReader;
  readonly events: RowsEvents;
  readonly row: number;
}

/** Reads the value that has just begun. An object that is not empty is opened, down to `depth` keys. */
function readMember(reading: RowReading, begun: JsonEvent, node: PathNode, depth: number): Stop {
  const { reader, events, row } = reading;
  if (begun !== 'begin-object' || depth === 0) {
    const value = readValue(reader, begun);
    return value && events.member(node, value);
  }
  let event = reader.next();
  if (event === 'end-object') return events.member(node, { kind: 'container', json: '{}', offset: reader.offset() });
  for (; event === 'key'; event = reader.next()) {
    const child = childOf(node, textOfJson(reader.text));
    if (child.row === row) events.repeated?.(child, reader.offset());
    child.row = row;
    if (readMember(reading, reader.next(), child, depth - 1) === 'stop') return 'stop';
  }
  return undefined;
}

function readValue(reader: JsonReader, event: JsonEvent): CellValue | undefined {
  switch (event) {
    case 'string':
    case 'number':
    case 'literal':
      return { kind: event, json: reader.text, offset: reader.offset() - reader.text.length };
    case 'begin-array':
    case 'begin-object': {
      const json = copyContainer(reader, event);
      return json === undefined ? undefined : { kind: 'container', json, offset: reader.offset() };
    }
    default:
      return undefined;
  }
}

/** The text of a JSON string. */
export function textOfJson(json: string): string {
  return json.includes('\\') ? (JSON.parse(json) as string) : json.slice(1, -1);
}

function childOf(node: PathNode, key: string): PathNode {
  const known = node.children?.get(key);
  if (known) return known;
  const child = createNode([...node.path, key]);
  node.children ??= new Map();
  node.children.set(key, child);
  return child;
}

function createNode(path: readonly string[]): PathNode {
  return { path, column: -1, row: -1 };
}

function syntaxFailure(source: TextSource, { fault }: JsonReader): Failure<RowsCode> {
  const { offset, expected, found } = fault ?? { offset: 0, expected: 'value', found: '' };
  return fail('json-syntax', { expected, found }, placeInSource(source, offset));
}

import {
  beginArray,
  beginObject,
  endArray,
  endObject,
  isDigit,
  minus,
  nameSeparator,
  quotationMark,
  space,
  valueSeparator,
} from './characters.ts';
import { closeObject, createKeyRegister, pushKey, type KeyRegister } from './key-register.ts';
import { deepestIndent } from './limits.ts';
import { literalEnd, numberEnd, stringEnd, whiteSpaceEnd } from './token-ends.ts';

/** What a valid text is made of. Everything that a layout's exact size needs is counted too. */
export interface Census {
  /** Name/value pairs of all objects. */
  readonly keys: number;
  /** Strings, numbers, true, false and null; objects and arrays are counted on their own. */
  readonly values: number;
  readonly objects: number;
  readonly arrays: number;
  /** Levels of nesting; 0 for a text that is one string, number or literal. */
  readonly depth: number;
  /** Bytes without white space between the tokens. */
  readonly compactSize: number;
  /** Line breaks of the indented layout, and the sum of their levels of indentation. */
  readonly lineBreaks: number;
  readonly indentLevels: number;
  /** Keys that repeat an earlier key of their object, and the offsets of some of them. */
  readonly duplicates: number;
  readonly duplicateOffsets: readonly number[];
}

/** What the grammar allows where a text stops following it. */
export type Expected = 'value' | 'key' | 'colon' | 'comma-in-object' | 'comma-in-array' | 'end';

/** Where a text stops following the grammar: at `offset`, inside or at the token that begins at `tokenStart`. */
export interface Stop {
  readonly offset: number;
  readonly tokenStart: number;
  readonly expected: Expected;
}

interface Walk {
  readonly bytes: Uint8Array;
  readonly register: KeyRegister;
  /** One entry per open container: -1 for an array, for an object where its keys begin in the register. */
  containers: Int32Array;
  level: number;
  depth: number;
  keys: number;
  values: number;
  objects: number;
  arrays: number;
  whiteSpace: number;
  lineBreaks: number;
  indentLevels: number;
  tokenStart: number;
  expected: Expected;
}

const valuesPerReport = 0x3ffff;

/**
 * Reads a whole JSON text (RFC 8259) from offset `start` and counts what is in it, or says where it breaks the grammar.
 * Any depth of nesting; invalid UTF-8 is an error at its first byte.
 */
export function check(bytes: Uint8Array, start: number, report: (fraction: number) => void): Census | Stop {
  const walk = createWalk(bytes);
  let at = skip(walk, start);
  do {
    at = descend(walk, at);
    if (at >= 0) at = ascend(walk, at);
    if ((walk.values & valuesPerReport) === valuesPerReport) report(at / bytes.length);
  } while (at >= 0 && walk.level > 0);
  return at < 0 ? { offset: ~at, tokenStart: walk.tokenStart, expected: walk.expected } : census(walk, start);
}

export function isStop(outcome: Census | Stop): outcome is Stop {
  return 'expected' in outcome;
}

function createWalk(bytes: Uint8Array): Walk {
  return {
    bytes,
    register: createKeyRegister(bytes),
    containers: new Int32Array(64),
    level: 0,
    depth: 0,
    keys: 0,
    values: 0,
    objects: 0,
    arrays: 0,
    whiteSpace: 0,
    lineBreaks: 0,
    indentLevels: 0,
    tokenStart: 0,
    expected: 'value',
  };
}

/** From the start of a value: opens containers until a scalar or an empty container is read; the offset behind that. */
function descend(walk: Walk, start: number): number {
  const { bytes } = walk;
  let at = start;
  for (;;) {
    const byte = bytes[at];
    if (byte !== beginObject && byte !== beginArray) return scalarEnd(walk, at);
    const isObject = byte === beginObject;
    at = skip(walk, at + 1);
    open(walk, isObject);
    if (bytes[at] === (isObject ? endObject : endArray)) {
      walk.level -= 1;
      return at + 1;
    }
    countLine(walk);
    if (isObject) at = readKey(walk, at);
    if (at < 0) return at;
  }
}

/** From behind a value: closes containers until a comma; the start of the next value, or the end of the text. */
function ascend(walk: Walk, start: number): number {
  const { bytes } = walk;
  let at = start;
  while (walk.level > 0) {
    at = skip(walk, at);
    const keysBase = walk.containers[walk.level - 1];
    const isObject = keysBase >= 0;
    const byte = bytes[at];
    if (byte === valueSeparator) {
      countLine(walk);
      at = skip(walk, at + 1);
      return isObject ? readKey(walk, at) : at;
    }
    if (byte !== (isObject ? endObject : endArray))
      return stop(walk, at, isObject ? 'comma-in-object' : 'comma-in-array');
    if (isObject) closeObject(walk.register, keysBase);
    walk.level -= 1;
    countLine(walk);
    at += 1;
  }
  at = skip(walk, at);
  return at < bytes.length ? stop(walk, at, 'end') : at;
}

/** From where a key must stand: the start of its value. */
function readKey(walk: Walk, start: number): number {
  const { bytes } = walk;
  if (bytes[start] !== quotationMark) return stop(walk, start, 'key');
  const end = stringEnd(bytes, start);
  if (end < 0) return stopInside(walk, start, end, 'key');
  walk.keys += 1;
  pushKey(walk.register, start, end);
  const at = skip(walk, end);
  return bytes[at] === nameSeparator ? skip(walk, at + 1) : stop(walk, at, 'colon');
}

function scalarEnd(walk: Walk, start: number): number {
  const { bytes } = walk;
  walk.values += 1;
  const byte = bytes[start];
  let end: number;
  if (byte === quotationMark) end = stringEnd(bytes, start);
  else if (isDigit(byte) || byte === minus) end = numberEnd(bytes, start);
  else end = literalEnd(bytes, start);
  return end < 0 ? stopInside(walk, start, end, 'value') : end;
}

function open(walk: Walk, isObject: boolean): void {
  if (isObject) walk.objects += 1;
  else walk.arrays += 1;
  if (walk.level === walk.containers.length) {
    const containers = new Int32Array(walk.level * 2);
    containers.set(walk.containers);
    walk.containers = containers;
  }
  walk.containers[walk.level] = isObject ? walk.register.size : -1;
  walk.level += 1;
  if (walk.level > walk.depth) walk.depth = walk.level;
}

function countLine(walk: Walk): void {
  walk.lineBreaks += 1;
  walk.indentLevels += walk.level < deepestIndent ? walk.level : deepestIndent;
}

function skip(walk: Walk, at: number): number {
  if (walk.bytes[at] > space) return at;
  const end = whiteSpaceEnd(walk.bytes, at);
  walk.whiteSpace += end - at;
  return end;
}

function stop(walk: Walk, at: number, expected: Expected): number {
  return stopInside(walk, at, ~at, expected);
}

function stopInside(walk: Walk, tokenStart: number, end: number, expected: Expected): number {
  walk.tokenStart = tokenStart;
  walk.expected = expected;
  return end;
}

function census(walk: Walk, start: number): Census {
  const { keys, values, objects, arrays, depth, lineBreaks, indentLevels, register } = walk;
  const { duplicates, duplicateOffsets } = register;
  const compactSize = walk.bytes.length - start - walk.whiteSpace;
  return { keys, values, objects, arrays, depth, compactSize, lineBreaks, indentLevels, duplicates, duplicateOffsets };
}

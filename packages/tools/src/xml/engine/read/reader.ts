import { codePointName } from '@toolbench/kit/code-point-name.ts';
import type { Detail } from '@toolbench/kit/result.ts';
import { nameEnd, skipSpace } from './characters.ts';
import type { Expected, Problem, ProblemCode, Unfinished } from './problem.ts';

/** A text being read. Reading stops at the first problem. */
export interface Reader {
  readonly text: string;
  problem: Problem | undefined;
}

/**
 * What a reading function answers when it found a problem and noted it in its reader.
 * Otherwise it answers the offset after what it read.
 */
export const STOP = -1;

export function stop(reader: Reader, code: ProblemCode, offset: number, detail?: Detail): typeof STOP {
  reader.problem ??= { code, offset, ...(detail && { detail }) };
  return STOP;
}

/** Stops because something else than `what` stands at `offset`. */
export function expected(reader: Reader, what: Expected, offset: number): typeof STOP {
  return stop(reader, 'expected', offset, { expected: what, found: characterAt(reader.text, offset) });
}

export function unfinished(reader: Reader, what: Unfinished, offset: number): typeof STOP {
  return stop(reader, 'unfinished', offset, { what });
}

/** The character at `offset` as it can be shown in a message; empty at the end of the text. */
export function characterAt(text: string, offset: number): string {
  const codePoint = text.codePointAt(offset);
  if (codePoint === undefined) return '';
  const visible =
    codePoint > 0x20 && !(codePoint > 0x7e && codePoint < 0xa1) && !(codePoint > 0xd7ff && codePoint < 0xe000);
  return visible ? String.fromCodePoint(codePoint) : codePointName(codePoint);
}

/** [5] Name. */
export function readName(reader: Reader, at: number): number {
  const end = nameEnd(reader.text, at);
  return end === at ? expected(reader, 'name', at) : end;
}

/** A name without a colon, as Namespaces in XML 1.0 section 7 asks of entities, notations and instructions. */
export function readPlainName(reader: Reader, at: number): number {
  const end = readName(reader, at);
  if (end === STOP) return STOP;
  const name = reader.text.slice(at, end);
  return name.includes(':') ? stop(reader, 'colon-in-name', at, { name }) : end;
}

/** [3] S, at least one character of it. */
export function readSpace(reader: Reader, at: number): number {
  const end = skipSpace(reader.text, at);
  return end === at ? expected(reader, 'space', at) : end;
}

/** Exactly `mark`, which is there or `what` was expected. */
export function readMark(reader: Reader, at: number, mark: string, what: Expected): number {
  return reader.text.startsWith(mark, at) ? at + mark.length : expected(reader, what, at);
}

/** Anything in single or double quotes. The value lies between `at + 1` and the answer minus 1. */
export function readQuoted(reader: Reader, at: number): number {
  const quote = reader.text.charAt(at);
  if (quote !== '"' && quote !== "'") return expected(reader, 'quote', at);
  const end = reader.text.indexOf(quote, at + 1);
  return end === -1 ? unfinished(reader, 'literal', at) : end + 1;
}

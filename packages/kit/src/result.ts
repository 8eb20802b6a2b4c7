import { excerpt } from './excerpt.ts';

/** Where something stands in a text. Lines and columns start at 1; a column counts UTF-16 code units, as editors do. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Figures and words that an error text is completed with. */
export type Detail = Readonly<Record<string, string | number>>;

/** An expected failure: a code that the texts turn into words, and where and with what it happened. Exceptions are bugs. */
export interface Failure<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  readonly place?: Place;
  readonly detail?: Detail;
}

export interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Result<Value, Code extends string = string> = Success<Value> | Failure<Code>;

export function ok<Value>(value: Value): Success<Value> {
  return { ok: true, value };
}

/** So much of an input is repeated by a failure, whatever it was that came in. */
const repeated = 500;

export function fail<Code extends string>(code: Code, detail?: Detail, place?: Place): Failure<Code> {
  return { ok: false, code, ...(detail && { detail: shortened(detail) }), ...(place && { place }) };
}

/** The same with texts that no message should hold whole cut off. */
export function shortened(detail: Detail): Detail {
  const isLong = Object.values(detail).some((value) => typeof value === 'string' && value.length > repeated);
  if (!isLong) return detail;
  const entries = Object.entries(detail);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? excerpt(value, repeated) : value]),
  );
}

/** One sentence per failure code; both languages must have them all. */
export type ErrorTexts<Code extends string> = Readonly<Record<Code, (detail: Detail) => string>>;

import { checkValues } from './fields/check-values.ts';
import type { Crc } from './crc.ts';
import type { Reading } from './fields/describe-fields.ts';
import type { Item } from './item.ts';
import { problemAt, type Problem } from './problem.ts';
import { readFields, type Field, type FieldRun } from './fields/read-fields.ts';
import { holdsFields } from './template-words.ts';

/** Everything about a code that rules speak of. */
export interface Checked {
  readonly run: FieldRun;
  /** The fields that have been described. */
  readonly described: readonly Field[];
  readonly items: readonly Item[];
  readonly crc: Crc;
  readonly reading: Reading;
  /** The code's stretch in the text. */
  readonly from: number;
  readonly to: number;
}

/** Problems kept; a text with more is no code. */
const mostProblems = 100;

/** EMV QRCPS-MPM 3.1: at most 512 characters, so that the symbol stays readable. */
const mostCharacters = 512;

/** Checks a code against the rules of EMV QRCPS-MPM 1.1; the first hundred problems in the order of their places. */
export function checkRules(checked: Checked): readonly Problem[] {
  const problems = [
    ...checkStructure(checked),
    ...checkTemplates(checked),
    ...checkCrcField(checked),
    ...checkPresence(checked),
    ...checkValues(checked.items),
  ];
  return problems.sort((a, b) => a.start - b.start).slice(0, mostProblems);
}

function* checkStructure({ run, described, reading, from, to }: Checked): Generator<Problem> {
  const whole = { start: from, end: to };
  if (run.stop !== 'end') yield stopProblem(run, reading.text, to, '');
  if (reading.counting === 'bytes') yield problemAt(whole, 'error', 'length-in-bytes');
  if (reading.counting === 'code-units') yield problemAt(whole, 'error', 'length-in-code-units');
  if (to - from > mostCharacters) {
    yield problemAt(whole, 'warning', 'code-too-long', { length: to - from, limit: mostCharacters });
  }
  if (described.length > 0 && described[0].tag !== '00') {
    yield problemAt(described[0], 'error', 'first-not-00', { tag: described[0].tag });
  }
  yield* checkDuplicates(described, '');
}

function* checkDuplicates(fields: readonly { tag: string; start: number; end: number }[], path: string) {
  const seen = new Set<string>();
  for (const field of fields) {
    if (seen.has(field.tag)) yield problemAt(field, 'error', 'duplicate', { tag: path + field.tag });
    seen.add(field.tag);
  }
}

/** Why reading ended, as a problem. `path` is the template's tag with a hyphen, or nothing. */
function stopProblem(run: FieldRun, text: string, to: number, path: string): Problem {
  const at = run.end;
  const found = text.slice(at, Math.min(at + 4, to));
  const place = { start: at, end: Math.min(at + 4, to) };
  if (run.stop === 'bad-tag') return problemAt(place, 'error', 'bad-tag', { found: found.slice(0, 2), within: path });
  const tag = path + found.slice(0, 2);
  if (run.stop === 'bad-length') return problemAt(place, 'error', 'bad-length', { tag, found: found.slice(2) });
  const left = Array.from(text.slice(at + 4, Math.min(to, at + 4 + 200))).length;
  return problemAt({ start: at, end: to }, 'error', 'overrun', { tag, length: Number(found.slice(2)), left });
}

/** Templates are read to their end, and those of accounts say whose they are. */
function* checkTemplates({ items, reading }: Checked): Generator<Problem> {
  for (const item of items) {
    const { tag, value, nested = [] } = item;
    if (!holdsFields(tag, value, reading.context.country)) continue;
    yield* checkInside(item, `${tag}-`, reading);
    const complete = nested.at(-1)?.end === item.end;
    if (complete && tag !== '62' && tag !== '64' && !nested.some((inner) => inner.tag === '00')) {
      yield problemAt(item, 'warning', 'no-identifier', { tag });
    }
  }
}

function* checkInside({ valueStart, end, nested = [] }: Item, path: string, reading: Reading): Generator<Problem> {
  const run = readFields(reading.text, valueStart, end, reading.counting);
  if (run.stop !== 'end') yield stopProblem(run, reading.text, end, path);
  yield* checkDuplicates(nested, path);
  for (const inner of nested) {
    if (inner.nested) yield* checkInside(inner, `${path}${inner.tag}-`, reading);
  }
}

function* checkCrcField({ run, crc, to }: Checked): Generator<Problem> {
  const { found, expected } = crc;
  if (crc.state === 'missing') {
    if (run.stop === 'end') yield problemAt({ start: to, end: to }, 'error', 'crc-missing', { expected });
    return;
  }
  if (run.fields[run.fields.length - 1].tag !== '63') yield problemAt(crc, 'error', 'crc-not-last');
  if (!/^[\dA-F]{4}$/i.test(found)) yield problemAt(crc, 'error', 'crc-form', { found, expected });
  else if (crc.state === 'wrong') yield problemAt(crc, 'error', 'crc-wrong', { found, expected });
  else if (found !== expected) yield problemAt(crc, 'warning', 'crc-lower-case', { found, expected });
}

const mandatory = ['52', '53', '58', '59', '60'];

/** EMV QRCPS-MPM table 3.1: what every code has. Told where reading ended well. */
function* checkPresence({ run, described, crc }: Checked): Generator<Problem> {
  if (run.stop !== 'end') return;
  const tags = new Set(described.map(({ tag }) => tag));
  const place = { start: crc.start, end: crc.start };
  for (const tag of mandatory) {
    if (!tags.has(tag)) yield problemAt(place, 'warning', 'missing', { tag });
  }
  if (!described.some(({ tag }) => tag >= '02' && tag <= '51')) yield problemAt(place, 'warning', 'missing-account');
}

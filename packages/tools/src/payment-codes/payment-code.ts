import { checkRules } from './check-rules.ts';
import { checkCrc, type Crc } from './crc.ts';
import { describeFields, type Reading } from './fields/describe-fields.ts';
import type { Item } from './item.ts';
import type { Problem } from './problem.ts';
import { readFields, readsToEnd, type Counting, type Field, type FieldRun } from './fields/read-fields.ts';
import { networkOf, type Scheme } from './tables/schemes.ts';
import { schemeTemplateOf } from './template-words.ts';

/** A payment code taken apart. Offsets are UTF-16 code units of the text as given. */
export interface PaymentCode {
  /** What the code's lengths turned out to count; the specification counts characters. */
  readonly counting: Counting;
  /** How many top-level fields there are; `items` describes the first thousand. */
  readonly count: number;
  readonly items: readonly Item[];
  /** Whether fields fill the text to its end. */
  readonly complete: boolean;
  readonly crc: Crc;
  /** Payment schemes and card networks, in the order of their tags. */
  readonly schemes: readonly Scheme[];
  /** Rules of the specification that are broken, in the order of their places; the first hundred. */
  readonly problems: readonly Problem[];
}

/** No code has more fields than there are tags; a text that does is not worth describing to its end. */
const mostItems = 1_000;

/**
 * Takes a merchant-presented payment code apart (EMV QRCPS-MPM 1.1), white space around it aside. Never fails: what is
 * not a field is told as a problem with its place. Linear in the length of the text.
 */
export function parsePaymentCode(text: string, plain = readPlainFields(text)): PaymentCode {
  const { from, to } = trimmed(text);
  const { run, counting } = readInSomeCounting(text, plain);
  const valueOf = (tag: string) => run.fields.find((field) => field.tag === tag)?.value ?? '';
  const reading: Reading = { text, counting, context: { country: valueOf('58'), currency: valueOf('53') } };
  const described = run.fields.slice(0, mostItems);
  const crc = checkCrc(text, run.fields, from, run.end);
  const items = describeFields(described, reading).map((item) =>
    item.start === crc.start ? crcItem(item, crc) : item,
  );
  return {
    counting,
    count: run.count,
    items,
    complete: run.stop === 'end',
    crc,
    schemes: schemesOf(described, reading.context.country),
    problems: checkRules({ run, described, items, crc, reading, from, to }),
  };
}

/** Where a text begins and ends without the white space around it. */
function trimmed(text: string): { from: number; to: number } {
  const from = text.length - text.trimStart().length;
  return { from, to: Math.max(from, text.trimEnd().length) };
}

/** The fields by the specification's plain rules: lengths in characters, until one is broken. */
export function readPlainFields(text: string): FieldRun {
  const { from, to } = trimmed(text);
  return readFields(text, from, to);
}

/** As read by characters; where that breaks and another counting reads it all, by that one. */
function readInSomeCounting(text: string, run: FieldRun): { run: FieldRun; counting: Counting } {
  const { from, to } = trimmed(text);
  if (run.stop === 'end') return { run, counting: 'characters' };
  const other = (['bytes', 'code-units'] as const).find((counting) => readsToEnd(text, from, to, counting));
  if (other) return { run: readFields(text, from, to, other), counting: other };
  return { run, counting: 'characters' };
}

function crcItem(item: Item, { state, found, expected }: Crc): Item {
  const displayValue =
    state === 'valid'
      ? { zh: `${found}，校验通过`, en: `${found}, correct` }
      : { zh: `${found}，应为 ${expected}`, en: `${found}, should be ${expected}` };
  return { ...item, displayValue };
}

function schemesOf(fields: readonly Field[], country: string): readonly Scheme[] {
  const found = new Map<string, Scheme>();
  for (const { tag, value } of fields) {
    const scheme = networkOf(tag) ?? schemeTemplateOf(tag, value, country)?.scheme;
    if (scheme && !found.has(scheme.key)) found.set(scheme.key, scheme);
  }
  return [...found.values()];
}

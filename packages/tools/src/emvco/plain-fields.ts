import type { Localized } from '../kit/localized.ts';
import { sameText } from '../payment-codes/item.ts';
import type { Field } from '../payment-codes/read-fields.ts';
import { plainDescription } from '../payment-codes/tables/plain-descriptions.ts';

/** A row of the field table (specification, part 1, section 3). */
export interface PlainField {
  /** Two digits. */
  readonly tag: string;
  readonly length: number;
  readonly value: string;
  readonly displayValue: Localized;
  readonly description: Localized;
  /** Where the field stands, in UTF-16 code units. */
  readonly start: number;
  readonly valueStart: number;
  readonly end: number;
}

const methods: Readonly<Record<string, Localized>> = {
  '11': { zh: '静态码', en: 'static QR' },
  '12': { zh: '动态码', en: 'dynamic QR' },
};

/** The currencies of the specification's table; all others are in the tree. */
const currencies: Readonly<Record<string, string>> = {
  '156': 'CNY',
  '392': 'JPY',
  '826': 'GBP',
  '840': 'USD',
  '978': 'EUR',
};

const unknown: Localized = { zh: '未知', en: 'unknown' };

/** A field with the specification's description and formatted value. */
export function plainField(field: Field): PlainField {
  const { tag, length, value, start, valueStart, end } = field;
  return {
    tag,
    length,
    value,
    displayValue: displayValue(field),
    description: plainDescription(tag),
    start,
    valueStart,
    end,
  };
}

/** Specification, part 1, section 5: tags 01 and 53 say what their codes mean. */
function displayValue({ tag, value }: Field): Localized {
  if (tag === '01' && Object.hasOwn(methods, value)) return withWords(value, methods[value]);
  if (tag !== '53') return sameText(value);
  return withWords(value, Object.hasOwn(currencies, value) ? sameText(currencies[value]) : unknown);
}

function withWords(value: string, { zh, en }: Localized): Localized {
  return { zh: `${value}（${zh}）`, en: `${value} (${en})` };
}

import type { Localized } from '@toolbench/kit/localized.ts';
import { sameText } from '../../payment-codes/item.ts';
import type { Field } from '../../payment-codes/fields/read-fields.ts';
import { currencyName, currencyOf } from '../../payment-codes/tables/currencies.ts';
import { plainDescription } from '../../payment-codes/tables/plain-descriptions.ts';

/** A row of the field table. */
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

/** The currencies of the specification's table; beside its word for all others stands their name. */
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

/** Tags 01 and 53 hold codes; beside them stands what they mean. */
function displayValue({ tag, value }: Field): Localized {
  if (tag === '01' && Object.hasOwn(methods, value)) return withWords(value, methods[value]);
  if (tag !== '53') return sameText(value);
  if (Object.hasOwn(currencies, value)) return withWords(value, sameText(currencies[value]));
  const code = currencyOf(value)?.code;
  if (code === undefined) return withWords(value, unknown);
  const name = currencyName(code);
  return withWords(value, { zh: `${unknown.zh} · ${name.zh} ${code}`, en: `${unknown.en} · ${name.en} ${code}` });
}

function withWords(value: string, { zh, en }: Localized): Localized {
  return { zh: `${value}（${zh}）`, en: `${value} (${en})` };
}

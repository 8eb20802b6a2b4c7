import { fieldForms } from './field-forms.ts';
import type { Item } from '../item.ts';
import { problemAt, type Problem } from '../problem.ts';
import { lengthOf } from './read-fields.ts';
import { isCountry } from '../tables/countries.ts';
import { currencyOf } from '../tables/currencies.ts';

/** Checks what fields hold: form, length, characters, and codes of the ISO standards. */
export function* checkValues(items: readonly Item[]): Generator<Problem> {
  for (const item of items) {
    yield* checkValue(item, item.tag, item.tag);
    for (const inner of item.nested ?? []) {
      const account = item.tag !== '62' && item.tag !== '64';
      yield* checkValue(inner, `${account ? 'XX' : item.tag}-${inner.tag}`, `${item.tag}-${inner.tag}`);
    }
  }
  yield* checkCodes(items);
  yield* checkFees(items);
  yield* checkAmounts(items);
}

function* checkValue(item: Item, key: string, tag: string): Generator<Problem> {
  const { form, expected, most } = Object.hasOwn(fieldForms, key) ? fieldForms[key] : {};
  const length = lengthOf(item.value);
  if (item.value === '') yield problemAt(item, 'warning', 'empty', { tag });
  else if (form && expected && !form.test(item.value)) {
    yield problemAt(item, 'error', 'form', { tag, found: item.value, zh: expected.zh, en: expected.en });
  }
  if (most !== undefined && length > most) yield problemAt(item, 'warning', 'too-long', { tag, length, limit: most });
  // Tag 64 is for other scripts; the template's own value is checked where it is read.
  if (!item.nested && !tag.startsWith('64')) yield* checkCharacters(item, tag);
}

/** EMV QRCPS-MPM 4.1: all but tag 64 keeps to the common character set, the printable characters of ASCII. */
function* checkCharacters(item: Item, tag: string): Generator<Problem> {
  const other = /[^ -~]/u.exec(item.value);
  if (other) yield problemAt(item, 'warning', 'not-common-character', { tag, character: other[0] });
}

function* checkCodes(items: readonly Item[]): Generator<Problem> {
  for (const item of items) {
    const { tag, value } = item;
    if (tag === '53' && /^\d{3}$/.test(value) && !currencyOf(value)) {
      yield problemAt(item, 'warning', 'unknown-currency', { found: value });
    }
    if (tag === '58' && /^[A-Z]{2}$/.test(value) && !isCountry(value)) {
      yield problemAt(item, 'warning', 'unknown-country', { found: value });
    }
  }
}

/**
 * EMV QRCPS-MPM 4.7.4.1: an amount is more than nothing, and has no more decimals than its currency (ISO 4217). The same
 * holds for a fixed fee; a fee in percent is more than nothing.
 */
function* checkAmounts(items: readonly Item[]): Generator<Problem> {
  const { code = '', decimals } = currencyOf(items.find(({ tag }) => tag === '53')?.value ?? '') ?? {};
  for (const item of items) {
    const { tag, value } = item;
    if (!/^5[467]$/.test(tag) || !/^\d+(?:\.\d*)?$/.test(value)) continue;
    if (!/[1-9]/.test(value)) yield problemAt(item, 'error', 'amount-zero', { tag, found: value });
    const digits = value.split('.')[1]?.length ?? 0;
    if (tag !== '57' && decimals !== undefined && digits > decimals) {
      yield problemAt(item, 'warning', 'amount-decimals', { tag, found: value, currency: code, digits, decimals });
    }
  }
}

/** EMV QRCPS-MPM 4.7.7: 56 goes with 55 being 02, 57 with 03. */
function* checkFees(items: readonly Item[]): Generator<Problem> {
  const find = (tag: string) => items.find((item) => item.tag === tag);
  const indicator = find('55');
  for (const [tag, kind] of [
    ['56', '02'],
    ['57', '03'],
  ]) {
    const fee = find(tag);
    if (fee && indicator?.value !== kind)
      yield problemAt(fee, 'error', 'fee-without-indicator', { tag, indicator: kind });
    if (!fee && indicator?.value === kind)
      yield problemAt(indicator, 'error', 'indicator-without-fee', { tag, indicator: kind });
  }
}

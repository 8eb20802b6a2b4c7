import { fail, ok, type Failure, type Result } from '@toolbench/kit/result.ts';
import { isCnpj, isCpf, isThaiNumber, isUen } from '../../../payment-codes/check-digits.ts';
import { isCountry } from '../../../payment-codes/tables/countries.ts';
import { currencies, currencyOf } from '../../../payment-codes/tables/currencies.ts';
import type { Romanise } from './latin-letters.ts';

/** Fields of a form, by name. */
export type PayloadFields = Readonly<Record<string, string>>;

/** Why a field of a form cannot be written; the failure's detail names the field. */
export type FormCode =
  | 'missing'
  | 'ssid'
  | 'address'
  | 'mobile-sg'
  | 'uen'
  | 'mobile-th'
  | 'tax-id-th'
  | 'e-wallet'
  | 'cpf'
  | 'cnpj'
  | 'pix-email'
  | 'pix-phone'
  | 'pix-random'
  | 'amount'
  | 'expiry'
  | 'too-long'
  | 'not-ascii'
  | 'account-tag'
  | 'category'
  | 'currency'
  | 'country'
  | 'reference';

/** Fields that have been checked and brought into the form of the code, or the first that could not be. */
export type FormResult<Value = string> = Result<Value, FormCode>;

/** A check of one value: what is written in the code, or null where it cannot be. */
type Form = (value: string) => string | null;

const matching =
  (pattern: RegExp): Form =>
  (value) =>
    pattern.test(value) ? value : null;

const plain = (value: string) => value.replace(/[\s().-]/g, '');

/** Numbers as people write them become what the schemes ask for. */
export const forms = {
  'mobile-sg': (value) => {
    const digits = /^(?:(?:\+|00)65)?([89]\d{7})$/.exec(plain(value))?.[1];
    return digits === undefined ? null : `+65${digits}`;
  },
  // A PayNow account of a business may have a suffix of three characters.
  uen: (value) => {
    const written = plain(value).toUpperCase();
    const bodies = [written, ...(/^.{12,13}$/.test(written) ? [written.slice(0, -3)] : [])];
    return /^[\dA-Z]+$/.test(written) && bodies.some(isUen) ? written : null;
  },
  'mobile-th': (value) => {
    const digits = /^(?:(?:\+|00)?66|0)([689]\d{8})$/.exec(plain(value))?.[1];
    return digits === undefined ? null : `0066${digits}`;
  },
  'tax-id-th': (value) => (isThaiNumber(plain(value)) ? plain(value) : null),
  'e-wallet': (value) => matching(/^\d{15}$/)(plain(value)),
  cpf: (value) => (isCpf(plain(value)) ? plain(value) : null),
  cnpj: (value) => {
    const written = plain(value).replaceAll('/', '').toUpperCase();
    return isCnpj(written) ? written : null;
  },
  // The central bank takes addresses of at most 77 characters: what fits beside the network's name.
  'pix-email': (value) => {
    const written = value.toLowerCase();
    const isAddress = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(written);
    return isAddress && written.length <= 77 ? written : null;
  },
  'pix-phone': (value) => {
    const digits = /^(?:\+?55)?([1-9]\d9\d{8}|[1-9]\d[2-5]\d{7})$/.exec(plain(value))?.[1];
    return digits === undefined ? null : `+55${digits}`;
  },
  'pix-random': (value) => matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)(value.toLowerCase()),
  expiry: (value) => (isDate(value) ? value.replaceAll('-', '') : null),
  'account-tag': matching(/^(?:2[6-9]|3\d|4\d|5[01])$/),
  category: matching(/^\d{4}$/),
  currency: (value) => (currencyOf(value) ? value : numericOf(value.toUpperCase())),
  country: (value) => (isCountry(value.toUpperCase()) ? value.toUpperCase() : null),
  // Banco Central do Brasil: letters and digits only.
  reference: matching(/^[A-Za-z\d]{1,25}$/),
} satisfies Partial<Record<FormCode, Form>>;

/** The digits of a currency's three letters. */
function numericOf(letters: string): string | null {
  return currencies.find(({ code }) => code === letters)?.numeric ?? null;
}

/** EMV QRCPS-MPM table 3.2: the most characters of an amount, its point among them. */
const longestAmount = 13;

/**
 * An amount as EMV QRCPS-MPM 4.7.4.1 has it: digits with a point, more than nothing, and as many decimals as the currency
 * has (ISO 4217), which are all written. Zeros beyond them are left out; of a currency without a rule they stay.
 */
function writtenAmount(value: string, decimals: number | undefined): string | null {
  const parts = /^0*(\d+)(?:\.(\d+))?$/.exec(value);
  if (!parts) return null;
  const [, whole, given = ''] = parts;
  const fraction = given.replace(/0+$/, '').padEnd(decimals ?? given.length, '0');
  if (!/[1-9]/.test(whole + fraction) || fraction.length > (decimals ?? fraction.length)) return null;
  const written = fraction === '' ? whole : `${whole}.${fraction}`;
  return written.length <= longestAmount ? written : null;
}

/** A day of the calendar, as 2026-12-31. */
function isDate(value: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= days;
}

/** Reads the fields of one form. The first that is wrong decides the failure, or else the first that is missing. */
export function readForm(fields: PayloadFields, romanise: Romanise) {
  let failure: Failure<FormCode> | null = null;
  const refuse = (field: string, code: FormCode, detail = {}) => {
    if (!failure || (failure.code === 'missing' && code !== 'missing')) failure = fail(code, { field, ...detail });
    return '';
  };
  const given = (field: string) => (fields[field] ?? '').trim();

  /** A field of a given form; `optional` ones may be empty. */
  const read = (field: string, form: keyof typeof forms, need: 'needed' | 'optional' = 'needed'): string => {
    const value = given(field);
    if (value === '') return need === 'optional' ? '' : refuse(field, 'missing');
    return forms[form](value) ?? refuse(field, form);
  };
  /** An amount in a currency, by its three digits; nothing where none is given. */
  const readAmount = (currency: string): string => {
    const value = given('amount');
    const { code = '', decimals } = currencyOf(currency) ?? {};
    const written = value === '' ? '' : writtenAmount(value, decimals);
    return written ?? refuse('amount', 'amount', { currency: code, ...(decimals !== undefined && { decimals }) });
  };
  /** Printable ASCII of at most so many characters, accents left out; something else where it is empty. */
  const readText = (field: string, most: number, otherwise?: string): string => {
    const value = romanise(given(field));
    if (value === '') return otherwise ?? refuse(field, 'missing');
    const other = /[^ -~]/u.exec(value);
    if (other) return refuse(field, 'not-ascii', { character: other[0] });
    return value.length <= most ? value : refuse(field, 'too-long', { length: value.length, limit: most });
  };
  const done = <Value>(value: Value): FormResult<Value> => failure ?? ok(value);
  return { given, read, readAmount, readText, done };
}

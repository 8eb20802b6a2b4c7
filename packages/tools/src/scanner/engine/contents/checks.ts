import { isMailAddress } from '@toolbench/kit/mail-address.ts';
import { isIban, hasMod97Digits } from '../../../payment-codes/bank-accounts.ts';
import { isCountry } from '../../../payment-codes/tables/countries.ts';
import type { Check } from './field.ts';

/** Only certain values, in any case of letters. */
export const oneOf =
  (...allowed: readonly string[]): Check =>
  (value) =>
    allowed.some((one) => one.toLowerCase() === value.toLowerCase())
      ? undefined
      : { code: 'one-of', detail: { allowed: allowed.join(' / ') } };

/** At most so many characters. */
export const atMost =
  (limit: number): Check =>
  (value) =>
    Array.from(value).length > limit ? { code: 'too-long', detail: { limit } } : undefined;

/** The first thing that one of several looks finds. */
export const all =
  (...checks: readonly Check[]): Check =>
  (value) => {
    for (const check of checks) {
      const problem = check(value);
      if (problem) return problem;
    }
    return undefined;
  };

/** Money with at most two decimals, more than nothing and at most so much. */
export const amountUpTo =
  (most: number): Check =>
  (value) =>
    /^\d+(?:\.\d{1,2})?$/.test(value) && Number(value) > 0 && Number(value) <= most
      ? undefined
      : { code: 'amount', detail: { most } };

export const iban: Check = (value) => {
  const compact = value.replace(/ /g, '').toUpperCase();
  if (!isIban(compact)) return { code: 'iban' };
  return hasMod97Digits(compact) ? undefined : { code: 'check-digits' };
};

/** ISO 11649: RF, two check digits and at most 21 characters. */
export const creditorReference: Check = (value) => {
  const compact = value.replace(/ /g, '').toUpperCase();
  return /^RF\d\d[\dA-Z]{1,21}$/.test(compact) && hasMod97Digits(compact) ? undefined : { code: 'check-digits' };
};

export const country: Check = (value) => (isCountry(value) ? undefined : { code: 'country' });

export const mailAddress: Check = (value) => (isMailAddress(value) ? undefined : { code: 'mail-address' });

/** RFC 3966, section 3, with the blanks that people write: digits and what separates them, at least two digits. */
export const phoneNumber: Check = (value) =>
  /^\+?[\dA-D*#().\-\s/]+(?:(?:;|,|x|ext).*)?$/is.test(value) && /[\d*#].*[\d*#]/.test(value)
    ? undefined
    : { code: 'phone' };

export const wholeNumber: Check = (value) => (/^\d{1,15}$/.test(value) ? undefined : { code: 'whole-number' });

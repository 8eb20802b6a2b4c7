import { describe, expect, it } from 'vitest';
import { looksLikePaymentCode } from './looks-like-payment-code.ts';
import { payloads } from './test-payloads.ts';

describe('[EMV-04] recognising a payment code', () => {
  it.each(payloads)('takes $name', ({ text }) => {
    expect(looksLikePaymentCode(`\n ${text} `)).toBe(true);
  });

  it.each([
    ['one that breaks off', '0002015802'],
    ['one whose second field is broken', '000201XX02'],
    ['another format version', '0002025802SG5904KOPI6002SG'],
  ])('takes %s', (_, text) => {
    expect(looksLikePaymentCode(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['too little', '000201'],
    ['a number', '0002112233'],
    ['a date', '2026-11-21'],
    ['a long number', '1234567890123456'],
    ['a hash', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['digits', '9'.repeat(300)],
    ['prose', 'The code 000201 begins with the format indicator'],
    ['full-width digits', '０００２０１０１０２１１'],
  ])('leaves %s', (_, text) => {
    expect(looksLikePaymentCode(text)).toBe(false);
  });
});

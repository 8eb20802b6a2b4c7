import type { Localized } from '@toolbench/kit/localized.ts';

/*
 * What the values of fields look like. Source: EMV QRCPS Merchant-Presented Mode 1.1, tables 3.2, 4.1 to 4.9. Keys are
 * paths: 62-05 is tag 05 inside tag 62, XX-00 is tag 00 inside any template of an account.
 */
export interface FieldForm {
  readonly form?: RegExp;
  /** The form in words. */
  readonly expected?: Localized;
  /** Most characters. */
  readonly most?: number;
}

const amount: FieldForm = {
  form: /^\d+(\.\d*)?$/,
  expected: { zh: '数字，小数点用“.”，不带千分位', en: 'digits with “.” as the decimal point and no grouping' },
  most: 13,
};

const label: FieldForm = { most: 25 };

const digits = (count: number): FieldForm => ({
  form: new RegExp(`^\\d{${count}}$`),
  expected: { zh: `${count} 位数字`, en: `${count} digits` },
});

export const fieldForms: Readonly<Record<string, FieldForm>> = {
  '00': { form: /^01$/, expected: { zh: '01', en: '01' } },
  '01': { form: /^1[12]$/, expected: { zh: '11（静态）或 12（动态）', en: '11 (static) or 12 (dynamic)' } },
  '52': digits(4),
  '53': digits(3),
  '54': amount,
  '55': { form: /^0[123]$/, expected: { zh: '01、02 或 03', en: '01, 02 or 03' } },
  '56': amount,
  '57': {
    form: /^\d{1,2}(\.\d*)?$/,
    expected: { zh: '0.01 到 99.99 的百分数', en: 'a percentage from 0.01 to 99.99' },
    most: 5,
  },
  '58': { form: /^[A-Z]{2}$/, expected: { zh: '两个大写字母', en: 'two capital letters' } },
  '59': { most: 25 },
  '60': { most: 15 },
  '61': { most: 10 },
  'XX-00': { most: 32 },
  '62-01': label,
  '62-02': label,
  '62-03': label,
  '62-04': label,
  '62-05': label,
  '62-06': label,
  '62-07': label,
  '62-08': label,
  '62-09': { form: /^[AME]{1,3}$/, expected: { zh: 'A、M、E 的组合', en: 'a combination of A, M and E' } },
  '62-10': { most: 20 },
  '62-11': { form: /^[0-7][0-3][0-3]$/, expected: { zh: '三位渠道代码', en: 'a three-digit channel code' } },
  '64-00': { form: /^[A-Za-z]{2}$/, expected: { zh: '两个字母的语言代码', en: 'a two-letter language code' } },
  '64-01': { most: 25 },
  '64-02': { most: 15 },
};

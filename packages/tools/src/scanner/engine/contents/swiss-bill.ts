import { isQrIban, isQrReference } from '../../../payment-codes/bank-accounts.ts';
import { all, amountUpTo, atMost, country, creditorReference, iban, oneOf } from './checks.ts';
import { cutOff, fieldsOf, type Check, type Field, type FieldForm } from './field.ts';
import { writtenAmount } from './written.ts';

/*
 * Swiss QR bills (SIX, Swiss Implementation Guidelines QR-bill 2.2 and 2.3, section 4.2.2): one element a line, every
 * one of them written even where it is empty, up to the trailer EPD.
 */

const isSwiss: Check = (value) => (/^(?:CH|LI)/.test(value) ? undefined : { code: 'iban' });

const account: FieldForm = {
  name: { zh: '收款账号（IBAN）', en: 'Account (IBAN)' },
  isRequired: true,
  check: all(iban, isSwiss),
};
const version: FieldForm = { name: { zh: '版本', en: 'Version' }, isRequired: true, check: oneOf('0200') };
const coding: FieldForm = { name: { zh: '字符集', en: 'Character set' }, isRequired: true, check: oneOf('1') };
const amount: FieldForm = { name: { zh: '金额', en: 'Amount' }, check: amountUpTo(999_999_999.99) };
const currency: FieldForm = { name: { zh: '币种', en: 'Currency' }, isRequired: true, check: oneOf('CHF', 'EUR') };
const referenceType: FieldForm = {
  name: { zh: '参考号类型', en: 'Reference type' },
  isRequired: true,
  check: oneOf('QRR', 'SCOR', 'NON'),
};
const reference: FieldForm = { name: { zh: '参考号', en: 'Reference' } };
const message: FieldForm = { name: { zh: '附言', en: 'Message' }, check: atMost(140) };
const billing: FieldForm = { name: { zh: '账单信息', en: 'Billing information' }, check: atMost(140) };
const procedure: FieldForm = { name: { zh: '其他付款方式', en: 'Alternative scheme' }, check: atMost(100) };

const creditor = {
  name: { name: { zh: '收款人', en: 'Creditor' }, check: atMost(70) },
  address: { zh: '收款人地址', en: "Creditor's address" },
  country: { zh: '收款人国家', en: "Creditor's country" },
};
const debtor = {
  name: { name: { zh: '付款人', en: 'Debtor' }, check: atMost(70) },
  address: { zh: '付款人地址', en: "Debtor's address" },
  country: { zh: '付款人国家', en: "Debtor's country" },
};

/**
 * Name and address of a party: structured (S) with street, number, postcode and town, or combined (K), which 2.3 left
 * out, with two lines.
 */
function partyFields(party: typeof creditor, lines: readonly string[], isRequired: boolean): readonly Field[] {
  const [type, name, first, second, postcode, town, land] = lines;
  if (!isRequired && lines.every((line) => line === '')) return [];
  const address = [`${first} ${second}`.trim(), `${postcode} ${town}`.trim()].filter((part) => part !== '').join(', ');
  const townIsMissing = type === 'S' && (postcode === '' || town === '');
  const addressProblem = ['S', 'K'].includes(type)
    ? townIsMissing
      ? ({ code: 'missing' } as const)
      : undefined
    : ({ code: 'one-of', detail: { allowed: 'S / K' } } as const);
  return [
    ...fieldsOf({ ...party.name, isRequired: true }, name),
    ...fieldsOf({ name: party.address, isRequired: true }, address, addressProblem),
    ...fieldsOf({ name: party.country, isRequired: true, check: country }, land),
  ];
}

/** What a reference has to be, by its type and the account: QR references go with QR-IBANs, and only with them. */
function referenceCheck(type: string): FieldForm {
  if (type === 'QRR') {
    const check: Check = (value) => (isQrReference(value) ? undefined : { code: 'check-digits' });
    return { ...reference, isRequired: true, check };
  }
  if (type === 'SCOR') return { ...reference, isRequired: true, check: creditorReference };
  return type === 'NON' ? { ...reference, check: () => ({ code: 'not-empty' }) } : reference;
}

/** The fields of a Swiss QR bill; undefined for another text. */
export function readSwissBill(text: string): readonly Field[] | undefined {
  if (!/^SPC *(?:\r|\n)/.test(text)) return undefined;
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const at = (index: number) => lines[index] ?? '';
  const seven = (from: number) => Array.from({ length: 7 }, (_, index) => at(from + index));
  const iban = at(3);
  const type = at(27);
  const fits = isQrIban(iban) === (type === 'QRR');
  const money = writtenAmount(at(18), at(19));
  const ultimate = seven(11)
    .filter((line) => line !== '')
    .join(', ');
  return [
    ...fieldsOf(account, iban),
    ...partyFields(creditor, seven(4), true),
    ...fieldsOf(
      { name: { zh: '最终收款人', en: 'Ultimate creditor' } },
      ultimate,
      // Reserved until the standard says otherwise.
      ultimate === '' ? undefined : { code: 'not-empty' },
    ),
    ...fieldsOf({ ...amount, ...(money && { written: () => money }) }, at(18)),
    ...fieldsOf(currency, at(19)),
    ...partyFields(debtor, seven(20), false),
    ...fieldsOf(referenceType, type, type !== '' && iban !== '' && !fits ? { code: 'qr-iban' } : undefined),
    ...fieldsOf(referenceCheck(type), at(28)),
    ...fieldsOf(message, at(29)),
    ...fieldsOf(billing, at(31)),
    ...[at(32), at(33)].flatMap((line) => fieldsOf(procedure, line)),
    ...fieldsOf(version, at(1)),
    ...fieldsOf(coding, at(2)).filter(({ problem }) => problem),
    ...(at(30) === 'EPD' ? [] : [cutOff('EPD')]),
  ];
}

import { all, amountUpTo, atMost, creditorReference, iban, oneOf } from './checks.ts';
import { cutOff, fieldsOf, type Check, type Field, type FieldForm } from './field.ts';
import { writtenAmount } from './written.ts';

/*
 * SEPA credit transfers (EPC069-12, version 2.1, table 2): one element a line, in this order. What is behind the last one
 * that is filled may be left out.
 */

/** ISO 9362: four characters of the bank, two letters of the country, the place, and perhaps the branch. */
const bic: Check = (value) =>
  /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(value) ? undefined : { code: 'bic' };

const characterSets = ['1', '2', '3', '4', '5', '6', '7', '8'];

const version: FieldForm = { name: { zh: '版本', en: 'Version' }, isRequired: true, check: oneOf('001', '002') };
const characterSet: FieldForm = {
  name: { zh: '字符集', en: 'Character set' },
  isRequired: true,
  check: oneOf(...characterSets),
};
const identification: FieldForm = {
  name: { zh: '业务类型', en: 'Kind' },
  isRequired: true,
  check: oneOf('SCT', 'INST'),
};
const bank: FieldForm = { name: { zh: '收款行 BIC', en: "Payee's bank (BIC)" }, check: bic };
const payee: FieldForm = { name: { zh: '收款人', en: 'Payee' }, isRequired: true, check: atMost(70) };
const account: FieldForm = {
  name: { zh: '收款账号（IBAN）', en: "Payee's account (IBAN)" },
  isRequired: true,
  check: iban,
};
const most = 999_999_999.99;
const amount: FieldForm = {
  name: { zh: '金额', en: 'Amount' },
  check: (value) => (value.startsWith('EUR') ? amountUpTo(most)(value.slice(3)) : { code: 'amount', detail: { most } }),
  written: (value) => writtenAmount(value.slice(3), value.slice(0, 3)),
};
const purpose: FieldForm = { name: { zh: '用途代码', en: 'Purpose' }, check: atMost(4) };
const reference: FieldForm = {
  name: { zh: '结构化附言', en: 'Reference' },
  // Only what begins with RF is an ISO 11649 reference; others have their own rules.
  check: all(atMost(35), (value) => (/^RF/i.test(value) ? creditorReference(value) : undefined)),
};
const remittance: FieldForm = { name: { zh: '附言', en: 'Message' }, check: atMost(140) };
const information: FieldForm = { name: { zh: '给付款人的说明', en: 'Note to the payer' }, check: atMost(70) };

/** The fields of a SEPA transfer (EPC069-12, GiroCode); undefined for another text. */
export function readBankTransfer(text: string): readonly Field[] | undefined {
  if (!/^BCD *(?:\r|\n)/.test(text)) return undefined;
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const at = (index: number) => lines[index] ?? '';
  if (lines.length < 4) return [cutOff('SCT')];
  const isOld = at(1) === '001';
  const hasBoth = at(9) !== '' && at(10) !== '';
  return [
    ...fieldsOf(payee, at(5)),
    ...fieldsOf(account, at(6)),
    ...fieldsOf(isOld ? { ...bank, isRequired: true } : bank, at(4)),
    ...fieldsOf(amount, at(7)),
    ...fieldsOf(purpose, at(8)),
    ...fieldsOf(reference, at(9)),
    ...fieldsOf(remittance, at(10), hasBoth ? { code: 'either' } : undefined),
    ...fieldsOf(information, at(11)),
    ...fieldsOf(version, at(1)),
    ...fieldsOf(characterSet, at(2)).filter(({ problem }) => problem),
    ...fieldsOf(identification, at(3)),
  ];
}

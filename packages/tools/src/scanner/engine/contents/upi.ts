import { amountUpTo, oneOf } from './checks.ts';
import { fieldsOf, type Field, type FieldForm } from './field.ts';
import { parametersOf, splitAt } from './uri.ts';
import { writtenAmount } from './written.ts';

const money: Pick<FieldForm, 'check' | 'written'> = {
  check: amountUpTo(999_999_999.99),
  written: (value) => writtenAmount(value, 'INR'),
};

/** NPCI, UPI Linking Specifications 1.6, section 2. */
const forms: Readonly<Record<string, FieldForm>> = {
  pa: {
    name: { zh: '收款地址（VPA）', en: 'Payee address (VPA)' },
    isRequired: true,
    check: (value) => (/^[\w.-]{1,255}@[A-Z\d.-]{2,}$/i.test(value) ? undefined : { code: 'payee' }),
  },
  pn: { name: { zh: '收款人', en: 'Payee' }, isRequired: true },
  am: { name: { zh: '金额', en: 'Amount' }, ...money },
  mam: { name: { zh: '最低金额', en: 'Least amount' }, ...money },
  cu: { name: { zh: '币种', en: 'Currency' }, check: oneOf('INR') },
  tn: { name: { zh: '附言', en: 'Message' } },
  tr: { name: { zh: '交易参考号', en: 'Reference' } },
  tid: { name: { zh: '交易号', en: 'Transaction' } },
  mc: {
    name: { zh: '商户类别码', en: 'Merchant category' },
    check: (value) => (/^\d{4}$/.test(value) ? undefined : { code: 'whole-number' }),
  },
  url: { name: { zh: '网址', en: 'Website' } },
};

/** The fields of an Indian payment (`upi://pay?pa=…`); undefined for another text. */
export function readUpi(text: string): readonly Field[] | undefined {
  if (!/^upi:/i.test(text)) return undefined;
  const [, query] = splitAt(text.trim(), /\?/);
  // The applications that read it take a plus sign for a blank, as Android does.
  const parameters = parametersOf(splitAt(query, /#/)[0].replace(/\+/g, '%20'));
  return Object.entries(forms).flatMap(([key, form]) => {
    const { value = '', problem } = parameters.get(key) ?? {};
    return fieldsOf(form, value, problem);
  });
}

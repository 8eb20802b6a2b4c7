import { fail, ok } from '@toolbench/kit/result.ts';
import { buildPaymentCode, type CodeNode } from '../../../payment-codes/build-payment-code.ts';
import { type FormResult, type PayloadFields, readForm } from './form-values.ts';
import { withoutMarks, type Romanise } from './latin-letters.ts';

/*
 * Sources: PayNow QR, Association of Banks in Singapore; Thai QR Payment Standard, Bank of Thailand; Manual de Padrões
 * para Iniciação do Pix, Banco Central do Brasil; EMV QRCPS Merchant-Presented Mode 1.1.
 */

export type PaymentKind = 'paynow' | 'promptpay' | 'pix' | 'emvco';

/** EMV QRCPS-MPM 4.5, 4.6: longest merchant name, city and reference. */
const longest = { name: 25, city: 15, reference: 25 };

/** Fields without those that are empty. */
function present(nodes: readonly CodeNode[]): readonly CodeNode[] {
  return nodes.filter(({ value, nested }) => (nested ? nested.length > 0 : value !== ''));
}

function methodOf(fields: PayloadFields): string {
  return fields.method === 'dynamic' ? '12' : '11';
}

function payNow(fields: PayloadFields, romanise: Romanise): FormResult<readonly CodeNode[]> {
  const { given, read, readAmount, readText, done } = readForm(fields, romanise);
  const byMobile = given('payNowProxy') === 'mobile';
  const proxy = byMobile ? read('mobileSg', 'mobile-sg') : read('uen', 'uen');
  const account = present([
    { tag: '00', value: 'SG.PAYNOW' },
    { tag: '01', value: byMobile ? '0' : '2' },
    { tag: '02', value: proxy },
    { tag: '03', value: given('editable') === 'true' ? '1' : '0' },
    { tag: '04', value: read('expiry', 'expiry', 'optional') },
  ]);
  return done([
    { tag: '01', value: methodOf(fields) },
    { tag: '26', nested: account },
    { tag: '52', value: '0000' },
    { tag: '53', value: '702' },
    { tag: '54', value: readAmount('702') },
    { tag: '58', value: 'SG' },
    { tag: '59', value: readText('merchantName', longest.name, 'NA') },
    { tag: '60', value: 'Singapore' },
    { tag: '62', nested: present([{ tag: '01', value: readText('reference', longest.reference, '') }]) },
  ]);
}

function promptPay(fields: PayloadFields, romanise: Romanise): FormResult<readonly CodeNode[]> {
  const { given, read, readAmount, done } = readForm(fields, romanise);
  const proxies = {
    mobile: () => ({ tag: '01', value: read('mobileTh', 'mobile-th') }),
    taxId: () => ({ tag: '02', value: read('taxIdTh', 'tax-id-th') }),
    eWallet: () => ({ tag: '03', value: read('eWallet', 'e-wallet') }),
  };
  const kind = given('promptPayProxy');
  const proxy = proxies[kind === 'taxId' || kind === 'eWallet' ? kind : 'mobile']();
  return done([
    { tag: '01', value: methodOf(fields) },
    { tag: '29', nested: [{ tag: '00', value: 'A000000677010111' }, proxy] },
    { tag: '58', value: 'TH' },
    { tag: '53', value: '764' },
    { tag: '54', value: readAmount('764') },
  ]);
}

const pixForms = {
  cpf: 'cpf',
  cnpj: 'cnpj',
  pixEmail: 'pix-email',
  pixPhone: 'pix-phone',
  pixRandom: 'pix-random',
} as const;

/** What a template of 99 characters leaves beside the network's name, for key and message together. */
const roomForMessage = 73;

function pix(fields: PayloadFields, romanise: Romanise): FormResult<readonly CodeNode[]> {
  const { given, read, readAmount, readText, done } = readForm(fields, romanise);
  const kind = given('pixKey');
  const keyField = Object.hasOwn(pixForms, kind) ? (kind as keyof typeof pixForms) : 'pixRandom';
  const key = read(keyField, pixForms[keyField]);
  const account = present([
    { tag: '00', value: 'br.gov.bcb.pix' },
    { tag: '01', value: key },
    { tag: '02', value: readText('message', Math.max(0, roomForMessage - key.length), '') },
  ]);
  return done([
    // The central bank's own example leaves 01 out where a code may be used again.
    { tag: '01', value: fields.method === 'dynamic' ? '12' : '' },
    { tag: '26', nested: account },
    { tag: '52', value: '0000' },
    { tag: '53', value: '986' },
    { tag: '54', value: readAmount('986') },
    { tag: '58', value: 'BR' },
    { tag: '59', value: readText('merchantName', longest.name) },
    { tag: '60', value: readText('merchantCity', longest.city) },
    { tag: '62', nested: [{ tag: '05', value: read('transactionId', 'reference', 'optional') || '***' }] },
  ]);
}

function anyScheme(fields: PayloadFields, romanise: Romanise): FormResult<readonly CodeNode[]> {
  const { read, readAmount, readText, done } = readForm(fields, romanise);
  const account = [
    { tag: '00', value: readText('networkId', 32) },
    { tag: '01', value: readText('account', 55) },
  ];
  const currency = read('currency', 'currency');
  const amount = readAmount(currency);
  return done([
    { tag: '01', value: methodOf(fields) },
    { tag: read('accountTag', 'account-tag'), nested: account },
    { tag: '52', value: read('category', 'category') },
    { tag: '53', value: currency },
    { tag: '54', value: amount },
    { tag: '58', value: read('country', 'country') },
    { tag: '59', value: readText('merchantName', longest.name) },
    { tag: '60', value: readText('merchantCity', longest.city) },
    { tag: '61', value: readText('postalCode', 10, '') },
    { tag: '62', nested: present([{ tag: '05', value: readText('reference', longest.reference, '') }]) },
  ]);
}

const builders = { paynow: payNow, promptpay: promptPay, pix, emvco: anyScheme } as const;

/**
 * The payment code that a form describes, with right lengths and CRC. Fails with the field's name where a field is
 * missing, has a wrong check digit, or is not what the scheme takes. `romanise` writes names in ASCII.
 */
export function buildPayment(kind: PaymentKind, fields: PayloadFields, romanise: Romanise = withoutMarks): FormResult {
  const nodes = builders[kind](fields, romanise);
  if (!nodes.ok) return nodes;
  const built = buildPaymentCode(present(nodes.value));
  return built.ok ? ok(built.value) : fail('too-long', { ...built.detail, field: 'account' });
}

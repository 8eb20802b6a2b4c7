import { describe, expect, it } from 'vitest';
import { nodeBarcodes } from '@toolbench/runner/node-barcodes.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { parsePaymentCode } from '../../../payment-codes/payment-code.ts';
import { engine } from '../../engine/index.ts';
import { initialFields } from '../form-fields.ts';
import type { PayloadFields } from './form-values.ts';
import { options } from '../../options.ts';
import { loadRomanise, needsTable } from './latin-letters.ts';
import { buildPayment, type PaymentKind } from './payment-payloads.ts';

const context = testContext({ barcodes: nodeBarcodes });

function build(kind: PaymentKind, fields: PayloadFields) {
  return buildPayment(kind, { ...initialFields, ...fields });
}

/** Codes that schemes and their libraries publish. */
const published: readonly (readonly [string, PaymentKind, PayloadFields, string])[] = [
  [
    'PayNow to a business, with amount, date and reference',
    'paynow',
    {
      uen: '201403121W',
      editable: 'true',
      expiry: '2020-12-31',
      amount: '500',
      merchantName: 'ACME Pte Ltd.',
      reference: 'TQINV-10001',
    },
    '00020101021126490009SG.PAYNOW010120210201403121W03011040820201231520400005303702' +
      '5406500.005802SG5913ACME Pte Ltd.6009Singapore62150111TQINV-100016304815C',
  ],
  [
    'PromptPay to a mobile number',
    'promptpay',
    { mobileTh: '080-123-4567' },
    '00020101021129370016A000000677010111011300668012345675802TH530376463046197',
  ],
  [
    'PromptPay to an e-wallet',
    'promptpay',
    { promptPayProxy: 'eWallet', eWallet: '012345678901234' },
    '00020101021129390016A00000067701011103150123456789012345802TH530376463049781',
  ],
  [
    'Pix, the example of the central bank',
    'pix',
    { pixRandom: '123e4567-e12b-12d1-a456-426655440000', merchantName: 'Fulano de Tal', merchantCity: 'BRASILIA' },
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR' +
      '5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  ],
];

describe('[QR-07] published codes are written to the letter', () => {
  it.each(published)('%s', (_, kind, fields, code) => {
    expect(build(kind, fields)).toEqual({ ok: true, value: code });
  });
});

const general = {
  networkId: 'com.example',
  account: '42',
  merchantName: 'Shop',
  merchantCity: 'City',
  country: 'jp',
  currency: 'JPY',
};

const complete: readonly (readonly [string, PaymentKind, PayloadFields])[] = [
  ...published.map(([name, kind, fields]) => [name, kind, fields] as const),
  ['PayNow to a mobile number', 'paynow', { payNowProxy: 'mobile', mobileSg: '8123 4567' }],
  ['PayNow with a suffix', 'paynow', { uen: '201403121W001', method: 'dynamic', amount: '0.5' }],
  ['PromptPay with an amount', 'promptpay', { mobileTh: '+66 80 123 4567', amount: '4.22', method: 'dynamic' }],
  ['PromptPay to a tax number', 'promptpay', { promptPayProxy: 'taxId', taxIdTh: '1-2345-67890-12-1' }],
  [
    'Pix by e-mail',
    'pix',
    { pixKey: 'pixEmail', pixEmail: 'A@b.com.br', merchantName: 'João', merchantCity: 'São Paulo' },
  ],
  ['Pix by phone', 'pix', { pixKey: 'pixPhone', pixPhone: '(11) 91234-5678', merchantName: 'a', merchantCity: 'b' }],
  ['Pix by CPF', 'pix', { pixKey: 'cpf', cpf: '111.444.777-35', merchantName: 'a', merchantCity: 'b', message: 'oi' }],
  ['Pix by CNPJ', 'pix', { pixKey: 'cnpj', cnpj: '11.222.333/0001-81', merchantName: 'a', merchantCity: 'b' }],
  ['any scheme', 'emvco', { ...general, amount: '100', postalCode: '100-0001', reference: 'R1', accountTag: '51' }],
];

describe('[QR-07] written codes', () => {
  it.each(complete)('%s: our parser finds no broken rule but what the scheme leaves out', (_, kind, fields) => {
    const built = build(kind, fields);
    if (!built.ok) throw new Error(built.code);
    const { crc, complete: read, problems } = parsePaymentCode(built.value);
    expect({ crc: crc.state, read }).toEqual({ crc: 'valid', read: true });
    // PromptPay has neither name nor city nor category.
    expect(problems.filter(({ code }) => kind !== 'promptpay' || code !== 'missing')).toEqual([]);
  });

  it.each(['paynow', 'promptpay', 'pix', 'emvco'] as const)('%s: drawn, they are decoded again', async (drawnKind) => {
    // The longest of each scheme is the hardest to read.
    const texts = complete.filter(([, kind]) => kind === drawnKind).map(([, kind, fields]) => build(kind, fields));
    const longest = texts.map((built) => (built.ok ? built.value : '')).sort((a, b) => b.length - a.length)[0];
    const drawn = await engine.generate(longest, initialValues(options), context);
    expect(drawn).toMatchObject({ ok: true, value: { verified: true } });
  });

  it('static is 11, dynamic is 12, and Pix leaves static out', () => {
    const method = (kind: PaymentKind, fields: PayloadFields) => {
      const built = build(kind, fields);
      return built.ok && parsePaymentCode(built.value).items.find(({ tag }) => tag === '01')?.value;
    };
    expect(method('emvco', general)).toBe('11');
    expect(method('emvco', { ...general, method: 'dynamic' })).toBe('12');
    const pix = { pixKey: 'cpf', cpf: '11144477735', merchantName: 'a', merchantCity: 'b' };
    expect(method('pix', pix)).toBeUndefined();
    expect(method('pix', { ...pix, method: 'dynamic' })).toBe('12');
  });

  it('amounts have two decimals, those in yen none', () => {
    const amount = (fields: PayloadFields) => {
      const built = build('emvco', { ...general, ...fields });
      return built.ok && parsePaymentCode(built.value).items.find(({ tag }) => tag === '54')?.value;
    };
    expect(amount({ amount: '7', currency: '702' })).toBe('7.00');
    expect(amount({ amount: '007.5', currency: 'sgd' })).toBe('7.50');
    expect(amount({ amount: '100' })).toBe('100');
  });
});

describe('[QR-08] amounts have the decimals of their currency (ISO 4217)', () => {
  const amountOf = (currency: string, amount: string) => {
    const built = build('emvco', { ...general, currency, amount });
    return built.ok ? parsePaymentCode(built.value).items.find(({ tag }) => tag === '54')?.value : built.code;
  };
  it.each([
    ['JPY', '999.10', 'amount'],
    ['JPY', '999.00', '999'],
    ['KRW', '0.5', 'amount'],
    ['VND', '100.5', 'amount'],
    ['KWD', '1.234', '1.234'],
    ['KWD', '1.5', '1.500'],
    ['KWD', '1.2345', 'amount'],
    ['CLF', '1.2345', '1.2345'],
    ['SGD', '1.230', '1.23'],
    ['SGD', '1.234', 'amount'],
    ['XAU', '1.23456', '1.23456'],
    ['JPY', '1234567890123', '1234567890123'],
    ['JPY', '12345678901234', 'amount'],
    ['KWD', '0.000', 'amount'],
  ])('%s %s: %s', (currency, amount, expected) => expect(amountOf(currency, amount)).toBe(expected));
});

describe('[QR-08] names in letters that do not decompose', () => {
  it.each([
    ['Điện Máy', 'Dien May'],
    ['Łukasz', 'Lukasz'],
    ['Søren', 'Soren'],
    ['Strauß', 'Strauss'],
    ['Þór Æsir', 'Thor Aesir'],
    ['Ŋu Ħal Ŧa', 'Ngu Hal Ta'],
    ['ıŉƙɓɗ', expect.stringMatching(/^[ -~]+$/) as unknown as string],
  ])('%s becomes %s', async (name, ascii) => {
    expect(needsTable(name)).toBe(true);
    const romanise = await loadRomanise();
    const built = buildPayment('emvco', { ...initialFields, ...general, merchantName: name }, romanise);
    const value = built.ok && parsePaymentCode(built.value).items.find(({ tag }) => tag === '59')?.value;
    expect(value).toEqual(ascii);
  });

  it('no other script is spelt, and no table is loaded for what decomposes', async () => {
    const romanise = await loadRomanise();
    expect(romanise('咖啡 Кофе')).toBe('咖啡 Кофе');
    expect(needsTable('São João Müller')).toBe(false);
  });
});

describe('[QR-07] fields that cannot be written', () => {
  it.each<[PaymentKind, PayloadFields, string, string]>([
    ['paynow', {}, 'uen', 'missing'],
    ['paynow', { uen: '201403121X' }, 'uen', 'uen'],
    ['paynow', { uen: '201403121W0011' }, 'uen', 'uen'],
    ['paynow', { payNowProxy: 'mobile', mobileSg: '61234567' }, 'mobileSg', 'mobile-sg'],
    ['paynow', { uen: '201403121W', amount: '0' }, 'amount', 'amount'],
    ['paynow', { uen: '201403121W', amount: '1,000' }, 'amount', 'amount'],
    ['paynow', { uen: '201403121W', amount: '-5' }, 'amount', 'amount'],
    ['paynow', { uen: '201403121W', amount: '1.234' }, 'amount', 'amount'],
    ['paynow', { uen: '201403121W', amount: '99999999999' }, 'amount', 'amount'],
    ['paynow', { uen: '201403121W', expiry: '2026-02-29' }, 'expiry', 'expiry'],
    ['paynow', { uen: '201403121W', merchantName: '咖啡店' }, 'merchantName', 'not-ascii'],
    ['paynow', { uen: '201403121W', merchantName: 'x'.repeat(26) }, 'merchantName', 'too-long'],
    ['paynow', { amount: 'x' }, 'amount', 'amount'],
    ['promptpay', { mobileTh: '0212345678' }, 'mobileTh', 'mobile-th'],
    ['promptpay', { promptPayProxy: 'taxId', taxIdTh: '1234567890123' }, 'taxIdTh', 'tax-id-th'],
    ['promptpay', { promptPayProxy: 'eWallet', eWallet: '1' }, 'eWallet', 'e-wallet'],
    ['pix', { pixKey: 'cpf', cpf: '11111111111' }, 'cpf', 'cpf'],
    ['pix', { pixKey: 'cnpj', cnpj: '11222333000180' }, 'cnpj', 'cnpj'],
    ['pix', { pixKey: 'pixEmail', pixEmail: 'nobody' }, 'pixEmail', 'pix-email'],
    ['pix', { pixKey: 'pixEmail', pixEmail: `${'a'.repeat(70)}@b.com.br` }, 'pixEmail', 'pix-email'],
    ['pix', { pixKey: 'pixPhone', pixPhone: '12345' }, 'pixPhone', 'pix-phone'],
    ['pix', { pixRandom: '123e4567' }, 'pixRandom', 'pix-random'],
    ['pix', { transactionId: 'a b' }, 'transactionId', 'reference'],
    ['pix', { pixRandom: '123e4567-e12b-12d1-a456-426655440000', message: 'x'.repeat(38) }, 'message', 'too-long'],
    ['emvco', { ...general, accountTag: '62' }, 'accountTag', 'account-tag'],
    ['emvco', { ...general, currency: 'XYZ' }, 'currency', 'currency'],
    ['emvco', { ...general, country: 'XX' }, 'country', 'country'],
    ['emvco', { ...general, category: '12' }, 'category', 'category'],
    ['emvco', { ...general, account: 'a\ud800' }, 'account', 'not-ascii'],
    ['emvco', { ...general, account: '\u202e1' }, 'account', 'not-ascii'],
    ['emvco', { ...general, networkId: '' }, 'networkId', 'missing'],
  ])('%s %j: %s is %s', (kind, fields, field, code) => {
    expect(build(kind, fields)).toMatchObject({ ok: false, code, detail: { field } });
  });

  it('the longest Pix key and message fill the template and no more', () => {
    const fields = { merchantName: 'a', merchantCity: 'b', message: 'x'.repeat(37) };
    expect(build('pix', { ...fields, pixRandom: '123e4567-e12b-12d1-a456-426655440000' })).toMatchObject({ ok: true });
    const longest = {
      pixKey: 'pixEmail',
      pixEmail: `${'a'.repeat(68)}@b.com.br`,
      merchantName: 'a',
      merchantCity: 'b',
    };
    expect(longest.pixEmail).toHaveLength(77);
    expect(build('pix', longest)).toMatchObject({ ok: true });
  });
});

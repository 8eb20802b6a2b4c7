import { describe, expect, it } from 'vitest';
import { buildPaymentCode, type CodeNode } from './build-payment-code.ts';
import type { Item } from './item.ts';
import { parsePaymentCode } from './payment-code.ts';
import { payloads } from './test-payloads.ts';

const codesOf = (text: string) =>
  parsePaymentCode(text).problems.map(({ code, detail }) => `${code} ${detail.tag ?? ''}`.trim());

const find = (items: readonly Item[], ...path: readonly string[]): Item | undefined => {
  const [tag, ...rest] = path;
  const item = items.find((one) => one.tag === tag);
  return rest.length === 0 ? item : find(item?.nested ?? [], ...rest);
};
const read = (text: string, ...path: readonly string[]) => find(parsePaymentCode(text).items, ...path)?.displayValue;

const built = (nodes: readonly CodeNode[]) => {
  const result = buildPaymentCode(nodes);
  return result.ok ? result.value : '';
};

/** A code that breaks no rule, with some fields replaced. */
const withFields = (changes: Readonly<Record<string, string | readonly CodeNode[] | undefined>>) => {
  const fields: Record<string, string | readonly CodeNode[] | undefined> = {
    '00': '01',
    '04': '5412345678901234',
    '52': '5812',
    '53': '702',
    '58': 'SG',
    '59': 'KOPI',
    '60': 'Singapore',
    ...changes,
  };
  return built(
    Object.entries(fields)
      .sort(([a], [b]) => a.localeCompare(b))
      .flatMap(([tag, held]) =>
        held === undefined ? [] : [typeof held === 'string' ? { tag, value: held } : { tag, nested: held }],
      ),
  );
};

describe('[EMV-04] payment codes of many schemes', () => {
  it.each(payloads)('$name: $schemes', ({ text, schemes, crc, problems }) => {
    const code = parsePaymentCode(text);
    expect(code.schemes.map(({ key }) => key)).toEqual(schemes);
    expect(code.crc.state).toBe(crc ?? 'valid');
    expect(codesOf(text)).toEqual(problems ?? []);
  });

  it('are at least fifty', () => {
    expect(payloads.length).toBeGreaterThanOrEqual(50);
  });
});

describe('[EMV-04] the tree', () => {
  const sample = payloads[0].text;

  it('nests every template, with the place of each field', () => {
    const { items } = parsePaymentCode(`  ${sample}\n`);
    const language = find(items, '64', '01');
    expect(language).toMatchObject({ length: 4, value: '最佳运输' });
    expect(`  ${sample}`.slice(language?.start, language?.end)).toBe('0104最佳运输');
    expect(`  ${sample}`.slice(language?.valueStart, language?.end)).toBe('最佳运输');
    expect(find(items, '91', '00')?.value).toBe('A011223344998877');
    expect(find(items, '29', '05')?.value).toBe('A93FO3230Q');
  });

  it.each(['26', '27', '35', '51', '62', '64', '80', '81', '90', '99'])('reads the template %s', (tag) => {
    const text = withFields({ [tag]: [{ tag: '00', value: 'ZH' }, { tag: '01', value: 'inside' }] }); // oxfmt-ignore
    expect(find(parsePaymentCode(text).items, tag, '01')?.value).toBe('inside');
  });

  it.each(['02', '25', '52', '59', '65', '79'])('does not look into %s, which is no template', (tag) => {
    expect(find(parsePaymentCode(withFields({ [tag]: '0002ZH' })).items, tag)?.nested).toBeUndefined();
  });

  it.each([
    [['01'], { zh: '动态码，只用于一笔交易', en: 'Dynamic, made for one payment' }],
    [['52'], { zh: '本地与市郊客运、轮渡', en: 'Local and suburban commuter transport, ferries' }],
    [['53'], { zh: 'CNY 人民币', en: 'CNY Chinese Yuan' }],
    [['54'], { zh: 'CNY 23.72', en: 'CNY 23.72' }],
    [['55'], { zh: '由付款人输入小费', en: 'The payer is asked for a tip' }],
    [['58'], { zh: '中国', en: 'China' }],
    [['62', '06'], { zh: '由付款人输入', en: 'Entered by the payer' }],
    [['62', '09'], { zh: '请付款人提供：手机号、电子邮箱', en: 'Asks the payer for: mobile number, e-mail address' }],
    [['63'], { zh: 'A13A，校验通过', en: 'A13A, correct' }],
    [['64', '00'], { zh: '中文', en: 'Chinese' }],
  ])('says what %s means in both languages', (path, words) => {
    expect(read(sample, ...path)).toEqual(words);
  });

  it('reads currencies, countries and merchants beyond the plain table', () => {
    const text = withFields({ '53': '764', '58': 'TH', '52': '3011', '62': [{ tag: '11', value: '521' }] });
    expect(read(text, '53')).toEqual({ zh: 'THB 泰铢', en: 'THB Thai Baht' });
    expect(read(text, '58')).toEqual({ zh: '泰国', en: 'Thailand' });
    expect(read(text, '52')).toEqual({ zh: '航空公司', en: 'Airline' });
    expect(read(text, '62', '11')).toEqual({
      zh: '屏幕：网站，远程交易，无人值守',
      en: 'Screen: website, remote commerce, unattended',
    });
  });

  it.each([
    [
      'PayNow',
      'SG',
      { '00': 'SG.PAYNOW', '01': '2', '03': '0', '04': '20301231' },
      [
        ['01', '企业注册号 UEN'],
        ['03', '金额不可改'],
        ['04', '2030-12-31'], // oxfmt-ignore
      ],
    ],
    [
      'PayNow',
      'SG',
      { '00': 'SG.PAYNOW', '01': '0', '02': '+6581234567', '03': '1', '04': '20301231235959' },
      [
        ['01', '手机号'],
        ['02', '+6581234567'],
        ['03', '付款人可改金额'],
        ['04', '2030-12-31 23:59:59'], // oxfmt-ignore
      ],
    ],
    ['PromptPay', 'TH', { '00': 'A000000677010111', '01': '0066812345678' }, [['01', '+66 812345678']]],
    ['Pix', 'BR', { '00': 'BR.GOV.BCB.PIX', '01': 'loja@example.com' }, [['01', 'loja@example.com（电子邮箱）']]],
    ['Pix', 'BR', { '00': 'br.gov.bcb.pix', '01': '12345678000195' }, [['01', '12345678000195（企业税号 CNPJ）']]],
    ['Pix', 'BR', { '00': 'br.gov.bcb.pix', '01': '12ABC34501DE35' }, [['01', '12ABC34501DE35（企业税号 CNPJ）']]],
    [
      'Pix',
      'BR',
      { '00': 'br.gov.bcb.pix', '01': '12ABC34501DE36' },
      [['01', '12ABC34501DE36（企业税号 CNPJ，校验码不对）']],
    ],
    ['QRIS', 'ID', { '00': 'ID.CO.BANK.WWW', '03': 'UMI' }, [['03', '微型企业']]],
    ['FPS', 'HK', { '00': 'hk.com.hkicl', '05': '20301231120000' }, [['05', '2030-12-31 12:00:00']]],
    [
      'KHQR',
      'KH',
      { '00': 'dara@aclb', '02': 'ACLEDA' },
      [
        ['00', 'dara@aclb'],
        ['02', 'ACLEDA'],
      ],
    ],
  ] as const)('reads the fields of %s', (_, country, fields, expected) => {
    const nested = Object.entries(fields).map(([tag, value]) => ({ tag, value }));
    const text = withFields({ '29': nested, '58': country });
    for (const [tag, words] of expected) expect(read(text, '29', tag)?.zh).toBe(words);
  });

  it('reads the beneficiary inside VietQR', () => {
    const text = payloads.find(({ name }) => name.startsWith('VietQR'))?.text ?? '';
    expect(read(text, '38', '01', '00')?.en).toBe('Sacombank');
    expect(read(text, '38', '02')?.en).toBe('Fast transfer to an account');
  });

  it('reads when a KHQR was made and when it expires', () => {
    const times = [{ tag: '00', value: '1767225600000' }, { tag: '01', value: '1767225900000' }]; // oxfmt-ignore
    const text = withFields({ '58': 'KH', '99': times });
    expect(read(text, '99', '00')?.en).toBe('2026-01-01 00:00:00 UTC');
    expect(parsePaymentCode(text).schemes.map(({ key }) => key)).toContain('khqr');
  });

  it('does not take a date or a time for one that is none', () => {
    const text = withFields({ '26': [{ tag: '00', value: 'SG.PAYNOW' }, { tag: '04', value: '20301399' }] }); // oxfmt-ignore
    expect(read(text, '26', '04')?.en).toBe('20301399');
  });
});

describe('[EMV-04] broken rules', () => {
  it.each([
    ['nothing', {}, []],
    ['a wrong format', { '00': '02' }, ['form 00']],
    ['an unknown method', { '01': '13' }, ['form 01']],
    ['a comma in the amount', { '54': '12,50' }, ['form 54']],
    ['an amount too long', { '54': '12345678901.99' }, ['too-long 54']],
    ['a lower-case country', { '58': 'sg' }, ['form 58']],
    ['a country that is none', { '58': 'ZZ' }, ['unknown-country']],
    ['a currency in letters', { '53': 'SGD' }, ['form 53']],
    ['a currency that is none', { '53': '000' }, ['unknown-currency']],
    ['a category of three digits', { '52': '581' }, ['form 52']],
    ['a long name', { '59': 'A'.repeat(26) }, ['too-long 59']],
    ['a long city', { '60': 'A'.repeat(16) }, ['too-long 60']],
    ['a long postal code', { '61': '12345678901' }, ['too-long 61']],
    ['a Chinese name outside tag 64', { '59': '咖啡' }, ['not-common-character 59']],
    ['a control character', { '59': 'A\u0007B' }, ['not-common-character 59']],
    ['no merchant name', { '59': undefined }, ['missing 59']],
    ['an empty name', { '59': '' }, ['empty 59']],
    ['no account', { '04': undefined }, ['missing-account']],
    ['a fee without an indicator', { '56': '1.00' }, ['fee-without-indicator 56']],
    ['an indicator without a fee', { '55': '03' }, ['indicator-without-fee 57']],
    [
      'a percentage where a fee was said',
      { '55': '02', '57': '5' },
      ['indicator-without-fee 56', 'fee-without-indicator 57'],
    ],
    ['a template without an identifier', { '26': [{ tag: '01', value: 'x' }] }, ['no-identifier 26']],
    ['a template that is no template', { '26': 'plain text' }, ['bad-tag']],
    ['a template cut off', { '26': '0009SG.PAY' }, ['overrun 26-00']],
    ['a twice-used tag in a template', { '26': '0001A0001B' }, ['duplicate 26-00']],
    ['a long bill number', { '62': [{ tag: '01', value: '1'.repeat(26) }] }, ['too-long 62-01']],
    ['a strange request', { '62': [{ tag: '09', value: 'X' }] }, ['form 62-09']],
    ['a language that is none', { '64': [{ tag: '00', value: '中文' }] }, ['form 64-00']],
  ] as const)('%s', (_, changes, expected) => {
    expect(codesOf(withFields(changes))).toEqual(expected);
  });

  it.each([
    ['a tag that is no number', '00020152045812XX04', 'bad-tag', 14, { found: 'XX' }],
    ['a length that is no number', '00020152045812590AKOPI', 'bad-length', 14, { tag: '59', found: '0A' }],
    ['a length that overruns', '000201520458125910KOPI', 'overrun', 14, { tag: '59', length: 10, left: 4 }],
    ['another first field', '52045812000201', 'first-not-00', 0, { tag: '52' }],
    ['a field twice', '0002015802SG5802SG', 'duplicate', 12, { tag: '58' }],
    ['no CRC', '0002015802SG', 'crc-missing', 12, { expected: 'A9FD' }],
    ['a wrong CRC', '0002015802SG63041234', 'crc-wrong', 12, { found: '1234', expected: 'A9FD' }],
    ['a CRC in lower case', '0002015802SG6304a9fd', 'crc-lower-case', 12, { found: 'a9fd' }],
    ['a CRC that is no hex', '0002015802SG6304ZZZZ', 'crc-form', 12, { found: 'ZZZZ' }],
    ['a field after the CRC', '0002015802SG6304A9FD5902AB', 'crc-not-last', 12, {}],
  ])('%s is told with its place', (_, text, code, start, detail) => {
    expect(parsePaymentCode(text).problems).toContainEqual(
      expect.objectContaining({ code, start, detail: expect.objectContaining(detail) as unknown }),
    );
  });

  it('lengths in bytes are told, and the code is read all the same', () => {
    const text = '00020164220002ZH0112清河超市5802CN';
    const code = parsePaymentCode(text);
    expect(code.counting).toBe('bytes');
    expect(find(code.items, '64', '01')?.value).toBe('清河超市');
    expect(code.problems).toContainEqual(expect.objectContaining({ code: 'length-in-bytes', severity: 'error' }));
  });

  it('lengths in UTF-16 code units are told too', () => {
    const text = '0002015903🍜面5802CN';
    expect(parsePaymentCode(text)).toMatchObject({ counting: 'code-units', count: 3 });
    expect(codesOf(text)).toContain('length-in-code-units');
  });

  it('stay few in a text of thousands of fields', () => {
    const code = parsePaymentCode(`000201${'0102AB'.repeat(3_000)}`);
    expect(code.count).toBe(3_001);
    expect(code.problems.length).toBe(100);
    expect(code.items.length).toBe(1_000);
  });
});

describe('[EMV-04] hostile texts', () => {
  const cutPayloads = payloads.slice(0, 20).map(({ name, text }, index) => ({ name, text, shortest: index % 4 }));
  it.each(cutPayloads)('$name cut off at every fourth place is still read', ({ text, shortest }) => {
    const cuts = Array.from({ length: text.length / 4 }, (_, fourth) => text.slice(0, shortest + fourth * 4));
    const backwards = cuts.filter((cut) => parsePaymentCode(cut).problems.some(({ start, end }) => !(start <= end)));
    expect(backwards).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n\t\ufeff'],
    ['NUL characters', '\0'.repeat(50)],
    ['a lone surrogate', '0002015901\ud83d5802SG'],
    ['right-to-left marks', '0002015905\u202eKOPI'],
    ['markup', '0002015925<img src=x onerror=a()>.'],
    ['a template in a template in a template', '26'.concat('99', '2695'.repeat(24))],
    ['only tags of templates', '2600276228643800'],
    ['nines', '9'.repeat(10_000)],
    ['full-width digits', '０００２０１'],
    ['__proto__', '0002015909__proto__6211constructor'],
  ])('%s', (_, text) => {
    expect(() => parsePaymentCode(text)).not.toThrow();
  });
});

describe('[EMV-05] amounts (EMV QRCPS-MPM 4.7.4.1)', () => {
  const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;
  const told = (currency: string, ...fields: readonly (readonly [string, string])[]) => {
    const text = `000201${fields.map(([tag, value]) => field(tag, value)).join('')}${field('53', currency)}`;
    return codesOf(text).filter((code) => /amount/.test(code));
  };
  it.each([
    ['702', '0.00', ['amount-zero 54']],
    ['702', '0', ['amount-zero 54']],
    ['702', '0.', ['amount-zero 54']],
    ['392', '999.10', ['amount-decimals 54']],
    ['414', '1.2345', ['amount-decimals 54']],
    ['704', '100.5', ['amount-decimals 54']],
    ['704', '0.0', ['amount-zero 54', 'amount-decimals 54']],
    ['414', '1.234', []],
    ['392', '999', []],
    ['392', '999.', []],
    ['702', '98.7', []],
    ['990', '1.2345', []],
    ['959', '1.23456', []],
    ['000', '1.23456', []],
  ])('currency %s, %s', (currency, amount, expected) => expect(told(currency, ['54', amount])).toEqual(expected));

  it('holds for fixed fees and percentages too', () => {
    expect(told('392', ['55', '02'], ['56', '0.50'])).toEqual(['amount-decimals 56']);
    expect(told('392', ['55', '03'], ['57', '0.00'])).toEqual(['amount-zero 57']);
    expect(told('392', ['55', '03'], ['57', '1.25'])).toEqual([]);
  });
});

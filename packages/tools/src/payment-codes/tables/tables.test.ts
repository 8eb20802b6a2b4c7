import { describe, expect, it } from 'vitest';
import { cardApplication } from './card-applications.ts';
import { countryName, countryOf, isCountry } from './countries.ts';
import { currencies, currencyName, currencyOf } from './currencies.ts';
import { merchantCategory, merchantCategoryCount } from './merchant-categories.ts';
import { topLevelTag } from './emvco-tags.ts';
import { plainDescription } from './plain-descriptions.ts';
import { networkOf, templateOf } from './schemes.ts';
import { isTemplate } from './templates.ts';

const tags = Array.from({ length: 100 }, (_, tag) => String(tag).padStart(2, '0'));

describe('[EMV-03] the description table', () => {
  const between = (first: string, last: string) => tags.filter((tag) => tag >= first && tag <= last);

  it.each([
    ['00', 'Payload Format Indicator', '负载格式指示'],
    ['01', 'Point of Initiation Method', '发起方式'],
    ['52', 'Merchant Category Code', '商户类别码'],
    ['53', 'Transaction Currency', '交易币种'],
    ['54', 'Transaction Amount', '交易金额'],
    ['58', 'Country Code', '国家代码'],
    ['59', 'Merchant Name', '商户名称'],
    ['60', 'Merchant City', '商户城市'],
    ['61', 'Postal Code', '邮政编码'],
    ['62', 'Additional Data Field Template', '附加数据模板'],
    ['63', 'CRC', 'CRC 校验'],
    ['64', 'Merchant Information - Language Template', '商户信息语言模板'],
    ['80', 'Unreserved Templates', '未保留模板'],
    ['81', 'Unreserved Templates', '未保留模板'],
    ['99', 'RFU', '保留供将来使用'],
  ])('%s is %s', (tag, en, zh) => {
    expect(plainDescription(tag)).toEqual({ zh, en });
  });

  it('has merchant accounts from 02 to 51, reserved from 26', () => {
    for (const tag of between('02', '25')) expect(plainDescription(tag).en).toBe('Merchant Account Information');
    for (const tag of between('26', '51')) expect(plainDescription(tag).en).toMatch(/^Merchant Account .*Reserved/);
  });

  it('names all of 52 to 65 and calls the rest unknown', () => {
    for (const tag of between('52', '65')) expect(plainDescription(tag).en).not.toBe('Unknown Tag');
    for (const tag of [...between('66', '79'), ...between('82', '98')]) {
      expect(plainDescription(tag)).toEqual({ zh: '未知标签', en: 'Unknown Tag' });
    }
  });
});

describe('[EMV-04] EMVCo’s own table', () => {
  it('has words for every tag', () => {
    for (const tag of tags) expect(topLevelTag(tag).name.en).not.toBe('Unknown tag');
  });

  it('has templates at 26 to 51, 62, 64 and 80 to 99', () => {
    const templates = tags.filter(isTemplate).map(Number);
    expect(templates.length).toBe(26 + 2 + 20);
    expect([26, 51, 62, 64, 80, 99].every((tag) => templates.includes(tag))).toBe(true);
    expect([25, 52, 61, 63, 65, 79].some((tag) => templates.includes(tag))).toBe(false);
  });
});

describe('[EMV-04] the ISO tables', () => {
  it.each([
    ['702', 'SGD', 2],
    ['840', 'USD', 2],
    ['156', 'CNY', 2],
    ['344', 'HKD', 2],
    ['458', 'MYR', 2],
    ['764', 'THB', 2],
    ['392', 'JPY', 0],
    ['048', 'BHD', 3],
    ['990', 'CLF', 4],
  ])('ISO 4217: %s is %s with %i decimals', (numeric, code, decimals) => {
    expect(currencyOf(numeric)).toEqual({ code, numeric, decimals });
  });

  it('ISO 4217 has every currency once, each with a name in both languages', () => {
    expect(currencies.length).toBeGreaterThan(170);
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length);
    expect(currencyOf('961')?.decimals).toBeUndefined();
    expect(currencyName('CNY')).toEqual({ zh: '人民币', en: 'Chinese Yuan' });
  });

  it('ISO 3166 has 249 countries and territories', () => {
    const numerics = Array.from({ length: 1_000 }, (_, code) => String(code).padStart(3, '0'));
    expect(numerics.filter((code) => countryOf(code) !== undefined).length).toBe(249);
    expect(countryOf('156')).toBe('CN');
    expect(isCountry('SG')).toBe(true);
    expect(isCountry('ZZ')).toBe(false);
    expect(countryName('MY')).toEqual({ zh: '马来西亚', en: 'Malaysia' });
  });

  it('gives a code that has no name back as it is', () => {
    expect(currencyName('12')).toEqual({ zh: '12', en: '12' });
  });

  it.each([
    ['5411', '超市与食品杂货店', 'Grocery stores and supermarkets'],
    ['5812', '餐馆', 'Eating places and restaurants'],
    ['5814', '快餐店', 'Fast food restaurants'],
    ['5999', '其他专营零售店', 'Miscellaneous and specialty retail stores'],
    ['3000', '航空公司', 'Airline'],
    ['3390', '汽车租赁公司', 'Car rental company'],
    ['3999', '酒店', 'Hotel'],
  ])('ISO 18245: %s is %s', (code, zh, en) => {
    expect(merchantCategory(code)).toEqual({ zh, en });
  });

  it('ISO 18245 has at least 250 names and none for what is no code', () => {
    expect(merchantCategoryCount).toBeGreaterThanOrEqual(250);
    expect(merchantCategory('0000')?.zh).toContain('未指定');
    for (const code of ['', '9998', '30', '30000', 'toString']) expect(merchantCategory(code)).toBeUndefined();
  });
});

describe('[EMV-04] schemes', () => {
  it.each([
    ['26', 'SG.PAYNOW', 'SG', 'paynow'],
    ['29', 'A000000677010111', 'TH', 'promptpay'],
    ['26', 'BR.GOV.BCB.PIX', 'BR', 'pix'],
    ['51', 'ID.CO.QRIS.WWW', 'ID', 'qris'],
    ['26', 'A0000006150001', 'MY', 'duitnow'],
    ['38', 'A000000727', 'VN', 'vietqr'],
    ['29', 'name@bank', 'KH', 'khqr'],
    ['26', 'hk.com.hkicl', 'HK', 'fps'],
    ['26', 'jp.or.paymentsjapan', 'JP', 'jpqr'],
    ['27', 'A000000524', 'IN', 'upi'],
    ['28', 'COM.ALIPAY.OPENAPI', 'SG', 'alipay'],
    ['28', 'COM.QQ.WEIXIN.PAY', 'SG', 'wechat-pay'],
  ])('a template %s of %s is %s', (tag, identifier, country, key) => {
    expect(templateOf(tag, identifier, country)?.scheme.key).toBe(key);
  });

  it.each([
    ['26', '', 'SG'],
    ['29', 'name@bank', 'SG'],
    ['26', '__proto__', 'SG'],
    ['99', 'text', 'KH'],
  ])('a template %s of “%s” in %s is nobody’s', (tag, identifier, country) => {
    expect(templateOf(tag, identifier, country)).toBeUndefined();
  });

  it.each([
    ['02', 'visa'],
    ['05', 'mastercard'],
    ['11', 'amex'],
    ['14', 'jcb'],
    ['16', 'unionpay'],
    ['17', undefined],
  ])('tag %s belongs to %s', (tag, key) => {
    expect(networkOf(tag)?.key).toBe(key);
  });

  it.each([
    ['A0000000031010', 'Visa debit or credit'],
    ['A0000000039999', 'Visa'],
    ['A000000333010101', 'UnionPay debit'],
    ['A000000999', undefined],
  ])('the card application %s is %s', (identifier, name) => {
    expect(cardApplication(identifier)?.en).toBe(name);
  });
});

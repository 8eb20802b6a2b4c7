import type { Localized } from '@toolbench/kit/localized.ts';
import { additionalData } from './additional-data.ts';
import { countryName, isCountry } from './countries.ts';
import { currencyName, currencyOf } from './currencies.ts';
import { displayNames } from './display-names.ts';
import { merchantCategory } from './merchant-categories.ts';
import { oneOf, tagTable, type CodeContext, type TagText } from './tag-text.ts';

/*
 * Top-level data objects of a payment code. Source: EMV QR Code Specification for Payment Systems, Merchant-Presented
 * Mode, version 1.1, tables 3.1 to 3.8 and 4.1 to 4.9.
 */

const methods = oneOf({
  '11': { zh: '静态码，可多次使用', en: 'Static, used for many payments' },
  '12': { zh: '动态码，只用于一笔交易', en: 'Dynamic, made for one payment' },
});

const tips = oneOf({
  '01': { zh: '由付款人输入小费', en: 'The payer is asked for a tip' },
  '02': { zh: '加收固定服务费', en: 'A fixed convenience fee is added' },
  '03': { zh: '按百分比加收服务费', en: 'A percentage convenience fee is added' },
});

/** A currency as code and name; undefined for a numeric code the standard does not list. */
export function readCurrency(numeric: string): Localized | undefined {
  const currency = currencyOf(numeric);
  if (!currency) return undefined;
  const { zh, en } = currencyName(currency.code);
  return { zh: `${currency.code} ${zh}`, en: `${currency.code} ${en}` };
}

function readAmount(value: string, { currency }: CodeContext): Localized | undefined {
  const code = currencyOf(currency)?.code;
  return code && /^\d+(\.\d*)?$/.test(value) ? { zh: `${code} ${value}`, en: `${code} ${value}` } : undefined;
}

const languageTable = tagTable(
  `
00 | 语言 | Language Preference | 下面名称所用的语言，ISO 639 | Language of the names below, ISO 639
01 | 商户名称（本地语言） | Merchant Name, alternate language | 最多 25 个字符 | Up to 25 characters
02 | 商户城市（本地语言） | Merchant City, alternate language | 最多 15 个字符 | Up to 15 characters
`,
  {
    '00': (value) => (/^[A-Za-z]{2}$/.test(value) ? displayNames('language', value.toLowerCase()) : undefined),
  },
);

const named = tagTable(
  `
00 | 负载格式指示 | Payload Format Indicator | 规范的版本，固定为 01 | Version of the format, always 01
01 | 发起方式 | Point of Initiation Method | 静态码可反复使用，动态码只用一次 | Whether the code is for many payments or for one
52 | 商户类别码 | Merchant Category Code | 商户的行业，ISO 18245 | Line of business, ISO 18245
53 | 交易币种 | Transaction Currency | 三位数字，ISO 4217 | Three digits, ISO 4217
54 | 交易金额 | Transaction Amount | 没有此项时由付款人输入 | Entered by the payer if absent
55 | 小费或服务费 | Tip or Convenience Indicator | 是否收取以及如何收取 | Whether and how one is charged
56 | 固定服务费 | Convenience Fee Fixed | 标签 55 为 02 时的金额 | Amount, where tag 55 is 02
57 | 百分比服务费 | Convenience Fee Percentage | 标签 55 为 03 时的百分比 | Percentage, where tag 55 is 03
58 | 国家或地区 | Country Code | 商户所在地，ISO 3166-1 两位字母 | Where the merchant is, ISO 3166-1 alpha-2
59 | 商户名称 | Merchant Name | 最多 25 个字符 | Up to 25 characters
60 | 商户城市 | Merchant City | 最多 15 个字符 | Up to 15 characters
61 | 邮政编码 | Postal Code | 最多 10 个字符 | Up to 10 characters
62 | 附加数据 | Additional Data Field Template | 账单号、门店、终端等 | Bill number, store, terminal and the like
63 | 校验和 CRC | CRC | CRC-16/CCITT-FALSE，对前面全部内容及 6304 计算 | CRC-16/CCITT-FALSE over everything before it and 6304
64 | 商户信息（本地语言） | Merchant Information, Language Template | 以另一种语言写的名称与城市 | Name and city in another language
`,
  {
    '01': methods,
    '52': merchantCategory,
    '53': readCurrency,
    '54': readAmount,
    '55': tips,
    '56': readAmount,
    '57': (value) => (/^\d+(\.\d*)?$/.test(value) ? { zh: `${value}%`, en: `${value}%` } : undefined),
    '58': (value) => (isCountry(value) ? countryName(value) : undefined),
  },
  { '62': additionalData, '64': languageTable },
);

/** The same for all tags from one to another. */
const ranges = tagTable(`
02-03 | 商户账户：Visa | Merchant Account: Visa | 卡组织分配的商户标识 | Merchant identifier of the card network
04-05 | 商户账户：Mastercard | Merchant Account: Mastercard | 卡组织分配的商户标识 | Merchant identifier of the card network
06-08 | 商户账户：EMVCo 保留 | Merchant Account: reserved by EMVCo | 卡组织分配的商户标识 | Merchant identifier of the card network
09-10 | 商户账户：Discover | Merchant Account: Discover | 卡组织分配的商户标识 | Merchant identifier of the card network
11-12 | 商户账户：American Express | Merchant Account: American Express | 卡组织分配的商户标识 | Merchant identifier of the card network
13-14 | 商户账户：JCB | Merchant Account: JCB | 卡组织分配的商户标识 | Merchant identifier of the card network
15-16 | 商户账户：UnionPay | Merchant Account: UnionPay | 卡组织分配的商户标识 | Merchant identifier of the card network
17-25 | 商户账户：EMVCo 保留 | Merchant Account: reserved by EMVCo | 卡组织分配的商户标识 | Merchant identifier of the card network
26-51 | 商户账户信息 | Merchant Account Information | 某个支付网络的收款账户 | The account with one payment network
65-79 | EMVCo 保留 | Reserved by EMVCo | 留待将来使用 | For future use
80-99 | 自定义模板 | Unreserved Template | 各支付系统自行定义 | Defined by each payment system
`);

const unknown: TagText = { name: { zh: '未知标签', en: 'Unknown tag' } };

/** Words of an inner tag that nothing is known about. */
export const reservedInside: TagText = { name: { zh: '保留', en: 'Reserved' } };

/** A top-level tag in words, by its two digits. */
export function topLevelTag(tag: string): TagText {
  if (Object.hasOwn(named, tag)) return named[tag];
  const range = Object.keys(ranges).find((key) => tag >= key.slice(0, 2) && tag <= key.slice(3));
  return range === undefined ? unknown : ranges[range];
}

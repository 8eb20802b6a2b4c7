import type { Localized } from '@toolbench/kit/localized.ts';
import { additionalData } from './additional-data.ts';
import { countryName, isCountry } from './countries.ts';
import { currencyName, currencyOf } from './currencies.ts';
import { displayNames } from './display-names.ts';
import { merchantCategory } from './merchant-categories.ts';
import { oneOf, type CodeContext, type TagTable, type TagText } from './tag-text.ts';

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

const languageTable: TagTable = {
  '00': {
    name: { zh: '语言', en: 'Language Preference' },
    description: { zh: '下面名称所用的语言，ISO 639', en: 'Language of the names below, ISO 639' },
    read: (value) => (/^[A-Za-z]{2}$/.test(value) ? displayNames('language', value.toLowerCase()) : undefined),
  },
  '01': {
    name: { zh: '商户名称（本地语言）', en: 'Merchant Name, alternate language' },
    description: { zh: '最多 25 个字符', en: 'Up to 25 characters' },
  },
  '02': {
    name: { zh: '商户城市（本地语言）', en: 'Merchant City, alternate language' },
    description: { zh: '最多 15 个字符', en: 'Up to 15 characters' },
  },
};

const named: TagTable = {
  '00': {
    name: { zh: '负载格式指示', en: 'Payload Format Indicator' },
    description: { zh: '规范的版本，固定为 01', en: 'Version of the format, always 01' },
  },
  '01': {
    name: { zh: '发起方式', en: 'Point of Initiation Method' },
    description: { zh: '静态码可反复使用，动态码只用一次', en: 'Whether the code is for many payments or for one' },
    read: methods,
  },
  '52': {
    name: { zh: '商户类别码', en: 'Merchant Category Code' },
    description: { zh: '商户的行业，ISO 18245', en: 'Line of business, ISO 18245' },
    read: merchantCategory,
  },
  '53': {
    name: { zh: '交易币种', en: 'Transaction Currency' },
    description: { zh: '三位数字，ISO 4217', en: 'Three digits, ISO 4217' },
    read: readCurrency,
  },
  '54': {
    name: { zh: '交易金额', en: 'Transaction Amount' },
    description: { zh: '没有此项时由付款人输入', en: 'Entered by the payer if absent' },
    read: readAmount,
  },
  '55': {
    name: { zh: '小费或服务费', en: 'Tip or Convenience Indicator' },
    description: { zh: '是否收取以及如何收取', en: 'Whether and how one is charged' },
    read: tips,
  },
  '56': {
    name: { zh: '固定服务费', en: 'Convenience Fee Fixed' },
    description: { zh: '标签 55 为 02 时的金额', en: 'Amount, where tag 55 is 02' },
    read: readAmount,
  },
  '57': {
    name: { zh: '百分比服务费', en: 'Convenience Fee Percentage' },
    description: { zh: '标签 55 为 03 时的百分比', en: 'Percentage, where tag 55 is 03' },
    read: (value) => (/^\d+(\.\d*)?$/.test(value) ? { zh: `${value}%`, en: `${value}%` } : undefined),
  },
  '58': {
    name: { zh: '国家或地区', en: 'Country Code' },
    description: { zh: '商户所在地，ISO 3166-1 两位字母', en: 'Where the merchant is, ISO 3166-1 alpha-2' },
    read: (value) => (isCountry(value) ? countryName(value) : undefined),
  },
  '59': {
    name: { zh: '商户名称', en: 'Merchant Name' },
    description: { zh: '最多 25 个字符', en: 'Up to 25 characters' },
  },
  '60': {
    name: { zh: '商户城市', en: 'Merchant City' },
    description: { zh: '最多 15 个字符', en: 'Up to 15 characters' },
  },
  '61': {
    name: { zh: '邮政编码', en: 'Postal Code' },
    description: { zh: '最多 10 个字符', en: 'Up to 10 characters' },
  },
  '62': {
    name: { zh: '附加数据', en: 'Additional Data Field Template' },
    description: { zh: '账单号、门店、终端等', en: 'Bill number, store, terminal and the like' },
    nested: additionalData,
  },
  '63': {
    name: { zh: '校验和 CRC', en: 'CRC' },
    description: {
      zh: 'CRC-16/CCITT-FALSE，对前面全部内容及 6304 计算',
      en: 'CRC-16/CCITT-FALSE over everything before it and 6304',
    },
  },
  '64': {
    name: { zh: '商户信息（本地语言）', en: 'Merchant Information, Language Template' },
    description: { zh: '以另一种语言写的名称与城市', en: 'Name and city in another language' },
    nested: languageTable,
  },
};

interface Range {
  readonly first: string;
  readonly last: string;
  readonly text: TagText;
}

const primitiveAccount: Localized = { zh: '卡组织分配的商户标识', en: 'Merchant identifier of the card network' };

function network(first: string, last: string, name: string): Range {
  return {
    first,
    last,
    text: {
      name: { zh: `商户账户：${name}`, en: `Merchant Account: ${name}` },
      description: primitiveAccount,
    },
  };
}

function reservedAccount(first: string, last: string): Range {
  return {
    first,
    last,
    text: {
      name: { zh: '商户账户：EMVCo 保留', en: 'Merchant Account: reserved by EMVCo' },
      description: primitiveAccount,
    },
  };
}

const ranges: readonly Range[] = [
  network('02', '03', 'Visa'),
  network('04', '05', 'Mastercard'),
  reservedAccount('06', '08'),
  network('09', '10', 'Discover'),
  network('11', '12', 'American Express'),
  network('13', '14', 'JCB'),
  network('15', '16', 'UnionPay'),
  reservedAccount('17', '25'),
  {
    first: '26',
    last: '51',
    text: {
      name: { zh: '商户账户信息', en: 'Merchant Account Information' },
      description: { zh: '某个支付网络的收款账户', en: 'The account with one payment network' },
    },
  },
  {
    first: '65',
    last: '79',
    text: {
      name: { zh: 'EMVCo 保留', en: 'Reserved by EMVCo' },
      description: { zh: '留待将来使用', en: 'For future use' },
    },
  },
  {
    first: '80',
    last: '99',
    text: {
      name: { zh: '自定义模板', en: 'Unreserved Template' },
      description: { zh: '各支付系统自行定义', en: 'Defined by each payment system' },
    },
  },
];

const unknown: TagText = { name: { zh: '未知标签', en: 'Unknown tag' } };

/** Words of an inner tag that nothing is known about. */
export const reservedInside: TagText = { name: { zh: '保留', en: 'Reserved' } };

/** A top-level tag in words, by its two digits. */
export function topLevelTag(tag: string): TagText {
  if (Object.hasOwn(named, tag)) return named[tag];
  return ranges.find(({ first, last }) => tag >= first && tag <= last)?.text ?? unknown;
}

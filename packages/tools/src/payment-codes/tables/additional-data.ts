import type { Localized } from '@toolbench/kit/localized.ts';
import { oneOf, type TagTable } from './tag-text.ts';

/* Data objects of tag 62. Source: EMV QRCPS Merchant-Presented Mode 1.1, tables 3.7 and 4.8 to 4.11. */

/** EMV QRCPS-MPM 4.8.1: this value asks the payer's application to let the payer enter one. */
export const askThePayer = '***';

const readAsked = oneOf({ [askThePayer]: { zh: '由付款人输入', en: 'Entered by the payer' } });

const requested: Readonly<Record<string, Localized>> = {
  A: { zh: '地址', en: 'address' },
  M: { zh: '手机号', en: 'mobile number' },
  E: { zh: '电子邮箱', en: 'e-mail address' },
};

function readRequest(value: string): Localized | undefined {
  if (!/^[AME]{1,3}$/.test(value)) return undefined;
  const parts = Array.from(value, (letter) => requested[letter]);
  return {
    zh: `请付款人提供：${parts.map(({ zh }) => zh).join('、')}`,
    en: `Asks the payer for: ${parts.map(({ en }) => en).join(', ')}`,
  };
}

const media: readonly Localized[] = [
  { zh: '印刷：商户贴纸', en: 'Print: merchant sticker' },
  { zh: '印刷：账单或发票', en: 'Print: bill or invoice' },
  { zh: '印刷：杂志或海报', en: 'Print: magazine or poster' },
  { zh: '印刷：其他', en: 'Print: other' },
  { zh: '屏幕：商户终端', en: 'Screen: merchant terminal' },
  { zh: '屏幕：网站', en: 'Screen: website' },
  { zh: '屏幕：应用', en: 'Screen: app' },
  { zh: '屏幕：其他', en: 'Screen: other' },
];

const locations: readonly Localized[] = [
  { zh: '在商户经营地', en: 'at the merchant’s premises' },
  { zh: '不在商户经营地', en: 'not at the merchant’s premises' },
  { zh: '远程交易', en: 'remote commerce' },
  { zh: '其他地点', en: 'elsewhere' },
];

const presences: readonly Localized[] = [
  { zh: '有人值守', en: 'attended' },
  { zh: '无人值守', en: 'unattended' },
  { zh: '半自助', en: 'semi-attended' },
  { zh: '其他方式', en: 'other' },
];

function readChannel(value: string): Localized | undefined {
  if (!/^[0-7][0-3][0-3]$/.test(value)) return undefined;
  const parts = [media[Number(value[0])], locations[Number(value[1])], presences[Number(value[2])]];
  return { zh: parts.map(({ zh }) => zh).join('，'), en: parts.map(({ en }) => en).join(', ') };
}

export const additionalData: TagTable = {
  '01': {
    name: { zh: '账单号', en: 'Bill Number' },
    description: { zh: '发票或账单的编号', en: 'Invoice or bill number' },
    read: readAsked,
  },
  '02': {
    name: { zh: '手机号', en: 'Mobile Number' },
    description: { zh: '充值或缴费的号码', en: 'Number to top up or to pay for' },
    read: readAsked,
  },
  '03': {
    name: { zh: '门店', en: 'Store Label' },
    description: { zh: '门店的标识', en: 'Identifies the store' },
    read: readAsked,
  },
  '04': {
    name: { zh: '会员号', en: 'Loyalty Number' },
    description: { zh: '会员卡号', en: 'Loyalty card number' },
    read: readAsked,
  },
  '05': {
    name: { zh: '参考号', en: 'Reference Label' },
    description: { zh: '由商户或收单方定义', en: 'Defined by the merchant or acquirer' },
    read: readAsked,
  },
  '06': {
    name: { zh: '客户标识', en: 'Customer Label' },
    description: { zh: '例如订户号、学号', en: 'Such as a subscriber or student number' },
    read: readAsked,
  },
  '07': {
    name: { zh: '终端', en: 'Terminal Label' },
    description: { zh: '终端的标识', en: 'Identifies the terminal' },
    read: readAsked,
  },
  '08': {
    name: { zh: '交易用途', en: 'Purpose of Transaction' },
    description: { zh: '这笔钱付什么', en: 'What the payment is for' },
    read: readAsked,
  },
  '09': {
    name: { zh: '请求的付款人信息', en: 'Additional Consumer Data Request' },
    description: { zh: 'A 地址，M 手机号，E 邮箱', en: 'A address, M mobile, E e-mail' },
    read: readRequest,
  },
  '10': {
    name: { zh: '商户税号', en: 'Merchant Tax ID' },
    description: { zh: '商户的纳税人识别号', en: 'The merchant’s tax identifier' },
  },
  '11': {
    name: { zh: '商户渠道', en: 'Merchant Channel' },
    description: { zh: '媒介、地点与值守方式', en: 'Medium, location and presence' },
    read: readChannel,
  },
};

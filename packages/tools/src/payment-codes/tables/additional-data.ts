import type { Localized } from '@toolbench/kit/localized.ts';
import { oneOf, tagTable } from './tag-text.ts';

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

export const additionalData = tagTable(
  `
01 | 账单号 | Bill Number | 发票或账单的编号 | Invoice or bill number
02 | 手机号 | Mobile Number | 充值或缴费的号码 | Number to top up or to pay for
03 | 门店 | Store Label | 门店的标识 | Identifies the store
04 | 会员号 | Loyalty Number | 会员卡号 | Loyalty card number
05 | 参考号 | Reference Label | 由商户或收单方定义 | Defined by the merchant or acquirer
06 | 客户标识 | Customer Label | 例如订户号、学号 | Such as a subscriber or student number
07 | 终端 | Terminal Label | 终端的标识 | Identifies the terminal
08 | 交易用途 | Purpose of Transaction | 这笔钱付什么 | What the payment is for
09 | 请求的付款人信息 | Additional Consumer Data Request | A 地址，M 手机号，E 邮箱 | A address, M mobile, E e-mail
10 | 商户税号 | Merchant Tax ID | 商户的纳税人识别号 | The merchant’s tax identifier
11 | 商户渠道 | Merchant Channel | 媒介、地点与值守方式 | Medium, location and presence
`,
  {
    '01': readAsked,
    '02': readAsked,
    '03': readAsked,
    '04': readAsked,
    '05': readAsked,
    '06': readAsked,
    '07': readAsked,
    '08': readAsked,
    '09': readRequest,
    '11': readChannel,
  },
);

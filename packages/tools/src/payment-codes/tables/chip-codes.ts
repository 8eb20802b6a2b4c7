import type { Localized } from '@toolbench/kit/localized.ts';

/*
 * Codes inside chip data. Source: EMV 4.4 Book 3 annex C3 (cardholder verification) and 6.5.5.4 (cryptogram), Book 4
 * annex A1 and A6; ISO 8583 (transaction type, entry mode); ISO/IEC 7813 (service code).
 */
export type Codes = Readonly<Record<string, Localized>>;

/** By the low six bits of a cardholder verification rule's first byte. */
export const verificationMethods: Codes = {
  '00': { zh: '验证失败处理', en: 'Fail CVM processing' },
  '01': { zh: '卡验证明文 PIN', en: 'Plaintext PIN verified by the card' },
  '02': { zh: '联机验证加密 PIN', en: 'Enciphered PIN verified online' },
  '03': { zh: '卡验证明文 PIN 并签名', en: 'Plaintext PIN verified by the card, and signature' },
  '04': { zh: '卡验证加密 PIN', en: 'Enciphered PIN verified by the card' },
  '05': { zh: '卡验证加密 PIN 并签名', en: 'Enciphered PIN verified by the card, and signature' },
  '1E': { zh: '签名', en: 'Signature' },
  '1F': { zh: '无需验证', en: 'No CVM required' },
  '3F': { zh: '未进行验证', en: 'No CVM performed' },
};

/** By the second byte of a cardholder verification rule. */
export const verificationConditions: Codes = {
  '00': { zh: '总是', en: 'always' },
  '01': { zh: '无人值守取现时', en: 'if unattended cash' },
  '02': { zh: '非取现且非返现时', en: 'if not cash and not cashback' },
  '03': { zh: '终端支持该方法时', en: 'if the terminal supports the method' },
  '04': { zh: '人工取现时', en: 'if manual cash' },
  '05': { zh: '返现时', en: 'if purchase with cashback' },
  '06': { zh: '应用货币且低于金额 X 时', en: 'if in the application currency and under X' },
  '07': { zh: '应用货币且高于金额 X 时', en: 'if in the application currency and over X' },
  '08': { zh: '应用货币且低于金额 Y 时', en: 'if in the application currency and under Y' },
  '09': { zh: '应用货币且高于金额 Y 时', en: 'if in the application currency and over Y' },
};

export const verificationResults: Codes = {
  '00': { zh: '未知', en: 'unknown' },
  '01': { zh: '失败', en: 'failed' },
  '02': { zh: '成功', en: 'successful' },
};

/** By the two highest bits of 9F27. */
export const cryptograms: readonly Localized[] = [
  { zh: 'AAC：交易被拒绝', en: 'AAC: transaction declined' },
  { zh: 'TC：脱机批准', en: 'TC: approved offline' },
  { zh: 'ARQC：请求联机授权', en: 'ARQC: online authorisation requested' },
  { zh: '保留', en: 'Reserved' },
];

export const transactionTypes: Codes = {
  '00': { zh: '消费', en: 'Purchase' },
  '01': { zh: '取现', en: 'Cash' },
  '02': { zh: '借记调整', en: 'Debit adjustment' },
  '09': { zh: '消费并返现', en: 'Purchase with cashback' },
  '20': { zh: '退货', en: 'Refund' },
  '21': { zh: '存款', en: 'Deposit' },
  '30': { zh: '可用余额查询', en: 'Available funds inquiry' },
  '31': { zh: '余额查询', en: 'Balance inquiry' },
  '40': { zh: '转账', en: 'Transfer' },
  '50': { zh: '缴费', en: 'Payment' },
  '60': { zh: '圈存', en: 'Load' },
};

export const entryModes: Codes = {
  '00': { zh: '未指明', en: 'Unspecified' },
  '01': { zh: '手工输入', en: 'Manual entry' },
  '02': { zh: '磁条', en: 'Magnetic stripe' },
  '05': { zh: '接触芯片', en: 'Contact chip' },
  '07': { zh: '非接触芯片', en: 'Contactless chip' },
  '80': { zh: '芯片失败后改用磁条', en: 'Magnetic stripe after a chip failure' },
  '90': { zh: '磁条（完整磁道）', en: 'Magnetic stripe, full track' },
  '91': { zh: '非接触磁条', en: 'Contactless magnetic stripe' },
};

/** Tens digit of 9F35. */
export const terminalOwners: Codes = {
  '1': { zh: '金融机构', en: 'Financial institution' },
  '2': { zh: '商户', en: 'Merchant' },
  '3': { zh: '持卡人', en: 'Cardholder' },
};

/** Ones digit of 9F35. */
export const terminalKinds: Codes = {
  '1': { zh: '有人值守，仅联机', en: 'attended, online only' },
  '2': { zh: '有人值守，可联机也可脱机', en: 'attended, offline with online capability' },
  '3': { zh: '有人值守，仅脱机', en: 'attended, offline only' },
  '4': { zh: '无人值守，仅联机', en: 'unattended, online only' },
  '5': { zh: '无人值守，可联机也可脱机', en: 'unattended, offline with online capability' },
  '6': { zh: '无人值守，仅脱机', en: 'unattended, offline only' },
};

export const responseCodes: Codes = {
  '00': { zh: '批准', en: 'Approved' },
  '01': { zh: '请联系发卡行', en: 'Refer to the issuer' },
  '05': { zh: '不予承兑', en: 'Do not honour' },
  '12': { zh: '无效交易', en: 'Invalid transaction' },
  '51': { zh: '余额不足', en: 'Insufficient funds' },
  '54': { zh: '卡已过期', en: 'Expired card' },
  '55': { zh: 'PIN 错误', en: 'Incorrect PIN' },
  '91': { zh: '发卡行不可用', en: 'Issuer unavailable' },
  Y1: { zh: '脱机批准', en: 'Offline approved' },
  Z1: { zh: '脱机拒绝', en: 'Offline declined' },
  Y3: { zh: '无法联机，脱机批准', en: 'Unable to go online, offline approved' },
  Z3: { zh: '无法联机，脱机拒绝', en: 'Unable to go online, offline declined' },
};

/** A code's words; undefined for a code that is not listed. */
export function wordsOf(codes: Codes, code: string): Localized | undefined {
  return Object.hasOwn(codes, code) ? codes[code] : undefined;
}

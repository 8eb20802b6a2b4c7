import { sameText } from '../../item.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { TagTable } from '../tag-text.ts';

/* PromptPay. Source: Bank of Thailand, Thai QR Payment Standard (FPG 25620084). */

/** 0066812345678 is +66 812345678: the country code follows two zeros and replaces the number's first zero. */
function readMobile(value: string): Localized | undefined {
  return /^00\d{11}$/.test(value) ? sameText(`+${value.slice(2, 4)} ${value.slice(4)}`) : undefined;
}

export const promptPayTags: TagTable = {
  '01': {
    name: { zh: '手机号', en: 'Mobile number' },
    description: {
      zh: '13 位：00、区号 66、去掉首位 0 的号码',
      en: '13 digits: 00, 66, the number without its first 0',
    },
    read: readMobile,
  },
  '02': {
    name: { zh: '身份证号或税号', en: 'National ID or tax ID' },
    description: { zh: '13 位', en: '13 digits' },
  },
  '03': {
    name: { zh: '电子钱包号', en: 'E-wallet ID' },
    description: { zh: '15 位', en: '15 digits' },
  },
  '04': {
    name: { zh: '银行账号', en: 'Bank account' },
    description: { zh: '银行代码与账号', en: 'Bank code and account number' },
  },
  '05': {
    name: { zh: '一次性授权码', en: 'One-time authorisation' },
  },
};

export const promptPayBillTags: TagTable = {
  '01': {
    name: { zh: '收费方编号', en: 'Biller ID' },
    description: { zh: '15 位：税号加两位后缀', en: '15 digits: tax ID and a two-digit suffix' },
  },
  '02': { name: { zh: '参考号一', en: 'Reference 1' } },
  '03': { name: { zh: '参考号二', en: 'Reference 2' } },
};

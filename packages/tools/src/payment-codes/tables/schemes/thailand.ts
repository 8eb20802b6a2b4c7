import { sameText } from '../../item.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import { tagTable } from '../tag-text.ts';

/* PromptPay. Source: Bank of Thailand, Thai QR Payment Standard (FPG 25620084). */

/** 0066812345678 is +66 812345678: the country code follows two zeros and replaces the number's first zero. */
function readMobile(value: string): Localized | undefined {
  return /^00\d{11}$/.test(value) ? sameText(`+${value.slice(2, 4)} ${value.slice(4)}`) : undefined;
}

export const promptPayTags = tagTable(
  `
01 | 手机号 | Mobile number | 13 位：00、区号 66、去掉首位 0 的号码 | 13 digits: 00, 66, the number without its first 0
02 | 身份证号或税号 | National ID or tax ID | 13 位 | 13 digits
03 | 电子钱包号 | E-wallet ID | 15 位 | 15 digits
04 | 银行账号 | Bank account | 银行代码与账号 | Bank code and account number
05 | 一次性授权码 | One-time authorisation
`,
  { '01': readMobile },
);

export const promptPayBillTags = tagTable(`
01 | 收费方编号 | Biller ID | 15 位：税号加两位后缀 | 15 digits: tax ID and a two-digit suffix
02 | 参考号一 | Reference 1
03 | 参考号二 | Reference 2
`);

import type { Localized } from '@toolbench/kit/localized.ts';
import { rowsOf } from '@toolbench/kit/tables.ts';

/*
 * Application identifiers: registered identifier (five bytes) or a longer prefix | Chinese | English. Source: ISO/IEC
 * 7816-5 registrations as the payment systems publish them; EMV Book 1 for the payment system environments.
 */
const listed = `
315041592E5359532E4444463031 | 支付系统环境 PSE（接触） | Payment System Environment (PSE), contact
325041592E5359532E4444463031 | 近距支付系统环境 PPSE（非接触） | Proximity Payment System Environment (PPSE)
A0000000031010 | Visa 借记或贷记 | Visa debit or credit
A0000000032010 | Visa Electron | Visa Electron
A0000000033010 | V Pay | V Pay
A0000000038010 | Visa Plus | Visa Plus
A000000003 | Visa | Visa
A0000000041010 | Mastercard 借记或贷记 | Mastercard debit or credit
A0000000043060 | Maestro | Maestro
A0000000046000 | Cirrus | Cirrus
A000000004 | Mastercard | Mastercard
A000000025 | 美国运通 | American Express
A000000042 | 法国银联卡 CB | Cartes Bancaires (CB)
A000000065 | JCB | JCB
A000000121 | Dankort（丹麦） | Dankort
A000000152 | Discover / Diners Club | Discover / Diners Club
A000000228 | mada（沙特） | mada (Saudi Arabia)
A000000277 | Interac（加拿大） | Interac (Canada)
A000000324 | Discover | Discover
A000000333010101 | 银联借记 | UnionPay debit
A000000333010102 | 银联贷记 | UnionPay credit
A000000333010103 | 银联准贷记 | UnionPay quasi-credit
A000000333010106 | 银联电子现金 | UnionPay electronic cash
A000000333 | 银联 | UnionPay
A000000384 | eftpos（澳大利亚） | eftpos (Australia)
A000000524 | RuPay（印度） | RuPay (India)
A000000602 | GPN / QRIS（印度尼西亚） | GPN / QRIS (Indonesia)
A000000615 | MyDebit / DuitNow（马来西亚） | MyDebit / DuitNow (Malaysia)
A000000658 | Mir（俄罗斯） | Mir (Russia)
A000000677 | PromptPay（泰国） | PromptPay (Thailand)
A000000727 | NAPAS（越南） | NAPAS (Vietnam)
`;

const applications: readonly (readonly [prefix: string, name: Localized])[] = rowsOf(listed).map(([prefix, zh, en]) => [
  prefix,
  { zh, en },
]);

/** The payment application of an identifier in upper-case hex, by its longest known prefix. */
export function cardApplication(identifier: string): Localized | undefined {
  return applications.find(([prefix]) => identifier.startsWith(prefix))?.[1];
}

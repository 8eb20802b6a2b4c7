import type { Localized } from '@toolbench/kit/localized.ts';
import { isCnpj, isCpf } from '../../check-digits.ts';
import { readDate } from '../read-date.ts';
import { tagTable } from '../tag-text.ts';

/*
 * PIX: Banco Central do Brasil, Manual de Padrões para Iniciação do Pix. FPS: HKMA, Common QR Code Specification for
 * Retail Payments in Hong Kong 1.0. JPQR: Payments Japan Association, JPQR merchant-presented guideline. UPI: NPCI,
 * BharatQR specification.
 */

/** Forms of keys; numbers with check digits have the check of them. Letters in a CNPJ come from July 2026 on. */
const pixKeys: readonly (readonly [RegExp, Localized, ((value: string) => boolean)?])[] = [
  [/^[^@\s]+@[^@\s]+$/, { zh: '电子邮箱', en: 'E-mail' }],
  [/^\+\d{10,14}$/, { zh: '手机号', en: 'Mobile number' }],
  [/^\d{11}$/, { zh: '个人税号 CPF', en: 'Personal tax number (CPF)' }, isCpf],
  [/^[\dA-Z]{12}\d\d$/, { zh: '企业税号 CNPJ', en: 'Company tax number (CNPJ)' }, isCnpj],
  [/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, { zh: '随机键', en: 'Random key' }],
];

function readPixKey(value: string): Localized | undefined {
  const found = pixKeys.find(([form]) => form.test(value));
  if (!found) return undefined;
  const [, kind, isRight] = found;
  const wrong = isRight && !isRight(value) ? { zh: '，校验码不对', en: ', wrong check digits' } : { zh: '', en: '' };
  return { zh: `${value}（${kind.zh}${wrong.zh}）`, en: `${value} (${kind.en}${wrong.en})` };
}

export const pixTags = tagTable(
  `
01 | PIX 键 | Pix key | 邮箱、手机号、税号或随机键 | E-mail, mobile number, tax number or random key
02 | 附言 | Message to the payer
03 | 取现服务机构 | Withdrawal service provider | 八位 ISPB 代码 | ISPB code, eight digits
25 | 动态码地址 | Location of the dynamic charge | 不带 https:// | Without https://
`,
  { '01': readPixKey },
);

export const brCodeTags = tagTable('01 | BR Code 版本 | BR Code version');

export const fpsTags = tagTable(
  `
01 | 清算代码 | Clearing code | 三位参与机构代码 | Three digits of the participant
02 | 转数快识别码 | FPS identifier | 7 或 9 位 | 7 or 9 digits
03 | 手机号 | Mobile number | 如 +852-61234567 | Such as +852-61234567
04 | 电子邮箱 | E-mail
05 | 失效时间 | Time-out
`,
  { '05': readDate },
);

export const jpqrTags = tagTable(`
01 | 统一商户号第一级：事业者 | Merchant ID level 1: business
02 | 统一商户号第二级 | Merchant ID level 2
03 | 统一商户号第三级：门店 | Merchant ID level 3: store
04 | 统一商户号第四级：终端 | Merchant ID level 4: terminal
`);

export const upiTags = tagTable(`
01 | 虚拟支付地址 VPA | Virtual payment address (VPA) | 名称@银行 | name@bank
02 | 最低金额 | Minimum amount
`);

export const upiReferenceTags = tagTable(`
01 | 交易参考号 | Transaction reference
02 | 参考网址 | Reference URL
`);

export const upiAadhaarTags = tagTable('01 | Aadhaar 号 | Aadhaar number');

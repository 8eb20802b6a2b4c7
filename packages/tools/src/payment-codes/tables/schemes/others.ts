import type { Localized } from '@toolbench/kit/localized.ts';
import { isCnpj, isCpf } from '../../check-digits.ts';
import { readDate } from '../read-date.ts';
import type { TagTable } from '../tag-text.ts';

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

export const pixTags: TagTable = {
  '01': {
    name: { zh: 'PIX 键', en: 'Pix key' },
    description: { zh: '邮箱、手机号、税号或随机键', en: 'E-mail, mobile number, tax number or random key' },
    read: readPixKey,
  },
  '02': { name: { zh: '附言', en: 'Message to the payer' } },
  '03': {
    name: { zh: '取现服务机构', en: 'Withdrawal service provider' },
    description: { zh: '八位 ISPB 代码', en: 'ISPB code, eight digits' },
  },
  '25': {
    name: { zh: '动态码地址', en: 'Location of the dynamic charge' },
    description: { zh: '不带 https://', en: 'Without https://' },
  },
};

export const brCodeTags: TagTable = {
  '01': { name: { zh: 'BR Code 版本', en: 'BR Code version' } },
};

export const fpsTags: TagTable = {
  '01': {
    name: { zh: '清算代码', en: 'Clearing code' },
    description: { zh: '三位参与机构代码', en: 'Three digits of the participant' },
  },
  '02': {
    name: { zh: '转数快识别码', en: 'FPS identifier' },
    description: { zh: '7 或 9 位', en: '7 or 9 digits' },
  },
  '03': {
    name: { zh: '手机号', en: 'Mobile number' },
    description: { zh: '如 +852-61234567', en: 'Such as +852-61234567' },
  },
  '04': { name: { zh: '电子邮箱', en: 'E-mail' } },
  '05': { name: { zh: '失效时间', en: 'Time-out' }, read: readDate },
};

export const jpqrTags: TagTable = {
  '01': { name: { zh: '统一商户号第一级：事业者', en: 'Merchant ID level 1: business' } },
  '02': { name: { zh: '统一商户号第二级', en: 'Merchant ID level 2' } },
  '03': { name: { zh: '统一商户号第三级：门店', en: 'Merchant ID level 3: store' } },
  '04': { name: { zh: '统一商户号第四级：终端', en: 'Merchant ID level 4: terminal' } },
};

export const upiTags: TagTable = {
  '01': {
    name: { zh: '虚拟支付地址 VPA', en: 'Virtual payment address (VPA)' },
    description: { zh: '名称@银行', en: 'name@bank' },
  },
  '02': { name: { zh: '最低金额', en: 'Minimum amount' } },
};

export const upiReferenceTags: TagTable = {
  '01': { name: { zh: '交易参考号', en: 'Transaction reference' } },
  '02': { name: { zh: '参考网址', en: 'Reference URL' } },
};

export const upiAadhaarTags: TagTable = {
  '01': { name: { zh: 'Aadhaar 号', en: 'Aadhaar number' } },
};

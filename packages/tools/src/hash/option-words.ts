import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  algorithm: {
    zh: '要计算的摘要算法，all 为全部',
    en: 'Which digest is computed; all computes every one',
  },
  encoding: {
    zh: '摘要写成十六进制还是 Base64',
    en: 'Writes digests in hexadecimal or Base64',
  },
  key: {
    zh: '给出时以此密钥计算 HMAC',
    en: 'Key with which HMACs are computed instead of digests',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

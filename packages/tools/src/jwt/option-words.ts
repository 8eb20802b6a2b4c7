import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  key: {
    zh: '验证或签名用的共享密钥、PEM、JWK 或 JWKS',
    en: 'Secret, PEM, JWK or JWKS to verify or sign with',
  },
  secretAs: {
    zh: '共享密钥写成文本、Base64 还是十六进制',
    en: 'Whether the secret is written as text, Base64 or hex',
  },
  alg: {
    zh: '签名算法，须与密钥的类型相符',
    en: 'Signature algorithm, which must suit the kind of key',
  },
  header: {
    zh: '头部的其他成员，写成 JSON 对象',
    en: 'More members of the header, as a JSON object',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

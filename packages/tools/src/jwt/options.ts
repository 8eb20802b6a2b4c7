import { choice, text } from '@toolbench/kit/options.ts';

/** The algorithms of RFC 7518 and RFC 8037 that sign, in the order in which they are shown. */
export const algorithms = [
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
] as const;

export const options = {
  alg: choice(algorithms, 'HS256', { zh: '算法', en: 'Algorithm' }),
  key: text('', { zh: '密钥：共享密钥、PEM、JWK 或 JWKS', en: 'Key: a secret, PEM, JWK or JWKS' }, true),
  secretAs: choice(
    ['text', 'base64', 'hex'],
    'text',
    { zh: '共享密钥的写法', en: 'Secret written as' },
    {
      text: { zh: '文本', en: 'Text' },
      base64: { zh: 'Base64', en: 'Base64' },
      hex: { zh: '十六进制', en: 'Hex' },
    },
  ),
  header: text('', { zh: '附加头部（JSON）', en: 'More of the header (JSON)' }),
};

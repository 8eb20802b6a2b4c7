import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';

/** Two or three parts, the first of which is the Base64 of what begins as a JSON object with a name does. */
const token = /^(?:authorization:\s*)?(?:bearer\s+)?"?eyJ[\w-]+\.[\w-]+\.[\w-]*"?$/i;
/** The same within a log, a command or JSON. */
const within = /(?<![\w.-])eyJ[\w-]+\.eyJ[\w-]+\.[\w-]*/;

export const jwt = defineTool({
  key: 'jwt',
  category: 'security',
  glyph: 'JWT',
  name: { zh: 'JWT 解析与签发', en: 'JWT' },
  summary: {
    zh: '粘贴令牌即可看到头部、声明与过期时间，用共享密钥、PEM、JWK 或 JWKS 验证签名，也能签发新的令牌。',
    en: 'Takes a token apart as you paste it, says when it expires, checks its signature with a secret, PEM, JWK or JWKS, and signs new ones.',
  },
  keywords: {
    zh: 'JWT, 令牌, 声明, 验签, 解码, 签名, 过期时间, JWS, JWK, JWKS, Bearer, 登录令牌',
    en: 'jwt, json web token, claims, verify, decode, sign, expiry, jws, jwk, jwks, bearer, access token',
  },
  options,
  actions: {
    read: {
      label: { zh: '解析', en: 'Read' },
      input: 'text',
      output: 'fields',
      options: ['key', 'secretAs'],
      isLinear: true,
    },
    verify: {
      label: { zh: '验证', en: 'Verify' },
      input: 'text',
      output: 'fields',
      options: ['key', 'secretAs'],
      needs: ['key'],
      isLinear: true,
    },
    sign: {
      label: { zh: '签发', en: 'Sign' },
      input: 'text',
      output: 'text',
      options: ['alg', 'key', 'secretAs', 'header'],
      needs: ['key'],
      isLinear: true,
      isRandom: true,
    },
  },
  recognise: (sample) => (token.test(sample.trim()) ? 1 : within.test(sample) ? 0.6 : 0),
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});

import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';
import type { Note } from './engine/claims.ts';
import type { ReadToken, SignedToken } from './engine/index.ts';
import { exampleSecret, exampleToken } from './example.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const texts = { zh, en };
const iso = (ms: number) => new Date(ms).toISOString();

const token = s.record({
  alg: s.text(),
  header: s.text('JSON'),
  payload: s.text('JSON'),
  claims: s.list(s.record({ name: s.text(), value: s.text(), 'time?': s.text('ISO 8601, of claims that are times') })),
  signature: s.record({ text: s.text('Base64url'), bytes: s.whole() }),
  'signatureIsValid?': s.flag('Absent without a key'),
  'refusal?': s.text('Why the signature is not believed'),
  'warnings?': s.warnings,
});

function presentToken({ claims, notes, verification, now: _, ...rest }: ReadToken, { language }: Call) {
  const t = texts[language];
  const warnings = [
    ...notes.map((note: Note) => t.notes[note.code](note.name ?? '', note.ms === undefined ? '' : iso(note.ms))),
    ...(verification?.isValid && verification.secret ? t.secretNotes(verification.secret) : []),
  ];
  return {
    ...rest,
    claims: claims.map(({ name, value, ms }) => ({ name, value, ...(ms !== undefined && { time: iso(ms) }) })),
    ...(verification && { signatureIsValid: verification.isValid }),
    ...(verification?.isValid === false && { refusal: t.errors[verification.reason](verification.detail ?? {}) }),
    ...(warnings.length > 0 && { warnings }),
  };
}

function presentSigned({ text, secret }: SignedToken, { language }: Call) {
  const warnings = secret ? texts[language].secretNotes(secret) : [];
  return { text, ...(warnings.length > 0 && { warnings }) };
}

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

export const outside = {
  read: {
    about: {
      zh: '拆开 JSON Web Token：头部、声明与时间，以及有误或少见之处；给出密钥时还说明签名是否正确；用于查看令牌的内容与有效期。',
      en: 'Takes a JSON Web Token apart: header, claims with their times, what is wrong or unusual; with a key it also says whether the signature is right. Use it to see what a token says and until when.',
    },
    takes: { zh: 'JWT，可带 Bearer', en: 'A JWT, also behind Bearer' },
    example: { text: exampleToken },
    gives: token,
    present: presentToken,
  },
  verify: {
    about: {
      zh: '用密钥、PEM、JWK 或 JWKS 验证 JSON Web Token 的签名，不正确即失败；过期的令牌会有警告；用于确认令牌可信。',
      en: 'Verifies the signature of a JSON Web Token with a secret, PEM, JWK or JWKS and fails where it is not right. An expired token is told in the warnings. Use it to find out whether a token can be trusted.',
    },
    takes: { zh: '一个 JWT', en: 'A JSON Web Token (JWS)' },
    example: { text: exampleToken, key: exampleSecret },
    gives: token,
    present: presentToken,
  },
  sign: {
    about: {
      zh: '用共享密钥、PEM 私钥或 JWK 把声明（JSON 对象）签成 JSON Web Token；用于制作测试用的令牌。',
      en: 'Signs claims (a JSON object) as a JSON Web Token with a secret, a private key as PEM, or a JWK. Use it to make tokens for tests.',
    },
    takes: { zh: 'JSON 形式的声明', en: 'The claims as a JSON object' },
    example: { text: '{"sub":"ann"}', alg: 'HS256', key: exampleSecret },
    gives: s.record({ text: s.text('The token'), 'warnings?': s.warnings }),
    present: presentSigned,
  },
} satisfies Readonly<Record<string, OutsideAction>>;

import type { ErrorTexts } from '@toolbench/kit/result.ts';
import type { Note } from '../engine/claims.ts';
import type { ErrorCode } from '../engine/index.ts';
import type { Secret } from '../engine/keys.ts';

const parts: Readonly<Record<string, string>> = { header: '头部', payload: '载荷', signature: '签名' };

const kinds: Readonly<Record<string, string>> = {
  oct: '共享密钥',
  RSA: 'RSA 密钥',
  EC: '椭圆曲线密钥',
  OKP: 'Ed25519 密钥',
  SSH: 'SSH 公钥',
};
const kindOf = (kind: unknown) => kinds[String(kind)] ?? `${String(kind)} 密钥`;

export const zh = {
  modes: { read: '解析与验证', sign: '签发' },
  token: '令牌',
  tokenHint: '粘贴 JWT，可以带 Bearer 前缀；刷新页面后不保留',
  key: '密钥',
  keyHint: '共享密钥、PEM、JWK 或 JWKS；只留在此页，离开即清除',
  signKeyHint: '共享密钥、PEM 私钥或 JWK；只留在此页，离开即清除',
  run: '解析',
  sign: '签发',
  header: '头部',
  payload: '载荷',
  claims: '声明',
  claimsEmpty: '令牌的声明会显示在这里',
  signatureOf: (alg: string, bytes: number) => `${alg} · ${bytes} 字节`,
  verdict: '检查结果',
  verdictEmpty: '粘贴令牌后，这里会说明它是否过期、签名是否可信',
  valid: '签名有效',
  validKey: (id: string) => `签名有效（密钥 ${id}）`,
  noKeyYet: '签名尚未验证：请在“密钥”里填入密钥',
  stillGood: (moment: string, distance: string) => `未过期：有效至 ${moment}（${distance}）`,
  newPayload: '声明（JSON）',
  newPayloadHint: '例如 {"sub":"ann","exp":1893456000}',
  newToken: '新令牌',
  /** What to know of a shared secret, a sentence each. */
  secretNotes({ bits, least, lineEndLeftOut }: Secret): readonly string[] {
    const short = `共享密钥只有 ${bits} 位，标准（RFC 7518）要求至少 ${least} 位，短了容易被猜出`;
    const lineEnd = '共享密钥末尾的换行不算在内；若它也是密钥的一部分，请把密钥写成 Base64 或十六进制';
    return [...(bits < least ? [short] : []), ...(lineEndLeftOut ? [lineEnd] : [])];
  },
  claimNames: {
    iss: '签发者',
    sub: '主体',
    aud: '接收方',
    exp: '过期时间',
    nbf: '生效时间',
    iat: '签发时间',
    jti: '令牌编号',
    auth_time: '登录时间',
    updated_at: '更新时间',
    azp: '授权方',
    nonce: '一次性随机数',
    scope: '权限范围',
    name: '姓名',
    email: '邮箱',
  } as Readonly<Record<string, string>>,
  notes: {
    'alg-none': () => '算法是 none：没有签名，任何人都能伪造这个令牌',
    'no-signature': () => '签名部分是空的，这个令牌不可信',
    expired: (_, when) => `已过期：${when}`,
    'not-yet': (_, when) => `尚未生效，生效时间 ${when}`,
    'issued-later': (_, when) => `签发时间在将来：${when}，可能是某台机器的时钟不准`,
    'no-expiry': () => '没有过期时间（exp），一旦泄露会一直有效',
    'time-in-ms': (name) => `${name} 的数值太大，像是毫秒；标准要求用秒`,
    'time-no-number': (name) => `${name} 不是数字，标准要求用秒数`,
    twice: (name) => `“${name}”出现了两次，不同的程序会取不同的值`,
    'key-in-header': (name) => `头部带有 ${name}：不要使用令牌自己给出的密钥`,
    'more-tokens': (count) => `这是文本中的第一个令牌，另有 ${count} 个没有读取`,
    critical: (name) => `头部声明了必须理解的扩展：${name}`,
  } satisfies Readonly<Record<Note['code'], (name: string, when: string) => string>>,
  samplePayload:
    '{\n  "iss": "https://login.example.com",\n  "sub": "user-42",\n  "name": "林小满",\n  "iat": 1767225600,\n  "exp": 1893456000\n}',
  errors: {
    'no-token': () => '这里没有令牌。请粘贴一个 JWT。',
    'encrypted-token': () => '这是加密的令牌（JWE，五段），没有收件方的私钥就看不到内容。这里只处理签名的令牌。',
    'not-three-parts': (d) => `JWT 应有用点隔开的三段，这里有 ${d.count} 段。请检查是否复制完整。`,
    'bad-character': (d) => `${parts[d.part]}里的“${d.character}”不是 Base64url 字符。请重新复制令牌。`,
    'cut-off': (d) => `${parts[d.part]}在一个字节中间断开了。请检查是否复制完整。`,
    'not-json': (d) => `${parts[d.part]}解码后不是 JSON 对象。请检查是否复制完整。`,
    'no-key': () => '没有密钥。请填入共享密钥、PEM、JWK 或 JWKS。',
    'alg-none': () => '已拒绝：令牌的算法是 none，没有签名可验证，任何人都能伪造它。',
    'unknown-alg': (d) => `不支持算法 ${d.alg}。支持 HS、RS、PS、ES 系列和 EdDSA。`,
    'key-confusion': (d) =>
      `已拒绝：令牌声明 ${d.alg}（共享密钥），而填入的是公钥或非对称密钥。若把公钥当作共享密钥，任何人都能用公开的公钥伪造令牌。`,
    'wrong-key': (d) => `${d.alg} 需要${kindOf(d.family)}，填入的是${kindOf(d.given)}。`,
    'needs-private': (d) => `用 ${d.alg} 签发需要私钥，填入的只有公钥。`,
    'encrypted-key': () => '这个私钥有口令保护。请先解除口令再粘贴，例如 openssl pkey -in key.pem -out plain.pem。',
    'unreadable-key': (d) => `读不出适用于 ${d.alg} 的密钥：内容残缺，或是另一种密钥。`,
    'bad-secret': (d) => `共享密钥不是 ${d.writing}：第 ${d.position} 个字符有误。请改正，或换一种写法。`,
    'other-alg': (d) => `这个 JWK 只能用于 ${d.keyAlg}，而令牌使用 ${d.alg}。`,
    'not-for-signing': () => '这个 JWK 的用途是加密（use: enc），不能用于签名。',
    'no-matching-key': (d) =>
      d.id === ''
        ? `JWKS 里没有适用于 ${d.alg} 的密钥。`
        : `JWKS 里没有编号（kid）为“${d.id}”且适用于 ${d.alg} 的密钥。`,
    'short-rsa': (d) => `RSA 密钥只有 ${d.bits} 位，标准要求至少 ${d.least} 位。`,
    'wrong-signature': (d) =>
      Number(d.count) > 1
        ? `签名无效：试过的 ${d.count} 个密钥都不符，内容可能被改过。`
        : '签名无效：密钥不对，或内容被改过。',
    'not-supported': (d) => `不支持这个令牌的头部，签名库的原文：“${d.why}”`,
    'bad-payload': () => '声明必须是一个 UTF-8 的 JSON 对象，例如 {"sub":"ann"}。',
    'bad-header': () => '附加头部必须是一个 JSON 对象，例如 {"kid":"1"}。',
    'header-alg': (d) => `附加头部写的算法是 ${d.given}，选择的是 ${d.alg}。请去掉其中一个。`,
  } satisfies ErrorTexts<ErrorCode>,
};

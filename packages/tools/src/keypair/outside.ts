import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';
import type { WrittenKey } from './engine/index.ts';
import type { InspectedItem } from './engine/inspect-item.ts';
import type { Issued } from './engine/issue/issue.ts';
import type { KeyFacts } from './engine/key-facts.ts';
import { changeWords, issueWords, lockWords, unreadWords } from './text/notes.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const words = { zh, en };

const key = s.record({
  algorithm: s.text(),
  'curve?': s.text(),
  'bits?': s.whole(),
  'exponent?': s.text(),
  isPrivate: s.flag(),
  fingerprints: s.record({ 'ssh?': s.text(), 'spki?': s.text(), 'pin?': s.text() }),
});

const name = s.list(s.record({ type: s.text(), value: s.text() }), 'Distinguished name');
const usages = s.list(s.text(), 'As RFC 5280 names them');
const extensions = s.record({
  'alternativeNames?': s.list(
    s.record({ kind: s.oneOf(['dns', 'ip', 'email', 'uri', 'directory', 'other']), value: s.text() }),
  ),
  'keyUsage?': usages,
  'extendedKeyUsage?': usages,
  'isAuthority?': s.flag(),
  'pathLength?': s.whole('How many authorities may follow below this one'),
  'subjectKeyId?': s.text(),
  'authorityKeyId?': s.text(),
  others: s.list(s.text(), 'Extensions that are only named'),
});
const signature = s.record({
  algorithm: s.text(),
  isWeak: s.flag('Made with MD5 or SHA-1'),
  'bySelf?': s.oneOf(['right', 'wrong', 'unknown'], 'Whether the key in it made the signature'),
});
const certificate = s.record({
  subject: name,
  issuer: name,
  serial: s.text(),
  notBefore: s.text('ISO 8601, UTC; as it is written where it is no time'),
  notAfter: s.text('ISO 8601, UTC; as it is written where it is no time'),
  validity: s.oneOf(['current', 'expired', 'future', 'unknown']),
  'daysLeft?': s.whole('Below 0 when it has expired'),
  extensions,
  signature,
  sha256: s.text('Of the whole certificate'),
  sha1: s.text('Of the whole certificate'),
});
const request = s.record({ subject: name, extensions, signature });

function factsOf({ cautions: _, ...facts }: KeyFacts) {
  return facts;
}

function cautionsOf(facts: KeyFacts | undefined, { language }: Call): string[] {
  return (facts?.cautions ?? []).map((caution) => words[language].cautions[caution]);
}

/** The key in the chosen format; a page offers the others at once. */
function asKey({ facts, text, changes, files }: WrittenKey, call: Call) {
  const isJwk = text !== '' && text === (files.jwk?.privateKey?.text ?? '') + (files.jwk?.publicKey.text ?? '');
  const warnings = [...cautionsOf(facts, call), ...changeWords(changes, isJwk, words[call.language])];
  return { text, key: factsOf(facts), ...(warnings.length > 0 && { warnings }) };
}

function asItems({ items }: { readonly items: readonly InspectedItem[] }, call: Call) {
  const said = items.map(({ reason, comment }) => reason && unreadWords(reason, comment, words[call.language]));
  const { inspect: t } = words[call.language];
  const warnings = items.flatMap((item, index) => [
    ...lockWords(item, t),
    ...cautionsOf(item.key, call),
    ...(said[index] ? [said[index]] : []),
  ]);
  const plain = items.map(({ key: facts, reason: _, ...item }, index) => ({
    ...item,
    ...(said[index] && { reason: said[index] }),
    ...(facts && { key: factsOf(facts) }),
  }));
  return { items: plain, ...(warnings.length > 0 && { warnings: [...new Set(warnings)] }) };
}

/** The PEM text, and what it says. */
function asIssued({ text, item, notes }: Issued, call: Call) {
  const warnings = [...issueWords(notes, words[call.language]), ...cautionsOf(item.key, call)];
  const { certificate, request } = item;
  return {
    text,
    ...(certificate && { certificate }),
    ...(request && { request }),
    ...(warnings.length > 0 && { warnings }),
  };
}

const exampleKey = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC
-----END PRIVATE KEY-----
`;

const written = s.record({
  text: s.text('The private key, where there is one, and the public key'),
  key,
  'warnings?': s.warnings,
});

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  type: {
    zh: '密钥对的算法：RSA、ECDSA 或 Ed25519',
    en: 'Algorithm of the key pair: RSA, ECDSA or Ed25519',
  },
  rsaBits: {
    zh: 'RSA 密钥的位数，其他类型不用',
    en: 'Bits of an RSA key; other types ignore it',
  },
  curve: {
    zh: 'ECDSA 密钥的曲线，其他类型不用',
    en: 'Curve of an ECDSA key; other types ignore it',
  },
  format: {
    zh: '写出密钥的文件格式',
    en: 'File format in which the key is written',
  },
  comment: {
    zh: 'OpenSSH 公钥末尾的注释，如 name@host',
    en: 'Comment behind an OpenSSH key, such as name@host',
  },
  passphrase: {
    zh: '打开加密的私钥或 PKCS#12 所用的口令',
    en: 'Passphrase that opens encrypted keys and PKCS#12 files',
  },
  commonName: {
    zh: '主体的通用名称，如 www.example.com',
    en: 'Common name of the subject, such as www.example.com',
  },
  organization: {
    zh: '主体所属的组织全称',
    en: 'Legal name of the subject’s organisation',
  },
  organizationalUnit: {
    zh: '主体在组织里的部门',
    en: 'Department of the subject within its organisation',
  },
  locality: {
    zh: '主体所在的城市',
    en: 'City in which the subject is',
  },
  state: {
    zh: '主体所在的省份，写全称',
    en: 'State or province of the subject, written out',
  },
  country: {
    zh: '主体所在国家的两字母代码（ISO 3166）',
    en: 'Two-letter code of the subject’s country (ISO 3166)',
  },
  alternativeNames: {
    zh: '备用的域名、IP、邮箱或 URI，以空格分隔',
    en: 'Hosts, IP and mail addresses and URIs it also stands for, blanks in between',
  },
  usage: {
    zh: '密钥供 TLS 服务器、客户端还是两者使用',
    en: 'Whether a TLS server, a client or both may use it',
  },
  validDays: {
    zh: '证书从生效起有效的天数',
    en: 'Days for which the certificate is valid from its beginning',
  },
  validFrom: {
    zh: '生效时间（UTC），如 2026-11-28 09:30，留空为现在',
    en: 'When it begins (UTC), such as 2026-11-28 09:30; now if empty',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  generate: {
    about: {
      zh: '生成 RSA、ECDSA 或 Ed25519 密钥对，格式为 PEM、OpenSSH、JWK 等；结果含有私钥；用于新建 SSH、TLS 或 JWT 的密钥。',
      en: 'Makes an RSA, ECDSA or Ed25519 key pair, as PEM, OpenSSH, JWK or another format. The result holds a secret. Use it for a new key for SSH, TLS or JWT.',
    },
    example: { type: 'ed25519', format: 'openssh' },
    gives: written,
    present: asKey,
  },
  inspect: {
    about: {
      zh: '说明密钥、证书与证书请求：算法、长度、指纹、有效期、名称；加密的用口令打开；不显示私钥内容；用于辨认来历不明的密钥文件，或查看证书何时到期。',
      en: 'Says what pasted keys, certificates and requests are: algorithm, size, fingerprints, validity, names. Encrypted ones are opened with their passphrase. Never shows private parts. Use it to identify a key file or see when a certificate expires.',
    },
    takes: {
      zh: '密钥、证书或请求（PEM、OpenSSH、JWK 等）',
      en: 'Keys, certificates or requests (PEM, OpenSSH, JWK and others)',
    },
    example: { text: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIE6Q8Yp5sW3m4yVjQ2Jx7m0m0m0m0m0m0m0m0m0m0m0m ada' },
    gives: s.record({
      items: s.list(
        s.record({
          form: s.text(),
          'place?': s.place,
          'comment?': s.text(),
          'encryption?': s.text(),
          'lock?': s.oneOf(['closed', 'open', 'empty'], 'Empty where the empty passphrase opened it'),
          'key?': key,
          isConvertible: s.flag(),
          'reason?': s.text('Why this part was not read'),
          'certificate?': certificate,
          'request?': request,
          'sameKeyAs?': s.whole('Position, from 0, of an earlier item with the same key'),
        }),
      ),
      'warnings?': s.warnings,
    }),
    present: asItems,
  },
  convert: {
    about: {
      zh: '把密钥换成另一种格式：PEM、OpenSSH、JWK、Base64 的 DER、PKCS#1、SEC 1；程序不接受现有格式时使用。',
      en: 'Writes a key in another format: PEM, OpenSSH, JWK, DER as Base64, PKCS#1, SEC 1. Use it where a program does not take the format that there is.',
    },
    takes: { zh: '一个密钥（PEM、OpenSSH、JWK）', en: 'A key in PEM, OpenSSH or JWK form' },
    example: {
      text: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIE6Q8Yp5sW3m4yVjQ2Jx7m0m0m0m0m0m0m0m0m0m0m0m ada',
      format: 'pem',
    },
    gives: written,
    present: asKey,
  },
  request: {
    about: {
      zh: '用私钥生成证书请求（CSR，PKCS#10）：主体、备用名称（域名、IP、邮箱、URI）、服务器或客户端用途；向颁发机构申请证书时使用。',
      en: 'Makes a certificate signing request (CSR, PKCS#10) with a private key: subject, alternative names (hosts, IP and mail addresses, URIs), use by a server or client. Use it to apply for a certificate at an authority.',
    },
    takes: { zh: '签署请求的私钥', en: 'The private key that signs the request' },
    example: { text: exampleKey, commonName: 'www.example.com', alternativeNames: 'www.example.com example.com' },
    gives: s.record({
      text: s.text('PEM'),
      request: request,
      'warnings?': s.warnings,
    }),
    present: asIssued,
  },
  certificate: {
    about: {
      zh: '用私钥生成自签名证书（X.509）：主体、备用名称、有效期、服务器或客户端用途。生效时间如 2026-11-28 或 2026-11-28 09:30（UTC），不给则从现在起；用于开发与内部服务。',
      en: 'Makes a self-signed certificate (X.509) with a private key: subject, alternative names, validity, use by a server or client. It begins at a time such as 2026-11-28 or 2026-11-28 09:30 (UTC), or else now. Use it for development and services within a network.',
    },
    takes: { zh: '签署证书的私钥', en: 'The private key that signs the certificate' },
    example: { text: exampleKey, commonName: 'localhost', alternativeNames: 'localhost 127.0.0.1 ::1', validDays: 90 },
    gives: s.record({
      text: s.text('PEM'),
      certificate: certificate,
      'warnings?': s.warnings,
    }),
    present: asIssued,
  },
} satisfies Readonly<Record<string, OutsideAction>>;

import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

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

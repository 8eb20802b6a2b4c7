import type { OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

const digests = s.record({
  'isMatch?': s.flag('Whether one is the value of expect; absent where there is none'),
  'matching?': s.list(s.text(), 'The algorithms of those'),
  digests: s.list(
    s.record({
      algorithm: s.text(),
      name: s.text('As its standard writes it'),
      value: s.text('Hexadecimal in lower case, or Base64'),
      bits: s.whole(),
      isBroken: s.flag('Whether collisions are practical'),
    }),
  ),
  isHmac: s.flag(),
  size: s.whole('Bytes that were read'),
});

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
  expect: {
    zh: '要比对的摘要，十六进制或 Base64，也可以是校验文件的一行；不一致时退出码为 1',
    en: 'Digest to compare with, in hexadecimal or Base64, or the line of a checksum file; exit code 1 where it differs',
  },
  key: {
    zh: '给出时以此密钥计算 HMAC',
    en: 'Key with which HMACs are computed instead of digests',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  text: {
    about: {
      zh: '计算文本（按 UTF-8，原样，末尾的换行也算在内）的摘要：MD5、SHA-1、SHA-2、SHA-3、BLAKE2b、BLAKE3、CRC-32；给出密钥时计算 HMAC；用于比对两段文本或签名请求。',
      en: 'Computes digests (MD5, SHA-1, SHA-2, SHA-3, BLAKE2b, BLAKE3, CRC-32) of a text as UTF-8, exactly as it is with a line end at its end, or HMACs with a key. Use it to fingerprint text or sign a request.',
    },
    takes: { zh: '要计算的文本，原样计算', en: 'Text to digest, as it is' },
    example: { text: 'abc', algorithm: 'sha256' },
    gives: digests,
  },
  file: {
    about: {
      zh: '计算文件的 SHA-256 等摘要，用来与公布的校验值比对（expect）；下载或复制文件之后使用。',
      en: 'Computes digests (SHA-256 and others) of a file’s bytes, to compare with a published checksum (expect). Use it after a download or a copy.',
    },
    example: { base64: 'YWJj', algorithm: 'sha256' },
    gives: digests,
  },
} satisfies Readonly<Record<string, OutsideAction>>;

import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';
import { recogniseDigests } from './recognise.ts';

export const hash = defineTool({
  key: 'hash',
  category: 'security',
  glyph: '#',
  name: { zh: '哈希与 HMAC', en: 'Hash' },
  summary: {
    zh: '一次算出文本或任意大小文件的 MD5、SHA、BLAKE、CRC-32 与 HMAC，并与给定值比对。',
    en: 'MD5, SHA, BLAKE, CRC-32 and HMAC of a text or a file of any size, all at once, compared with a value you have.',
  },
  keywords: {
    zh: '哈希, 散列, 摘要, 校验和, 文件校验, md5, sha256, sha1, hmac, crc32, blake3',
    en: 'hash, digest, checksum, md5, sha1, sha256, sha512, sha3, hmac, crc32, blake2, blake3',
  },
  options,
  actions: {
    text: {
      label: { zh: '计算文本', en: 'Hash text' },
      input: 'text',
      output: 'table',
      options: ['algorithm', 'encoding', 'expect', 'key'],
      verdict: 'isMatch',
      asksBy: 'expect',
      isLinear: true,
      takesAnyEncoding: true,
    },
    file: {
      label: { zh: '计算文件', en: 'Hash a file' },
      input: 'bytes',
      output: 'table',
      options: ['algorithm', 'encoding', 'expect', 'key'],
      verdict: 'isMatch',
      asksBy: 'expect',
      isLinear: true,
      readsPieces: true,
    },
  },
  recognise: recogniseDigests,
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});

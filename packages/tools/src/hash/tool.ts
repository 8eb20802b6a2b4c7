import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';

/** A single hexadecimal number as long as the digests of the usual algorithms, but none that is a UUID or a number. */
const digest = /^(?:[\da-f]{40}|[\da-f]{56}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})$/i;
/** As long as an MD5, which a UUID without its hyphens is, too. */
const md5 = /^[\da-f]{32}$/i;

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
    zh: ['哈希', '散列', '摘要', '校验和', '文件校验', 'md5', 'sha256', 'sha1', 'hmac', 'crc32', 'blake3'],
    en: ['hash', 'digest', 'checksum', 'md5', 'sha1', 'sha256', 'sha512', 'sha3', 'hmac', 'crc32', 'blake2', 'blake3'],
  },
  options,
  actions: {
    text: {
      label: { zh: '计算文本', en: 'Hash text' },
      input: 'text',
      output: 'table',
      options: ['algorithm', 'encoding', 'key'],
      isLinear: true,
      takesAnyEncoding: true,
    },
    file: {
      label: { zh: '计算文件', en: 'Hash a file' },
      input: 'bytes',
      output: 'table',
      options: ['algorithm', 'encoding', 'key'],
      isLinear: true,
      readsPieces: true,
    },
  },
  recognise: (sample) => (digest.test(sample.trim()) ? 0.6 : md5.test(sample.trim()) ? 0.4 : 0),
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});

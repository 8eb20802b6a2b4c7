import { choice, text } from '@toolbench/kit/options.ts';

/** In the order in which they are shown. */
export const algorithms = [
  'md5',
  'sha1',
  'sha224',
  'sha256',
  'sha384',
  'sha512',
  'sha3-256',
  'sha3-384',
  'sha3-512',
  'blake2b',
  'blake3',
  'crc32',
] as const;
export type Algorithm = (typeof algorithms)[number];

const names: Readonly<Record<Algorithm, string>> = {
  md5: 'MD5',
  sha1: 'SHA-1',
  sha224: 'SHA-224',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
  'sha3-256': 'SHA3-256',
  'sha3-384': 'SHA3-384',
  'sha3-512': 'SHA3-512',
  blake2b: 'BLAKE2b-512',
  blake3: 'BLAKE3',
  crc32: 'CRC-32',
};

/** The name that the algorithm's own standard gives it. */
export function nameOf(algorithm: Algorithm): string {
  return names[algorithm];
}

export const options = {
  algorithm: choice(
    ['all', ...algorithms],
    'all',
    { zh: '算法', en: 'Algorithm' },
    {
      all: { zh: '全部', en: 'All' },
      ...Object.fromEntries(algorithms.map((one) => [one, { zh: names[one], en: names[one] }])),
    },
  ),
  encoding: choice(
    ['hex', 'base64'],
    'hex',
    { zh: '写法', en: 'Written as' },
    { hex: { zh: '十六进制', en: 'Hex' }, base64: { zh: 'Base64', en: 'Base64' } },
  ),
  expect: text('', { zh: '比对值', en: 'Compare with' }),
  key: text('', { zh: 'HMAC 密钥', en: 'HMAC key' }, true),
};

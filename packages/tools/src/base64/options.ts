import { charsets } from '@toolbench/kit/encodings/charset.ts';
import { choice, flag, text } from '@toolbench/kit/options.ts';

const otherEncodings = ['base32', 'base58', 'ascii85'] as const;
export type OtherEncoding = (typeof otherEncodings)[number];

/** How the encodings are called, in any language. */
export const encodingNames = { base64: 'Base64', base32: 'Base32', base58: 'Base58', ascii85: 'Ascii85' } as const;

const nameOf = (name: string) => ({ zh: name, en: name });

export const options = {
  encoding: choice(
    ['base64', ...otherEncodings],
    'base64',
    { zh: '编码方式', en: 'Encoding' },
    {
      base64: nameOf(encodingNames.base64),
      base32: nameOf(encodingNames.base32),
      base58: { zh: 'Base58（比特币）', en: 'Base58 (Bitcoin)' },
      ascii85: { zh: 'Ascii85（Adobe）', en: 'Ascii85 (Adobe)' },
    },
  ),
  charset: choice(
    charsets,
    'utf-8',
    { zh: '字符集', en: 'Character set' },
    {
      'utf-8': { zh: 'UTF-8', en: 'UTF-8' },
      gb18030: { zh: 'GB18030（含 GBK）', en: 'GB18030 (GBK)' },
      'utf-16le': { zh: 'UTF-16 LE', en: 'UTF-16 LE' },
      'utf-16be': { zh: 'UTF-16 BE', en: 'UTF-16 BE' },
      latin1: { zh: 'Latin-1', en: 'Latin-1' },
    },
  ),
  alphabet: choice(
    ['standard', 'url-safe'],
    'standard',
    { zh: '字母表', en: 'Alphabet' },
    {
      standard: { zh: '标准 + /', en: 'Standard + /' },
      'url-safe': { zh: 'URL 安全 - _', en: 'URL-safe - _' },
    },
  ),
  lineLength: choice(
    [0, 64, 76],
    0,
    { zh: '换行', en: 'Line wrap' },
    {
      0: { zh: '不换行', en: 'None' },
      64: { zh: '每行 64 字符（PEM）', en: '64 per line (PEM)' },
      76: { zh: '每行 76 字符（MIME）', en: '76 per line (MIME)' },
    },
  ),
  padding: flag(true, { zh: '末尾补 =', en: 'Pad with =' }),
  dataUrl: flag(false, { zh: 'data: URL', en: 'data: URL' }),
  mediaType: text('', { zh: '媒体类型', en: 'Media type' }),
};

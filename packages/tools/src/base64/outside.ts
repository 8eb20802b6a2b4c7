import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';
import type { Decoded } from './engine/decoded.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const encoded = s.record({
  text: s.text('The encoded text, or a data: URL'),
  size: s.whole('Bytes that were encoded'),
});

const decoded = s.record({
  bytes: { type: 'string', contentEncoding: 'base64' },
  isText: s.flag(),
  'text?': s.text('Where it is text'),
  charset: s.text(),
  'characters?': s.whole(),
  otherCharsets: s.list(s.text()),
  mediaType: s.text(),
  extension: s.text(),
  'declaredType?': s.text(),
  'pemLabel?': s.text(),
  'warnings?': s.warnings,
});

const texts = { zh, en };

/** A text that is not the canonical one for its bytes is warned of. */
function present({ variant, ...value }: Decoded, { language }: Call) {
  return variant ? { ...value, warnings: [texts[language].variant(variant)] } : value;
}

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  charset: {
    zh: '文本与字节之间换算所用的字符集',
    en: 'Character set that turns the text into bytes or back',
  },
  encoding: {
    zh: '所用的编码：Base64、Base32、Base58 或 Ascii85',
    en: 'Which encoding is meant: Base64, Base32, Base58 or Ascii85',
  },
  alphabet: {
    zh: 'Base64 的字母表，url-safe 以 - 和 _ 代替 + 和 /',
    en: 'Alphabet of Base64; url-safe has - and _ in place of + and /',
  },
  lineLength: {
    zh: '每行的字符数，0 为不换行',
    en: 'Characters on each line; 0 writes a single line',
  },
  padding: {
    zh: '在末尾补 =，使长度成整组',
    en: 'Fills the last group up with =',
  },
  dataUrl: {
    zh: '写成可直接放进网页的 data: URL',
    en: 'Writes a data: URL that a page can hold',
  },
  mediaType: {
    zh: 'data: URL 的媒体类型，如 image/png；留空则自动判断',
    en: 'Media type of the data: URL, such as image/png; found out if empty',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  encode: {
    about: {
      zh: '把文本编码为 Base64（或 Base32、Base58、Ascii85），可选字符集、URL 安全写法、换行与 data: URL，末尾的换行也会编码；用于把文本放进只能写 ASCII 的地方。',
      en: 'Encodes text as Base64 (or Base32, Base58, Ascii85), in UTF-8 or another character set; URL-safe, wrapped or as a data: URL if asked. A line end at its end is encoded, too. Use it to put text where only ASCII is allowed.',
    },
    takes: { zh: '要编码的文本', en: 'The text that is to be encoded' },
    example: { text: '工具台' },
    gives: encoded,
  },
  'encode-bytes': {
    about: {
      zh: '把文件的字节编码为 Base64（或 Base32、Base58、Ascii85），可选 URL 安全写法、换行、去掉填充与 data: URL；用于把图片等文件嵌入网页或 JSON。',
      en: 'Encodes a file’s bytes as Base64 (or Base32, Base58, Ascii85): URL-safe, wrapped, unpadded or as a data: URL if asked. Use it to embed a file in a page or in JSON.',
    },
    example: { base64: 'iVBORw0KGgo=', dataUrl: true },
    gives: encoded,
  },
  decode: {
    about: {
      zh: '解码 Base64、Base64URL、data: URL、PEM，或 Base32、Base58、Ascii85，并判断内容是否为文本及其类型，用于看懂编码后的内容；出错时指出第一个错误字符的位置。',
      en: 'Decodes Base64, Base64URL, data: URLs, PEM, Base32, Base58 or Ascii85; says what kind it is. Use it on encoded text or files.',
    },
    takes: { zh: 'Base64 文本', en: 'The Base64 that is to be decoded' },
    example: { text: '5bel5YW35Y+w' },
    gives: decoded,
    present,
  },
  decompress: {
    about: {
      zh: '解压 gzip 或 zlib 数据，并判断内容是否为文本及其类型；拿到压缩后的数据、想看内容时使用。',
      en: 'Decompresses gzip or zlib data; says whether what it held is text and of which kind. Use it to see what compressed data holds.',
    },
    takes: { zh: '压缩数据（gzip、zlib、deflate）的 Base64', en: 'Packed data (gzip, zlib or deflate) as Base64' },
    example: { base64: 'H4sIAAAAAAACA6tWKsnPz1GyUnq6fenT1u1P+zco1QIA9LZIGRQAAAA=' },
    gives: decoded,
  },
} satisfies Readonly<Record<string, OutsideAction>>;

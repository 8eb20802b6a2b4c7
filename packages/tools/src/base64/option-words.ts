import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

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

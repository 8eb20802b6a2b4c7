import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  count: {
    zh: '一次生成多少个',
    en: 'How many are made at once',
  },
  length: {
    zh: '每个密码的字符数',
    en: 'How many characters each password has',
  },
  lower: {
    zh: '可含小写字母，且至少一个',
    en: 'Uses small letters, at least one of them',
  },
  upper: {
    zh: '可含大写字母，且至少一个',
    en: 'Uses capital letters, at least one of them',
  },
  digits: {
    zh: '可含数字，且至少一个',
    en: 'Uses the digits 0–9, at least one of them',
  },
  symbols: {
    zh: '可含 ASCII 符号，且至少一个',
    en: 'Uses ASCII symbols, at least one of them',
  },
  distinct: {
    zh: '不用看起来相像的字符 0O1lI 与竖线',
    en: 'Leaves out characters that look alike: 0O1lI and the vertical bar',
  },
  words: {
    zh: '每个口令短语的词数',
    en: 'How many words each pass phrase has',
  },
  wordList: {
    zh: '词取自英文词表还是汉字表（BIP-39）',
    en: 'Whether words are English or Chinese characters (BIP-39)',
  },
  separator: {
    zh: '口令短语的词与词之间的字符',
    en: 'Character between the words of a pass phrase',
  },
  capitals: {
    zh: '每个词的首字母写成大写',
    en: 'Begins each word with a capital letter',
  },
  bytes: {
    zh: '每个令牌的随机字节数',
    en: 'How many random bytes each token has',
  },
  writing: {
    zh: '令牌写成 Base64URL 还是十六进制',
    en: 'Writes tokens in Base64URL or hexadecimal',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

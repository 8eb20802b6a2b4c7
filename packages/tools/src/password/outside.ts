import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';
import type { Strength } from './engine/strength.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const texts = { zh, en };

const generated = s.record({
  values: s.list(s.text()),
  text: s.text('One on each line'),
  bits: s.number('The entropy of each'),
});

/** With what is wrong and what would help in words. */
function present({ warning, advice, ...rest }: Strength, { language }: Call) {
  const t = texts[language];
  return {
    ...rest,
    ...(warning && { warnings: [t.warnings[warning]] }),
    advice: advice.map((one) => t.advice[one]),
  };
}

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

export const outside = {
  password: {
    about: {
      zh: '生成随机密码，所选的每类字符至少出现一个，并给出熵；用于新建账号。',
      en: 'Makes random passwords with at least one character of every chosen class, and says their entropy. Use it for a new account.',
    },
    example: { length: 20, count: 1 },
    gives: generated,
  },
  phrase: {
    about: {
      zh: '用 BIP-39 词表（2048 个英文单词或汉字）生成口令短语；密码要靠人记住时使用。',
      en: 'Makes pass phrases of words from the lists of BIP-39 (2,048 English words or Chinese characters). Use it where a person has to remember it.',
    },
    example: { words: 6, count: 1 },
    gives: generated,
  },
  token: {
    about: {
      zh: '生成供程序使用的随机令牌：密钥、会话、签名用的密钥；用于程序之间的凭据。',
      en: 'Makes random tokens for programs: keys, sessions, signing secrets. Use it for credentials between programs.',
    },
    example: { bytes: 32, count: 1 },
    gives: generated,
  },
  strength: {
    about: {
      zh: '估算一个密码经得起多少次猜测，并说明弱在哪里；不发送到任何地方；用于判断密码该不该换。',
      en: 'Estimates how many guesses a password stands, without sending it anywhere, and says what makes it weak. Use it to decide whether a password should be changed.',
    },
    takes: { zh: '要评估的密码', en: 'The password to judge' },
    example: { text: 'correct horse battery staple' },
    gives: s.record({
      score: s.whole('0 very weak to 4 very strong'),
      guessesLog10: s.number('Decimal logarithm of the guesses needed'),
      bits: s.number('Binary logarithm of the guesses needed'),
      seconds: s.record(
        { throttledLogin: s.seconds, login: s.seconds, slowHash: s.seconds, fastHash: s.seconds },
        'Until it is guessed: 100 guesses an hour, 10 a second, 10,000 a second, 10,000,000,000 a second',
      ),
      'warnings?': s.warnings,
      advice: s.list(s.text()),
    }),
    present,
  },
} satisfies Readonly<Record<string, OutsideAction>>;

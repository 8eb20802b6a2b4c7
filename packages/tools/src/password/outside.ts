import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Strength } from './engine/strength.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

export { optionWords } from './option-words.ts';

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

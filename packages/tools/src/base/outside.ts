import type { OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

const float = s.record({
  format: s.text(),
  sign: s.text('One bit'),
  exponent: s.text('Its bits'),
  fraction: s.text('Its bits'),
  hex: s.text('All bits in hexadecimal'),
  kind: s.oneOf(['normal', 'subnormal', 'zero', 'infinity', 'nan']),
  value: s.text('The shortest decimal that gives the value again'),
  exactly: s.text('The value to its last digit'),
  isExact: s.flag('Whether this is the number that was given'),
});

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  from: {
    zh: '读入数字的进制，auto 看前缀 0x、0o、0b',
    en: 'Base in which numbers are read; auto goes by 0x, 0o and 0b',
  },
  to: {
    zh: '除常用进制外另写成的进制',
    en: 'One more base to write the number in, beside the usual ones',
  },
  width: {
    zh: '补码所用的位数',
    en: 'How many bits the two’s complement has',
  },
  format: {
    zh: '按哪种 IEEE 754 格式给出浮点数的各位',
    en: 'Which IEEE 754 format the bits of the float are shown in',
  },
  grouped: {
    zh: '把数字分组，便于阅读',
    en: 'Writes digits in groups that are easier to read',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  convert: {
    about: {
      zh: '把任意大小的整数换成 2 到 36 进制与补码，把十进制小数换成 IEEE 754 浮点数的各位；用于查看溢出、位掩码与浮点误差。',
      en: 'Writes a whole number of any size in bases 2 to 36 and as two’s complement, and any decimal number as the bits of an IEEE 754 float. Use it to look at overflows, bit masks and rounding.',
    },
    takes: { zh: '一个数，可带 0x、0b、0o 前缀', en: 'A number, also with 0x, 0b or 0o in front' },
    example: { text: '0xff', width: 8 },
    gives: s.record({
      from: s.whole('The base in which the number was read'),
      'whole?': s.record({
        bits: s.whole('How many bits its magnitude has'),
        bases: s.list(s.record({ base: s.whole(), value: s.text() })),
        register: s.record({
          width: s.whole(),
          binary: s.text(),
          hex: s.text(),
          signed: s.text('The same bits read with a sign'),
          unsigned: s.text('The same bits read without a sign'),
          fits: s.flag('False where only the lowest bits are there'),
        }),
      }),
      float,
      'bitsAsFloat?': float,
    }),
  },
} satisfies Readonly<Record<string, OutsideAction>>;

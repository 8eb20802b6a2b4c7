import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

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

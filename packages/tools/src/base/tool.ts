import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';

/** A whole number with a prefix that names its base. */
const prefixed = /^[-+]?0(?:x[\da-f][\da-f_]*|b[01][01_]*|o[0-7][0-7_]*)$/i;

export const base = defineTool({
  key: 'base',
  category: 'security',
  glyph: '0x',
  name: { zh: '进制转换', en: 'Number bases' },
  summary: {
    zh: '任意大小的整数在 2 到 36 进制之间互转，并给出补码和 IEEE 754 浮点数的每一位。',
    en: 'Whole numbers of any size between bases 2 and 36, with two’s complement and the bits of IEEE 754 floats.',
  },
  keywords: {
    zh: '进制, 进制转换, 二进制, 八进制, 十进制, 十六进制, 补码, 浮点数, 大整数, IEEE 754',
    en: 'number base, radix, binary, octal, decimal, hexadecimal, hex, twos complement, float, ieee 754',
  },
  options,
  actions: {
    convert: {
      label: { zh: '转换', en: 'Convert' },
      input: 'text',
      output: 'fields',
      options: ['from', 'to', 'width', 'format', 'grouped'],
    },
  },
  recognise: (sample) => (prefixed.test(sample.trim()) ? 0.9 : 0),
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});

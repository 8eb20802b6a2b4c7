import { limits } from '@toolbench/contracts/limits.ts';
import type { ErrorTexts } from '@toolbench/kit/result.ts';
import type { ErrorCode } from '../engine/index.ts';

export const zh = {
  input: '数',
  inputHint: '例如 255、0xff、-0b1010、3.14、1e-3、Infinity',
  run: '转换',
  bases: '各进制',
  baseNames: { 2: '二进制', 8: '八进制', 10: '十进制', 16: '十六进制' } as Readonly<Record<number, string>>,
  baseName: (base: number) => `${base} 进制`,
  figures: (from: string, bits: number) => `按${from}读取 · ${bits} 位`,
  basesEmpty: '整数会以各种进制显示在这里',
  noWhole: `只有不超过 ${limits.base.characters.toLocaleString('en')} 位的整数才换算进制，下面是浮点数表示`,
  register: '补码',
  registerEmpty: '整数的补码会显示在这里',
  binary: '二进制',
  hex: '十六进制',
  signed: '有符号',
  unsigned: '无符号',
  cut: (width: number, bits: number) => `放不下：这个数有 ${bits} 位，这里只剩最低的 ${width} 位`,
  float: '浮点数（IEEE 754）',
  floatEmpty: '浮点数的每一位会显示在这里',
  parts: '符号 · 指数 · 尾数',
  value: '存下的值',
  exactly: '精确值',
  rounded: '与输入不同：已舍入到最近的值',
  same: '与输入完全相同',
  kinds: { normal: '规格化', subnormal: '非规格化', zero: '零', infinity: '无穷大', nan: '非数（NaN）' },
  bitsAs: '把输入的位当作浮点数',
  sample: '0xDEADBEEF',
  errors: {
    'no-number': () => '这里没有数。请输入一个数，例如 255 或 0xff。',
    'bad-digit': (d) => `${d.base} 进制里没有“${d.digit}”。请改正它，或换一个输入进制。`,
    'too-long': (d) => `最多 ${d.limit} 个字符，请缩短后再试。`,
  } satisfies ErrorTexts<ErrorCode>,
};

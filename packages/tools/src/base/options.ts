import { choice, flag, whole } from '@toolbench/kit/options.ts';

/** The smallest and the largest base that ten digits and 26 letters can write. */
export const smallestBase = 2;
export const largestBase = 36;

const bases = Array.from({ length: largestBase - smallestBase + 1 }, (_, index) => String(index + smallestBase));

export const options = {
  from: choice(
    ['auto', ...bases],
    'auto',
    { zh: '输入的进制', en: 'Input base' },
    { auto: { zh: '自动', en: 'Auto' } },
  ),
  to: whole(smallestBase, largestBase, 36, { zh: '另加进制', en: 'Also in base' }),
  width: choice([8, 16, 32, 64], 32, { zh: '补码位数', en: 'Two’s complement bits' }),
  format: choice(
    ['half', 'bfloat16', 'single', 'double'],
    'double',
    { zh: '浮点格式', en: 'Float format' },
    {
      half: { zh: '半精度（16 位）', en: 'Half (16 bits)' },
      bfloat16: { zh: 'bfloat16', en: 'bfloat16' },
      single: { zh: '单精度（32 位）', en: 'Single (32 bits)' },
      double: { zh: '双精度（64 位）', en: 'Double (64 bits)' },
    },
  ),
  grouped: flag(false, { zh: '分组显示', en: 'Group digits' }),
};

import { choice, text } from '@toolbench/kit/options.ts';

export const options = {
  size: choice([150, 200, 300, 400, 500], 300, { zh: '尺寸（像素）', en: 'Size (pixels)' }),
  errorCorrection: choice(
    ['L', 'M', 'Q', 'H'],
    'M',
    { zh: '纠错等级', en: 'Error correction' },
    {
      L: { zh: 'L（7%）', en: 'L (7%)' },
      M: { zh: 'M（15%）', en: 'M (15%)' },
      Q: { zh: 'Q（25%）', en: 'Q (25%)' },
      H: { zh: 'H（30%）', en: 'H (30%)' },
    },
  ),
  foreground: text('#000000', { zh: '前景色', en: 'Foreground' }),
  background: text('#ffffff', { zh: '背景色', en: 'Background' }),
};

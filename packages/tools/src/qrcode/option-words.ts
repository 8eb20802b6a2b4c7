import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  size: {
    zh: '图片每边的像素数',
    en: 'How many pixels each side of the picture has',
  },
  errorCorrection: {
    zh: '码损坏多少仍可读：L 7%、M 15%、Q 25%、H 30%',
    en: 'How much damage the code survives: L 7 %, M 15 %, Q 25 %, H 30 %',
  },
  foreground: {
    zh: '深色模块的颜色，写成 #RRGGBB',
    en: 'Color of the dark modules, as #RRGGBB',
  },
  background: {
    zh: '浅色底的颜色，写成 #RRGGBB',
    en: 'Color of the light background, as #RRGGBB',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

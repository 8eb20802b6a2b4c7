import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';
import type { Generated } from './engine/index.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const words = { zh, en };

/** What may keep the code from being scanned, in words. */
function withWarnings<Value extends Pick<Generated, 'doubts'>>({ doubts, ...value }: Value, { language }: Call) {
  if (doubts.length === 0) return value;
  return { ...value, warnings: doubts.map((doubt) => words[language].doubts[doubt]) };
}

/** The SVG is an action of its own. */
const pictureAlone = ({ svg: _, ...value }: Generated, call: Call) => withWarnings(value, call);

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

export const outside = {
  generate: {
    about: {
      zh: '把文本画成 PNG 二维码，并重新解码验证；Wi-Fi、名片与支付内容也是文本；需要一张可打印或展示的二维码图片时使用。',
      en: 'Draws a QR code of a text as a PNG and decodes it again as proof. Wi-Fi, contact and payment codes are texts too. Use it to make a code that is printed or shown.',
    },
    takes: { zh: '二维码的内容', en: 'What the code is to say' },
    example: { text: 'https://example.com' },
    gives: s.record({
      size: s.whole('Pixels a side'),
      version: s.whole(),
      mode: s.text(),
      used: s.whole('Of the capacity'),
      most: s.whole('The capacity'),
      contrast: s.number(),
      verified: s.flag('Whether it was decoded to the same text'),
      'betterSize?': s.whole('Where modules are too small for common readers: a size at which they are not'),
      'warnings?': s.warnings,
    }),
    present: pictureAlone,
  },
  svg: {
    about: {
      zh: '把文本画成 SVG 二维码；需要可任意放大的二维码时使用。',
      en: 'Draws a QR code of a text as an SVG. Use it for a code of any size in print or on a page.',
    },
    takes: { zh: '二维码的内容', en: 'What the code is to say' },
    example: { text: 'https://example.com' },
    gives: s.record({ text: s.text('SVG'), 'warnings?': s.warnings }),
    present: (value: Pick<Generated, 'doubts'> & { readonly text: string }, call: Call) => withWarnings(value, call),
  },
} satisfies Readonly<Record<string, OutsideAction>>;

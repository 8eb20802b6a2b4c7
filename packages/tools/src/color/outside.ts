import type { OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';

export const outside = {
  convert: {
    about: {
      zh: '把 CSS 颜色（HEX、颜色名、rgb、hsl、hwb、lab、lch、oklab、oklch、color()）换成所有写法，并说明是否超出 sRGB 与 Display P3；用于在写法之间换算颜色。',
      en: 'Writes a CSS color (hex, name, rgb, hsl, hwb, lab, lch, oklab, oklch, color()) in all notations and says whether sRGB and Display P3 hold it. Use it to take a color from one notation to another.',
    },
    takes: { zh: '一种 CSS 颜色，如 #0f766e', en: 'A CSS colour, such as #0f766e' },
    example: { text: 'oklch(0.7 0.4 150)' },
    gives: s.record({
      written: s.list(
        s.record({
          notation: s.text(),
          value: s.text('As CSS reads it'),
          isNearest: s.flag('Whether the notation cannot say the color, so that this is the nearest it can'),
        }),
      ),
      'name?': s.text('Its CSS name'),
      isInSrgb: s.flag(),
      isInP3: s.flag(),
      picker: s.record({ l: s.number(), c: s.number(), h: s.number(), alpha: s.number() }, 'OKLCH and opacity'),
      swatch: s.text('The nearest opaque color within sRGB, in hex'),
    }),
  },
  contrast: {
    about: {
      zh: '算出文字颜色（左）在背景颜色（右）上的 WCAG 2 与 APCA 对比度，并给出达到 AA 的文字颜色；用于检查文字是否易读。',
      en: 'WCAG 2 and APCA contrast of a text color (left) on a background color (right), and a text color that reaches AA. Use it to check whether text can be read.',
    },
    example: { left: '#767676', right: 'white' },
    gives: s.record({
      ratio: s.number('WCAG 2: 1 to 21, cut off after two decimals'),
      passes: s.record({ aa: s.flag(), aaLarge: s.flag(), aaa: s.flag(), aaaLarge: s.flag(), graphics: s.flag() }),
      apca: s.number('Lc, below 0 for light text on dark'),
      apcaUse: s.oneOf(['body-preferred', 'body', 'content', 'large', 'spot', 'shape', 'none']),
      text: s.text('As it is seen: opaque and within sRGB'),
      background: s.text(),
      isOverWhite: s.flag('Whether the background is translucent and was laid over white'),
      'suggestion?': s.text('The nearest text color that reaches 4.5'),
    }),
  },
} satisfies Readonly<Record<string, OutsideAction>>;

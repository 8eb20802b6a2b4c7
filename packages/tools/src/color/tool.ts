import { defineTool } from '@toolbench/kit/define-tool.ts';

const hexadecimal = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const functional = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)$/i;

function recognise(sample: string): number {
  const text = sample.trim().replace(/;$/, '');
  if (functional.test(text)) return 0.95;
  return hexadecimal.test(text) ? 0.9 : 0;
}

export const color = defineTool({
  key: 'color',
  category: 'security',
  glyph: '◐',
  name: { zh: '颜色', en: 'Colours' },
  summary: {
    zh: '把任意 CSS 颜色换成 HEX、RGB、HSL、OKLCH 等写法，说明是否超出色域，并算出两色的 WCAG 2 与 APCA 对比度。',
    en: 'Any CSS colour as hex, RGB, HSL, OKLCH and more, whether it leaves a gamut, and the WCAG 2 and APCA contrast of two.',
  },
  keywords: {
    zh: '颜色, 取色, 色值转换, 对比度, 色域, 无障碍, hex, rgb, hsl, oklch, wcag, apca',
    en: 'colour, color, picker, hex, rgb, hsl, hwb, oklch, contrast, wcag, apca, gamut, p3',
  },
  options: {},
  actions: {
    convert: {
      label: { zh: '换算颜色', en: 'Convert a colour' },
      input: 'text',
      output: 'fields',
      options: [],
      isLinear: true,
    },
    contrast: {
      label: { zh: '算对比度', en: 'Contrast of two' },
      input: 'pair',
      output: 'fields',
      options: [],
      isLinear: true,
    },
  },
  recognise,
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});

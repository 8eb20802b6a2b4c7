import type { zh } from './zh.ts';

export const en: typeof zh = {
  color: 'Colour',
  colorHint: '#0b6e69, rebeccapurple, oklch(70% 0.1 200) …',
  pick: 'Pick a colour',
  sliders: { l: 'Lightness', c: 'Chroma', h: 'Hue', alpha: 'Opacity' },
  results: 'Notations',
  resultsEmpty: 'Enter a colour to see it in every notation',
  name: 'Name',
  nearest: 'Outside sRGB: this is the nearest colour',
  nearestP3: 'Outside Display P3: this is the nearest colour',
  gamut: {
    srgb: 'Within sRGB: every screen can show it',
    p3: 'Outside sRGB but within Display P3: only wide-gamut screens show it exactly',
    none: 'Outside Display P3: no common screen shows it exactly',
  },
  contrast: 'Contrast',
  background: 'Background',
  backgroundHint: 'The colour behind it, such as white',
  swap: 'Swap text and background',
  contrastEmpty: 'Enter a background as well to see the contrast',
  preview: 'The quick brown fox 敏捷的棕色狐狸 123',
  ratio: 'WCAG 2',
  apca: 'APCA',
  lc: (value) => `Lc ${value}`,
  passes: {
    aa: 'Body text, AA (4.5)',
    aaa: 'Body text, AAA (7)',
    aaLarge: 'Large text, AA (3)',
    aaaLarge: 'Large text, AAA (4.5)',
    graphics: 'Controls and graphics (3)',
  },
  pass: 'Pass',
  miss: 'Fail',
  uses: {
    'body-preferred': 'Good for columns of body text',
    body: 'The minimum for body text',
    content: 'Good for text that is not body text',
    large: 'For large text and headlines only',
    spot: 'For placeholders, disabled controls and icons only',
    shape: 'Shapes can be made out, text cannot',
    none: 'Barely visible',
  },
  isOverWhite: 'The background is translucent; contrast is calculated over white.',
  suggestion: 'Nearest text colour that passes AA',
  take: 'Use it',
  sample: { color: '#0b6e69', background: '#f6f8f9' },
  errors: {
    empty: () => 'Enter a colour.',
    unknown: (d) =>
      `“${d.text}” is not a CSS colour. Try #0b6e69, rgb(11 110 105), oklch(49% 0.08 190) or a colour name.`,
    'needs-page': (d) =>
      `The value of “${d.text}” depends on the page that uses it, which is not known here. Enter a specific colour.`,
    'empty-background': () => 'Enter a background.',
    'unknown-background': (d) =>
      `The background “${d.text}” is not a CSS colour. Try #ffffff, rgb(255 255 255) or white.`,
    'needs-page-background': (d) =>
      `The value of the background “${d.text}” depends on the page that uses it. Enter a specific colour.`,
  },
};

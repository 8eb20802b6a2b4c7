import { defineTool } from '../define-tool.ts';
import { choice, text } from '../kit/options.ts';

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

const drawing = ['size', 'errorCorrection', 'foreground', 'background'] as const;

export const qrcode = defineTool({
  key: 'qrcode',
  category: 'qr',
  glyph: 'QR',
  name: { zh: '二维码生成', en: 'QR generator' },
  summary: {
    zh: '在浏览器里生成二维码，生成后立刻解码验证；可加标志，下载 PNG 或 SVG。',
    en: 'Make QR codes in the browser, each one decoded again as proof; with a logo, as PNG or SVG.',
  },
  keywords: {
    zh: ['二维码', '生成二维码', 'wifi 二维码', '名片二维码', '收款码', 'qr'],
    en: ['qr code', 'qr generator', 'wifi qr', 'vcard qr', 'payment qr'],
  },
  options,
  actions: {
    generate: { label: { zh: '生成', en: 'Generate' }, input: 'text', options: drawing },
    svg: { label: { zh: '生成 SVG', en: 'Generate SVG' }, input: 'text', options: drawing },
  },
  shorthands: { png: { action: 'generate' } },
  engine: () => import('./engine.ts'),
});

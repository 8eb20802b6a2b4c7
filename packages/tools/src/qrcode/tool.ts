import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';

const drawing = ['size', 'errorCorrection', 'foreground', 'background'] as const;

export const qrcode = defineTool({
  key: 'qrcode',
  category: 'qr',
  glyph: 'QR',
  name: { zh: '二维码生成', en: 'QR generator' },
  summary: {
    zh: '在浏览器里生成二维码，生成后立刻解码验证；可加 Logo，下载 PNG 或 SVG。',
    en: 'Make QR codes in the browser, each one decoded again as proof; with a logo, as PNG or SVG.',
  },
  keywords: {
    zh: '二维码, 生成二维码, wifi 二维码, 名片二维码, 收款码, qr',
    en: 'qr code, qr generator, wifi qr, vcard qr, payment qr',
  },
  options,
  actions: {
    generate: {
      label: { zh: '生成', en: 'Generate' },
      input: 'text',
      takesLine: true,
      output: 'picture',
      options: drawing,
    },
    svg: {
      label: { zh: '生成 SVG', en: 'Generate SVG' },
      input: 'text',
      takesLine: true,
      output: 'text',
      options: drawing,
    },
  },
  shorthands: { png: { action: 'generate' } },
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});

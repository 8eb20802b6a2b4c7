import { defineTool } from '../define-tool.ts';

export const qrcode = defineTool({
  key: 'qrcode',
  category: 'qr',
  glyph: 'QR',
  name: { zh: '二维码生成', en: 'QR generator' },
  summary: {
    zh: '在浏览器里生成二维码：尺寸、纠错等级、颜色，下载 PNG 或 SVG。',
    en: 'Make QR codes in the browser: size, error correction, colours, as PNG or SVG.',
  },
  keywords: {
    zh: ['二维码', '生成二维码', 'wifi 二维码'],
    en: ['qr code', 'qr generator', 'wifi qr'],
  },
  options: {},
  actions: {},
});

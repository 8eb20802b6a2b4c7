import { defineTool } from '../define-tool.ts';

export const scanner = defineTool({
  key: 'scanner',
  category: 'qr',
  glyph: '[ ]',
  name: { zh: '扫码识别', en: 'Code scanner' },
  summary: {
    zh: '用摄像头或图片识别二维码和条形码，支付码逐字段解析。',
    en: 'Read QR codes and barcodes from the camera or a picture; payment codes are taken apart field by field.',
  },
  keywords: {
    zh: ['扫码', '二维码识别', '条形码'],
    en: ['scanner', 'qr reader', 'barcode'],
  },
  options: {},
  actions: {},
});

import { defineTool } from '../define-tool.ts';

export const emvco = defineTool({
  key: 'emvco',
  category: 'qr',
  glyph: 'EMV',
  name: { zh: 'EMVCo 支付码解析', en: 'EMVCo parser' },
  summary: {
    zh: '解析 EMVCo 商户支付二维码：标签、长度、值、嵌套模板与校验和。',
    en: 'Take an EMVCo merchant QR payload apart: tags, lengths, values, nested templates and checksum.',
  },
  keywords: {
    zh: ['emvco', '支付码', 'paynow', 'pix'],
    en: ['emvco', 'payment qr', 'paynow', 'pix'],
  },
  options: {},
  actions: {},
});

import { defineTool } from '@toolbench/kit/define-tool.ts';
import { looksLikeChipData } from '../payment-codes/chip/looks-like-chip-data.ts';
import { looksLikePaymentCode } from '../payment-codes/looks-like-payment-code.ts';
import { options } from './options.ts';

export const emvco = defineTool({
  key: 'emvco',
  category: 'qr',
  glyph: 'EMV',
  name: { zh: 'EMVCo 支付码解析', en: 'EMVCo parser' },
  summary: {
    zh: '逐字段拆开支付二维码，核对校验和，指出不合规范之处，改好再拼回去；也读芯片卡 TLV 数据。',
    en: 'Break a payment QR code down field by field, check its CRC and rules, edit and rebuild it; reads chip card TLV too.',
  },
  keywords: {
    zh: 'emvco, 支付码, 收款码, paynow, promptpay, pix, tlv, 芯片卡, 校验和, crc',
    en: 'emvco, payment qr, paynow, promptpay, pix, qris, duitnow, vietqr, tlv, chip card, crc',
  },
  options,
  actions: {
    parse: {
      label: { zh: '解析支付码', en: 'Parse a payment code' },
      input: 'text',
      takesLine: true,
      output: 'fields',
      options: [],
      isLinear: true,
    },
    build: {
      label: { zh: '生成支付码', en: 'Build a payment code' },
      input: 'text',
      output: 'text',
      options: [],
      isLinear: true,
    },
    chip: {
      label: { zh: '解析芯片数据', en: 'Parse chip data' },
      input: 'text',
      output: 'fields',
      options: ['showCardNumbers'],
      isLinear: true,
    },
  },
  recognise: (sample) => {
    if (looksLikePaymentCode(sample)) return 0.95;
    return looksLikeChipData(sample) ? 0.85 : 0;
  },
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});

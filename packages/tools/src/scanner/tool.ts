import { defineTool } from '@toolbench/kit/define-tool.ts';
import { isPicture } from './is-picture.ts';
import { options } from './options.ts';

export const scanner = defineTool({
  key: 'scanner',
  category: 'qr',
  glyph: '[ ]',
  name: { zh: '扫码识别', en: 'Code scanner' },
  summary: {
    zh: '用摄像头或图片识别二维码和条形码，一张图里的多个条码全部读出；支付码、账单、Wi-Fi、名片、日程和芯片数据逐项解读。',
    en: 'Read every QR code and barcode in a camera view or a picture; payment codes, bills, GS1, Wi-Fi, contacts, events and chip data field by field.',
  },
  keywords: {
    zh: '扫码, 二维码识别, 条形码, 摄像头, 截图识别, 收款码, 支付码',
    en: 'scanner, qr reader, barcode, ean, data matrix, pdf417, aztec, camera, payment qr',
  },
  options,
  actions: {
    read: {
      label: { zh: '识别图片', en: 'Read a picture' },
      input: 'bytes',
      output: 'table',
      options: ['search', 'characterSet', 'showCardNumbers'],
    },
    frame: { label: { zh: '识别一帧画面', en: 'Read a camera frame' }, input: 'picture', output: 'table', options: [] },
    interpret: {
      label: { zh: '解读内容', en: 'Interpret a text' },
      input: 'text',
      takesLine: true,
      output: 'fields',
      options: ['showCardNumbers'],
      isLinear: true,
    },
  },
  recogniseFile: (head) => (isPicture(head) ? 0.9 : 0),
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});

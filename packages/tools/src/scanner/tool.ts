import { defineTool } from '../define-tool.ts';
import { choice, flag } from '../kit/options.ts';
import { isPicture } from './is-picture.ts';

export const options = {
  search: choice(
    ['all', 'first'],
    'all',
    { zh: '查找', en: 'Look for' },
    { all: { zh: '全部条码', en: 'Every code' }, first: { zh: '最先读出的', en: 'What is read first' } },
  ),
  showCardNumbers: flag(false, { zh: '显示完整卡号', en: 'Show card numbers' }),
};

export const scanner = defineTool({
  key: 'scanner',
  category: 'qr',
  glyph: '[ ]',
  name: { zh: '扫码识别', en: 'Code scanner' },
  summary: {
    zh: '用摄像头或图片识别二维码和条形码，一张图里的多个条码全部读出；支付码和芯片数据逐字段解读。',
    en: 'Read QR codes and barcodes from the camera or a picture, every code in it; payment codes and chip data field by field.',
  },
  keywords: {
    zh: ['扫码', '二维码识别', '条形码', '摄像头', '截图识别', '收款码', '支付码'],
    en: ['scanner', 'qr reader', 'barcode', 'ean', 'data matrix', 'pdf417', 'aztec', 'camera', 'payment qr'],
  },
  options,
  actions: {
    read: { label: { zh: '识别图片', en: 'Read a picture' }, input: 'bytes', options: ['search', 'showCardNumbers'] },
    frame: { label: { zh: '识别一帧画面', en: 'Read a camera frame' }, input: 'picture', options: [] },
    interpret: { label: { zh: '解读内容', en: 'Interpret a text' }, input: 'text', options: ['showCardNumbers'] },
  },
  recogniseFile: (head) => (isPicture(head) ? 0.9 : 0),
  engine: () => import('./engine.ts'),
});

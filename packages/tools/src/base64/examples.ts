import type { Example } from '@toolbench/kit/define-tool.ts';

/** A small picture of our own making, as a data: URL. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgAgMAAAAOFJJnAAAACVBMVEUAAAAPdm7////f4OhYAA' +
  'AAA3RSTlMA//9EUNYhAAAAPklEQVR42mNgYA0FggAGBsZQMHCACICERCGMECyMUChAYoStAoKpRDJCQ6OWQrXTgQFxIR7vwL' +
  '0MDwRYsAAAwbhb5p8a098AAAAASUVORK5CYII=';

export const encodeExamples: readonly Example[] = [
  { name: { zh: '中文与 emoji', en: 'Chinese and emoji' }, input: '你好，世界 👋🏽 Hello' },
  {
    name: { zh: '生僻字，按 GB18030', en: 'Rare characters as GB18030' },
    input: '龙行龘龘，䶮𠮷𡋾',
    options: { charset: 'gb18030' },
  },
  {
    name: { zh: 'URL 安全，不补 =', en: 'URL-safe without padding' },
    input: '{"sub":"42","name":"张伟？？"}',
    options: { alphabet: 'url-safe', padding: false },
  },
];

export const decodeExamples: readonly Example[] = [
  { name: { zh: '文本', en: 'Text' }, input: '5L2g5aW977yM5LiW55WMIPCfkYvwn4+9IEhlbGxv' },
  { name: { zh: '图片（data: URL）', en: 'Picture (data: URL)' }, input: picture },
  {
    name: { zh: 'GB18030 表格', en: 'GB18030 table' },
    input: 'tqm1pbHgusUsytW79cjLCjAwMDEyMyzB+v6fCg==',
    options: { charset: 'gb18030' },
  },
];

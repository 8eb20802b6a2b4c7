import { defineTool } from '../define-tool.ts';
import { choice, flag, text } from '../kit/options.ts';

export const options = {
  indent: choice(
    [2, 4, 8, 'tab'],
    2,
    { zh: '缩进', en: 'Indent' },
    { 2: { zh: '2', en: '2' }, 4: { zh: '4', en: '4' }, 8: { zh: '8', en: '8' }, tab: { zh: 'Tab', en: 'Tab' } },
  ),
  sortKeys: flag(false, { zh: '键名排序', en: 'Sort keys' }),
  dialect: choice(
    ['json', 'json5'],
    'json',
    { zh: '输入', en: 'Input' },
    { json: { zh: 'JSON', en: 'JSON' }, json5: { zh: 'JSON5 / JSONC', en: 'JSON5 / JSONC' } },
  ),
  path: text('', { zh: 'JSONPath', en: 'JSONPath' }),
  find: text('', { zh: '查找', en: 'Find' }),
  ascii: flag(false, { zh: '非 ASCII 写成 \\u', en: 'Non-ASCII as \\u' }),
};

const layout = ['indent', 'sortKeys', 'dialect'] as const;

export const json = defineTool({
  key: 'json',
  category: 'data',
  glyph: '{}',
  name: { zh: 'JSON 格式化', en: 'JSON' },
  summary: {
    zh: '格式化、压缩、校验与修复 JSON：数字一位不丢，出错指到行列，50 MB 也不卡。',
    en: 'Format, compress, check and repair JSON: every digit kept, faults shown by line and column, 50 MB without a stutter.',
  },
  keywords: {
    zh: [
      'json',
      '格式化',
      '压缩',
      '校验',
      '修复',
      '美化',
      'jsonpath',
      'json5',
      'jsonc',
      '转 yaml',
      'typescript',
      '转义',
    ],
    en: [
      'json',
      'format',
      'beautify',
      'minify',
      'validate',
      'repair',
      'jsonpath',
      'json5',
      'jsonc',
      'yaml',
      'schema',
      'escape',
    ],
  },
  options,
  actions: {
    format: { label: { zh: '格式化', en: 'Format' }, input: 'text', options: layout },
    compress: { label: { zh: '压缩', en: 'Compress' }, input: 'text', options: layout },
    validate: { label: { zh: '校验', en: 'Validate' }, input: 'text', options: ['indent', 'dialect'] },
    repair: { label: { zh: '修复', en: 'Repair' }, input: 'text', options: ['indent'] },
    expand: {
      label: { zh: '展开内嵌 JSON', en: 'Expand JSON in strings' },
      input: 'text',
      options: ['indent', 'dialect'],
    },
    query: { label: { zh: '查询', en: 'Query' }, input: 'text', options: ['path', 'indent', 'dialect'] },
    tree: { label: { zh: '树形', en: 'Tree' }, input: 'text', options: ['indent', 'dialect'] },
    search: { label: { zh: '在树中查找', en: 'Find in tree' }, input: 'text', options: ['find', 'dialect'] },
    'to-yaml': { label: { zh: '转 YAML', en: 'To YAML' }, input: 'text', options: ['indent', 'dialect'] },
    'to-typescript': {
      label: { zh: '转 TypeScript 类型', en: 'To TypeScript' },
      input: 'text',
      options: ['indent', 'dialect'],
    },
    'to-schema': {
      label: { zh: '转 JSON Schema', en: 'To JSON Schema' },
      input: 'text',
      options: ['indent', 'dialect'],
    },
    escape: { label: { zh: '转义', en: 'Escape' }, input: 'text', options: ['ascii'] },
    unescape: { label: { zh: '去转义', en: 'Unescape' }, input: 'text', options: [] },
  },
  recognise: (sample) => {
    const start = sample.replace(/^\ufeff/, '').trimStart();
    if (/^\{\s*(?:"(?:[^"\\]|\\.)*"\s*:|\}\s*$)/.test(start)) return 1;
    if (/^\[\s*(?:[[{"\d-]|(?:true|false|null)\b|\]\s*$)/.test(start))
      return /^\[[\w .-]+\]\s*$/m.test(start) ? 0.5 : 0.9;
    if (/^\{\s*(?:'|\/[/*]|[\w$]+\s*:)/.test(start)) return 0.6;
    return 0;
  },
  engine: () => import('./engine.ts'),
});

import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';

/** HTML entities, Unicode escapes, or bytes in hex with something between them. */
const escaped = /&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});|\\u[\da-f]{4}|\\u\{[\da-f]{1,6}\}/i;
const hexBytes = /^(?:(?:0x|\\x)?[\da-f]{2}[\s,:]*(?:[\s,:]|(?=\\x))){3,}(?:0x|\\x)?[\da-f]{2}$/i;

export const text = defineTool({
  key: 'text',
  category: 'security',
  glyph: 'Aa',
  name: { zh: '文本处理', en: 'Text' },
  summary: {
    zh: '转换命名风格、排序去重、转义与规范化文本，统计字数，找出不可见和易混淆的字符。',
    en: 'Case styles, sorting, duplicates, escapes and normal forms, counts, and the invisible and confusable characters of a text.',
  },
  keywords: {
    zh: '文本, 大小写, 驼峰, 小驼峰, 下划线, 排序, 去重, 行号, 字数统计, HTML 实体, unicode 转义, 十六进制转文本, rot13, 零宽字符, 全角半角',
    en: 'text, case, camel case, snake case, sort lines, unique lines, word count, html entities, unicode escape, hex to text, text to hex, rot13, normalize, invisible characters, homoglyph',
  },
  options,
  actions: {
    transform: {
      label: { zh: '处理文本', en: 'Change a text' },
      input: 'text',
      output: 'text',
      options: ['operation', 'ignoreCase'],
      isLinear: true,
    },
    inspect: {
      label: { zh: '统计与检查', en: 'Count and inspect' },
      input: 'text',
      output: 'fields',
      options: [],
      isLinear: true,
    },
  },
  recognise: (sample) => (hexBytes.test(sample.trim()) ? 0.8 : escaped.test(sample) ? 0.5 : 0),
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});

import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';

const leniency = ['ignoreWhitespace', 'ignoreCase', 'ignoreBlankLines', 'ignoreLineEnds'] as const;

export const diff = defineTool({
  key: 'diff',
  category: 'development',
  glyph: '±',
  name: { zh: '文本对比', en: 'Text diff' },
  summary: {
    zh: '按行、词或字符比较两段文本：中文按词切分，五万行不卡，可导出 git apply 能用的补丁。',
    en: 'Compare two texts by line, word or character: 50,000 lines without freezing, Chinese word by word, and a patch that git apply takes.',
  },
  keywords: {
    zh: '文本对比, 差异, 比较, diff, 补丁, patch, json 对比, 找不同',
    en: 'diff, compare, difference, patch, unified diff, json diff, text compare, git apply',
  },
  options,
  actions: {
    compare: {
      label: { zh: '比较', en: 'Compare' },
      input: 'pair',
      output: 'text',
      options: ['mode', ...leniency],
      verdict: 'same',
      takesAnyEncoding: true,
    },
    patch: {
      label: { zh: '生成补丁', en: 'Make patch' },
      input: 'pair',
      output: 'text',
      options: ['context', 'fileName'],
      fileNameOption: 'fileName',
      takesAnyEncoding: true,
    },
    json: {
      label: { zh: '按 JSON 比较', en: 'Compare as JSON' },
      input: 'pair',
      output: 'table',
      options: ['ignoreOrder', 'itemKey'],
      verdict: 'same',
    },
  },
  shorthands: { lines: { action: 'patch' } },
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});

import { limits } from '@toolbench/contracts/limits.ts';
import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';

export const regex = defineTool({
  key: 'regex',
  category: 'development',
  glyph: '.*',
  name: { zh: '正则表达式测试', en: 'Regex tester' },
  summary: {
    zh: '测试、替换、拆分、提取、校验：逐段解释正则，提前发现灾难性回溯，再糟的正则也卡不住页面。',
    en: 'Test, replace, split, extract and validate: every piece explained, runaway backtracking predicted, and no pattern can freeze the page.',
  },
  keywords: {
    zh: '正则, 正则表达式, 匹配, 查找替换, 捕获组, 正则解释, 回溯, redos',
    en: 'regex, regexp, regular expression, match, replace, capture group, explain, redos, backtracking',
  },
  options,
  actions: {
    match: {
      label: { zh: '匹配测试', en: 'Match' },
      input: 'text',
      output: 'table',
      options: ['pattern', 'flags'],
      needs: ['pattern'],
      timeLimit: limits.regex.timeLimit,
    },
    replace: {
      label: { zh: '查找替换', en: 'Replace' },
      input: 'text',
      output: 'text',
      options: ['pattern', 'flags', 'replacement', 'escapes'],
      needs: ['pattern'],
      timeLimit: limits.regex.timeLimit,
    },
    split: {
      label: { zh: '拆分文本', en: 'Split' },
      input: 'text',
      output: 'table',
      options: ['pattern', 'flags'],
      needs: ['pattern'],
      timeLimit: limits.regex.timeLimit,
    },
    extract: {
      label: { zh: '提取数据', en: 'Extract' },
      input: 'text',
      output: 'text',
      options: ['pattern', 'flags', 'extractAs', 'template'],
      needs: ['pattern'],
      timeLimit: limits.regex.timeLimit,
    },
    validate: {
      label: { zh: '格式校验', en: 'Validate' },
      input: 'text',
      output: 'table',
      options: ['pattern', 'flags', 'wholeLine'],
      needs: ['pattern'],
      timeLimit: limits.regex.timeLimit,
    },
    code: {
      label: { zh: '生成代码', en: 'Code' },
      input: 'none',
      output: 'text',
      options: ['pattern', 'flags', 'replacement', 'language', 'task'],
      needs: ['pattern'],
      timeLimit: limits.regex.timeLimit,
    },
    explain: {
      label: { zh: '解释', en: 'Explain' },
      input: 'none',
      output: 'table',
      options: ['pattern', 'flags'],
      needs: ['pattern'],
      timeLimit: limits.regex.timeLimit,
    },
  },
  shorthands: { test: { action: 'match' } },
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});

import { defineTool } from '../define-tool.ts';
import { choice, flag, text } from '../kit/options.ts';

export const options = {
  pattern: text('', { zh: '正则表达式', en: 'Pattern' }),
  flags: text('g', { zh: '标志', en: 'Flags' }),
  replacement: text('', { zh: '替换为', en: 'Replace with' }),
  escapes: flag(false, { zh: '解析 \\n \\t \\U…\\E', en: 'Read \\n \\t \\U…\\E' }),
  extractAs: choice(
    ['list', 'json', 'csv'],
    'list',
    { zh: '输出', en: 'Output' },
    { list: { zh: '列表', en: 'List' }, json: { zh: 'JSON', en: 'JSON' }, csv: { zh: 'CSV', en: 'CSV' } },
  ),
  template: text('$&', { zh: '每项模板', en: 'Template' }),
  language: choice(
    ['javascript', 'python', 'java', 'go', 'php'],
    'python',
    { zh: '语言', en: 'Language' },
    {
      javascript: { zh: 'JavaScript', en: 'JavaScript' },
      python: { zh: 'Python', en: 'Python' },
      java: { zh: 'Java', en: 'Java' },
      go: { zh: 'Go', en: 'Go' },
      php: { zh: 'PHP', en: 'PHP' },
    },
  ),
  task: choice(
    ['match', 'replace', 'split', 'validate'],
    'match',
    { zh: '用途', en: 'Task' },
    {
      match: { zh: '匹配', en: 'Match' },
      replace: { zh: '替换', en: 'Replace' },
      split: { zh: '拆分', en: 'Split' },
      validate: { zh: '校验', en: 'Validate' },
    },
  ),
  wholeLine: flag(false, { zh: '整行匹配才算有效', en: 'The whole line must match' }),
};

export const regex = defineTool({
  key: 'regex',
  category: 'development',
  glyph: '.*',
  name: { zh: '正则表达式测试', en: 'Regex tester' },
  summary: {
    zh: '测试、替换、拆分、提取、校验：逐段解释正则，提前发现灾难性回溯，再糟的正则也卡不住页面。',
    en: 'Test, replace, split, extract and validate: every piece explained, runaway backtracking foreseen, and no pattern freezes the page.',
  },
  keywords: {
    zh: ['正则', '正则表达式', '匹配', '查找替换', '捕获组', '正则解释', '回溯', 'redos'],
    en: [
      'regex',
      'regexp',
      'regular expression',
      'match',
      'replace',
      'capture group',
      'explain',
      'redos',
      'backtracking',
    ],
  },
  options,
  actions: {
    match: { label: { zh: '匹配测试', en: 'Match' }, input: 'text', options: ['pattern', 'flags'] },
    replace: {
      label: { zh: '查找替换', en: 'Replace' },
      input: 'text',
      options: ['pattern', 'flags', 'replacement', 'escapes'],
    },
    split: { label: { zh: '拆分文本', en: 'Split' }, input: 'text', options: ['pattern', 'flags'] },
    extract: {
      label: { zh: '提取数据', en: 'Extract' },
      input: 'text',
      options: ['pattern', 'flags', 'extractAs', 'template'],
    },
    validate: { label: { zh: '格式校验', en: 'Validate' }, input: 'text', options: ['pattern', 'flags', 'wholeLine'] },
    code: {
      label: { zh: '生成代码', en: 'Code' },
      input: 'none',
      options: ['pattern', 'flags', 'replacement', 'language', 'task'],
    },
    explain: { label: { zh: '解释', en: 'Explain' }, input: 'none', options: ['pattern', 'flags'] },
  },
  shorthands: { test: { action: 'match' } },
  engine: () => import('./engine.ts'),
});

import { choice, flag, text } from '@toolbench/kit/options.ts';

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

import { choice, flag, text } from '@toolbench/kit/options.ts';

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
  schema: text('', { zh: 'JSON Schema', en: 'JSON Schema' }),
  find: text('', { zh: '查找', en: 'Find' }),
  ascii: flag(false, { zh: '非 ASCII 写成 \\u', en: 'Non-ASCII as \\u' }),
};

import type { Localized } from '@toolbench/kit/localized.ts';
import { choice, flag } from '@toolbench/kit/options.ts';

/** What can be done with a text, by what it is about, in the order in which it is offered. */
export const groups = {
  case: [
    'lower',
    'upper',
    'capital',
    'sentence',
    'camel',
    'pascal',
    'snake',
    'constant',
    'kebab',
    'train',
    'dot',
    'path',
  ],
  lines: [
    'sort',
    'sort-descending',
    'sort-natural',
    'sort-length',
    'reverse',
    'unique',
    'repeated',
    'trim',
    'remove-blank',
    'collapse-spaces',
    'number',
  ],
  escapes: [
    'html-escape',
    'html-escape-all',
    'html-unescape',
    'unicode-escape',
    'unicode-escape-es6',
    'unicode-unescape',
    'hex-encode',
    'hex-decode',
    'rot13',
  ],
  unicode: ['nfc', 'nfd', 'nfkc', 'nfkd', 'half-width', 'full-width', 'remove-invisible'],
} as const;

export type Group = keyof typeof groups;
export type Operation = (typeof groups)[Group][number];

/** Operations that ask whether upper and lower case are the same. */
export const asksForCase: readonly Operation[] = ['sort', 'sort-descending', 'sort-natural', 'unique', 'repeated'];

export const operationNames: Readonly<Record<Operation, Localized>> = {
  lower: { zh: '全部小写', en: 'Lower case' },
  upper: { zh: '全部大写', en: 'Upper case' },
  capital: { zh: '首字母大写 Capital Case', en: 'Capital Case' },
  sentence: { zh: '句首大写 Sentence case', en: 'Sentence case' },
  camel: { zh: '小驼峰 camelCase', en: 'camelCase' },
  pascal: { zh: '大驼峰 PascalCase', en: 'PascalCase' },
  snake: { zh: '下划线 snake_case', en: 'snake_case' },
  constant: { zh: '常量 CONSTANT_CASE', en: 'CONSTANT_CASE' },
  kebab: { zh: '短横线 kebab-case', en: 'kebab-case' },
  train: { zh: '首字母大写短横线 Train-Case', en: 'Train-Case' },
  dot: { zh: '点号 dot.case', en: 'dot.case' },
  path: { zh: '路径 path/case', en: 'path/case' },
  sort: { zh: '排序（按编码）', en: 'Sort by code' },
  'sort-descending': { zh: '倒序排序（按编码）', en: 'Sort by code, descending' },
  'sort-natural': { zh: '排序（数字按大小，中文按拼音）', en: 'Sort naturally (numbers by value)' },
  'sort-length': { zh: '按长度排序', en: 'Sort by length' },
  reverse: { zh: '颠倒行的顺序', en: 'Reverse the order of lines' },
  unique: { zh: '去除重复行', en: 'Remove repeated lines' },
  repeated: { zh: '只留重复过的行', en: 'Keep repeated lines only' },
  trim: { zh: '去除行首行尾空白', en: 'Trim each line' },
  'remove-blank': { zh: '删除空行', en: 'Remove blank lines' },
  'collapse-spaces': { zh: '合并连续空白', en: 'Collapse white space' },
  number: { zh: '添加行号', en: 'Number the lines' },
  'html-escape': { zh: '转义 HTML 特殊字符', en: 'Escape HTML' },
  'html-escape-all': { zh: '转成 HTML 实体（含非 ASCII）', en: 'Escape HTML and all non-ASCII' },
  'html-unescape': { zh: '还原 HTML 实体', en: 'Decode HTML entities' },
  'unicode-escape': { zh: '转成 \\uXXXX', en: 'Escape as \\uXXXX' },
  'unicode-escape-es6': { zh: '转成 \\u{X}', en: 'Escape as \\u{X}' },
  'unicode-unescape': { zh: '还原 \\u、\\x 与 U+ 转义', en: 'Decode \\u, \\x and U+ escapes' },
  'hex-encode': { zh: '转成十六进制（UTF-8 字节）', en: 'Encode as hex (UTF-8 bytes)' },
  'hex-decode': { zh: '还原十六进制（UTF-8 字节）', en: 'Decode hex (UTF-8 bytes)' },
  rot13: { zh: 'ROT13', en: 'ROT13' },
  nfc: { zh: '规范化 NFC（合成）', en: 'Normalise to NFC (composed)' },
  nfd: { zh: '规范化 NFD（分解）', en: 'Normalise to NFD (decomposed)' },
  nfkc: { zh: '规范化 NFKC（兼容合成）', en: 'Normalise to NFKC (compatible)' },
  nfkd: { zh: '规范化 NFKD（兼容分解）', en: 'Normalise to NFKD (compatible, decomposed)' },
  'half-width': { zh: '全角转半角', en: 'Full width to half width' },
  'full-width': { zh: '半角转全角', en: 'Half width to full width' },
  'remove-invisible': { zh: '清除不可见字符', en: 'Remove invisible characters' },
};

export const options = {
  operation: choice(Object.values(groups).flat(), 'unique', { zh: '操作', en: 'Operation' }, operationNames),
  ignoreCase: flag(false, { zh: '忽略大小写', en: 'Ignore case' }),
};

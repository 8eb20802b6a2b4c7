import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  indent: {
    zh: '每级缩进的空格数，或制表符',
    en: 'Blanks for each level of indentation, or a tab',
  },
  sortKeys: {
    zh: '各级对象的成员按键名排序',
    en: 'Orders the members of all objects by their keys',
  },
  dialect: {
    zh: '按严格的 JSON 读取，或连注释与 JSON5 也接受',
    en: 'Reads strict JSON, or JSON5 and comments as well',
  },
  path: {
    zh: '选取值的 JSONPath，如 $.a[0]',
    en: 'JSONPath, such as $.a[0]',
  },
  schema: {
    zh: '用来检查的 JSON Schema，写成 JSON 文本',
    en: 'The JSON Schema to check by, as JSON text',
  },
  find: {
    zh: '要在键与值里查找的文本',
    en: 'Text to look for in keys and values',
  },
  ascii: {
    zh: '非 ASCII 字符写成 \\u 转义',
    en: 'Writes characters beyond ASCII as \\u escapes',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

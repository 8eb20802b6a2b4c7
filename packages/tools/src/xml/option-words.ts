import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  indent: {
    zh: '每级缩进的空格数',
    en: 'Blanks for each level of indentation',
  },
  path: {
    zh: '要计算的 XPath 1.0 表达式，如 //item/@id',
    en: 'XPath 1.0 expression to evaluate, such as //item/@id',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

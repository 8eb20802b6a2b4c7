import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  pattern: {
    zh: '要使用的 JavaScript 正则，两边不加斜杠',
    en: 'JavaScript pattern, without slashes',
  },
  flags: {
    zh: 'JavaScript 正则标志的字母，如 gim',
    en: 'Letters of JavaScript’s flags, such as gim',
  },
  replacement: {
    zh: '替换每处匹配的文本，$1、$<name>、$& 代表匹配到的内容',
    en: 'Text put in place of each match; $1, $<name> and $& stand for what was found',
  },
  escapes: {
    zh: '把替换文本里的 \\n、\\t、\\U…\\E 当作转义',
    en: 'Takes \\n, \\t and \\U…\\E in the replacement as escapes',
  },
  extractAs: {
    zh: '匹配写成行、JSON 还是 CSV',
    en: 'Writes the matches as lines, JSON or CSV',
  },
  template: {
    zh: 'list 输出时每处匹配写成的样子，可用 $1、$<name>、$&',
    en: 'How each match is written in a list; $1, $<name> and $& stand for its parts',
  },
  wholeLine: {
    zh: '整行都匹配才算有效，而不是其中一段',
    en: 'Counts a line as valid only where the pattern matches all of it',
  },
  language: {
    zh: '代码所用的编程语言',
    en: 'Programming language in which the code is written',
  },
  task: {
    zh: '代码要做的事：匹配、替换、拆分或校验',
    en: 'What the code does with the pattern',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  scope: {
    zh: '文本是 URL 的一个组件、整个 URL 还是表单值',
    en: 'Whether the text is a component, a whole URL or a form value',
  },
  charset: {
    zh: '百分号转义的字节所用的字符集',
    en: 'Character set of the bytes that are percent-encoded',
  },
  strict: {
    zh: "组件编码时连 !'()* 也转义（RFC 3986）",
    en: "Escapes !'()* of a component, too (RFC 3986)",
  },
  perLine: {
    zh: '每一行单独编码，保留换行',
    en: 'Encodes each line on its own and keeps the line ends',
  },
  keepMalformed: {
    zh: '不合法的转义原样保留，而不是报错',
    en: 'Keeps malformed escapes as they are instead of failing',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

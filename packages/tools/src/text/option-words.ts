import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  operation: {
    zh: '对文本做的一种改动',
    en: 'The one change that is made to the text',
  },
  ignoreCase: {
    zh: '去重与排序时不分大小写',
    en: 'Takes upper and lower case as the same when sorting and finding duplicates',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

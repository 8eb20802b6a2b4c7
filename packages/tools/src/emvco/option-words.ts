import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  showCardNumbers: {
    zh: '写出完整的卡号，而不是遮住中间',
    en: 'Writes card numbers out instead of masking them',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

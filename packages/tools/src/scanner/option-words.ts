import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  search: {
    zh: '读出图片里的全部码，或读到第一个就停',
    en: 'Reads every code in the picture, or stops at the first one',
  },
  characterSet: {
    zh: '码里的文本按此字符集解读，auto 为自动判断',
    en: 'The character set in which text in the code is read; auto guesses it',
  },
  showCardNumbers: {
    zh: '写出完整的卡号与密钥，而不是遮住中间',
    en: 'Writes card numbers and secrets out instead of masking them',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

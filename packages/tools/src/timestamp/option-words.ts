import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  zone: {
    zh: '写出时刻所用时区的 IANA 名称，留空为 UTC',
    en: 'IANA name of the time zone to write moments in; UTC if empty',
  },
  unit: {
    zh: '数字是秒、毫秒、微秒还是纳秒，auto 按大小判断',
    en: 'Whether numbers are seconds to nanoseconds; auto goes by their size',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

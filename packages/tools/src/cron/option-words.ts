import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  zone: {
    zh: '计算运行时间所用的时区，如 Asia/Shanghai，留空为 UTC',
    en: 'Time zone of the runs, such as Europe/Berlin; UTC if empty',
  },
  weekdays: {
    zh: '星期的数字按 cron（0 为星期日）还是 Quartz（1 为星期日）',
    en: 'Whether weekday numbers are cron’s (0 is Sunday) or Quartz’s (1 is Sunday)',
  },
  count: {
    zh: '列出接下来多少次运行',
    en: 'How many of the next runs are listed',
  },
  from: {
    zh: '只列出此后的运行（ISO 8601），留空为现在',
    en: 'Lists runs after this moment (ISO 8601); now if empty',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

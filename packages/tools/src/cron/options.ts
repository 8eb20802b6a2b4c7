import { choice, text, whole } from '@toolbench/kit/options.ts';

/** Most runs that are listed. */
export const maxRuns = 100;

export const options = {
  zone: text('', { zh: '时区（如 Asia/Shanghai，留空为 UTC）', en: 'Time zone, such as Europe/Berlin; UTC if empty' }),
  weekdays: choice(
    ['cron', 'quartz'],
    'cron',
    { zh: '星期数字', en: 'Weekday numbers' },
    {
      cron: { zh: '0 = 周日', en: '0 = Sunday' },
      quartz: { zh: '1 = 周日（Quartz）', en: '1 = Sunday (Quartz)' },
    },
  ),
  count: whole(1, maxRuns, 10, { zh: '列出次数', en: 'Runs' }),
  from: text('', { zh: '从此时起（ISO 8601，留空为现在）', en: 'Runs after this time (ISO 8601); now if empty' }),
};

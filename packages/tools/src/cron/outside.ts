import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';
import type { ExplainedCron } from './engine/index.ts';
import { said } from './said.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const texts = { zh, en };

/** With the sentence and the notes in the language of the call. */
function present({ description, starredDay, unevenSteps, table, ...value }: ExplainedCron, { language }: Call) {
  const warnings = said(
    { ...(starredDay !== undefined && { starredDay }), unevenSteps, table, zone: value.zone },
    texts[language],
  );
  return { description: description[language], ...value, ...(warnings.length > 0 && { warnings }) };
}

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

export const outside = {
  explain: {
    about: {
      zh: '用文字说明一行 cron（5 段，带秒或年的 6 段，7 段，或 @daily 等）何时运行，并列出指定时区接下来的运行时间；写错时指出是哪一段；用于核对定时任务。',
      en: 'Says in words when a cron line runs (5 fields, 6 with seconds or a year, 7, or @daily …) and lists its next runs in a time zone; use it to check a schedule. A mistake is named by its field.',
    },
    takes: { zh: '一行 cron 表达式', en: 'A cron line, of five or six fields' },
    example: { text: '*/15 9-17 * * MON-FRI', zone: 'Europe/Berlin', from: '2026-01-01', count: 3 },
    gives: s.record({
      description: s.text('In the language of the call'),
      fields: s.list(
        s.record({
          name: s.oneOf(['second', 'minute', 'hour', 'day', 'month', 'weekday', 'year']),
          text: s.text(),
          isOpen: s.flag('Whether it leaves everything open'),
          'values?': s.list(s.whole(), 'The values at which it runs'),
        }),
      ),
      'command?': s.text('What stands after the schedule in a crontab'),
      runs: s.list(
        s.record({
          at: s.moment,
          local: s.text('In the zone, ISO 8601 with offset'),
          isClockChanged: s.flag('Whether the clocks were changed since the run before'),
        }),
      ),
      zone: s.text(),
      from: s.moment,
      'never?': s.oneOf(['at-start', 'no-such-day']),
      isEitherDay: s.flag('Whether day and weekday are both given: it runs when either fits'),
      'warnings?': s.warnings,
    }),
    present,
  },
} satisfies Readonly<Record<string, OutsideAction>>;

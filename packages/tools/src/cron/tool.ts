import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';

const nickname = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)\b/;
const line =
  /^(?:[\d*?,/\-#LW]+[ \t]+){4,6}(?:[\d*?,/\-#LW]|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT)+(?=\s|$)/i;

function recognise(sample: string): number {
  const text = sample.trim();
  if (nickname.test(text)) return 0.9;
  return line.test(text) && /(?:^|\s)[*?]/.test(text) ? 0.9 : 0;
}

export const cron = defineTool({
  key: 'cron',
  category: 'security',
  glyph: '*/5',
  name: { zh: 'Cron 表达式', en: 'Cron' },
  summary: {
    zh: '把 5 至 7 段的 cron 表达式说成人话，列出指定时区接下来的运行时间，并指出哪一段写错了。',
    en: 'A cron expression of five to seven fields in words, its next runs in a time zone, and the field that is wrong.',
  },
  keywords: {
    zh: 'cron, crontab, 定时任务, 计划任务, 表达式, 时区, 调度, quartz',
    en: 'cron, crontab, schedule, next run, time zone, quartz, job, timer',
  },
  options,
  actions: {
    explain: {
      label: { zh: '解释 cron', en: 'Explain cron' },
      input: 'text',
      output: 'fields',
      options: ['zone', 'weekdays', 'count', 'from'],
      isLinear: true,
    },
  },
  recognise,
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});

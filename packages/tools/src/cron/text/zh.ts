import type { UnevenStep } from '../engine/notes.ts';
import type { ErrorTexts } from '@toolbench/kit/result.ts';
import type { ErrorCode } from '../engine/index.ts';

const fields: Readonly<Record<string, string>> = {
  second: '秒',
  minute: '分',
  hour: '时',
  day: '日',
  month: '月',
  weekday: '星期',
  year: '年',
};
const fieldOf = (name: string | number) => fields[name] ?? String(name);

export const zh = {
  line: 'cron 表达式',
  lineHint: '*/15 9-17 * * MON-FRI，也可以贴上 crontab 里的一整行',
  zone: '时区',
  explain: '解释',
  presets: '常用',
  preset: {
    '*/5 * * * *': '每 5 分钟',
    '0 * * * *': '每小时',
    '30 8 * * MON-FRI': '工作日 8:30',
    '0 0 * * SUN': '每周日零点',
    '0 0 1 * *': '每月 1 号',
    '0 0 L * *': '每月最后一天',
  } as Readonly<Record<string, string>>,
  meaning: '含义',
  meaningEmpty: '输入 cron 表达式，这里会说明它何时运行',
  runs: (count: number) => `接下来 ${count} 次运行`,
  runsTitle: '接下来的运行',
  runsEmpty: '运行时间会显示在这里',
  copyAll: '复制全部',
  clockChanged: '此前时钟有调整（夏令时）',
  never: {
    'at-start': '只在开机时运行一次，没有固定时间。',
    'no-such-day': '永远不会运行：没有符合条件的日期。',
  },
  starredDay: (text: string) =>
    `“${text}”以 * 开头：Linux 上的 cron（Debian、Ubuntu 的，以及 cronie）此时要“日”和“星期”都符合才运行；Kubernetes 和多数库是满足其一，这里按后者列出。`,
  eitherDay: '“日”和“星期”都有限定：两者满足其一就会运行。',
  unevenStep: ({ field, text, step, first, last, gap }: UnevenStep) =>
    gap === undefined
      ? `“${text}”每个月都从 ${first} 日重新数起，跨月时不是隔 ${step} 天。`
      : `“${text}”并非总是每隔 ${step}：${fieldOf(field)}到 ${last} 之后从 ${first} 重新数起，这一次隔 ${gap}。`,
  otherLines: (line: number, count: number, next: number) =>
    `只解释了第 ${line} 行；后面还有 ${count} 行（从第 ${next} 行起）没有读，请逐行解释。`,
  zoneOfCommands: (commands: string, zone: string) =>
    `“TZ=${commands}”这一行只是命令的时区，运行时间仍按 ${zone} 计算。要改变它，请写成 CRON_TZ=。`,
  command: '命令',
  field: '字段',
  written: '写法',
  matches: '取值',
  every: '任意',
  byCalendar: '由日历决定',
  fields,
  sample: '*/15 9-17 * * MON-FRI',
  errors: {
    empty: () => '请输入 cron 表达式。',
    'field-count': (d) => `只有 ${d.count} 段，至少要有 5 段：分 时 日 月 星期，前面可以加秒，后面可以加年。`,
    'unknown-nickname': (d) => `没有“${d.value}”这种写法。可以用：${d.known}。`,
    'bad-value': (d) => `“${fieldOf(d.field)}”段写错了：“${d.value}”不是 ${d.min} 到 ${d.max} 之间的值。`,
    'range-order': (d) =>
      `“${fieldOf(d.field)}”段写错了：“${d.value}”的起点大于终点。跨过末尾的范围请拆成两段，如 22-23,0-2。`,
    'bad-step': (d) => `“${fieldOf(d.field)}”段写错了：“${d.value}”的步长应在 1 到 ${d.max} 之间。`,
    'empty-item': (d) => `“${fieldOf(d.field)}”段写错了：逗号之间缺少值。`,
    'field-too-long': (d) =>
      `“${fieldOf(d.field)}”段有 ${d.count} 个字符，超过上限 ${d.limit}。请用范围或步长改写，如 0-59 或 */5。`,
    'question-mark': (d) => `“${fieldOf(d.field)}”段不能用“?”，它只能出现在“日”和“星期”段。这里请写“*”。`,
    'jenkins-hash': (d) =>
      `“${fieldOf(d.field)}”段的“${d.value}”由 Jenkins 按任务名选定，这里无从得知。请换成具体的值，如 ${d.min}。`,
    'day-before-last': (d) =>
      `“${fieldOf(d.field)}”段：这里不读 Quartz 的“${d.value}”（从月末倒数）。可以写 L 表示最后一天，或直接写出日期，如 28-31。`,
    'unknown-zone': (d) => `没有名为“${d.zone}”的时区。请用 Asia/Shanghai 这样的名称。`,
    'bad-from': (d) => `“${d.value}”不是带时差的 ISO 8601 时间，应如 2026-01-31T08:00:00+08:00。`,
  } satisfies ErrorTexts<ErrorCode>,
};

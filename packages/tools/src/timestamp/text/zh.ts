import type { ErrorTexts } from '@toolbench/kit/result.ts';
import type { Difference, ErrorCode, Moment } from '../engine/index.ts';
import type { Contradiction, NoteCode, Writing } from '../engine/read-moment.ts';
import type { WrongWeekday } from '../engine/weekday.ts';

type Length = Pick<Difference, 'years' | 'months' | 'days' | 'hours' | 'minutes' | 'seconds'>;

const weekdays = ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'];

/** What dates reach to (ECMA-262, time values). */
const range = '-271821-04-20T00:00:00Z 至 +275760-09-13T00:00:00Z';

export const zh = {
  input: '时间（每行一个）',
  inputHint: '例如 1700000000、2026-11-23T08:05:00+08:00、2026年11月23日 8:05、now',
  run: '转换',
  now: '现在',
  zone: '时区',
  zoneHint: (local: string) => `本地（${local}）`,
  results: '结果',
  resultsEmpty: '输入时间戳或日期，各种写法会显示在这里；输入两行会算出它们的差',
  readAs: {
    s: '按 Unix 秒读取',
    ms: '按 Unix 毫秒读取',
    us: '按 Unix 微秒读取',
    ns: '按 Unix 纳秒读取',
    iso: '按日期时间读取',
    rfc2822: '按 RFC 2822 读取',
    date: '按日期读取',
    now: '当前时间',
  } satisfies Readonly<Record<Writing, string>>,
  distance: '距现在',
  seconds: '秒',
  milliseconds: '毫秒',
  microseconds: '微秒',
  nanoseconds: '纳秒',
  local: '所选时区',
  utc: 'UTC',
  calendar: '日历',
  weekday: (weekday: number) => weekdays[weekday - 1],
  day: (weekday: number, dayOfYear: number, week: string) =>
    `${weekdays[weekday - 1]} · 全年第 ${dayOfYear} 天 · ${week}`,
  offset: '时差',
  daylightSaving: '夏令时',
  standardTime: '标准时间',
  nextChange: (iso: string, offset: string) => `下次调钟：${iso} 起为 ${offset}`,
  noChange: '一年内不调钟',
  other: '同一钟点的另一时刻',
  difference: '相差',
  total: '总秒数',
  totalDays: '总天数',
  length: ({ years, months, days, hours, minutes, seconds }: Length) =>
    [
      [years, '年'],
      [months, '个月'],
      [days, '天'],
      [hours, '小时'],
      [minutes, '分钟'],
      [seconds, '秒'],
    ]
      .filter(([amount]) => Number(amount) !== 0)
      .map(([amount, unit]) => `${amount} ${unit}`)
      .join(' ') || '0 秒',
  backwards: '后一个时间更早',
  overChange: '其间调过钟，有的一天不是 24 小时',
  leapSeconds: (count: number) => `其间插入过 ${count} 个闰秒，Unix 时间不计`,
  readIn: ({ name, offset, others }: NonNullable<Moment['readIn']>) =>
    `时区缩写按 ${name}（${offset}）读取${others.length > 0 ? `；同样的缩写还指 ${others.join('、')}，可改写为时差或 IANA 名称` : ''}`,
  contradiction: ({ offset, zone, zoneOffset }: Contradiction) =>
    `时差 ${offset} 与后面的时区 ${zone} 不符，该时区此刻是 ${zoneOffset}；已以时差为准`,
  wrongWeekday: ({ written, actual }: WrongWeekday) =>
    `写的是${weekdays[written - 1]}，但那天是${weekdays[actual - 1]}；已以日期为准`,
  notes: {
    'beyond-32-bit': '超出 32 位整数（1901-12-13 至 2038-01-19），旧系统会溢出',
    'leap-second': 'Unix 时间没有闰秒，:60 按下一秒计',
    skipped: '调钟时跳过了这个钟点，已顺延',
    twice: '调钟使这个钟点出现两次，取较早的一次',
    'day-or-month': '日与月无法分辨，按“月/日”读取',
    midnight: '没有写时刻，取当天零点',
    'zone-beside-utc': '时间是 UTC（Z），后面的时区不改变它',
    'east-of-utc': 'UTC+8 这类写法按 ISO 8601 读取，加号表示在 UTC 以东；POSIX 的 TZ 与 Etc/GMT+8 正相反',
    'posix-sign': 'Etc/GMT+8 这类名称按 POSIX 的规定，加号表示在 UTC 以西；在 UTC 以东 8 小时是 Etc/GMT-8',
  } satisfies Readonly<Record<NoteCode, string>>,
  sample: '1774746000\n2026-03-29 12:00:00',
  unread: (line: string, why: string) => `第 ${line} 行没有换算：${why}`,
  errors: {
    empty: () => '这里没有时间。请输入时间戳或日期。',
    'unknown-zone': (d) => `没有名为“${d.zone}”的时区。请用 IANA 名称，例如 Asia/Shanghai。`,
    'not-a-time': (d) => `读不出“${d.text}”是什么时间。可用 Unix 时间戳、ISO 8601、RFC 2822 或日期。`,
    'no-year': (d) => `“${d.text}”没有年份（syslog 常这样写）。请在日期后补上年份，例如 Nov 30 2026 08:00:11。`,
    'out-of-range': () => `超出可表示的范围（${range}）。请改用其间的时间。`,
    'out-of-range-in-zone': (d) => `这一时刻在 ${d.zone} 的当地时间超出可表示的范围（${range}）。请把时区改为 UTC。`,
    'bad-offset': (d) => `“${d.offset}”不是时差：小时只能是 0 至 23，分钟只能是 0 至 59。请改正时差。`,
    'zone-contradicts': (d) =>
      `时差 ${d.offset} 与时区 ${d.zone} 不符，该时区此刻是 ${d.zoneOffset}，而“!”要求两者一致。请改正其一，或去掉“!”以时差为准。`,
    'too-many-lines': (d) => `一次最多 ${d.limit} 行，请分批转换。`,
    'too-many-zones': (d) => `一次最多列出 ${d.limit} 个时区，请减少。`,
  } satisfies ErrorTexts<ErrorCode>,
};

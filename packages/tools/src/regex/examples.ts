import type { Example } from '@toolbench/kit/define-tool.ts';
import type { Mode } from './page/mode.ts';
import { shortcuts } from './page/shortcuts.ts';

/** An example chooses its tab too. */
export interface RegexExample extends Example {
  readonly mode: Mode;
  readonly input: string;
  readonly options: { readonly pattern: string; readonly flags: string; readonly replacement?: string };
}

export const examples: readonly RegexExample[] = [
  {
    name: { zh: '提取日期的年月日', en: 'Dates with named groups' },
    mode: 'match',
    options: { pattern: shortcuts.date, flags: 'g' },
    input: '合同 2026-01-31 签订，2026年3月1日生效。\nDelivered 2026/4/15, paid 2026-13-01 (no such month).\n',
  },
  {
    name: { zh: '手机号打码', en: 'Mask phone numbers' },
    mode: 'replace',
    options: { pattern: '(?<!\\d)(1[3-9]\\d)\\d{4}(\\d{4})(?!\\d)', flags: 'g', replacement: '$1****$2' },
    input: '张伟 13812345678\n李娜 15987654321\n订单 20260131123456\n',
  },
  {
    name: { zh: '拆分中英文标点', en: 'Split at punctuation' },
    mode: 'split',
    options: { pattern: '[，,；;、\\s]+', flags: 'g' },
    input: '苹果，香蕉, 橙子；梨;葡萄、西瓜',
  },
  {
    name: { zh: '从日志提取接口与耗时', en: 'Paths and durations from a log' },
    mode: 'extract',
    options: { pattern: '"(?<method>GET|POST) (?<path>\\S+)" (?<status>\\d{3}) (?<ms>\\d+)ms', flags: 'g' },
    input: '10.0.0.1 "GET /api/users" 200 12ms\n10.0.0.2 "POST /api/login" 401 87ms\n10.0.0.1 "GET /health" 200 1ms\n',
  },
  {
    name: { zh: '逐行校验邮箱', en: 'Check addresses line by line' },
    mode: 'validate',
    options: { pattern: '^[\\w.%+-]+@(?:[A-Za-z0-9-]+\\.)+[A-Za-z]{2,}$', flags: '' },
    input: 'ann@example.com\nbob@localhost\n李@example.com\ncarol.d+news@mail.example.org\n',
  },
  {
    name: { zh: '灾难性回溯', en: 'Runaway backtracking' },
    mode: 'match',
    options: { pattern: '(\\w+\\s?)+!', flags: 'g' },
    input: 'Stop! Hey you! aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  },
];

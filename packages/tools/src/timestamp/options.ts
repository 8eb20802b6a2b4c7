import { choice, text } from '@toolbench/kit/options.ts';

export const options = {
  zone: text('', { zh: '时区（IANA 名称，空为 UTC）', en: 'Time zone (IANA name, empty for UTC)' }),
  also: text('', { zh: '同时列出的时区（逗号分隔）', en: 'Also in (zones, by commas)' }),
  unit: choice(
    ['auto', 's', 'ms', 'us', 'ns'],
    'auto',
    { zh: '数字的单位', en: 'Numbers are' },
    {
      auto: { zh: '自动', en: 'Auto' },
      s: { zh: '秒', en: 's' },
      ms: { zh: '毫秒', en: 'ms' },
      us: { zh: '微秒', en: 'µs' },
      ns: { zh: '纳秒', en: 'ns' },
    },
  ),
};

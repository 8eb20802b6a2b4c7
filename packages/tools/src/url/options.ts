import { choice, flag } from '@toolbench/kit/options.ts';

export const options = {
  scope: choice(
    ['component', 'url', 'form'],
    'component',
    { zh: '范围', en: 'Scope' },
    {
      component: { zh: '组成部分', en: 'Component' },
      url: { zh: '整个 URL', en: 'Whole URL' },
      form: { zh: '表单（空格为 +）', en: 'Form (+ for space)' },
    },
  ),
  charset: choice(
    ['utf-8', 'gb18030'],
    'utf-8',
    { zh: '字符集', en: 'Character set' },
    { 'utf-8': { zh: 'UTF-8', en: 'UTF-8' }, gb18030: { zh: 'GB18030（含 GBK）', en: 'GB18030 (GBK)' } },
  ),
  strict: flag(false, { zh: "!'()* 也转义", en: "Escape !'()* too" }),
  perLine: flag(false, { zh: '逐行编码', en: 'Line by line' }),
  keepMalformed: flag(false, { zh: '保留不合法的序列', en: 'Leave malformed sequences' }),
};

import { defineTool } from '../define-tool.ts';
import { choice, flag } from '../kit/options.ts';
import { looksLikeUrl } from './looks-like-url.ts';

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
  keepMalformed: flag(false, { zh: '坏序列保持原样', en: 'Leave malformed sequences' }),
};

export const url = defineTool({
  key: 'url',
  category: 'development',
  glyph: '%',
  name: { zh: 'URL 编解码', en: 'URL' },
  summary: {
    zh: '百分号编码与解码，出错指到序列；拆开 URL 看每一部分，改好参数再拼回去。',
    en: 'Percent-encode and decode with faults shown in place; take a URL apart, edit its parameters and join it again.',
  },
  keywords: {
    zh: ['url', '编码', '解码', '百分号编码', '查询参数', 'urlencode', 'urldecode', 'punycode', '中文域名'],
    en: ['url', 'encode', 'decode', 'percent-encoding', 'query string', 'parameters', 'parse url', 'punycode', 'idn'],
  },
  options,
  actions: {
    encode: { label: { zh: '编码', en: 'Encode' }, input: 'text', options: ['scope', 'charset', 'strict', 'perLine'] },
    decode: { label: { zh: '解码', en: 'Decode' }, input: 'text', options: ['scope', 'charset', 'keepMalformed'] },
    levels: { label: { zh: '逐层解码', en: 'Decode every level' }, input: 'text', options: ['scope', 'charset'] },
    parse: { label: { zh: '拆解 URL', en: 'Take apart' }, input: 'text', options: [] },
  },
  recognise: (sample) => {
    if (looksLikeUrl(sample)) return 0.9;
    return /%[\da-f]{2}/i.test(sample) && !/\s/.test(sample.trim()) ? 0.6 : 0;
  },
  engine: () => import('./engine.ts'),
});

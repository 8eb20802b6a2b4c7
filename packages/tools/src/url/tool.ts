import { defineTool } from '@toolbench/kit/define-tool.ts';
import { looksLikeUrl } from './looks-like-url.ts';
import { options } from './options.ts';

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
    zh: 'url, 编码, 解码, 百分号编码, 查询参数, urlencode, urldecode, punycode, 中文域名',
    en: 'url, encode, decode, percent-encoding, query string, parameters, parse url, punycode, idn',
  },
  options,
  actions: {
    encode: {
      label: { zh: '编码', en: 'Encode' },
      input: 'text',
      takesLine: true,
      output: 'text',
      options: ['scope', 'charset', 'strict', 'perLine'],
      isLinear: true,
      takesAnyEncoding: true,
    },
    decode: {
      label: { zh: '解码', en: 'Decode' },
      input: 'text',
      takesLine: true,
      output: 'text',
      options: ['scope', 'charset', 'keepMalformed'],
      isLinear: true,
    },
    levels: {
      label: { zh: '逐层解码', en: 'Decode every level' },
      input: 'text',
      takesLine: true,
      output: 'table',
      options: ['scope', 'charset'],
      isLinear: true,
    },
    parse: {
      label: { zh: '拆解 URL', en: 'Take apart' },
      input: 'text',
      output: 'fields',
      options: [],
      isLinear: true,
      takesAnyEncoding: true,
    },
  },
  recognise: (sample) => {
    if (looksLikeUrl(sample)) return 0.9;
    return /%(?:[\da-f]{2}|u[\da-f]{4})/i.test(sample) && !/\s/.test(sample.trim()) ? 0.6 : 0;
  },
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});

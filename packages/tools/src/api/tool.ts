import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';

export const api = defineTool({
  key: 'api',
  category: 'development',
  glyph: 'GET',
  name: { zh: '请求捕获', en: 'Request catcher' },
  summary: {
    zh: '得到一个临时网址，实时查看发给它的每个 HTTP 请求，字节原样保留；可复制为 cURL、重放、导出 HAR。',
    en: 'Get a temporary address and watch every HTTP request sent to it, byte for byte; copy as cURL, replay, export HAR.',
  },
  keywords: {
    zh: 'webhook, 请求捕获, 回调调试, 接口调试, http 请求, har, curl',
    en: 'webhook, request bin, http inspector, request catcher, har, curl, replay',
  },
  options,
  actions: {
    curl: { label: { zh: '转 cURL', en: 'To cURL' }, input: 'text', output: 'text', options: ['origin'] },
    fetch: { label: { zh: '转 fetch', en: 'To fetch' }, input: 'text', output: 'text', options: ['origin'] },
    http: { label: { zh: '转 HTTP 报文', en: 'To HTTP message' }, input: 'text', output: 'text', options: [] },
    har: { label: { zh: '转 HAR', en: 'To HAR' }, input: 'text', output: 'text', options: ['origin'] },
    body: {
      label: { zh: '解析请求体', en: 'Read a body' },
      input: 'bytes',
      output: 'fields',
      options: ['contentType', 'contentEncoding'],
    },
  },
  engine: () => import('./engine/index.ts'),
});

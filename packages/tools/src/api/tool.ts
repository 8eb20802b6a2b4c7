import { defineTool } from '../define-tool.ts';

export const api = defineTool({
  key: 'api',
  category: 'development',
  glyph: 'GET',
  name: { zh: '请求捕获', en: 'Request catcher' },
  summary: {
    zh: '得到一个临时网址，实时查看发给它的每个 HTTP 请求。',
    en: 'Get a temporary address and watch every HTTP request sent to it.',
  },
  keywords: {
    zh: ['webhook', '请求捕获', '回调调试'],
    en: ['webhook', 'request bin', 'http inspector'],
  },
  options: {},
  actions: {},
});

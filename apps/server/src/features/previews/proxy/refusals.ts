import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestLanguage, type Language } from '../../../plugins/request-language.ts';
import { isNavigation } from './serve-pages.ts';
import type { Site } from './site.ts';

type Words = Readonly<Record<number, string>>;

const zh: Words = {
  400: '请求的格式不正确',
  403: '这个请求不是从应用自己的页面发出的，已被拒绝',
  404: '没有这个页面或文件',
  405: '不支持这种请求方法',
  413: '请求体超过了允许的大小',
  421: '这个地址没有预览，它可能已经停止',
  502: '应用没有在运行，或没有正确应答',
  503: '应用现在无法处理这个请求：同时的请求太多，或它的服务器正在重启，请稍后再试',
  504: '应用没有在规定时间内应答',
};

const en: Words = {
  400: 'The request is not well formed',
  403: 'This request did not come from a page of the app itself and was refused',
  404: 'There is no such page or file',
  405: 'This request method is not supported',
  413: 'The request body is larger than allowed',
  421: 'There is no preview at this address; it may have been stopped',
  502: 'The app is not running, or did not answer properly',
  503: 'The app cannot take this request now: too many are under way, or its server is being restarted; try again shortly',
  504: 'The app did not answer in time',
};

const texts = { zh, en };

/** What passes by itself: a frame that shows it asks again after so many seconds. */
const passing = new Set([502, 503, 504]);
const askAgainAfterS = 2;

/** The language in which a site's refusals are worded. */
export const languageFor = ({ language }: Site, { headers }: IncomingMessage): Language =>
  language?.() ?? requestLanguage(headers['accept-language']);

const page = (language: Language, message: string) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${message}</title>
<style>body { margin: 15vh auto; padding: 0 24px; max-width: 32em; font: 15px/1.6 system-ui, sans-serif; text-align: center }</style></head>
<body><p role="status">${message}</p></body>
</html>
`;

/** Answers in the proxy's own words: with a page where a page is asked for, else in plain text. */
export function refuseRequest(response: ServerResponse, status: number, language: Language): void {
  if (response.headersSent) return void response.destroy();
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  // A body that was not read must not be taken for the next request.
  response.setHeader('connection', 'close');
  const message = texts[language][status] ?? String(status);
  const isPage = isNavigation(response.req);
  response.setHeader('content-type', `text/${isPage ? 'html' : 'plain'}; charset=utf-8`);
  if (isPage && passing.has(status)) response.setHeader('refresh', String(askAgainAfterS));
  response.end(isPage ? page(language, message) : `${message}\n`);
}

/** Refuses what the app has not seen, for who asked to ask again. */
export function refuseAway(response: ServerResponse, language: Language): void {
  if (!response.headersSent) response.setHeader('retry-after', String(askAgainAfterS));
  refuseRequest(response, 503, language);
}

import type { ServerResponse } from 'node:http';
import { requestLanguage } from '../../../plugins/request-language.ts';

type Words = Readonly<Record<number, string>>;

const zh: Words = {
  400: '请求的格式不正确',
  403: '这个请求不是从应用自己的页面发出的，已被拒绝',
  404: '没有这个页面或文件',
  405: '不支持这种请求方法',
  413: '请求体超过了允许的大小',
  421: '这个地址没有预览，它可能已经停止',
  502: '应用没有在运行，或没有正确应答',
  503: '应用同时处理的请求太多，请稍后再试',
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
  503: 'The app has too many requests under way; try again shortly',
  504: 'The app did not answer in time',
};

const texts = { zh, en };

/** Answers in the proxy's own words, in plain text. */
export function refuseRequest(response: ServerResponse, status: number, acceptLanguage: string | undefined): void {
  if (response.headersSent) return void response.destroy();
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  // A body that was not read must not be taken for the next request.
  response.setHeader('connection', 'close');
  response.end(`${texts[requestLanguage(acceptLanguage)][status] ?? status}\n`);
}

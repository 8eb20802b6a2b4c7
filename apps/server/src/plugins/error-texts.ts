import type { ErrorCode } from '@toolbench/contracts/errors.ts';
import type { Refusal } from '../result.ts';
import type { Language } from './request-language.ts';

type Text = (refusal: Refusal) => string;

const seconds = ({ retryAfterMs = 0 }: Refusal) => Math.max(Math.ceil(retryAfterMs / 1000), 1);

const zh: Record<ErrorCode, Text> = {
  'invalid-request': ({ fields }) => `请求的内容不合要求${fields?.length ? `：${fields.join('、')}` : ''}`,
  'not-signed-in': () => '请先登录',
  'wrong-credentials': () => '用户名或密码错误',
  'not-found': () => '没有这个地址',
  'request-timeout': () => '请求发送得太慢，连接已关闭',
  'no-engine': () => '这项能力没有配置模型服务，请先在 AI 设置中填写',
  'body-too-large': () => '请求的内容太大',
  'uri-too-long': () => '地址太长',
  'unsupported-media-type': () => '不接受这种内容类型，请发送 application/json',
  'too-many-attempts': (refusal) => `密码错误次数过多，请 ${seconds(refusal)} 秒后再试`,
  'too-many-calls': (refusal) => `请求过于频繁，请 ${seconds(refusal)} 秒后再试`,
  'headers-too-large': () => '请求头太大',
  internal: () => '服务器内部出错，请稍后再试',
  busy: () => '服务器正忙，请稍后再试',
  'not-ready': () => '服务器尚未就绪',
};

const en: Record<ErrorCode, Text> = {
  'invalid-request': ({ fields }) =>
    `The request is not as it should be${fields?.length ? `: ${fields.join(', ')}` : ''}`,
  'not-signed-in': () => 'Sign in first',
  'wrong-credentials': () => 'Wrong username or password',
  'not-found': () => 'There is nothing at this address',
  'request-timeout': () => 'The request came too slowly; the connection is closed',
  'no-engine': () => 'No model service is configured for this; enter one in the AI settings',
  'body-too-large': () => 'The request body is too large',
  'uri-too-long': () => 'The address is too long',
  'unsupported-media-type': () => 'This content type is not accepted; send application/json',
  'too-many-attempts': (refusal) => `Too many wrong passwords; try again in ${seconds(refusal)} s`,
  'too-many-calls': (refusal) => `Too many requests; try again in ${seconds(refusal)} s`,
  'headers-too-large': () => 'The request headers are too large',
  internal: () => 'Something went wrong in the server; try again later',
  busy: () => 'The server is busy; try again shortly',
  'not-ready': () => 'The server is not ready',
};

const texts: Record<Language, Record<ErrorCode, Text>> = { zh, en };

/** The sentence for a refusal. */
export function errorText(refusal: Refusal, language: Language): string {
  return texts[language][refusal.code](refusal);
}

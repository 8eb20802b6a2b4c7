import { readFileSync } from 'node:fs';

const messages = JSON.parse(readFileSync(new URL('../messages.json', import.meta.url), 'utf8'));

/** The messages in the language that the page asks for. */
export function messagesFor(request) {
  return request.acceptsLanguages('zh', 'en') === 'en' ? messages.en : messages.zh;
}

export const fill = (message, n) => message.replace('{n}', n);

import type { IncomingMessage } from 'node:http';

export type Language = 'zh' | 'en';

/**
 * The language a request asks for (RFC 9110, 12.5.4): the one of ours with the highest weight, the first of equals.
 * Chinese where it asks for neither.
 */
export function requestLanguage(acceptLanguage: string | undefined): Language {
  let best: { readonly language: Language; readonly weight: number } = { language: 'zh', weight: 0 };
  for (const item of (acceptLanguage ?? '').split(',').slice(0, 20)) {
    const [range = '', ...parameters] = item.split(';');
    const [tag = ''] = range.trim().toLowerCase().split('-');
    if (tag !== 'zh' && tag !== 'en') continue;
    const quality = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(parameter)?.[1]).find(Boolean);
    const weight = quality === undefined ? 1 : Number(quality);
    if (weight > best.weight) best = { language: tag, weight };
  }
  return best.language;
}

/** The language in which a request is answered. */
export const languageOf = ({ headers }: Pick<IncomingMessage, 'headers'>): Language =>
  requestLanguage(headers['accept-language']);

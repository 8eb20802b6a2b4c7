import { blank } from './sentence/normalise.ts';

const technique =
  '(?:type ?script|java ?script|python|golang|go(?:语言)?|java|node(?:\\.?js)?|express(?:\\.?js)?|fastapi|django|flask|spring ?boot|react(?:\\.?js)?|vue(?:\\.?js)?|angular|svelte|next\\.?js|rust|php|laravel|postgres(?:ql)?|mysql|sqlite|mongo(?:db)?)';
const part = '(?:后端|前端|服务端|数据库|语言|框架)';
const chinese = `(?:${part}\\s*)?(?:使用|采用|基于|用)\\s*${technique}(?:\\s*[、和与+]\\s*${technique})*(?![A-Za-z])(?:\\s*${part})?|${technique}(?![A-Za-z])\\s*${part}`;
const englishPart = '(?:back ?end|front ?end|server|database|stack|framework|language)';
const english = `\\b(?:(?:built|written|made|done|coded|powered) )?(?:with|using|in|on|by) ${technique}(?:(?:,? and |, ?| ?\\+ ?| ?/ ?| with )${technique})*(?: ${englishPart})?(?=\\s*(?:[,.;:!?)]|$)| (?:and|for|to|that|which|where)\\b)`;
const phrases = new RegExp(`${chinese}|${english}`, 'giu');

/** What a sentence says on how the app is written, and the sentence without it: none of it is data to be kept. */
export function withoutStack(text: string): { readonly rest: string; readonly stack: readonly string[] } {
  const found = [...text.matchAll(phrases)];
  const rest = found.reduce((left, { 0: words, index }) => blank(left, index, index + words.length), text);
  return { rest, stack: found.map(([words]) => words) };
}

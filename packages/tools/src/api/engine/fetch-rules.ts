import type { HeaderList } from './captured.ts';

/** Fields that only the browser sets (WHATWG Fetch, "forbidden request-header"), without those of framing. */
const forbidden = new Set([
  'accept-charset',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'access-control-request-private-network',
  'cookie',
  'cookie2',
  'date',
  'dnt',
  'origin',
  'referer',
  'set-cookie',
  'via',
  // Not forbidden by the standard, but Chromium ignores it and sends its own.
  'user-agent',
]);

/** Whether a page may not set a field. */
export function isForbiddenHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return forbidden.has(lower) || lower.startsWith('proxy-') || lower.startsWith('sec-');
}

/** Methods that `fetch` refuses (WHATWG Fetch, "forbidden method"). */
export function isForbiddenMethod(method: string): boolean {
  return /^(?:connect|trace|track)$/i.test(method);
}

/** What browsers and Node.js send beside what they are told (WHATWG Fetch, "HTTP-network-or-cache fetch"; Fetch Metadata). */
export const ownFields = ['Accept', 'Accept-Language', 'Accept-Encoding', 'User-Agent', 'Sec-Fetch-Mode'] as const;

/** Names of the fields that `fetch` joins with others, each as it is written first. */
export function repeatedNames(fields: HeaderList): string[] {
  const lower = fields.map(([name]) => name.toLowerCase());
  return fields.flatMap(([name], at) =>
    lower.indexOf(lower[at]) === at && lower.lastIndexOf(lower[at]) > at ? [name] : [],
  );
}

import type { HeaderList } from '../../engine/captured.ts';

/**
 * Which requests a browser sends to another origin without asking first (WHATWG Fetch, "CORS-safelisted method" and
 * "CORS-safelisted request-header").
 */

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);
const safeTypes: ReadonlySet<string> = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
]);
const longestValue = 128;
const mostCharacters = 1024;

/** "CORS-unsafe request-header byte", of a value that holds one character for each byte. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unsafe = /[\0-\x08\x0a-\x1f\x7f"():<>?@[\\\]{}]/;

function isSafe(name: string, value: string): boolean {
  if (value.length > longestValue) return false;
  switch (name) {
    case 'accept':
      return !unsafe.test(value);
    case 'accept-language':
    case 'content-language':
      return /^[\dA-Za-z *,.;=-]*$/.test(value);
    case 'content-type':
      return !unsafe.test(value) && safeTypes.has((value.split(';', 1)[0] ?? '').trim().toLowerCase());
    case 'range':
      return /^bytes=\d+-\d*$/.test(value);
    default:
      return false;
  }
}

/** Fields of one name reach the browser as one, joined by commas. */
function combined(headers: HeaderList): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [written, value] of headers) {
    const name = written.toLowerCase();
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return values;
}

/** Whether the browser asks the target by OPTIONS before it sends such a request to another origin. */
export function needsPreflight(method: string, headers: HeaderList): boolean {
  if (!safeMethods.has(method.toUpperCase())) return true;
  const fields = [...combined(headers)];
  const length = fields.reduce((sum, [, value]) => sum + value.length, 0);
  return length > mostCharacters || fields.some(([name, value]) => !isSafe(name, value));
}

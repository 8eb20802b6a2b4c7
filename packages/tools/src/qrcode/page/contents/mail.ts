import { isMailAddress } from '@toolbench/kit/mail-address.ts';
import { fail, ok } from '@toolbench/kit/result.ts';
import type { FormResult, PayloadFields } from '../payments/form-values.ts';

/** Separators of addresses as people write them, Chinese ones among them; not within quotes. */
const addresses = /(?:"(?:[^"\\]|\\.)*"|[^",;，；、\n])+/g;

/** RFC 6068, section 2: what an address may hold as it is stays readable; everything else is percent-encoded. */
function encodeAddress(written: string): string {
  const at = written.lastIndexOf('@');
  const encode = (part: string) => encodeURIComponent(part).replace(/%2B/g, '+');
  return `${encode(written.slice(0, at))}@${encode(written.slice(at + 1))}`;
}

/** Line ends are %0D%0A (RFC 6068, section 5). */
const encodeText = (text: string) => encodeURIComponent(text.replace(/\r\n?|\n/g, '\r\n'));

/** A mail to one or several (RFC 6068); fails with the first address that is none. */
export function mail({ to = '', subject = '', body = '' }: PayloadFields): FormResult {
  const written = (to.match(addresses) ?? []).map((one) => one.trim()).filter((one) => one !== '');
  if (written.length === 0) return fail('missing', { field: 'to' });
  const wrong = written.find((one) => !isMailAddress(one));
  if (wrong !== undefined) return fail('address', { field: 'to', found: wrong });
  const query = Object.entries({ subject, body }).filter(([, value]) => value !== '');
  const fields = query.map(([key, value]) => `${key}=${encodeText(value)}`).join('&');
  return ok(`mailto:${written.map(encodeAddress).join(',')}${fields && `?${fields}`}`);
}

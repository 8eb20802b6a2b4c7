import { decodeBase64, encodeBase64Url } from '@toolbench/kit/encodings/base64.ts';

/**
 * Writes a value as the fragment of a link: a name, then Base64 for addresses of JSON in UTF-8. Browsers send no fragment
 * to a server.
 */
export function writeFragment(name: string, value: unknown): string {
  return `#${name}=${encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)))}`;
}

/** The object that a fragment of that name carries, to be checked yet: null where it has another, `unreadable` where it is damaged. */
export function readFragment(name: string, fragment: string): Readonly<Record<string, unknown>> | 'unreadable' | null {
  const prefix = `#${name}=`;
  if (!fragment.startsWith(prefix)) return null;
  const decoded = decodeBase64(fragment.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
  if (decoded.badAt !== undefined) return 'unreadable';
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(decoded.bytes);
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

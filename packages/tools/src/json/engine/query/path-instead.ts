import { pathText, type Step } from './path-text.ts';

/** A JSON Pointer (RFC 6901); a number may be an index or a key, and is an index far more often. */
const pointer = /^#?(?:\/(?:[^/~]|~[01])+)+$/u;
const stepOf = (token: string): Step =>
  /^(?:0|[1-9]\d{0,14})$/.test(token) ? Number(token) : token.replaceAll('~1', '/').replaceAll('~0', '~');

/** A path of jq or of JavaScript: names parted by points, brackets with an index, a slice, a quoted name or nothing. */
const segments =
  /^(?:\.{0,2}[\p{L}_$][\p{L}\p{N}_$]*\??|\.{0,2}\[(?:-?\d*(?::-?\d*)?|\*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]\??)+$/u;

/**
 * A path that another language writes (jq `.orders[].id`, JavaScript `orders[0].id`, JSON Pointer `/orders/0/id`) as
 * JSONPath; undefined where it is none of these.
 */
export function pathInstead(written: string): string | undefined {
  const path = written.trim();
  if (path === '.') return '$';
  if (pointer.test(path)) return pathText(path.replace(/^#?\//, '').split('/').map(stepOf), 'jsonpath');
  if (path.startsWith('$') || path.startsWith('@') || !segments.test(path)) return undefined;
  const bare = path
    .replaceAll('?', '')
    .replaceAll('[]', '[*]')
    .replace(/\.+(?=\[)/g, (points) => (points.length > 1 ? points : ''));
  return `$${/^[.[]/.test(bare) ? '' : '.'}${bare}`;
}

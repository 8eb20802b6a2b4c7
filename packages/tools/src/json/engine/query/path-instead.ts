import { pathText, type Step } from './path-text.ts';

/** A JSON Pointer (RFC 6901); a number may be an index or a key, and is an index far more often. */
const pointer = /^#?(?:\/(?:[^/~]|~[01])+)+$/u;
const stepOf = (token: string): Step =>
  /^(?:0|[1-9]\d{0,14})$/.test(token) ? Number(token) : token.replaceAll('~1', '/').replaceAll('~0', '~');

/** A step of jq or of JavaScript: a name behind a point, or brackets with an index, a slice, a quoted name or nothing. */
const step =
  /(\.{0,2})(?:([\p{L}_$][\p{L}\p{N}_$]*)|(\[(?:-?\d*(?::-?\d*)?|\*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]))\??/uy;

/**
 * A path that another language writes (jq `.orders[].id`, JavaScript `orders[0].id`, JSON Pointer `/orders/0/id`) as
 * JSONPath; undefined where it is none of these.
 */
export function pathInstead(written: string): string | undefined {
  const path = written.trim();
  if (path === '.') return '$';
  if (pointer.test(path)) return pathText(path.replace(/^#?\//, '').split('/').map(stepOf), 'jsonpath');
  if (path === '' || path.startsWith('$')) return undefined;
  let steps = '';
  for (step.lastIndex = 0; step.lastIndex < path.length;) {
    const [found, points = '', name, brackets] = step.exec(path) ?? [];
    // Only the first name may stand without a point.
    if (found === undefined || (name !== undefined && points === '' && steps !== '')) return undefined;
    const before = name === undefined ? (points === '..' ? '..' : '') : points || '.';
    steps += before + (name ?? (brackets === '[]' ? '[*]' : brackets));
  }
  return `$${steps}`;
}

import type { FieldProblem } from './field.ts';

/** A part of a URI decoded, or as it is where its percent signs stand for nothing in UTF-8. */
interface Decoded {
  readonly value: string;
  readonly problem?: FieldProblem;
}

export function decoded(written: string): Decoded {
  try {
    return { value: decodeURIComponent(written) };
  } catch {
    return { value: written, problem: { code: 'percent' } };
  }
}

/** The parameters of a query, by their names in lower case; of those that come twice the first. */
export function parametersOf(query: string): ReadonlyMap<string, Decoded> {
  const found = new Map<string, Decoded>();
  for (const part of query.split('&')) {
    const at = part.indexOf('=');
    const key = decoded(at < 0 ? part : part.slice(0, at)).value.toLowerCase();
    if (key !== '' && !found.has(key)) found.set(key, decoded(at < 0 ? '' : part.slice(at + 1)));
  }
  return found;
}

/** What stands before and behind the first of a URI's separators. */
export function splitAt(text: string, separator: RegExp): readonly [before: string, after: string] {
  const at = text.search(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

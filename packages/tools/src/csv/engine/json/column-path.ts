import { defuse, isFormula, needsQuotes, quote } from '../read/cell.ts';
import { maxPathKeys } from '../limits.ts';

/**
 * The keys that lead from a row's object to the value of a column's cell.
 *
 * A name is the keys joined with dots: `address.city`. Where that would read differently (a key with a dot in it, an
 * empty key, no key at all: the row itself), it is the keys as a JSON array: `["a.b","c"]`, `[""]`, `[]`. We never
 * write empty parts, so names such as `No.` or `...` mean just themselves.
 */
export function pathOf(name: string): readonly string[] {
  const listed = jsonPathOf(name);
  if (listed) return listed;
  const keys = name.split('.', maxPathKeys + 1);
  return keys.length > maxPathKeys || keys.includes('') ? [name] : keys;
}

/** The name that `pathOf` turns back into these keys. */
export function nameOf(path: readonly string[]): string {
  const dotted = path.join('.');
  return dotted !== '' && sameKeys(pathOf(dotted), path) ? dotted : JSON.stringify(path);
}

/**
 * Whether an empty cell without quotes in this column means "no value" rather than an empty string. Quotes that the
 * name would not need say so (R and Python write such names too), and so does a name that lists its keys.
 */
export function isOptionalName(name: string, quoted: boolean, delimiter: string): boolean {
  return jsonPathOf(name) !== undefined || (quoted && !needsQuotes(name, delimiter));
}

/** A column's header cell, and whether it says that the column is optional (see `isOptionalName`). */
export interface Header {
  readonly cell: string;
  readonly optional: boolean;
}

export interface HeaderSettings {
  readonly nested: boolean;
  readonly delimiter: string;
  readonly guardFormulas: boolean;
}

/** The header of a column. One that is not `complete` has no value in some rows, and its header says so. */
export function headerOf(
  path: readonly string[],
  complete: boolean,
  { nested, delimiter, guardFormulas }: HeaderSettings,
): Header {
  const written = nested || path.length !== 1 ? nameOf(path) : path[0];
  const plain = guardFormulas && isFormula(written) ? defuse(written) : written;
  const name = nested && !complete && needsQuotes(plain, delimiter) ? JSON.stringify(path) : plain;
  const optional = !complete || jsonPathOf(name) !== undefined;
  const quoted = optional || name === '' || needsQuotes(name, delimiter);
  return { cell: quoted ? quote(name) : name, optional };
}

/** The keys that a name lists as a JSON array, or undefined. */
export function jsonPathOf(name: string): readonly string[] | undefined {
  if (!name.startsWith('[') || !name.endsWith(']')) return undefined;
  try {
    const keys: unknown = JSON.parse(name);
    const isPath = Array.isArray(keys) && keys.length <= maxPathKeys && keys.every((key) => typeof key === 'string');
    return isPath && JSON.stringify(keys) === name ? keys : undefined;
  } catch {
    return undefined;
  }
}

function sameKeys(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}

import type { Definition } from './capture.ts';
import type { SourceLines } from './source-lines.ts';

/** A definition with its place in the others. */
export interface Nested extends Definition {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly parent?: Nested | undefined;
}

/** Of several with one name at one place, the widest: with `export`, decorators, `template<…>`. */
function widest(definitions: readonly Definition[]): Definition[] {
  const byName = new Map<number, Definition>();
  for (const definition of definitions) {
    const key = definition.nameStart ?? definition.start;
    const known = byName.get(key);
    if (known === undefined || definition.end - definition.start > known.end - known.start) byName.set(key, definition);
  }
  return [...byName.values()];
}

const isFunction = ({ kind }: Definition) => kind === 'function' || kind === 'method';

/** Shorter functions inside of functions are details of those. */
const leastInnerLines = 3;

/**
 * Puts definitions in their order and finds what each lies in.
 * @param firstLineOf moves the first line up to what belongs to a definition, such as attributes
 */
export function nestDefinitions(
  definitions: readonly Definition[],
  lines: SourceLines,
  firstLineOf: (line: number) => number,
): readonly Nested[] {
  const sorted = widest(definitions).sort((a, b) => a.start - b.start || b.end - a.end);
  const nested: Nested[] = [];
  const open: Nested[] = [];
  for (const definition of sorted) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= definition.start) open.pop();
    const parent = open.at(-1);
    const start = lines.lineAt(definition.start);
    const lastLine = lines.lastLineOf(definition.start, definition.end);
    const isDetail = parent && isFunction(parent) && isFunction(definition) && lastLine - start + 1 < leastInnerLines;
    // A struct that is named where it is given another name, as in C.
    const isNamedTwice = parent?.bodyStart !== undefined && parent.bodyStart === definition.bodyStart;
    if (isDetail || isNamedTwice) continue;
    const found: Nested = { ...definition, firstLine: firstLineOf(start), lastLine, parent };
    nested.push(found);
    open.push(found);
  }
  return nested;
}

/** Gives each place to the innermost definition around it; places must be in their order. */
export function* innermostOf<Place extends { readonly start: number }>(
  places: readonly Place[],
  nested: readonly Nested[],
): Generator<readonly [Place, Nested | undefined]> {
  let next = 0;
  let inner: Nested | undefined;
  for (const place of places) {
    for (let candidate = nested[next]; candidate && candidate.start <= place.start; candidate = nested[next]) {
      inner = candidate;
      next += 1;
    }
    while (inner && inner.end <= place.start) inner = inner.parent;
    yield [place, inner];
  }
}

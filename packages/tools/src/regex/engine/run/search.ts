/**
 * Every match, in order, as String.prototype.matchAll finds them: after an empty match the search
 * goes on one character further, a whole code point with the u or v flag. Without g, only the first match.
 */
export function* matchesOf(regex: RegExp, text: string): Generator<RegExpExecArray, void> {
  const isUnicode = regex.unicode || regex.unicodeSets;
  regex.lastIndex = 0;
  for (let found = regex.exec(text); found; found = regex.exec(text)) {
    yield found;
    if (!regex.global) return;
    if (found[0] === '') regex.lastIndex = nextIndex(text, regex.lastIndex, isUnicode ? 'code-points' : 'code-units');
  }
}

/** AdvanceStringIndex (ECMA-262, 22.2.7.3). */
export function nextIndex(text: string, index: number, unit: 'code-points' | 'code-units'): number {
  const wide = unit === 'code-points' && (text.codePointAt(index) ?? 0) > 0xffff;
  return index + (wide ? 2 : 1);
}

/** The same expression with some flags added and others taken away. */
export function reflag(regex: RegExp, change: { readonly add?: string; readonly remove?: string }): RegExp {
  const { add = '', remove = '' } = change;
  const flags = new Set([...regex.flags].filter((flag) => !remove.includes(flag)).concat([...add]));
  return new RegExp(regex.source, [...flags].join(''));
}

/** How many capturing groups there are, and the names that some of them have. */
export function groupsOf(regex: RegExp): { readonly count: number; readonly names: readonly string[] } {
  const empty = new RegExp(`${regex.source}|`, regex.flags.replace(/[gy]/g, '')).exec('');
  return { count: (empty?.length ?? 1) - 1, names: Object.keys(empty?.groups ?? {}) };
}

/** One character of a pattern, or `*`. */
type Token = '*' | ((character: string) => boolean);

/** A pattern for one part of a path, as gitignore(5) and fnmatch(3) have it: `*`, `?`, `[a-z]`, `[!x]`, `\`. */
export type PartPattern = readonly Token[];

const escapeless = (text: string, at: number) => (text[at] === '\\' ? at + 1 : at);

/** Reads `[…]` at a place; undefined where it is not closed, then `[` is a plain character. */
function readClass(text: string, open: number): { readonly token: Token; readonly end: number } | undefined {
  let at = open + 1;
  const isNegated = text[at] === '!' || text[at] === '^';
  if (isNegated) at += 1;
  const ranges: (readonly [string, string])[] = [];
  for (const first = at; at < text.length && (text[at] !== ']' || at === first); at += 1) {
    at = escapeless(text, at);
    const from = text[at] ?? '';
    let to = from;
    if (text[at + 1] === '-' && at + 2 < text.length && text[at + 2] !== ']') {
      at = escapeless(text, at + 2);
      to = text[at] ?? '';
    }
    ranges.push([from, to]);
  }
  if (text[at] !== ']') return undefined;
  const has = (character: string) => ranges.some(([from, to]) => character >= from && character <= to);
  return { token: (character) => has(character) !== isNegated, end: at };
}

/** Reads the pattern of one part of a path. */
export function readPart(text: string): PartPattern {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const found = character === '[' ? readClass(text, at) : undefined;
    if (found) {
      tokens.push(found.token);
      at = found.end;
    } else if (character === '*') {
      if (tokens.at(-1) !== '*') tokens.push('*');
    } else if (character === '?') tokens.push(() => true);
    else {
      at = escapeless(text, at);
      const wanted = text[at] ?? '\\';
      tokens.push((other) => other === wanted);
    }
  }
  return tokens;
}

/**
 * Matches greedily and comes back to the last star only, which is enough for globs: at most length times length steps,
 * whatever the pattern. A regular expression of the same pattern can take forever.
 */
function matchSequence<Pattern, Value>(
  pattern: readonly Pattern[],
  values: ArrayLike<Value>,
  isStar: (item: Pattern) => boolean,
  fits: (item: Pattern, value: Value) => boolean,
): boolean {
  let at = 0;
  let value = 0;
  let star = -1;
  let starValue = 0;
  while (value < values.length) {
    const item = pattern[at];
    if (item !== undefined && isStar(item)) {
      star = at;
      starValue = value;
      at += 1;
    } else if (item !== undefined && fits(item, values[value] as Value)) {
      at += 1;
      value += 1;
    } else if (star >= 0) {
      starValue += 1;
      value = starValue;
      at = star + 1;
    } else return false;
  }
  return pattern.slice(at).every(isStar);
}

export function matchesPart(pattern: PartPattern, name: string): boolean {
  return matchSequence(
    pattern,
    name,
    (token) => token === '*',
    (token, character) => token !== '*' && token(character),
  );
}

/** Matches the parts of a path; `'**'` stands for any number of parts. */
export function matchesParts(pattern: readonly (PartPattern | '**')[], parts: readonly string[]): boolean {
  return matchSequence(
    pattern,
    parts,
    (item) => item === '**',
    (item, part) => item !== '**' && matchesPart(item, part),
  );
}

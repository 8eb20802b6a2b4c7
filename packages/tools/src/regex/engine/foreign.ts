/** What other languages write where ECMAScript has something else or nothing, as it stands behind an opening parenthesis. */
const groups = [
  ['named-group', /^\?(?:P<[\p{L}_]\w*>|'\w+')/u],
  ['named-reference', /^\?P=\w+\)/],
  ['recursion', /^\?(?:R\)|[(&|]|P>|[+-]?\d)/],
  ['inline-flags', /^\?[a-z]*(?:-[a-z]+)?\)/i],
  ['atomic-group', /^\?>/],
  ['comment', /^\?#/],
] as const;

export type ForeignSyntax = (typeof groups)[number][0] | 'possessive';

/** The syntax of another language that a pattern breaks the grammar with, at this 0-based index. */
export function foreignSyntax(pattern: string, index: number): ForeignSyntax | undefined {
  if (/[*+?}]\+$/.test(pattern.slice(0, index))) return 'possessive';
  const rest = pattern.slice(index, index + 200);
  return pattern.charAt(index - 1) === '(' ? groups.find(([, form]) => form.test(rest))?.[0] : undefined;
}

/**
 * A part of a pattern that another language reads as more than its letters, which is all that ECMAScript takes it for,
 * and what is written here instead, where there is such a thing.
 */
export interface Misread {
  readonly source: string;
  readonly kind: 'letter' | 'property' | 'posix-class';
  readonly instead?: string;
}

/** Escapes of PCRE, Python, Ruby, Java and .NET; where neither u nor v is set ECMAScript takes each for its letter (Annex B). */
const letters: Readonly<Record<string, string>> = {
  A: '^',
  Z: '$',
  z: '$',
  a: String.raw`\x07`,
  e: String.raw`\x1b`,
  h: String.raw`[ \t]`,
  H: String.raw`[^ \t]`,
  R: String.raw`(?:\r\n?|\n)`,
  K: '(?<=…)',
};
const hasNothingLike = 'EGQXyYg';

/** Classes of POSIX, which stand within a class, as what stands there here. */
const posixClasses: Readonly<Record<string, string>> = {
  alnum: 'A-Za-z0-9',
  alpha: 'A-Za-z',
  blank: String.raw` \t`,
  cntrl: String.raw`\x00-\x1f\x7f`,
  digit: String.raw`\d`,
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: String.raw`!-\/:-@\[-\`{-~`,
  space: String.raw`\s`,
  upper: 'A-Z',
  word: String.raw`\w`,
  xdigit: String.raw`\dA-Fa-f`,
  '^digit': String.raw`\D`,
  '^space': String.raw`\S`,
  '^word': String.raw`\W`,
};

const part = /\\(?:[pP](?:\{\w[\w=]*\}|[A-Z](?![a-z]))|[^])|\[:(\^?[a-z]+):\]/g;

/** Patterns are looked through as far as this, in UTF-16 code units. */
const longest = 10_000;

/** What of a pattern with these flags ECMAScript reads as letters alone, each once, in order. */
export function findMisread(pattern: string, flags: string): readonly Misread[] {
  if (/[uv]/.test(flags)) return [];
  const found = new Map<string, Misread>();
  for (const [source, posix] of pattern.slice(0, longest).matchAll(part)) {
    const misread = misreadOf(source, posix, flags);
    if (misread) found.set(source, misread);
  }
  return [...found.values()];
}

/** Ends of the whole text, as they are written where `^` and `$` are those of each line. */
const endsOfText: Readonly<Record<string, string>> = { A: '(?<![^])', Z: '(?![^])', z: '(?![^])' };

function misreadOf(source: string, posix: string | undefined, flags: string): Misread | undefined {
  if (posix !== undefined) {
    if (Object.hasOwn(posixClasses, posix)) return { source, kind: 'posix-class', instead: posixClasses[posix] };
    return Object.hasOwn(posixClasses, posix.slice(1)) ? { source, kind: 'posix-class' } : undefined;
  }
  const letter = source.slice(1);
  if (letter.length > 1) return { source, kind: 'property' };
  const known = flags.includes('m') ? { ...letters, ...endsOfText } : letters;
  if (Object.hasOwn(known, letter)) return { source, kind: 'letter', instead: known[letter] };
  return letter !== '' && hasNothingLike.includes(letter) ? { source, kind: 'letter' } : undefined;
}

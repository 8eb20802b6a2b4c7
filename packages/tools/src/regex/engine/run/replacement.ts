import { outputCharacters } from '../limits.ts';

/** One piece of a replacement: words as they are, or what stands for part of the match. */
export type Part =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'match' | 'before' | 'after' }
  | { readonly kind: 'group'; readonly group: number }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'case'; readonly change: CaseChange };

/** \U and \L up to \E, \u and \l for the next character. */
export type CaseChange = 'upper' | 'lower' | 'upper-next' | 'lower-next' | 'end';

export interface Groups {
  readonly count: number;
  readonly names: readonly string[];
}

/** Whether backslash escapes (\n \r \t \\ \U \L \u \l \E) mean something in a replacement; in plain JavaScript they do not. */
export type Escapes = 'escapes' | 'plain';

const reference = /\$(?:([$&`'])|(\d\d?)|<([^>]*)>)|\\([nrt\\ULulE])/g;

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' };
const changes: Readonly<Record<string, CaseChange>> = {
  U: 'upper',
  L: 'lower',
  u: 'upper-next',
  l: 'lower-next',
  E: 'end',
};

/**
 * Reads a replacement as GetSubstitution does (ECMA-262, 22.1.3.19.1): $$ $& $` $' $1 to $99 $<name>. A number beyond
 * the groups stays as written, and so does $<name> where no group has a name.
 */
export function parseReplacement(replacement: string, groups: Groups, escapes: Escapes): readonly Part[] {
  const parts: Part[] = [];
  const addWords = (words: string) => {
    if (words !== '') parts.push({ kind: 'words', words });
  };
  let end = 0;
  for (const found of replacement.matchAll(reference)) {
    const read = readReference(found, groups, escapes);
    if (!read) continue;
    addWords(replacement.slice(end, found.index));
    parts.push(read.part);
    end = found.index + read.length;
  }
  addWords(replacement.slice(end));
  return parts;
}

interface Reference {
  readonly part: Part;
  readonly length: number;
}

function readReference(found: RegExpExecArray, groups: Groups, escapes: Escapes): Reference | null {
  const [whole, sign, digits, name, escape] = found as readonly (string | undefined)[];
  const length = found[0].length;
  if (whole === undefined) return null;
  if (sign) return { part: signPart(sign), length };
  if (digits) return groupReference(digits, groups.count);
  if (name !== undefined) return groups.names.length > 0 ? { part: { kind: 'named', name }, length } : null;
  return escape && escapes === 'escapes' ? { part: escapePart(escape), length } : null;
}

function signPart(sign: string): Part {
  if (sign === '&') return { kind: 'match' };
  if (sign === '`') return { kind: 'before' };
  return sign === "'" ? { kind: 'after' } : { kind: 'words', words: '$' };
}

/** Two digits when there are that many groups, else one. */
function groupReference(digits: string, groupCount: number): Reference | null {
  for (const length of [digits.length, 1]) {
    const group = Number(digits.slice(0, length));
    if (group >= 1 && group <= groupCount) return { part: { kind: 'group', group }, length: length + 1 };
  }
  return null;
}

function escapePart(escape: string): Part {
  const control = controls[escape];
  if (control !== undefined) return { kind: 'words', words: control };
  return { kind: 'case', change: changes[escape] ?? 'end' };
}

/** What a replacement becomes for one match; cut short where it alone would pass the output limit. */
export function expand(parts: readonly Part[], found: RegExpExecArray, text: string): string {
  let expanded = '';
  let lasting: CaseChange = 'end';
  let next: CaseChange | null = null;
  for (const part of parts) {
    if (part.kind === 'case') {
      if (part.change === 'upper-next' || part.change === 'lower-next') next = part.change;
      else lasting = part.change;
      continue;
    }
    const words = changeCase(wordsOf(part, found, text), lasting, next);
    if (words !== '') next = null;
    expanded += words;
    if (expanded.length > outputCharacters) break;
  }
  return expanded;
}

function wordsOf(part: Exclude<Part, { kind: 'case' }>, found: RegExpExecArray, text: string): string {
  switch (part.kind) {
    case 'words':
      return part.words;
    case 'match':
      return found[0];
    case 'before':
      return text.slice(0, found.index);
    case 'after':
      return text.slice(found.index + found[0].length);
    case 'group':
      return (found[part.group] as string | undefined) ?? '';
    case 'named':
      return (found.groups?.[part.name] as string | undefined) ?? '';
  }
}

function changeCase(words: string, lasting: CaseChange, next: CaseChange | null): string {
  const cased = lasting === 'upper' ? words.toUpperCase() : lasting === 'lower' ? words.toLowerCase() : words;
  const first = String.fromCodePoint(cased.codePointAt(0) ?? 0);
  if (next === null || cased === '') return cased;
  return (next === 'upper-next' ? first.toUpperCase() : first.toLowerCase()) + cased.slice(first.length);
}

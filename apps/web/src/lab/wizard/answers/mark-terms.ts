interface Segment {
  readonly text: string;
  readonly isMarked: boolean;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text cut into the places where one of the terms stands, in any case, and what lies between them. */
export function markTerms(text: string, terms: readonly string[]): Segment[] {
  const longestFirst = terms.filter((term) => term !== '').sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return text === '' ? [] : [{ text, isMarked: false }];
  return text
    .split(new RegExp(`(${longestFirst.map(escapeRegExp).join('|')})`, 'iu'))
    .map((part, index) => ({ text: part, isMarked: index % 2 === 1 }))
    .filter((segment) => segment.text !== '');
}

/** The first characters of a text, counted as people see them: a surrogate pair is one and never cut. */
export function firstCharacters(text: string, count: number): string {
  return Array.from(text.slice(0, count * 2))
    .slice(0, count)
    .join('');
}

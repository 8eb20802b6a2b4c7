import type { ChangeProblem } from '../reply-event.ts';

export interface Edit {
  readonly path: string;
  readonly search: string;
  readonly replace: string;
}

export type EditResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: ChangeProblem };

interface Line {
  readonly text: string;
  readonly eol: string;
}

const linesOf = (text: string): Line[] =>
  [...text.matchAll(/([^\n]*?)(\r?\n|$)/g)]
    .map(([, line = '', eol = '']) => ({ text: line, eol }))
    .filter(({ text: line, eol }, at, all) => at < all.length - 1 || line !== '' || eol !== '');

const textOf = (lines: readonly Line[]) => lines.map(({ text, eol }) => text + eol).join('');
const indentOf = (line: string) => /^[ \t]*/.exec(line)?.[0] ?? '';

/** Letters that keyboards, editors and models write in several ways. */
const plain = (line: string) =>
  line
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201a\u201b\u2032]/g, "'")
    .replace(/[\u201c-\u201f\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u00a0|\u3000|[\u2000-\u200a]/g, ' ')
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\u2026/g, '...')
    .trimEnd();

/** How two lines are compared, one pass after the other; each finds whatever the ones before it find. */
const passes: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => line.trimEnd(),
  (line) => line.trim(),
  (line) => plain(line).trim(),
];

function placesOf(lines: readonly Line[], search: readonly Line[], form: (line: string) => string): number[] {
  const wanted = search.map(({ text }) => form(text));
  const formed = lines.map(({ text }) => form(text));
  const places: number[] = [];
  for (let at = 0; at + wanted.length <= formed.length && places.length < 2; at += 1) {
    if (wanted.every((line, offset) => formed[at + offset] === line)) places.push(at);
  }
  return places;
}

/** How the indentation of the found lines differs from that of the searched ones: the same for all of them, or unknown. */
function shiftOf(found: readonly Line[], search: readonly Line[]): ((line: string) => string | undefined) | undefined {
  const shifts = new Set<string>();
  for (const [at, { text }] of search.entries()) {
    if (text.trim() === '') continue;
    const [own, wanted] = [indentOf(found[at]?.text ?? ''), indentOf(text)];
    if (own.endsWith(wanted)) shifts.add(`+${own.slice(0, own.length - wanted.length)}`);
    else if (wanted.endsWith(own)) shifts.add(`-${wanted.slice(0, wanted.length - own.length)}`);
    else return undefined;
  }
  if (shifts.size > 1) return undefined;
  const [shift = '+'] = shifts;
  const indent = shift.slice(1);
  if (shift.startsWith('+')) return (line) => (line.trim() === '' ? line : indent + line);
  return (line) => (line.trim() === '' ? line : line.startsWith(indent) ? line.slice(indent.length) : undefined);
}

/** Lines of the replacement that were searched for stay as the file has them: only what was to change changes. */
function newLines(found: readonly Line[], search: readonly Line[], replace: readonly Line[]): Line[] | undefined {
  const shift = shiftOf(found, search);
  if (!shift) return undefined;
  const own = new Map<string, string | undefined>();
  for (const [at, { text }] of search.entries()) {
    const line = found[at]?.text;
    own.set(text, own.has(text) && own.get(text) !== line ? undefined : line);
  }
  const lines: Line[] = [];
  for (const { text, eol } of replace) {
    const line = own.get(text) ?? shift(text);
    if (line === undefined) return undefined;
    lines.push({ text: line, eol });
  }
  return lines;
}

/** How many lines two texts have in common from their beginning on. */
function commonLines(some: readonly Line[], others: readonly Line[]): number {
  const differs = some.findIndex(({ text }, at) => others[at]?.text !== text);
  return differs < 0 ? some.length : differs;
}

/**
 * Puts lines in the place of found ones. Those at both ends that stay keep their own line breaks, which need not be the same
 * in all of a file; the others take those of the lines whose place they take.
 */
function replaceLines(
  lines: readonly Line[],
  at: number,
  search: readonly Line[],
  replacement: readonly Line[],
): string {
  const count = search.length;
  const found = lines.slice(at, at + count);
  const isLast = at + count === lines.length;
  const before = commonLines(search, replacement);
  const after = commonLines(search.slice(before).reverse(), replacement.slice(before).reverse());
  const usual = lines.slice(0, at + 1).findLast(({ eol }) => eol !== '')?.eol ?? lines[0]?.eol ?? '';
  const written = replacement.map(({ text, eol: own }, offset) => {
    const fromEnd = replacement.length - offset;
    // Of more lines than there were, the last ones are like the one before them.
    const place = fromEnd <= after ? count - fromEnd : Math.min(offset, Math.max(count - after, 1) - 1);
    const eol = found[place]?.eol ?? '';
    if (!isLast || fromEnd > 1) return { text, eol: eol || usual || '\n' };
    // The break at the end of the file changes where the edit says so.
    const last = found.at(-1)?.eol ?? '';
    const isSame = (own === '') === (search.at(-1)?.eol === '');
    return { text, eol: isSame ? last : own === '' ? '' : last || usual || own };
  });
  return textOf([...lines.slice(0, at), ...written, ...lines.slice(at + count)]);
}

const isWordLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}_$]/u.test(letter);

/** A part of a line: only where it does not begin or end within a word. */
function replaceWithin(text: string, search: string, replace: string): EditResult {
  const at = text.indexOf(search);
  if (at < 0) return { ok: false, problem: 'not-found' };
  if (text.includes(search, at + 1)) return { ok: false, problem: 'ambiguous' };
  const end = at + search.length;
  const isTorn =
    (isWordLetter(text[at - 1]) && isWordLetter(search[0])) || (isWordLetter(text[end]) && isWordLetter(search.at(-1)));
  if (isTorn) return { ok: false, problem: 'not-found' };
  return { ok: true, text: text.slice(0, at) + replace + text.slice(end) };
}

/**
 * Replaces what an edit looks for: as it stands, then without regard to space at the ends of lines, to how far all of it is
 * indented, and to how letters are written. What is found more than once is refused.
 */
export function applyEdit(text: string, { search, replace }: Edit): EditResult {
  const searched = linesOf(search);
  if (search.trim() === '') {
    return text.trim() === '' ? { ok: true, text: replace } : { ok: false, problem: 'empty-search' };
  }
  const lines = linesOf(text);
  for (const form of passes) {
    const places = placesOf(lines, searched, form);
    if (places.length > 1) return { ok: false, problem: 'ambiguous' };
    const [at] = places;
    if (at === undefined) continue;
    const written = newLines(lines.slice(at, at + searched.length), searched, linesOf(replace));
    if (!written) return { ok: false, problem: 'not-found' };
    return { ok: true, text: replaceLines(lines, at, searched, written) };
  }
  if (/\n/.test(search.trimEnd())) return { ok: false, problem: 'not-found' };
  const withoutEnd = (part: string) => part.replace(/\r?\n$/, '');
  return replaceWithin(text, withoutEnd(search), withoutEnd(replace));
}

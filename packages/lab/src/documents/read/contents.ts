import { leaderOf } from './leaders.ts';
import type { BareLine, ReadPage } from './page.ts';

/** What an entry says and the pages it names, as far as they are in Arabic numbers. */
interface Entry {
  readonly label: string;
  readonly pages: readonly number[];
}

/** A table of contents has at least so many entries on its first page, and this share of its lines are entries. */
const leastEntries = 4;
const leastShare = 0.5;
/** So many of its entries name a line that stands elsewhere, and their pages follow each other. */
const leastNamed = 0.5;
const leastInOrder = 0.85;
/** Letters by which a long title is known, which may be broken at the end of a line. */
const prefix = 20;

const leader = String.raw`${leaderOf(3)}|\t`;
const contentsEntry = new RegExp(String.raw`^(.*?[\p{L}\p{N}].*?)\s*(?:${leader})\s*(\d{1,4}|[ivxlc]{1,7})$`, 'u');
/** A chapter often stands without points before its page. */
const plainEntry = /^(.*\p{L}.*?)\s+(\d{1,4}|[ivxlc]{1,7})$/u;
const contentsTitle =
  /^(?:table of contents|contents|list of (?:figures|tables|listings|examples)|index|subject index|目\s*录|目\s*次|索引|(?:插?图|表格?)目录)(?:\s+\S*\d\S*)?$/iu;

/** An index has at least so many entries on a page, and this share of what stands there are entries in the order of letters. */
const leastIndexed = 12;
const leastAlphabetical = 0.7;
const indexEntry = new RegExp(
  String.raw`^(.*?\p{L}.*?)(?:,\s*|\s*(?:[.·…]\s?){3,}\s*)((?:\d{1,4}|[ivxlc]{1,7})(?:\s*[,–-]\s*(?:\d{1,4}|[ivxlc]{1,7}))*),?$`,
  'u',
);
const onlyPages = /^[\d\s,–-]+$/;

/** Only letters, so that numbering, points and spaces make no difference. */
const lettersOf = (text: string) => text.replace(/[^\p{L}]+/gu, '').toLowerCase();

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

function entryOf(pattern: RegExp, text: string): Entry | undefined {
  const [, label, pages] = pattern.exec(text) ?? [];
  return label === undefined || pages === undefined ? undefined : { label, pages: numbersIn(pages) };
}

/** Share of neighbours that are in order; 1 where there are none. */
function inOrder<Value>(values: readonly Value[], isOrdered: (before: Value, after: Value) => boolean): number {
  const pairs = values.slice(1).filter((value, index) => isOrdered(values[index] as Value, value));
  return values.length < 2 ? 1 : pairs.length / (values.length - 1);
}

const caption = /^(?:figure|fig\.|table|listing|example|插?图|表格?|例)\s*(?=[\dA-Z])/iu;

/** Beginnings of the lines that are no entries themselves; of captions also without the word that a list of them leaves out. */
function titlesIn(pages: readonly ReadPage[]): ReadonlySet<string> {
  const lines = pages.flatMap((page) => page.lines).filter(({ text }) => !contentsEntry.test(text));
  const titles = lines.flatMap(({ text }) => [text, text.replace(caption, '')]);
  return new Set(titles.map((text) => lettersOf(text).slice(0, prefix)).filter((title) => title !== ''));
}

const isNamed = ({ label }: Entry, titles: ReadonlySet<string>) => titles.has(lettersOf(label).slice(0, prefix));

/** The lines of a page between its first and its last entry, where they are a table of contents; else nothing. */
function contentsOf(
  { lines }: ReadPage,
  least: number,
  titles: ReadonlySet<string>,
  most: number,
): readonly BareLine[] {
  const open = lines.filter(({ kind }) => kind !== 'furniture');
  const entries = open.map(({ text }) => entryOf(contentsEntry, text));
  const found = entries.filter((entry) => entry !== undefined);
  if (found.length < least) return [];
  const numbers = found.flatMap(({ pages }) => pages);
  const isOrdered = inOrder(numbers, (before, after) => before <= after) >= leastInOrder;
  const isWithin = numbers.every((page) => page <= most);
  const named = found.filter((entry) => isNamed(entry, titles)).length;
  if (!isOrdered || !isWithin || named < found.length * leastNamed) return [];
  const isEntry = (index: number) => {
    const plain = entryOf(plainEntry, open[index]?.text ?? '');
    return entries[index] !== undefined || (plain !== undefined && isNamed(plain, titles));
  };
  const places = [...open.keys()].filter(isEntry);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  if (places.length < (last - first + 1) * leastShare) return [];
  return [...open.slice(0, first).filter(({ text }) => contentsTitle.test(text)), ...open.slice(first, last + 1)];
}

/** Whether a page is set like one of an index: `sorted` where its words stand in their order, too. */
function indexLook({ lines }: ReadPage, most: number): 'none' | 'entries' | 'sorted' {
  const open = lines.filter(({ kind }) => kind !== 'furniture');
  // Columns that stand side by side are told apart by tabs.
  const pieces = open.flatMap(({ text }) => text.split('\t').map((piece, column) => ({ piece, column })));
  const told = pieces.filter(({ piece }) => !onlyPages.test(piece) && piece.length > 1);
  const entries = told.flatMap(({ piece, column }) => {
    const entry = entryOf(indexEntry, piece);
    return entry?.pages.every((page) => page <= most) ? [{ ...entry, column }] : [];
  });
  if (entries.length < leastIndexed || entries.length < told.length * leastShare) return 'none';
  const columns = [...new Set(entries.map(({ column }) => column))];
  const labels = columns.map((column) => entries.filter((entry) => entry.column === column));
  const ordered = labels.map(
    (column) =>
      inOrder(column, (before, after) => lettersOf(before.label) <= lettersOf(after.label)) * (column.length - 1),
  );
  const isAlphabetical = ordered.reduce((sum, share) => sum + share, 0) >= entries.length * leastAlphabetical;
  return isAlphabetical ? 'sorted' : 'entries';
}

/**
 * The pages of indexes, by their place among all. Where columns are read across each other their words are in no order:
 * such a page is one of an index beside another one.
 */
function indexPages(pages: readonly ReadPage[], most: number): ReadonlySet<number> {
  const looks = pages.map((page) => indexLook(page, most));
  const found = new Set<number>();
  for (const [place, look] of looks.entries()) {
    if (look !== 'sorted') continue;
    found.add(place);
    for (const step of [-1, 1]) {
      for (let beside = place + step; looks[beside] === 'entries'; beside += step) found.add(beside);
    }
  }
  return found;
}

/** The numbers of pages that a document may name: its own, and those of parts that are counted from another one. */
const namedPages = (pages: readonly ReadPage[]) => pages.length * 1.1 + 30;

/**
 * Marks tables of contents, lists of figures and indexes as furniture. They have the words of every question and the
 * answer to none, and would stand before the text that answers.
 */
export function markContents(pages: readonly ReadPage[]): ReadPage[] {
  const titles = titlesIn(pages);
  const most = namedPages(pages);
  const indexed = indexPages(pages, most);
  let isOpen = false;
  return pages.map((page, place) => {
    const entries = contentsOf(page, isOpen ? 1 : leastEntries, titles, most);
    isOpen = entries.length > 0;
    const found = new Set(entries.length > 0 || !indexed.has(place) ? entries : page.lines);
    if (found.size === 0) return page;
    const lines = page.lines.map((line) => (found.has(line) ? { ...line, kind: 'furniture' as const } : line));
    return { ...page, lines };
  });
}

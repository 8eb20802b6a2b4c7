import { isLed } from './leaders.ts';
import type { BareLine, Line, LineJoin, Page, ReadPage } from './page.ts';
import { isChinese } from './scripts.ts';

const endsSentence = /[.!?:;。！？：；…][”"’'」』）)\]]*$/u;
const beginsItem =
  /^(?:[•·▪◦●○■□\-–—*]\s|\(?\d{1,3}[.)、）]\s?(?!\d)|[（(][一二三四五六七八九十\da-z]{1,3}[）)]|[一二三四五六七八九十]{1,3}、|第[一二三四五六七八九十百\d]+[章节条]|§\s?\d|(?:rule|article|clause)\s\d+[.:])/iu;
/** A heading that begins with its number is none that goes on. */
const sectionNumber = /^(?:\d+[.)]|\d+(?:\.\d+)+[.)]?(?!\d)|(?:chapter|appendix|part)\s+[\dA-Z]+\b)\s*\p{L}?/iu;
/** Lines of one heading are no farther apart than this, as a share of its size. */
const headingLeading = 2;
/** Distance from row to row in a table that is set wide, as a share of the size. */
const rowLeading = 2;
/** What is farther apart than the lines of a paragraph, by this share, is another one. */
const paragraphLeading = 1.35;
const hyphenAtEnd = /(\p{L}{2,})[-\u00ad\u2010]$/u;
const wordAtStart = /^\p{Ll}{2,}/u;

/** A line that is not justified may leave so many letters' widths empty for a long word. */
const longestGap = 8;

/** What was read before a line. */
interface Context {
  readonly line: BareLine;
  readonly isSamePage: boolean;
  /** It leaves so much of the column empty that what stands on the next page is none of its sentence. */
  readonly endsShort: boolean;
}

const right = ({ x, width }: BareLine) => x + width;
const isAside = (line: BareLine) => line.isAside === true;

/** A label with its value, on a line of its own: "Weight: 14.6 kg", 重量：14.6 千克. No link, and no time of day. */
const labelledValue = /^[^\d\s:：.!?。！？；;][^:：.!?。！？；;]{0,39}(?::\s|：)\s*\S/u;

/** A line of at least so many letters' widths is one of a column, however narrow that is. */
const columnWidth = 11;
/** What begins so many letters' widths behind the end of a line may be of the same column. */
const indent = 4;

/**
 * The lines that end so far from the edge of the text around them that the first word of the next line had room there:
 * a term before its meaning, a line of a program, an address. Lines of one width are a narrow column.
 */
function endedLines(page: ReadPage): ReadonlySet<BareLine> {
  const lines = page.lines.filter(({ kind }) => kind === 'text');
  const ended = lines.filter((line, index) => {
    const next = lines[index + 1];
    if (!next || next.y <= line.y || hyphenAtEnd.test(line.text)) return false;
    const above = lines.slice(Math.max(index - 1, 0), index).filter(({ y }) => y < line.y);
    const below = lines.slice(index + 1, index + 3).filter(({ y }) => y > line.y);
    // A meaning may be set in behind the end of its term.
    const around = [...above, ...below].filter(
      (other) => other.x < right(line) + indent * line.size && line.x < right(other),
    );
    const isAsWide = [lines[index - 1], next].some(
      (other) => other && Math.abs(right(other) - right(line)) < line.size,
    );
    if (isAsWide && line.width >= columnWidth * line.size) return false;
    return Math.max(0, ...around.map(right)) - right(line) > firstWordWidth(next) + 2 * line.size;
  });
  return new Set(ended);
}

/** How wide the piece at the beginning of a line is that no line may be broken in. */
function firstWordWidth({ text, size }: BareLine): number {
  const [first = ''] = text;
  if (isChinese(first)) return size;
  const word = [...text].findIndex((character) => character === ' ' || isChinese(character));
  return (word < 0 ? text.length : word) * size * 0.6;
}

/** Whether a line begins a paragraph: by place, indent, size, kind, or because the one before it ended early. */
function beginsParagraph(
  line: BareLine,
  { line: before, isSamePage, endsShort }: Context,
  { leading }: Setting,
): boolean {
  if (line.kind === 'heading' || before.kind === 'heading') {
    if (line.kind !== before.kind || Math.abs(line.size - before.size) > 0.5) return true;
    return !isSamePage || sectionNumber.test(line.text) || line.y - before.y > line.size * headingLeading;
  }
  if (line.kind !== before.kind || isAside(line) !== isAside(before)) return true;
  if (isAside(line) && !isSamePage) return true;
  if (beginsItem.test(line.text)) return true;
  if (Math.abs(line.size - before.size) > Math.max(1, before.size * 0.12)) return true;
  const isBelow = isSamePage && line.y > before.y;
  // The text goes on in the next column or page; only the words can tell.
  if (!isBelow) return endsSentence.test(before.text) || (!isSamePage && endsShort);
  const most = line.kind === 'row' ? Math.max(leading, rowLeading) : leading;
  // Of a row with cells of several lines the last of these counts.
  const above = line.kind === 'row' ? Math.max(before.y, before.y + before.height - before.size) : before.y;
  if (line.y - above > line.size * most * paragraphLeading) return true;
  if (line.kind === 'code') return false;
  const isIndented = line.x - before.x > line.size * 0.9;
  if (isIndented && endsSentence.test(before.text)) return true;
  const endsEarly = right(before) < right(line) - line.size * 3;
  return endsEarly && endsSentence.test(before.text);
}

/** How the text of a page is set. */
interface Setting {
  readonly leading: number;
  readonly ended: ReadonlySet<BareLine>;
  readonly endsShort: (line: BareLine) => boolean;
}

function settingOf(page: ReadPage): Setting {
  const texts = page.lines.filter(({ kind }) => kind === 'text');
  const edgeOf = (line: BareLine) =>
    Math.max(...texts.filter((other) => other.x < right(line) && line.x < right(other)).map(right), 0);
  return {
    leading: leadingOf(texts),
    ended: endedLines(page),
    endsShort: (line) => edgeOf(line) - right(line) > longestGap * line.size,
  };
}

/**
 * Distance from line to line in a page's paragraphs, as a share of the size. Not the usual distance: a page may have
 * more gaps between paragraphs than lines within them.
 */
function leadingOf(lines: readonly BareLine[]): number {
  const distances: number[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before && line.y > before.y && Math.abs(line.size - before.size) < 0.5)
      distances.push((line.y - before.y) / line.size);
  }
  return distances.sort((a, b) => a - b)[Math.floor(distances.length / 4)] ?? Infinity;
}

/** Between the lines of one paragraph: Chinese needs nothing, other scripts a space. */
function within(before: string, after: string): LineJoin {
  return isChinese(before.at(-1) ?? '') || isChinese(after[0] ?? '') ? '' : ' ';
}

/** The words of the document that are written with a hyphen inside a line: those keep it at the end of one, too. */
function hyphenatedWords(pages: readonly ReadPage[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { lines } of pages) {
    for (const { text } of lines) {
      for (const [word] of text.matchAll(/\p{L}{2,}-\p{L}{2,}/gu)) words.add(word.toLowerCase());
    }
  }
  return words;
}

/** The first line of a broken word, without its hyphen unless the word has one anyway. */
function unbroken(before: string, after: string, hyphenated: ReadonlySet<string>): string | undefined {
  const start = hyphenAtEnd.exec(before)?.[1];
  const rest = wordAtStart.exec(after)?.[0];
  if (start === undefined || rest === undefined) return undefined;
  return hyphenated.has(`${start}-${rest}`.toLowerCase()) && !before.endsWith('\u00ad') ? before : before.slice(0, -1);
}

/**
 * Joins the lines of a document to running text: paragraphs are told apart, words broken at the end of a line are made
 * whole, and rows of tables stay rows. Furniture is left where it is and joined to nothing.
 */
export function joinLines(pages: readonly ReadPage[]): Page[] {
  const hyphenated = hyphenatedWords(pages);
  let before: Context | undefined;
  let place: { readonly lines: Line[]; readonly index: number } | undefined;
  return pages.map((page) => {
    const setting = settingOf(page);
    const lines: Line[] = [];
    for (const line of page.lines) {
      lines.push({ ...line, join: '' });
      if (line.kind === 'furniture') continue;
      const index = lines.length - 1;
      if (before && place) {
        const whole =
          joinOf(line, before, setting) === 'paragraph' ? undefined : unbroken(before.line.text, line.text, hyphenated);
        const previous = place.lines[place.index];
        if (whole !== undefined && line.kind === 'text' && previous)
          place.lines[place.index] = { ...previous, text: whole };
        lines[index] = { ...line, join: joinText(line, before, setting, whole) };
      }
      before = { line, isSamePage: true, endsShort: setting.endsShort(line) };
      place = { lines, index };
    }
    if (before) before = { ...before, isSamePage: false };
    return { ...page, lines };
  });
}

function joinOf(line: BareLine, before: Context, setting: Setting): 'paragraph' | 'break' | 'line' {
  if (beginsParagraph(line, before, setting)) return 'paragraph';
  const isBroken =
    line.kind === 'row' ||
    line.kind === 'code' ||
    setting.ended.has(before.line) ||
    isLed(before.line.text) ||
    // A long label may begin in the line above its points.
    (isLed(line.text) && !/^\p{Ll}/u.test(line.text)) ||
    (labelledValue.test(line.text) && labelledValue.test(before.line.text));
  return isBroken ? 'break' : 'line';
}

function joinText(line: BareLine, before: Context, setting: Setting, whole: string | undefined): LineJoin {
  const join = joinOf(line, before, setting);
  if (join === 'paragraph') return '\n\n';
  if (join === 'break') return '\n';
  return whole === undefined ? within(before.line.text, line.text) : '';
}

import type { CodeCitation } from '@toolbench/contracts/code.ts';

/** A place as answers write it, with the code quoted right before it. */
interface Cited {
  readonly text: string;
  readonly path: string;
  readonly first: number;
  readonly last: number;
  readonly quotes: readonly string[];
}

/** `path:12`, `path:12-15`, `path#L12-L15`. */
const place =
  /((?:[\p{L}\p{N}_@.()[\]+-]{1,120}\/){0,40}[\p{L}\p{N}_@.()[\]+-]{1,160})(?::L?|#L)(\d{1,7})(?:\s?[-–~]\s?L?(\d{1,7}))?/gu;

/** `12:30` and `note:1` are no places. */
const isPath = (path: string) => (/[/.]/.test(path) && /[^\d.:]/.test(path)) || /^(makefile|dockerfile)$/i.test(path);

/** What a sentence may have glued to the beginning of a path. */
const glued = /^[([\u3000-\u303f\u3400-\u9fff\uff00-\uffef]+/;

const inlineCode = /`([^`\n]{3,400})`/g;

/** Names alone are in too many places to be quotations. */
const isQuotation = (text: string) => /[^\w.$:#@/-]/.test(text.trim());

/** Code that is shown, not said: what looks like a place in it cites nothing. */
const fenced = /^(`{3,})[^`\n]*\n[\s\S]*?^\1`*[ \t]*$/gm;

const mostCitations = 60;

/** The beginning of an item of a list or of a row: what stands above it is said of something else. */
const item = /^\s*(?:[-*+•|]\s|[（(]?\d{1,3}(?:[.)]\s|[、）]))/;

const indent = (line: string) => line.length - line.trimStart().length;

/** What of the text before a place can be quoted from there: its own line, and the one above where that goes on in it or below it. */
function beside(text: string): string {
  const [line = '', above = ''] = text.split('\n').slice(-2).reverse();
  return item.test(line) && indent(line) <= indent(above) ? line : `${above}\n${line}`;
}

function readCitations(written: string): readonly Cited[] {
  const answer = written.replace(fenced, '');
  const cited: Cited[] = [];
  let from = 0;
  for (const match of answer.matchAll(place)) {
    const [text, path = '', first = '', last = first] = match;
    if (!isPath(path)) continue;
    const quotes = [...beside(answer.slice(from, match.index)).matchAll(inlineCode)]
      .map(([, quote = '']) => quote)
      .filter(isQuotation);
    from = match.index + text.length;
    // The place was inline code itself: what closes it opens no other.
    if (answer[from] === '`') from += 1;
    cited.push({ text, path, first: Number(first), last: Number(last), quotes });
    if (cited.length >= mostCitations) break;
  }
  return cited;
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Finds every place that an answer cites and checks it: the file and the lines exist, and the code quoted with it
 * stands there, white space aside.
 * @param readFile the lines of a file; undefined where there is none
 */
export async function verifyCitations(
  answer: string,
  readFile: (path: string) => Promise<readonly string[] | undefined>,
): Promise<readonly CodeCitation[]> {
  const checked = new Map<string, CodeCitation>();
  for (const { text, path: written, first, last, quotes } of readCitations(answer)) {
    const whole = await readFile(written);
    const path = whole === undefined ? written.replace(glued, '') : written;
    const lines = whole ?? (await readFile(path));
    const areThere = lines !== undefined && first >= 1 && first <= last && last <= lines.length;
    const cited = squeezed(lines?.slice(first - 1, last).join('\n') ?? '');
    const problem =
      lines === undefined
        ? 'no-such-file'
        : !areThere
          ? 'no-such-lines'
          : quotes.every((quote) => cited.includes(squeezed(quote)))
            ? undefined
            : 'quote-not-there';
    const known = checked.get(text);
    if (known && !known.verified) continue;
    checked.set(text, {
      file_path: path,
      start_line: first,
      end_line: last,
      text,
      verified: problem === undefined,
      ...(problem && { problem }),
    });
  }
  return [...checked.values()];
}

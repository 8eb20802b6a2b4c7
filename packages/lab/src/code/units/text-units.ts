import { limits } from '@toolbench/contracts/limits.ts';
import type { CodeUnit, FileUnits } from './code-unit.ts';
import { readLines, type SourceLines } from './source-lines.ts';
import { unitOfLines } from './uncovered.ts';

const { windowLines, windowOverlap } = limits.code;

/** Cuts lines into windows that overlap a little, so that nothing is torn apart for good. */
function* windows(first: number, last: number): Generator<{ readonly firstLine: number; readonly lastLine: number }> {
  for (let from = first; from <= last; from += windowLines - windowOverlap) {
    const to = Math.min(from + windowLines - 1, last);
    yield { firstLine: from, lastLine: to };
    if (to === last) return;
  }
}

const onlyUnits = (units: readonly CodeUnit[]): FileUnits => ({ units, imports: [], calls: [], todos: [] });

const hasWords = (lines: SourceLines, first: number, last: number) => /[\p{L}\p{N}]/u.test(lines.slice(first, last));

/** A file whose syntax is not read, as windows of lines. */
export function unitsOfLines(text: string): FileUnits {
  const lines = readLines(text);
  const all = [...windows(1, lines.count)];
  return onlyUnits(all.filter(({ firstLine, lastLine }) => hasWords(lines, firstLine, lastLine)).map(unitOfLines));
}

interface Heading {
  readonly line: number;
  readonly level: number;
  readonly title: string;
}

/** Headings of Markdown: `#` lines and underlined ones, outside of fenced code. */
function headingsOf(lines: SourceLines): readonly Heading[] {
  const headings: Heading[] = [];
  let fence: string | undefined;
  let before = '';
  for (let line = 1; line <= lines.count; line += 1) {
    const text = lines.slice(line, line);
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark && (fence === undefined || mark.startsWith(fence))) fence = fence === undefined ? mark : undefined;
    const hashes = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t#]*$/.exec(text);
    const isUnderline = /^ {0,3}(=+|-{2,})[ \t]*$/.test(text) && /^\S/.test(before) && !/^[-#>|*]/.test(before);
    if (fence === undefined && hashes) headings.push({ line, level: hashes[1]?.length ?? 1, title: hashes[2] ?? '' });
    else if (fence === undefined && isUnderline) {
      headings.push({ line: line - 1, level: text.includes('=') ? 1 : 2, title: before.trim() });
    }
    before = text;
  }
  return headings;
}

/** A text by its headings; a long section in windows, each under the section's title. */
export function unitsOfSections(text: string): FileUnits {
  const lines = readLines(text);
  const headings = headingsOf(lines);
  const starts: readonly Heading[] =
    headings[0]?.line === 1 ? headings : [{ line: 1, level: 1, title: '' }, ...headings];
  const above: Heading[] = [];
  const units: CodeUnit[] = [];
  for (const [at, heading] of starts.entries()) {
    while (above.length > 0 && (above.at(-1)?.level ?? 0) >= heading.level) above.pop();
    const container =
      above
        .map(({ title }) => title)
        .filter(Boolean)
        .join(' › ') || undefined;
    above.push(heading);
    const last = (starts[at + 1]?.line ?? lines.count + 1) - 1;
    for (const range of windows(heading.line, last)) {
      if (!hasWords(lines, range.firstLine, range.lastLine)) continue;
      const name = heading.title || undefined;
      units.push({ kind: name ? 'section' : 'lines', name, container, ...range, calls: [], complexity: 1 });
    }
  }
  return onlyUnits(units);
}

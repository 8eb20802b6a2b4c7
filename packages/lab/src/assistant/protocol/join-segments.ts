const linesOf = (text: string) => text.split(/(?<=\n)/).filter((line) => line !== '');
const weight = (lines: readonly string[]) => lines.join('').replace(/\s/g, '').length;

/** What is repeated must be this much to be told from what only looks alike. */
const anchorWeight = 20;
const mostAnchorLines = 12;
/** Lines at the beginning of a continuation among which the repeated ones are looked for. */
const searchedLines = 40;
const cutLineWeight = 8;

/** The last whole lines of what came before it was cut: enough of them to be recognised. */
export function anchorOf(text: string): readonly string[] {
  const lines = wholeLines(text);
  let from = lines.length;
  while (from > 0 && lines.length - from < mostAnchorLines) {
    from -= 1;
    if (weight(lines.slice(from)) >= anchorWeight) break;
  }
  return lines.slice(from);
}

const wholeLines = (text: string) => linesOf(text).filter((line) => line.endsWith('\n'));

const startsAt = (lines: readonly string[], part: readonly string[], at: number) =>
  part.every((line, offset) => lines[at + offset] === line);

/** What may stand before the repeated lines: blanks, a fence, one sentence that announces them, or lines repeated further back. */
function isPreamble(before: readonly string[], text: readonly string[], anchorLines: number): boolean {
  const repeated = text.slice(0, text.length - anchorLines);
  if (
    before.length <= repeated.length &&
    before.every((line, at) => line === repeated[repeated.length - before.length + at])
  )
    return true;
  const talk = before.filter((line) => line.trim() !== '' && !/^\s*(?:`{3,}|~{3,})/.test(line));
  return (
    talk.length === 0 ||
    (talk.length === 1 && /[:：.。!！]\s*$/.test(talk[0] ?? '') && !/[;{}()<>=]/.test(talk[0] ?? ''))
  );
}

/**
 * Joins a file that was cut with its continuation, which repeats its last lines.
 * @returns undefined where it cannot be seen how they fit: nothing is guessed
 */
export function joinSegments(before: string, after: string): string | undefined {
  const [whole, next] = [wholeLines(before), linesOf(after)];
  const kept = whole.join('');
  const cutLine = before.slice(kept.length);
  const anchor = anchorOf(before);
  if (weight(anchor) >= Math.min(anchorWeight, weight(whole)) && anchor.length > 0) {
    for (let at = 0; at <= Math.min(searchedLines, next.length - anchor.length); at += 1) {
      if (!startsAt(next, anchor, at)) continue;
      if (!isPreamble(next.slice(0, at), whole, anchor.length)) break;
      return kept + next.slice(at + anchor.length).join('');
    }
  }
  // The line in which it was cut, once more and whole.
  if (weight([cutLine]) >= cutLineWeight && after.startsWith(cutLine)) return kept + after;
  return undefined;
}

const linesOf = (text: string) => text.split(/(?<=\n)/).filter((line) => line !== '');
const weight = (lines: readonly string[]) => lines.join('').replace(/\s/g, '').length;

/** What is repeated must be this much to be told from what only looks alike. */
const anchorWeight = 20;
const mostAnchorLines = 12;
/** Lines at the beginning of a continuation among which the repeated ones are looked for. */
const searchedLines = 40;
const cutLineWeight = 8;
const longestPeriod = 200;

/** The last whole lines of what came before it was cut: enough of them to be recognised, and to stand there only once. */
export function anchorOf(text: string): readonly string[] {
  const lines = wholeLines(text);
  let from = lines.length;
  while (from > 0 && lines.length - from < mostAnchorLines) {
    from -= 1;
    const anchor = lines.slice(from);
    if (weight(anchor) >= anchorWeight && standsOnce(lines, anchor)) break;
  }
  return lines.slice(from);
}

/** Whether lines stand in others at one place only. */
function standsOnce(lines: readonly string[], part: readonly string[]): boolean {
  const isThere = (_line: string, at: number) => startsAt(lines, part, at);
  const first = lines.findIndex(isThere);
  return first >= 0 && first === lines.findLastIndex(isThere);
}

/** Letters or lines that repeat themselves from early on: that they come once more may also be how they go on. */
function repeatsItself(parts: ArrayLike<string>): boolean {
  const most = Math.min(parts.length / 2, longestPeriod);
  for (let period = 1; period <= most; period += 1) {
    let at = period;
    while (at < parts.length && parts[at] === parts[at - period]) at += 1;
    if (at === parts.length) return true;
  }
  return false;
}

/** Whether a text begins with the cut line, and not with how that line goes on. */
const comesAgain = (cutLine: string, text: string) =>
  cutLine.trim() !== '' && text.startsWith(cutLine) && !text.startsWith(cutLine.repeat(2)) && !repeatsItself(cutLine);

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
  const isHeavy = anchor.length > 0 && weight(anchor) >= Math.min(anchorWeight, weight(whole));
  if (isHeavy && standsOnce(whole, anchor) && !repeatsItself(anchor)) {
    for (let at = 0; at <= Math.min(searchedLines, next.length - anchor.length); at += 1) {
      if (!startsAt(next, anchor, at)) continue;
      if (!isPreamble(next.slice(0, at), whole, anchor.length)) break;
      // Where they come again, these may be later ones.
      if (!standsOnce(next, anchor)) return undefined;
      const rest = next.slice(at + anchor.length).join('');
      // What stood of the line in which it was cut has to come again, as it was: blanks alone may be anyone's.
      return cutLine === '' || comesAgain(cutLine, rest) ? kept + rest : undefined;
    }
  }
  // The line in which it was cut, once more and whole, and before it nothing but the lines that it had before it.
  const at = next.findIndex((line) => line.startsWith(cutLine));
  const isOnlyOne = weight([cutLine]) >= cutLineWeight && !whole.some((line) => line.startsWith(cutLine));
  if (!isOnlyOne || at < 0 || at > whole.length || !startsAt(whole, next.slice(0, at), whole.length - at))
    return undefined;
  const rest = next.slice(at).join('');
  return comesAgain(cutLine, rest) ? kept + rest : undefined;
}

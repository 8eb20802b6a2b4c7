/** A number in front of a line, as `cat -n`, editors and web pages copy them: `  12\t…`, `12 | …`, `12: …`. */
interface LineNumber {
  /** UTF-16 offsets in the text, from the start of the line to what the line says. */
  readonly start: number;
  readonly end: number;
}

const numbered = /^[ \t]*(\d{1,9})(?:[ \t]*[|│:.)](?=\s|$)|(?=[\s\u00a0]|$))[ \t\u00a0]?/;
const fewest = 3;

/**
 * The numbers of the lines of a text whose lines are all numbered, one after the other, around one object or array; none
 * where they are not. Blank lines have none.
 */
export function lineNumbersOf(text: string): readonly LineNumber[] {
  const found: LineNumber[] = [];
  // Nearly all texts are none of these, which their beginning shows.
  if (!/^\s*\d/.test(text)) return [];
  let before: number | undefined;
  let first = '';
  let last = '';
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    if (line.trim() === '') continue;
    const [prefix = '', number] = numbered.exec(line) ?? [];
    if (number === undefined || (before !== undefined && Number(number) !== before + 1)) return [];
    before = Number(number);
    found.push({ start, end: start + prefix.length });
    last = line.slice(prefix.length).trim() || last;
    first ||= last;
  }
  return found.length >= fewest && /^[{[]/.test(first) && /[}\]][,;]?$/.test(last) ? found : [];
}

/** The text with blanks in the place of the numbers, so that all else stays where it is. */
export function withoutNumbers(text: string, numbers: readonly LineNumber[]): string {
  let written = '';
  let at = 0;
  for (const { start, end } of numbers) {
    written += text.slice(at, start) + ' '.repeat(end - start);
    at = end;
  }
  return written + text.slice(at);
}

/** What was read of such a text without the blanks that the narrowest number left in front of its lines. */
export function outdented(text: string, numbers: readonly LineNumber[]): string {
  const width = Math.min(...numbers.map(({ start, end }) => end - start));
  return text.replace(new RegExp(`^ {${width}}`, 'gm'), '');
}

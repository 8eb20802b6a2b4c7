/** What the first line of a text says of its separator. */
export interface SeparatorLine {
  readonly separator: string;
  /** Another that the line may mean. */
  readonly rival?: string;
  /** Code units of the line with its end. */
  readonly length: number;
}

/** `sep=;` as spreadsheets take it: in any case, in quotes or not, behind blank lines, with blanks at its end. */
const separatorLine = /^[\r\n]*(?:"sep=([^"\r\n]{1,500})"?|sep=([^"\r\n]{1,500}))[ "]{0,500}(?:\r\n|\r|\n)/iu;

/**
 * The first line where it is `sep=` and a separator. Several characters are one separator, unless they are the same one
 * over and over, as spreadsheets fill the line up, and the text has it but once in a place.
 */
export function readSeparatorLine(start: string): SeparatorLine | undefined {
  const [line, inQuotes, bare] = separatorLine.exec(start) ?? [];
  if (line === undefined) return undefined;
  const said = withoutBlanks(inQuotes ?? bare).replace(/^\\t/, '\t');
  const rest = start.slice(line.length);
  const [first] = said;
  if (said === first) return { separator: said, length: line.length };
  const isUsed = rest.includes(said);
  if (said === first.repeat(said.length / first.length) || said.replace(/[ "]/g, '') === first) {
    return isUsed && !hasAlone(rest, first, said)
      ? { separator: said, rival: first, length: line.length }
      : { separator: first, length: line.length };
  }
  return isUsed || /^[^\p{L}\p{N}]+$/u.test(said) ? { separator: said, length: line.length } : undefined;
}

const withoutBlanks = (said: string) => (said.trim() === '' ? said[0] : said.replace(/[ "]+$/, ''));

/** Whether one character stands anywhere outside the separator that it may be a part of. */
const hasAlone = (text: string, character: string, separator: string) =>
  text
    .replace(/"[^"]*"/g, '')
    .replaceAll(separator, '')
    .includes(character);

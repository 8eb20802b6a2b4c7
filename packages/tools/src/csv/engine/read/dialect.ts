import { readSeparatorLine } from './separator-line.ts';
import { pairSeparator, weighSeparators, type Weighed } from './weigh-separators.ts';

/** Separators by name, in the order of the choice. */
export const delimiters = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
export type DelimiterName = keyof typeof delimiters;

/** A separator: one with a name by it, any other as it is. */
export type Delimiter = DelimiterName | (string & {});

export type LineEnd = 'crlf' | 'lf' | 'cr';

/** How a CSV text is written, as far as its beginning shows. */
export interface Dialect {
  readonly delimiter: Delimiter;
  readonly lineEnd: LineEnd;
  /** The text begins with a line such as `sep=;` for spreadsheets, which is no record. */
  readonly separatorLine: boolean;
  /** Another separator that the text speaks for: as well where none was chosen, clearly more where one was. */
  readonly other?: Delimiter;
}

/** Finds out how a text is written. `chosen` is a separator or `auto`. */
export function detectDialect(start: string, chosen: Delimiter | 'auto'): Dialect {
  const line = readSeparatorLine(start);
  const weighed = weighSeparators(start.slice(line?.length ?? 0));
  const [best, second] = weighed.map(({ separator }) => nameOfDelimiter(separator));
  const likeliest = line ? nameOfDelimiter(line.separator) : best;
  const delimiter = chosen === 'auto' ? (likeliest ?? 'comma') : chosen;
  const rival = line ? line.rival && nameOfDelimiter(line.rival) : (second ?? unlikely(weighed));
  const other = likeliest === undefined ? pairSeparator(start) : delimiter === likeliest ? rival : likeliest;
  const isSure = line !== undefined || likeliest === undefined;
  const isTold = isSure || (other !== undefined && isNear(weighed, delimiter, other));
  return {
    delimiter,
    lineEnd: lineEnds[/\r\n|\r|\n/.exec(start)?.[0] ?? '\n'],
    separatorLine: line !== undefined,
    ...(other !== undefined && isTold && { other }),
  };
}

/** What is told beside a separator of several characters: that there may be one column only. */
const unlikely = ([best]: readonly Weighed[]): Delimiter | undefined =>
  best && best.separator.length > 1 ? 'comma' : undefined;

/** How much of the weight of the one used makes another worth telling. */
const tellingShare = 0.3;

function isNear(weighed: readonly Weighed[], used: Delimiter, other: Delimiter): boolean {
  const weightOf = (name: Delimiter) => weighed.find(({ separator }) => separator === separatorOf(name))?.weight ?? 0;
  return separatorOf(used).length > 1 || weightOf(other) > weightOf(used) * tellingShare;
}

/** The characters that separate. */
export function separatorOf(delimiter: Delimiter): string {
  return Object.hasOwn(delimiters, delimiter) ? delimiters[delimiter as DelimiterName] : delimiter;
}

/** A typed separator: its name where it has one, `\t` for a tab; undefined if it cannot separate. */
export function readDelimiter(typed: string): Delimiter | undefined {
  return typed === '' || /["\r\n]/.test(typed) ? undefined : nameOfDelimiter(unescaped(typed));
}

function unescaped(written: string): string {
  return written === String.raw`\t` ? '\t' : written;
}

const lineEnds: Readonly<Record<string, LineEnd>> = { '\r\n': 'crlf', '\n': 'lf', '\r': 'cr' };

function nameOfDelimiter(separator: string): Delimiter {
  return (Object.keys(delimiters) as DelimiterName[]).find((name) => delimiters[name] === separator) ?? separator;
}

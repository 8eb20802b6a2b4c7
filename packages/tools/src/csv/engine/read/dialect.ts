import { createRecordReader } from './record-reader.ts';

/** Separators by name, in the order of the choice. */
export const delimiters = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
export type DelimiterName = keyof typeof delimiters;

export type LineEnd = 'crlf' | 'lf' | 'cr';

/** How a CSV text is written, as far as its beginning shows. */
export interface Dialect {
  readonly delimiter: DelimiterName;
  readonly lineEnd: LineEnd;
  /** The text begins with a line such as `sep=;` for spreadsheets, which is no record. */
  readonly separatorLine: boolean;
}

/** What is looked at, in code units and records. */
const sampleLength = 64 * 1024;
const sampleRecords = 200;

/** Finds out how a text is written. `chosen` is a separator's name or `auto`. */
export function detectDialect(start: string, chosen: DelimiterName | 'auto'): Dialect {
  const sample = start.slice(0, sampleLength);
  const [separatorLine, declared] = /^sep=(.)(?:\r\n|\r|\n)/.exec(sample) ?? [];
  const body = sample.slice(separatorLine?.length ?? 0);
  return {
    delimiter: chosen === 'auto' ? (nameOfDelimiter(declared) ?? detectDelimiter(body) ?? 'comma') : chosen,
    lineEnd: lineEnds[/\r\n|\r|\n/.exec(sample)?.[0] ?? '\n'],
    separatorLine: separatorLine !== undefined,
  };
}

/**
 * The separator that gives the most even table of two columns or more, if any does. Among even ones the wider table wins; the comma must win by two
 * columns against another separator, since decimal commas (`1,5;2,5`) make one column more than there are.
 */
export function detectDelimiter(sample: string): DelimiterName | undefined {
  let best: { name?: DelimiterName; table: Shape } = { table: { evenness: 0, width: 1 } };
  for (const name of ['tab', 'semicolon', 'pipe', 'comma'] as const) {
    const table = shapeOf(sample, delimiters[name]);
    const handicap = name === 'comma' && best.table.width > 1 ? 1 : 0;
    const evener = table.evenness - best.table.evenness;
    if (table.width > 1 && (evener > 0.1 || (evener > -0.1 && table.width - handicap > best.table.width))) {
      best = { name, table };
    }
  }
  return best.name;
}

interface Shape {
  /** The share of records that have the most frequent number of cells. */
  readonly evenness: number;
  /** That number. */
  readonly width: number;
}

function shapeOf(sample: string, delimiter: string): Shape {
  const widths: number[] = [];
  const reader = createRecordReader(delimiter, {
    record({ cells }) {
      if (cells.length > 1 || cells[0] !== '') widths.push(cells.length);
      return widths.length === sampleRecords ? 'stop' : undefined;
    },
  });
  const whole = reader.push(sample) && sample.length < sampleLength;
  if (whole || widths.length === 0) reader.end();
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width = 1, count = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return { evenness: count / Math.max(1, widths.length), width };
}

const lineEnds: Readonly<Record<string, LineEnd>> = { '\r\n': 'crlf', '\n': 'lf', '\r': 'cr' };

function nameOfDelimiter(character: string | undefined): DelimiterName | undefined {
  return (Object.keys(delimiters) as DelimiterName[]).find((name) => delimiters[name] === character);
}

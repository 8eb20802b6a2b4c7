import type { IdSource } from './id-source.ts';

export type ListStyle = 'lines' | 'json' | 'sql';

interface Punctuation {
  readonly open: string;
  readonly before: string;
  readonly after: string;
  readonly between: string;
  readonly close: string;
}

const punctuations: Readonly<Record<ListStyle, Punctuation>> = {
  lines: { open: '', before: '', after: '', between: '\n', close: '' },
  json: { open: '[\n', before: '  "', after: '"', between: ',\n', close: '\n]' },
  sql: { open: '(\n', before: "  '", after: "'", between: ',\n', close: '\n)' },
};

/** Identifiers as one text: one per line, a JSON array, or a list as SQL's IN takes it. None holds a character to escape. */
export function listText(ids: readonly string[], style: ListStyle): string {
  const { open, before, after, between, close } = punctuations[style];
  return open + ids.map((id) => before + id + after).join(between) + close;
}

/** The next `count` identifiers of a source as a list with a final line feed, written into one array of bytes. */
export function writeList(
  source: IdSource,
  count: number,
  style: ListStyle,
  report: (fraction: number) => void,
): Uint8Array {
  const punctuation = punctuations[style];
  const encoder = new TextEncoder();
  const open = encoder.encode(punctuation.open + punctuation.before);
  const between = encoder.encode(punctuation.after + punctuation.between + punctuation.before);
  const close = encoder.encode(`${punctuation.after}${punctuation.close}\n`);
  const bytes = new Uint8Array(open.length + count * source.width + (count - 1) * between.length + close.length);
  bytes.set(open);
  let at = open.length;
  for (let done = 1; done <= count; done += 1) {
    source.write(bytes, at);
    at += source.width;
    // Byte by byte: for so few of them `set` would take five times as long.
    const behind = done < count ? between : close;
    for (let index = 0; index < behind.length; index += 1) bytes[at + index] = behind[index];
    at += behind.length;
    if (done % 50_000 === 0) report(done / count);
  }
  return bytes;
}

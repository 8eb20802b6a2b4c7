/** Operations on the lines of a text; the way lines end and a last line end stay as they were. */
type LineOperation = (lines: readonly string[], ignoreCase: boolean) => readonly string[];

const keyOf = (ignoreCase: boolean) => (line: string) => (ignoreCase ? line.toLowerCase() : line);

/** Ascending by UTF-16 code units, as `sort` does in the C locale for all but rare characters. */
function sorted(lines: readonly string[], ignoreCase: boolean): string[] {
  if (!ignoreCase) return [...lines].sort();
  const keyed = lines.map((line) => [line.toLowerCase(), line] as const);
  return keyed.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, line]) => line);
}

/** As people read: digits by their value, Chinese by pinyin. */
function naturallySorted(lines: readonly string[], ignoreCase: boolean): string[] {
  const { compare } = new Intl.Collator('zh-CN', { numeric: true, sensitivity: ignoreCase ? 'accent' : 'variant' });
  return [...lines].sort(compare);
}

/** Lines that were there before, or those that come for the first time. */
function filterRepeated(lines: readonly string[], ignoreCase: boolean, wantsRepeated: boolean): string[] {
  const seen = new Map<string, number>();
  const toKey = keyOf(ignoreCase);
  return lines.filter((line) => {
    const times = (seen.get(toKey(line)) ?? 0) + 1;
    seen.set(toKey(line), times);
    return times === (wantsRepeated ? 2 : 1);
  });
}

export const lineOperations = {
  sort: sorted,
  'sort-descending': (lines, ignoreCase) => sorted(lines, ignoreCase).reverse(),
  'sort-natural': naturallySorted,
  'sort-length': (lines) => [...lines].sort((a, b) => a.length - b.length),
  reverse: (lines) => [...lines].reverse(),
  unique: (lines, ignoreCase) => filterRepeated(lines, ignoreCase, false),
  repeated: (lines, ignoreCase) => filterRepeated(lines, ignoreCase, true),
  trim: (lines) => lines.map((line) => line.trim()),
  'remove-blank': (lines) => lines.filter((line) => line.trim() !== ''),
  'collapse-spaces': (lines) => lines.map((line) => line.trim().replaceAll(/\s+/g, ' ')),
  number: (lines) => {
    const width = String(lines.length).length;
    return lines.map((line, index) => `${String(index + 1).padStart(width)}  ${line}`);
  },
} satisfies Record<string, LineOperation>;

/** Carries out an operation on the lines of a text. */
export function changeLines(text: string, operation: keyof typeof lineOperations, ignoreCase: boolean): string {
  const end = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const lines = text.split(/\r\n|\r|\n/);
  const hasLastEnd = lines.length > 1 && lines.at(-1) === '';
  if (hasLastEnd) lines.pop();
  const changed = lineOperations[operation](lines, ignoreCase).join(end);
  return hasLastEnd && changed !== '' ? changed + end : changed;
}

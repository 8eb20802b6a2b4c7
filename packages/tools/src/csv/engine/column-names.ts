/**
 * Gives every column a name of its own: an empty one becomes `column_3` after its position, a repeated one `name_2`,
 * `name_3` and so on. A name that stands in the header is never given to another column.
 */
export interface ColumnNames {
  /** The names of the header's cells, in order. */
  readonly names: readonly string[];
  /** Positions (from 0) whose name is not what the header says. */
  readonly renamed: readonly number[];
  /** The name of a column beyond the header, by its position (from 0). */
  extra(position: number): string;
}

export function nameColumns(header: readonly string[]): ColumnNames {
  const written = new Set(header);
  const given = new Set<string>();
  const nextSuffix = new Map<string, number>();
  const renamed: number[] = [];

  const isFree = (name: string) => !written.has(name) && !given.has(name);
  const withSuffix = (name: string) => {
    let suffix = nextSuffix.get(name) ?? 2;
    while (!isFree(`${name}_${suffix}`)) suffix += 1;
    nextSuffix.set(name, suffix + 1);
    return `${name}_${suffix}`;
  };
  const positional = (position: number) => {
    const name = `column_${position + 1}`;
    return isFree(name) ? name : withSuffix(name);
  };
  const give = (name: string) => {
    given.add(name);
    return name;
  };

  const names = header.map((name, position) => {
    if (name !== '' && !given.has(name)) return give(name);
    renamed.push(position);
    return give(name === '' ? positional(position) : withSuffix(name));
  });
  return { names, renamed, extra: (position) => give(positional(position)) };
}

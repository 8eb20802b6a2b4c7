import { companions, joins } from '../tables/companions.ts';
import { rowsOf } from './table.ts';

const keysOf = (row: string): [head: string, keys: string[]] => {
  const at = row.indexOf(':');
  return [
    row.slice(0, at).trim(),
    row
      .slice(at + 1)
      .trim()
      .split(/\s+/),
  ];
};

const beside = new Map(rowsOf(companions).map((row) => keysOf(row)));
const between = new Map(
  rowsOf(joins).map((row): [string, string] => {
    const [pair, [key = '']] = keysOf(row);
    return [pair.split(' ').sort().join(' '), key];
  }),
);

/** Whether an app about the one thing may keep the other beside it. Both by their keys. */
export const isCompanion = (main: string, other: string): boolean => beside.get(main)?.includes(other) === true;

/** The thing between two of which each can have many of the other. */
export const joinOf = (one: string, other: string): string | undefined => between.get([one, other].sort().join(' '));

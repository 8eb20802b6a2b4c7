import type { EngineContext } from '@toolbench/kit/context.ts';
import { ok, type Result } from '@toolbench/kit/result.ts';
import { createColumnTally, type ColumnStats, type ColumnTally } from './column-tally.ts';
import { createNotices, type Notice } from './notices.ts';
import type { RecordCode } from './read/record-reader.ts';
import { readTable, type CsvTable } from './read/table-reader.ts';

export interface Stats {
  readonly rows: number;
  readonly columns: readonly ColumnStats[];
  readonly notices: readonly Notice[];
}

/** Rows, columns and what each column holds, in one pass over the whole text. */
export function tableStats(table: CsvTable, context: EngineContext): Result<Stats, RecordCode | 'empty'> {
  const notices = createNotices();
  const tallies: ColumnTally[] = [];
  const size = readTable(
    table,
    {
      columns(all) {
        for (const { name } of all.slice(tallies.length)) tallies.push(createColumnTally(name));
      },
      row({ cells }) {
        for (let column = 0; column < cells.length; column += 1) tallies[column].add(cells[column]);
        return undefined;
      },
    },
    notices,
    context.report,
  );
  if (!size.ok) return size;
  const { rows } = size.value;
  return ok({ rows, columns: tallies.map((tally) => tally.stats(rows)), notices: notices.list() });
}

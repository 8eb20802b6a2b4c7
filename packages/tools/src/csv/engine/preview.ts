import { ok, type Result } from '@toolbench/kit/result.ts';
import { createNotices, type Notice } from './notices.ts';
import type { RecordCode } from './read/record-reader.ts';
import { readTable, type CsvTable } from './read/table-reader.ts';

export interface Preview {
  readonly columns: readonly string[];
  /** The first rows, at most five. Short rows are short here too; long texts are cut. */
  readonly rows: readonly (readonly string[])[];
  readonly hasMore: boolean;
  readonly notices: readonly Notice[];
}

/** Rows of a preview, as the specification has it. */
const previewRows = 5;

/** Code units shown of a cell. */
const previewCellLength = 1_000;

/** The first rows as a table; reads no further than needed. */
export function previewTable(table: CsvTable): Result<Preview, RecordCode | 'empty'> {
  const notices = createNotices();
  const rows: string[][] = [];
  let columns: string[] = [];
  let hasMore = false;
  const size = readTable(
    table,
    {
      columns: (all) => (columns = all.map(({ name }) => name)),
      row({ cells }) {
        hasMore = rows.length === previewRows;
        if (!hasMore) rows.push(cells.map(cut));
        return hasMore ? 'stop' : undefined;
      },
    },
    notices,
  );
  return size.ok ? ok({ columns, rows, hasMore, notices: notices.list() }) : size;
}

function cut(text: string): string {
  return text.length > previewCellLength ? `${text.slice(0, previewCellLength)}…` : text;
}

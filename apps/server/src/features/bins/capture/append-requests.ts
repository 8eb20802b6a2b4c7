import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../adapters/database/schema.ts';
import { storageFaultOf } from '../../../shared/storage-fault.ts';
import { prepareAppend, type AppendStatements, type CountedBin, type RequestRow } from './append-statements.ts';
import { trim, type BinShare } from '../trim-bin.ts';

/** A request as it is written, before it has its number. */
export type NewRow = Omit<RequestRow, 'number'>;

export interface AppendOptions {
  readonly share: BinShare;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Keeps all of them in one transaction, or none. Gives what each bin answers, as JSON; bins that are gone are not in it. */
export type AppendRows = (
  rows: readonly NewRow[],
  options: AppendOptions,
) => Promise<ReadonlyMap<string, string> | 'disk-full'>;

/** By bin, always in the same order, so that no two servers wait for each other. */
function byBin(rows: readonly NewRow[]): readonly (readonly [string, readonly NewRow[]])[] {
  const groups = new Map<string, NewRow[]>();
  for (const row of rows) {
    const group = groups.get(row.bin_id);
    if (group === undefined) groups.set(row.bin_id, [row]);
    else group.push(row);
  }
  return [...groups].sort(([left], [right]) => (left < right ? -1 : 1));
}

/** Keeps requests, each bin within its share, and tells what each bin answers. */
async function appendAll(
  { countIn, insert }: AppendStatements,
  transaction: Transaction<Schema>,
  newRows: readonly NewRow[],
  { share, now }: AppendOptions,
): Promise<ReadonlyMap<string, string>> {
  const bins: CountedBin[] = [];
  const rows: RequestRow[] = [];
  for (const [binId, own] of byBin(newRows)) {
    const bytes = own.reduce((sum, row) => sum + row.bytes, 0);
    const bin = await countIn(transaction, { binId, requests: own.length, bytes, now });
    if (bin === undefined) continue;
    bins.push(bin);
    const first = bin.last - own.length + 1;
    for (const [index, row] of own.entries()) rows.push({ ...row, number: first + index });
  }
  await insert(transaction, rows);
  for (const bin of bins) await trim(transaction, bin, share);
  return new Map(bins.map(({ id, answer }) => [id, answer]));
}

/** Keeping requests, on either database. */
export function createAppend(database: Kysely<Schema>): AppendRows {
  const statements = prepareAppend(database);
  return async (rows, options) => {
    try {
      return await database.transaction().execute((transaction) => appendAll(statements, transaction, rows, options));
    } catch (error) {
      if (storageFaultOf(error) === 'storage-full') return 'disk-full';
      throw error;
    }
  };
}

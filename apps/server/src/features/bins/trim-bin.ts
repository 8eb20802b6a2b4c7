import type { Transaction } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import type { CountedBin } from './capture/append-statements.ts';

/** How much of one bin is kept. */
export interface BinShare {
  readonly requestsKept: number;
  readonly bytesKept: number;
}

/** The number of the newest request that has to go so that the bin keeps to its share; the last one always stays. */
async function lastToGo(transaction: Transaction<Schema>, bin: CountedBin, share: BinShare): Promise<number> {
  const byCount = bin.last - share.requestsKept;
  if (bin.bytes <= share.bytesKept) return byCount;
  const rows = await transaction
    .selectFrom('bin_requests')
    .select(['number', 'bytes'])
    .where('bin_id', '=', bin.id)
    .where('number', '>', byCount)
    .orderBy('number', 'desc')
    .execute();
  let bytes = 0;
  for (const row of rows) {
    bytes += row.bytes;
    if (bytes > share.bytesKept && row.number < bin.last) return row.number;
  }
  return byCount;
}

/**
 * Requests beyond the share that may stay for a while, unseen: deleting ten at once costs hardly more than one. A share
 * in bytes is kept exactly.
 */
const surplus = (share: BinShare) => Math.floor(share.requestsKept / 10);

/** Deletes the oldest requests of a bin beyond its share. */
export async function trim(transaction: Transaction<Schema>, bin: CountedBin, share: BinShare): Promise<void> {
  if (bin.kept <= share.requestsKept + surplus(share) && bin.bytes <= share.bytesKept) return;
  const gone = await transaction
    .deleteFrom('bin_requests')
    .where('bin_id', '=', bin.id)
    .where('number', '<=', await lastToGo(transaction, bin, share))
    .returning('bytes')
    .execute();
  const bytes = gone.reduce((sum, row) => sum + row.bytes, 0);
  await transaction
    .updateTable('bins')
    .set((row) => ({ kept: row('kept', '-', gone.length), bytes: row('bytes', '-', bytes) }))
    .where('id', '=', bin.id)
    .execute();
}

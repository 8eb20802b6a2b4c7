import type { ErrorCode } from '@toolbench/contracts/errors.ts';

/** The database cannot be reached, or a connection to it broke; the cause is the driver's error. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly code = 'database-away';

  constructor(cause: unknown) {
    super(`the database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

type StorageFault = Extract<ErrorCode, 'storage-full' | 'storage-unwritable' | 'database-away' | 'database-damaged'>;

/**
 * SQLite's result codes, those of the operating system and PostgreSQL's SQLSTATEs. SQLite says SHMSIZE where the index of
 * its write-ahead log finds no room. 53100 is disk_full; class 08 and 57P01 to 57P03 mean that the server is away, stops
 * or starts; 53300 that it takes no more connections; XX001 and XX002 that its files are damaged; 25006 that it is
 * read-only, as a standby is; 58030 that its disk fails. Whatever else SQLite says of reading and writing files means the
 * same of the disk here.
 */
const faultOfCode: readonly (readonly [RegExp, StorageFault])[] = [
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|53100)$/, 'storage-full'],
  [/^(database-away|08...|57P0[1-3]|53300)$/, 'database-away'],
  [/^(SQLITE_CORRUPT(_\w+)?|SQLITE_NOTADB|XX00[12])$/, 'database-damaged'],
  [/^(SQLITE_(READONLY|IOERR|CANTOPEN)(_\w+)?|EROFS|EIO|25006|58030)$/, 'storage-unwritable'],
];

/** What an error means where it says that something cannot be kept or read; undefined for any other error. */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const { code, message } = error;
  // Where SQLite cannot name the fault, its message may hold that of the operating system.
  if (code.startsWith('SQLITE_IOERR') && /ENOSPC|EDQUOT|no space left|quota/i.test(message)) return 'storage-full';
  return faultOfCode.find(([pattern]) => pattern.test(code))?.[1];
}

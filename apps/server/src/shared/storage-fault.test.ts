import { describe, expect, it } from 'vitest';
import { DatabaseAway, storageFaultOf } from './storage-fault.ts';

const fault = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('[OPS-03] what an error says of the storage', () => {
  it.each(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT', '53100'])('%s: it is full', (code) => {
    expect(storageFaultOf(fault(code))).toBe('storage-full');
  });

  it('an error of input and output that tells of the disk: it is full', () => {
    expect(storageFaultOf(fault('SQLITE_IOERR', 'disk I/O error: ENOSPC'))).toBe('storage-full');
  });

  it.each([
    ...['SQLITE_READONLY', 'SQLITE_READONLY_DBMOVED', 'SQLITE_IOERR', 'SQLITE_IOERR_READ', 'SQLITE_CANTOPEN'],
    ...['EROFS', 'EIO', '25006'],
  ])('%s: it takes nothing', (code) => {
    expect(storageFaultOf(fault(code, 'disk I/O error'))).toBe('storage-unwritable');
  });

  it.each(['57P01', '57P02', '57P03', '08006', '08P01', '53300'])('%s: the database is away', (code) => {
    expect(storageFaultOf(fault(code))).toBe('database-away');
  });

  it('a connection to the database that broke: it is away', () => {
    expect(storageFaultOf(new DatabaseAway(fault('ECONNRESET')))).toBe('database-away');
    // Other services have connections as well.
    expect(storageFaultOf(fault('ECONNRESET'))).toBeUndefined();
  });

  it.each(['SQLITE_CORRUPT', 'SQLITE_CORRUPT_VTAB', 'SQLITE_NOTADB', 'XX001'])('%s: it is damaged', (code) => {
    expect(storageFaultOf(fault(code))).toBe('database-damaged');
  });

  it.each([undefined, 'ENOSPC', new Error('ENOSPC'), fault('23505'), fault('SQLITE_CONSTRAINT')])(
    'nothing: %s',
    (error) => {
      expect(storageFaultOf(error)).toBeUndefined();
    },
  );
});

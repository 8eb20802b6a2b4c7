import { sql } from 'kysely';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeOnDatabases } from '../../test-support/on-databases.ts';
import { databaseName, openDatabase } from './open.ts';
import { probeWrite } from './probe-write.ts';

describeOnDatabases('the probe of writing', (newPlace) => {
  it('[OPS-03] reaches the disk each time, and is refused where nothing can be written', async () => {
    const place = await newPlace();
    const { queries, forgetDeleted, close } = await openDatabase(place, 0);
    onTestFinished(close);
    if (place.url === undefined) {
      const log = join(place.folder, `${databaseName}-wal`);
      for (let round = 0; round < 2; round += 1) {
        await forgetDeleted();
        expect(statSync(log).size).toBe(0);
        await probeWrite(queries, 'sqlite');
        expect(statSync(log).size).toBeGreaterThan(0);
      }
    } else {
      await probeWrite(queries, 'postgres');
      const probing = queries.transaction().execute(async (transaction) => {
        await sql`set transaction read only`.execute(transaction);
        await probeWrite(transaction, 'postgres');
      });
      await expect(probing).rejects.toMatchObject({ code: '25006' });
    }
  });
});

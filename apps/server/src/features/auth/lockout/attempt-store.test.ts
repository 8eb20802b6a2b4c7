import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, type DatabasePlace } from '../../../adapters/database/open.ts';
import { describeOnDatabases, type NewPlace } from '../../../test-support/on-databases.ts';
import { createAttemptStore, noAttempts, type Attempts, type AttemptStore } from './attempt-store.ts';

async function open(place: DatabasePlace): Promise<AttemptStore> {
  const database = await openDatabase(place, 0);
  onTestFinished(database.close);
  return createAttemptStore(database.queries);
}

async function read(store: AttemptStore, subjects: readonly string[]): Promise<readonly Attempts[]> {
  let found: readonly Attempts[] = [];
  await store.change(subjects, (before) => (found = before));
  return found;
}

const countOne = (before: readonly Attempts[]) =>
  before.map((one) => ({ ...one, failures: one.failures + 1, attemptedAt: 100 }));

function describeAttemptStore(newPlace: NewPlace): void {
  it('starts every subject at nothing and gives the subjects in the order asked', async () => {
    const store = await open(await newPlace());
    expect(await read(store, ['b', 'a'])).toEqual([noAttempts, noAttempts]);
    await store.change(['b'], () => [{ failures: 7, lockedUntil: 8, attemptedAt: 9 }]);
    expect(await read(store, ['b', 'a'])).toEqual([{ failures: 7, lockedUntil: 8, attemptedAt: 9 }, noAttempts]);
    expect(await read(store, ['a', 'b'])).toEqual([noAttempts, { failures: 7, lockedUntil: 8, attemptedAt: 9 }]);
  });

  it('loses no count when many change the same subjects at once, in any order', async () => {
    const place = await newPlace();
    const first = await open(place);
    // Several servers share a PostgreSQL; the embedded database has one.
    const second = place.url === undefined ? first : await open(place);
    const changes = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? first : second).change(index % 3 ? ['account', 'address'] : ['address', 'account'], countOne),
    );
    await Promise.all(changes);
    expect((await read(first, ['account', 'address'])).map(({ failures }) => failures)).toEqual([20, 20]);
  });

  it('changes nothing when the decision fails', async () => {
    const store = await open(await newPlace());
    await store.change(['a'], countOne);
    const fault = new Error('fault');
    const failing = store.change(['a'], () => {
      throw fault;
    });
    await expect(failing).rejects.toBe(fault);
    expect(await read(store, ['a'])).toMatchObject([{ failures: 1 }]);
  });

  it('[AUTH-08] keeps its counts across a restart and forgets old ones', async () => {
    const place = await newPlace();
    await (await open(place)).change(['a'], countOne);
    const reopened = await open(place);
    expect(await read(reopened, ['a'])).toMatchObject([{ failures: 1 }]);
    await reopened.forget(99);
    expect(await read(reopened, ['a'])).toMatchObject([{ failures: 1 }]);
    await reopened.forget(100);
    expect(await read(reopened, ['a'])).toEqual([noAttempts]);
  });
}

describeOnDatabases('counted attempts', describeAttemptStore);

import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { describeOnDatabases, type NewPlace } from '../../test-support/on-databases.ts';
import { createMembership } from './membership.ts';
import { createStoredClaims } from './stored-claims.ts';

const leaseMs = 60_000;

/** Servers on one database, by name; each says once that it is alive. */
async function openServers(newPlace: NewPlace) {
  const place = await newPlace();
  const kind = place.url === undefined ? 'sqlite' : 'postgres';
  const { queries, close } = await openDatabase(place, 0);
  onTestFinished(close);
  const join = async (id: string) => {
    const shared = { queries, kind, leaseMs } as const;
    const time = { now: 0 };
    const membership = createMembership({
      ...shared,
      id,
      host: `${id}.inner`,
      beatMs: 1_000_000,
      fenceMs: 5_000,
      elapsed: () => time.now,
      onError: (error) => {
        throw error;
      },
    });
    await membership.begin();
    onTestFinished(() => membership.end());
    return { membership, time, claims: createStoredClaims({ ...shared, serverId: id }) };
  };
  /** As if a server had not been heard of for longer than its lease. */
  const die = (id: string) => queries.updateTable('servers').set({ seen_at: 1 }).where('id', '=', id).execute();
  const [one, two] = [await join('one'), await join('two')];
  return { one, two, die, queries };
}

describeOnDatabases('[OPS-04] claims of several servers', (newPlace) => {
  it('belong to one server, and tell the others where that is', async () => {
    const { one, two } = await openServers(newPlace);
    expect(await one.claims.take('deployment:a', { detail: 'first' })).toEqual({ detail: 'first', wasLost: false });
    expect(await two.claims.take('deployment:a', { detail: 'second' })).toBeUndefined();
    expect(await two.claims.find('deployment:a')).toMatchObject({ place: 'away', detail: 'first' });
    expect(await two.claims.peers()).toEqual([]);
    await one.membership.listens({ port: 3000 });
    await one.membership.listens({ previewPort: 3001 });
    const peer = { id: 'one', host: 'one.inner', port: 3000, previewPort: 3001 };
    expect(await two.claims.find('deployment:a')).toMatchObject({ place: peer });
    expect(await two.claims.peers()).toEqual([peer]);
    expect(await one.claims.find('deployment:a')).toMatchObject({ place: 'here' });
    expect(await two.claims.all('deployment')).toHaveLength(1);
    expect(await two.claims.all('preview')).toEqual([]);
    await one.membership.withdraws();
    expect(await two.claims.peers()).toEqual([]);
  });

  it('are taken once when servers try at the same time', async () => {
    const { one, two } = await openServers(newPlace);
    const subjects = Array.from({ length: 20 }, (_, number) => `deployment:${number}`);
    for (const subject of subjects) {
      const taken = await Promise.all([one.claims.take(subject), two.claims.take(subject)]);
      expect(taken.filter((each) => each !== undefined)).toHaveLength(1);
    }
  });

  it('go to another server when theirs is dead or lets them go, and say which it was', async () => {
    const { one, two, die } = await openServers(newPlace);
    for (const id of ['lost', 'let-go', 'ended']) await one.claims.take(`deployment:${id}`, { detail: id });
    await one.claims.release('deployment:let-go');
    expect(await two.claims.take('deployment:let-go')).toEqual({ detail: 'let-go', wasLost: false });
    expect(await two.claims.take('deployment:lost')).toBeUndefined();
    await die('one');
    expect(await two.claims.find('deployment:lost')).toMatchObject({ place: 'nobody' });
    expect(await two.claims.take('deployment:lost')).toEqual({ detail: 'lost', wasLost: true });
    // The one that was thought dead does not get it back while the other lives.
    expect(await one.claims.take('deployment:lost')).toBeUndefined();
    await one.claims.release('deployment:lost');
    expect(await two.claims.find('deployment:lost')).toMatchObject({ place: 'here' });
    await one.claims.drop('deployment:ended');
    expect(await two.claims.find('deployment:ended')).toBeUndefined();
  });

  it('have a label for one at a time, and end when their time is over', async () => {
    const { one, two } = await openServers(newPlace);
    const inAnHour = Date.now() + 3_600_000;
    await one.claims.take('preview:a', { label: 'session', expiresAt: inAnHour });
    expect(await two.claims.take('preview:b', { label: 'session', expiresAt: inAnHour })).toBeUndefined();
    expect(await two.claims.findByLabel('session')).toMatchObject({ subject: 'preview:a' });
    await one.claims.extend('preview:a', 1);
    expect(await two.claims.find('preview:a')).toBeUndefined();
    expect(await two.claims.take('preview:b', { label: 'session', expiresAt: inAnHour })).toBeDefined();
    expect(await one.claims.findByLabel('session')).toMatchObject({ subject: 'preview:b' });
  });

  it('are not relied on by a server that could not say that it is alive', async () => {
    const { one } = await openServers(newPlace);
    expect(one.membership.isCurrent()).toBe(true);
    one.time.now = 5_000;
    expect(one.membership.isCurrent()).toBe(false);
    await one.membership.listens({ port: 1 });
    expect(one.membership.isCurrent()).toBe(true);
  });
});

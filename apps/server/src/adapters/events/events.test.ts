import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeOnDatabases } from '../../test-support/on-databases.ts';
import type { DatabasePlace } from '../database/open.ts';
import { createLocalEvents } from './emitter.ts';
import { openEvents } from './open.ts';

async function open(place: DatabasePlace) {
  const events = await openEvents(place);
  onTestFinished(events.close);
  return events;
}

/** Counts the calls of a listener. */
function counter() {
  let calls = 0;
  return { listener: () => (calls += 1), calls: () => calls };
}

const until = (isDone: () => boolean) => expect.poll(isDone, { interval: 5 }).toBe(true);

describeOnDatabases('events', (newPlace) => {
  it('call those who listen to a bin, and nobody else', async () => {
    const events = await open(await newPlace());
    const [first, second, other] = [counter(), counter(), counter()];
    events.subscribe('a', first.listener);
    events.subscribe('a', second.listener);
    events.subscribe('b', other.listener);
    events.publish(['a', 'c']);
    await until(() => first.calls() > 0 && second.calls() > 0);
    expect(other.calls()).toBe(0);
  });

  it('no longer call who has left, and go on calling the others', async () => {
    const events = await open(await newPlace());
    const [left, stays] = [counter(), counter()];
    const leave = events.subscribe('a', left.listener);
    events.subscribe('a', stays.listener);
    leave();
    leave();
    events.publish(['a']);
    await until(() => stays.calls() > 0);
    expect(left.calls()).toBe(0);
  });

  it('take any number of bins at once', async () => {
    const events = await open(await newPlace());
    const last = counter();
    events.subscribe('bin-number-000000-1999', last.listener);
    events.publish(Array.from({ length: 2_000 }, (_, index) => `bin-number-000000-${String(index).padStart(4, '0')}`));
    events.publish([]);
    await until(() => last.calls() > 0);
  });

  it('reach every server on the database', async () => {
    const place = await newPlace();
    // On SQLite there is one server only.
    const first = await open(place);
    const second = place.url === undefined ? first : await open(place);
    const heard = counter();
    second.subscribe('a', heard.listener);
    first.publish(['a']);
    await until(() => heard.calls() > 0);
  });

  it('come back after the connection broke, and call everybody, who may have missed something', async () => {
    const place = await newPlace();
    if (place.url === undefined) return;
    const [first, second] = [await open(place), await open(place)];
    const heard = counter();
    second.subscribe('a', heard.listener);
    const admin = new pg.Client({ connectionString: place.url });
    await admin.connect();
    const ended = await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%toolbench_bins%' and pid <> pg_backend_pid()",
    );
    await admin.end();
    expect(ended.rowCount).toBe(2);
    await until(() => heard.calls() > 0);
    const before = heard.calls();
    await expect.poll(() => (first.publish(['a']), heard.calls() > before), { interval: 50 }).toBe(true);
  });
});

describe('events within a process', () => {
  it('forget a bin to which nobody listens any more, also while they are called', () => {
    const events = createLocalEvents();
    const heard = counter();
    const leave = events.subscribe('a', () => {
      heard.listener();
      leave();
    });
    events.publish(['a']);
    events.publish(['a']);
    events.publishToAll();
    expect(heard.calls()).toBe(1);
    events.subscribe('a', heard.listener);
    leave();
    events.publishToAll();
    expect(heard.calls()).toBe(2);
  });
});

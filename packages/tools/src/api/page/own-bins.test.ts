import { beforeEach, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { ownBins } from './own-bins.ts';

const bin = (id: string, hours = 24) => ({
  bin_id: id,
  url: `https://example.com/bin/${id}`,
  expires_at: new Date(Date.now() + hours * 3_600_000).toISOString(),
});
const ids = () => own.list().map(({ bin_id }) => bin_id);

let kept: string | null;
const stored = { read: () => kept, keep: (text: string | null) => void (kept = text) };
let later = 0;
const own = ownBins(stored, () => Date.now() + later);
beforeEach(() => {
  kept = null;
  later = 0;
});

it('[BIN-01] keeps the addresses that were made in this browser, the newest first, until they are deleted', () => {
  for (const id of ['one', 'two', 'three', 'two']) own.add(bin(id));
  expect(ids()).toEqual(['two', 'three', 'one']);
  own.forget('three');
  own.forget('never');
  expect(ids()).toEqual(['two', 'one']);
  own.forget('one');
  own.forget('two');
  expect([ids(), kept]).toEqual([[], null]);
});

it('[BIN-01] forgets those that have expired', () => {
  own.add(bin('long'));
  own.add(bin('short', 1));
  later = 2 * 3_600_000;
  expect(ids()).toEqual(['long']);
  expect(kept).not.toContain('short');
});

it('[BIN-01] keeps no more than the limit', () => {
  for (let index = 0; index < limits.bins.addressesKept + 3; index += 1) own.add(bin(`bin-${index}`));
  expect(ids()).toHaveLength(limits.bins.addressesKept);
  expect(ids()[0]).toBe(`bin-${limits.bins.addressesKept + 2}`);
});

it.each(['nonsense', '{}', 'null', '[1,null,{"bin_id":"../x","url":"u","expires_at":"3000-01-01T00:00:00Z"}]', '[{}]'])(
  '[BIN-01] takes nothing from %s',
  (text) => {
    kept = text;
    expect(ids()).toEqual([]);
  },
);

it('[BIN-01] goes without where the browser keeps nothing', () => {
  const forgetful = ownBins({ read: () => null, keep: () => undefined }, Date.now);
  forgetful.add(bin('one'));
  expect(forgetful.list()).toEqual([]);
});

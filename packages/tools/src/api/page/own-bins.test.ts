import { beforeEach, expect, it, vi } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { forgetOwnBin, keepOwnBin, ownBins } from './own-bins.ts';

const bin = (id: string, hours = 24) => ({
  bin_id: id,
  url: `https://example.com/bin/${id}`,
  expires_at: new Date(Date.now() + hours * 3_600_000).toISOString(),
});
const ids = () => ownBins().map(({ bin_id }) => bin_id);

let texts: Map<string, string>;
beforeEach(() => {
  texts = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
});

it('[BIN-01] keeps the addresses that were made in this browser, the newest first, until they are deleted', () => {
  for (const id of ['one', 'two', 'three', 'two']) keepOwnBin(bin(id));
  expect(ids()).toEqual(['two', 'three', 'one']);
  forgetOwnBin('three');
  forgetOwnBin('never');
  expect(ids()).toEqual(['two', 'one']);
  forgetOwnBin('one');
  forgetOwnBin('two');
  expect([ids(), texts.size]).toEqual([[], 0]);
});

it('[BIN-01] forgets those that have expired', () => {
  keepOwnBin(bin('long'));
  keepOwnBin(bin('short', 1));
  expect(ownBins(Date.now() + 2 * 3_600_000).map(({ bin_id }) => bin_id)).toEqual(['long']);
  expect(texts.get('api-bins')).not.toContain('short');
});

it('[BIN-01] keeps no more than the limit', () => {
  for (let index = 0; index < limits.bins.addressesKept + 3; index += 1) keepOwnBin(bin(`bin-${index}`));
  expect(ids()).toHaveLength(limits.bins.addressesKept);
  expect(ids()[0]).toBe(`bin-${limits.bins.addressesKept + 2}`);
});

it.each(['nonsense', '{}', 'null', '[1,null,{"bin_id":"../x","url":"u","expires_at":"3000-01-01T00:00:00Z"}]', '[{}]'])(
  '[BIN-01] takes nothing from %s',
  (text) => {
    texts.set('api-bins', text);
    expect(ids()).toEqual([]);
  },
);

it('[BIN-01] goes without where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  keepOwnBin(bin('one'));
  expect(ids()).toEqual([]);
});

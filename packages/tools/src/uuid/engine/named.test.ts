import { createHash } from 'node:crypto';
import { testContext } from '@toolbench/kit/test-context.ts';
import { expect, it } from 'vitest';
import { namedUuid } from './named.ts';

it('[UUID-03] makes version 3 of the digests of OpenSSL at every length around a block', async () => {
  const { subtle } = testContext();
  const namespace = new Uint8Array(16);
  for (let length = 0; length < 200; length += 1) {
    const name = 'x'.repeat(length);
    const digest = createHash('md5').update(namespace).update(name).digest('hex');
    const uuid = (await namedUuid('v3', namespace, name, subtle)).replaceAll('-', '');
    expect([uuid.slice(0, 12), uuid[12], uuid.slice(13, 16), uuid.slice(17)]).toEqual([
      digest.slice(0, 12),
      '3',
      digest.slice(13, 16),
      digest.slice(17),
    ]);
  }
});

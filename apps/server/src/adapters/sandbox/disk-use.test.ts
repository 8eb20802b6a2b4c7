import { linkSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { diskBytesOf } from './disk-use.ts';

const mebibyte = 1024 * 1024;

it('[PREVIEW-03] counts what lies in a folder at any depth, and no more of a sparse file than there is', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  writeFileSync(join(folder, 'a/b/file'), Buffer.alloc(mebibyte, 1));
  writeFileSync(join(folder, 'sparse'), '');
  truncateSync(join(folder, 'sparse'), 100 * mebibyte);
  const bytes = await diskBytesOf(folder, 10 * mebibyte);
  expect(bytes).toBeGreaterThanOrEqual(mebibyte);
  expect(bytes).toBeLessThan(1.2 * mebibyte);
});

it('[PREVIEW-03] follows no links out of the folder', async () => {
  const folder = temporaryFolder();
  symlinkSync('/usr', join(folder, 'link'));
  expect(await diskBytesOf(folder, mebibyte)).toBeLessThan(64 * 1024);
});

it('[PREVIEW-03] stops counting when there is too much, empty files included', async () => {
  const folder = temporaryFolder();
  for (let number = 0; number < 200; number++) writeFileSync(join(folder, String(number)), '');
  const bytes = await diskBytesOf(folder, mebibyte);
  expect(bytes).toBeGreaterThan(mebibyte);
  expect(bytes).toBeLessThan(1.1 * mebibyte);
});

it('counts hard links each, and nothing of a folder that is gone', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'one'), Buffer.alloc(100_000, 1));
  linkSync(join(folder, 'one'), join(folder, 'two'));
  expect(await diskBytesOf(folder, mebibyte)).toBeGreaterThan(200_000);
  expect(await diskBytesOf(join(folder, 'none'), mebibyte)).toBe(0);
});

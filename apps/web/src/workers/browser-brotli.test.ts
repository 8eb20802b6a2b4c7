import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { unbrotli as nodeUnbrotli } from '@toolbench/runner/node-brotli.ts';
import { unbrotli } from './browser-brotli.ts';

// What stands at the address; nothing answers it here.
vi.mock('brotli-dec-wasm/web/bg.wasm?url', async () => {
  const { readFile } = await import('node:fs/promises');
  const { createRequire } = await import('node:module');
  return { default: await readFile(createRequire(import.meta.url).resolve('brotli-dec-wasm/web/bg.wasm')) };
});

const limit = 1024 * 1024;
const text = Buffer.from('{"name":"工具台"}\n'.repeat(5_000));

it.each([
  ['a text', brotliCompressSync(text)],
  ['nothing', brotliCompressSync('')],
  ['bytes of no order', brotliCompressSync(randomBytes(600_000))],
  ['as much as may be', brotliCompressSync(Buffer.alloc(limit))],
  ['no bytes', Buffer.alloc(0)],
  ['a beginning', brotliCompressSync(text).subarray(0, -1)],
  ['more than its end', Buffer.concat([brotliCompressSync(text), Buffer.from('\0')])],
  ['something else', text],
  ['a byte too much', brotliCompressSync(Buffer.alloc(limit + 1))],
  ['a bomb', brotliCompressSync(Buffer.alloc(128 * limit))],
])('[BIN-08] unpacks Brotli in the page as the command line does: %s', async (_, packed) => {
  const [here, there] = [await unbrotli(packed, limit), await nodeUnbrotli(packed, limit)];
  if (here.ok && there.ok) expect(Buffer.compare(here.value, there.value)).toBe(0);
  else expect(here).toEqual(there);
});

it('[BIN-08] unpacks Brotli to what was packed, and says why not', async () => {
  const unpacked = await unbrotli(brotliCompressSync(text), limit);
  expect(unpacked.ok && text.equals(unpacked.value)).toBe(true);
  expect(await unbrotli(text, limit)).toMatchObject({ code: 'damaged' });
  expect(await unbrotli(brotliCompressSync(Buffer.alloc(2 * limit)), limit)).toMatchObject({
    code: 'too-large',
    detail: { limit },
  });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { readTar, writeTar } from './tar.ts';

const files: Readonly<Record<string, string>> = {
  'empty.txt': '',
  key: 'a',
  'block.bin': 'x'.repeat(512),
  'more.bin': 'y'.repeat(1_025),
};

async function written(): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    bytes: text.length,
    content: () => [Buffer.from(text)],
  }));
  const portions: Uint8Array[] = [];
  for await (const portion of writeTar(entries)) portions.push(portion);
  return Buffer.concat(portions);
}

async function* inPortions(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Uint8Array, size = 700): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  await readTar(inPortions(bytes, size), async ({ name }) => {
    found[name] = '';
    return (portion) => (found[name] += Buffer.from(portion).toString());
  });
  return found;
}

describe('tar', () => {
  it.each([1, 511, 512, 513, 100_000])('gives back what was written, read in portions of %d bytes', async (size) => {
    expect(await read(await written(), size)).toEqual(files);
  });

  it('is read by the tar program', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'a.tar'), await written());
    mkdirSync(join(folder, 'out'));
    const { status, stderr } = spawnSync('tar', ['-xf', '../a.tar'], { cwd: join(folder, 'out'), encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    for (const [name, text] of Object.entries(files))
      expect(readFileSync(join(folder, 'out', name), 'utf8')).toBe(text);
  });

  it('reads what the tar program writes', async () => {
    const folder = temporaryFolder();
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const made = spawnSync('tar', ['--format=ustar', '-cf', '-', ...Object.keys(files)], { cwd: folder });
    expect(await read(made.stdout)).toEqual(files);
  });

  it('refuses what is cut at any block, and what follows its end', async () => {
    const whole = await written();
    for (let end = 0; end < whole.length - 1_024; end += 256) {
      await expect(read(whole.subarray(0, end))).rejects.toThrow('ends too early');
    }
    await expect(read(Buffer.concat([whole, Buffer.from('more')]))).rejects.toThrow('follows the end');
  });

  it('refuses a header with any byte changed', async () => {
    const whole = await written();
    for (let at = 0; at < 512; at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x11;
      const outcome = await read(changed).catch(() => 'refused');
      // The last bytes of the checksum's own field say nothing.
      if (at < 154 || at > 155) expect(outcome, `byte ${at}`).toBe('refused');
    }
  });

  it('refuses names that do not fit', async () => {
    const entry = { name: 'n'.repeat(101), bytes: 0, content: () => [] };
    await expect(writeTar([entry]).next()).rejects.toThrow('too long');
  });
});

import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createLineCutter, readLines } from './output-lines.ts';

function cut(pieces: readonly (string | Buffer)[], lineCharacters = 10): string[] {
  const lines: string[] = [];
  const cutter = createLineCutter(lineCharacters, (line) => lines.push(line));
  for (const piece of pieces) cutter.write(Buffer.from(piece));
  cutter.end();
  return lines;
}

it.each([
  [['a\nb\n'], ['a', 'b']],
  [['a\r\nb'], ['a', 'b']],
  [
    ['', '\n\n'],
    ['', ''],
  ],
  [['0123456789'], ['0123456789']],
  [['01234567890'], ['0123456789…']],
  [
    ['x'.repeat(100_000), 'y\n', 'z'],
    ['xxxxxxxxxx…', 'z'],
  ],
  [[Buffer.from('工').subarray(0, 1), Buffer.from('工').subarray(1)], ['工']],
  [[Buffer.from([0xff, 0x0a])], ['\uFFFD']],
  [[], []],
] as const)('cuts %j into %j', (pieces, lines) => {
  expect(cut(pieces)).toEqual(lines);
});

it('[PREVIEW-03] makes a writer of too much wait, and reads the rest when it is gone', async () => {
  const stream = new PassThrough();
  const lines: string[] = [];
  const reader = readLines(stream, { lineCharacters: 10, bytesPerSecond: 10_000 }, (line) => lines.push(line));
  stream.write('12345678\n'.repeat(4_000));
  await expect.poll(() => stream.isPaused()).toBe(true);
  expect(lines.length).toBeLessThan(1_000);
  reader.finish();
  await expect.poll(() => stream.destroyed).toBe(true);
  expect(lines.length).toBeLessThan(2_000);
});

it('gives all of the last words of one who wrote little', async () => {
  const stream = new PassThrough();
  const lines: string[] = [];
  const reader = readLines(stream, { lineCharacters: 10, bytesPerSecond: 10_000 }, (line) => lines.push(line));
  stream.end('one\ntwo');
  reader.finish();
  await expect.poll(() => lines).toEqual(['one', 'two']);
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { structuredPatch } from 'diff';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyPatch } from './test-apply-patch.ts';
import { randomTexts, seededRandom } from '../test-random.ts';
import { unifiedPatch } from './unified-patch.ts';

const encoder = new TextEncoder();
const bytes = (text: string) => encoder.encode(text);
const text = (patch: Uint8Array) => new TextDecoder().decode(patch);
const patchOf = (left: string, right: string, context = 3, name = 'text.txt') =>
  unifiedPatch(bytes(left), bytes(right), name, context);

describe('the unified patch', () => {
  it('[DIFF-02] is written as git writes it', () => {
    const left = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n';
    const right = left.replace('two', '2').replace('ten\n', 'ten');
    expect(text(patchOf(left, right))).toBe(
      [
        'diff --git a/text.txt b/text.txt',
        '--- a/text.txt',
        '+++ b/text.txt',
        '@@ -1,5 +1,5 @@',
        ' one',
        '-two',
        '+2',
        ' three',
        ' four',
        ' five',
        '@@ -7,4 +7,4 @@',
        ' seven',
        ' eight',
        ' nine',
        '-ten',
        '+ten',
        '\\ No newline at end of file',
        '',
      ].join('\n'),
    );
  });

  it('is empty for equal texts', () => {
    expect(patchOf('same\r\n', 'same\r\n')).toHaveLength(0);
  });

  it.each([0, 1, 3, 100])('[DIFF-02] with %i lines of context turns the left text into the right one', (context) => {
    const random = seededRandom(100 + context);
    const pairs = Array.from({ length: 100 }, () => randomTexts(random));
    const patched = pairs.map(({ left, right }) => applyPatch(left, text(patchOf(left, right, context))));
    expect(patched).toEqual(pairs.map(({ right }) => right));
  });

  it('has no more changed lines than the reference library finds', () => {
    const random = seededRandom(7);
    const pairs = Array.from({ length: 100 }, () => randomTexts(random));
    const changed = (lines: readonly string[]) => lines.filter((line) => /^[+-]/.test(line)).length;
    const longer = pairs.filter(({ left, right }) => {
      const reference = structuredPatch('a', 'b', left, right).hunks.flatMap(({ lines }) => lines);
      const ours = text(patchOf(left, right)).split('\n').slice(3);
      return changed(ours) > changed(reference) + 2;
    });
    expect(longer).toEqual([]);
  });
});

describe('git apply', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'toolbench-diff-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Writes the left texts, applies one patch made of all patches, and reads what has become of them. */
  function apply(cases: readonly { name: string; left: Uint8Array; right: Uint8Array; context: number }[]): Buffer[] {
    for (const { name, left } of cases) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), left);
    }
    const patches = cases.map(({ name, left, right, context }) => unifiedPatch(left, right, name, context));
    const options = { cwd: folder, input: Buffer.concat(patches), env: { PATH: process.env.PATH } };
    execFileSync('git', ['apply', '--unidiff-zero', '--whitespace=nowarn', '-'], options);
    return cases.map(({ name }) => readFileSync(join(folder, name)));
  }

  it('[DIFF-02] takes the patches of 100 random pairs and makes the right texts of the left ones', () => {
    const random = seededRandom(2026);
    const cases = Array.from({ length: 100 }, (_, index) => {
      const { left, right } = randomTexts(random);
      return { name: `text-${index}.txt`, left: bytes(left), right: bytes(right), context: index % 2 ? 3 : 0 };
    });
    expect(apply(cases).map(String)).toEqual(cases.map(({ right }) => text(right)));
  });

  const table: readonly [string, string, string][] = [
    ['an empty left side', '', 'one\ntwo'],
    ['an empty right side', 'one\ntwo\n', ''],
    ['a last line end added', 'one', 'one\n'],
    ['a last line end removed', 'one\n', 'one'],
    ['no last line end on either side', 'one\ntwo', 'one\n2'],
    ['CR LF made LF', 'one\r\ntwo\r\n', 'one\ntwo\n'],
    ['CR LF kept', 'one\r\ntwo\r\n', 'one\r\n2\r\n'],
    ['lines that look like a patch', '--- a\n+++ b\n@@ -1 +1 @@\n', '--- b\n+++ b\n@@ -1 +1 @@\n\\ x\n'],
    ['form feeds, NUL and markup', 'a\f\0<b>\n', 'b\f\0<b>\u202e\n'],
    ['only blank lines', '\n\n', '\n\n\n'],
  ];
  it('[DIFF-02] takes every kind of line end, empty sides and odd content', () => {
    const cases = table.map(([, left, right], index) => ({
      name: `case-${index}.txt`,
      left: bytes(left),
      right: bytes(right),
      context: 3,
    }));
    apply(cases).forEach((result, index) => {
      expect(result.toString(), table[index]?.[0]).toBe(table[index]?.[2]);
    });
  });

  it('[DIFF-02] takes bytes that are not UTF-8, unchanged', () => {
    const left = Uint8Array.of(0xb9, 0xa4, 0x0a, 0xff, 0x0a);
    const right = Uint8Array.of(0xb9, 0xa4, 0x0a, 0xfe, 0x0a);
    expect(apply([{ name: 'gbk.txt', left, right, context: 3 }])[0]).toEqual(Buffer.from(right));
  });

  it('[DIFF-02] finds files whatever their names', () => {
    const names = ['with blank.txt', '工具.txt', 'folder/a.txt', 'quo"te\\tab\t.txt'];
    const cases = names.map((name, at) => ({ name, left: bytes('a\n'), right: bytes(`${at}\n`), context: 3 }));
    expect(apply(cases).map(String)).toEqual(['0\n', '1\n', '2\n', '3\n']);
  });
});

import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { options } from '../options.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { engine } from './index.ts';
import { escapedSize, escapeText } from './read/string-literal.ts';
import { largestResult } from './read/limits.ts';

const chosen = initialValues(options);
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const most = limits.json.growth.freeBytes;

describe('[JSON-02] results that are out of proportion to the input', () => {
  it.each<[string, () => unknown]>([
    ['brackets alone, repaired', () => engine.repair('['.repeat(100_000), chosen, testContext())],
    ['brackets alone, formatted', () => engine.format(deep(100_000), chosen, testContext())],
    [
      'comments, each on its own deep line',
      () =>
        engine.format(
          `${'['.repeat(120)}${'//\n'.repeat(30_000)}${']'.repeat(120)}`,
          { ...chosen, dialect: 'json5', indent: 8 },
          testContext(),
        ),
    ],
    [
      'YAML of many deep lines',
      () => engine['to-yaml'](`${'{"a":'.repeat(99)}[${'0,'.repeat(99_999)}0]${'}'.repeat(99)}`, chosen, testContext()),
    ],
    [
      'every value with all that is in it',
      () => engine.query(deep(10_000), { ...chosen, path: '$..*' }, testContext()),
    ],
    ['a document in a string', () => engine.expand(JSON.stringify([deep(100_000)]), chosen, testContext())],
  ])('%s: the limit is said, and nothing is made', async (_, run) => {
    const result = (await run()) as { code: 'result-too-large' | 'path-too-deep'; detail: { most: number } };
    expect(result).toMatchObject({ ok: false });
    if (result.code === 'path-too-deep') return;
    expect(result).toMatchObject({ code: 'result-too-large', detail: { most } });
    for (const words of [zh, en]) expect(words.errors['result-too-large'](result.detail)).toContain('16 MB');
  });

  it('real documents have room, and large ones more of it', () => {
    expect(largestResult(1_000)).toBe(most);
    expect(largestResult(10_000_000)).toBe(640_000_000);
    expect(largestResult(limits.files.openBytes)).toBe(limits.json.resultBytes);
    const nested = `[[[[[[${'1,'.repeat(20_000)}1]]]]]]`;
    expect(engine.format(nested, { ...chosen, indent: 8 }, testContext()).ok).toBe(true);
  });

  it('a text is not escaped where it would become too large, which is known before', () => {
    for (const text of ['', '"\\\b\f\n\r\t\u0000\u001f\u007f', 'aé中😀\ud83d\ude00', '\u0080\u07ff\u0800\uffff'])
      for (const ascii of ['ascii', 'any'] as const)
        expect(escapedSize(text, ascii)).toBe(Buffer.byteLength(escapeText(text, ascii)));
    const result = engine.escape('\\'.repeat(limits.json.escapedBytes / 2), { ascii: false });
    expect(result).toMatchObject({ code: 'escaped-too-large', detail: { most: limits.json.escapedBytes } });
    for (const words of [zh, en])
      expect(words.errors['escaped-too-large']({ bytes: 2 ** 28, most: 2 ** 27 })).toContain('128 MB');
  });
});

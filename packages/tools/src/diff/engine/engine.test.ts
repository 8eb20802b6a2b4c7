import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { engine } from './index.ts';
import { options } from '../options.ts';

const initial = initialValues(options);
const context = testContext();
const bytes = (...values: number[]) => Uint8Array.from(values);

describe('the engine', () => {
  it('[DIFF-01] compares strings and bytes alike', () => {
    const asStrings = engine.compare({ left: 'a\n', right: 'b\n' }, initial, context);
    const asBytes = engine.compare({ left: bytes(97, 10), right: bytes(98, 10) }, initial, context);
    expect(asBytes).toEqual(asStrings);
  });

  it.each(['lines', 'words', 'chars'] as const)('[DIFF-01] has the mode %s', (mode) => {
    const result = engine.compare({ left: 'one two\n', right: 'one too\n' }, { ...initial, mode }, context);
    expect(result).toMatchObject({ ok: true, value: { mode, removed: 1, added: 1, changes: 1 } });
  });

  it('[DIFF-03] refuses JSON of which the comparison would not fit the memory, with its size', () => {
    const text = `"${'x'.repeat(limits.diff.jsonBytes / 2)}"`;
    expect(engine.json({ left: text, right: text }, initial, context)).toMatchObject({
      code: 'json-too-large',
      detail: { size: 2 * text.length, limit: limits.diff.jsonBytes },
    });
  });

  it('[DIFF-02] makes a patch under the file name that was asked for', () => {
    const result = engine.patch({ left: 'a\n', right: 'b\n' }, { ...initial, fileName: 'src/main.c' });
    expect(result.ok && new TextDecoder().decode(result.value.text)).toContain('+++ b/src/main.c\n');
  });

  it.each(['', '/etc/passwd', '../up', 'a//b', './a', 'a/.git/config', 'a\0b'])(
    'refuses the file name %j',
    (fileName) => {
      expect(engine.patch({ left: 'a', right: 'b' }, { ...initial, fileName })).toMatchObject({
        ok: false,
        code: 'bad-file-name',
      });
    },
  );

  it('[DIFF-03] says where both texts are JSON and were compared as text', () => {
    const areJson = (left: string, right: string) => {
      const result = engine.compare({ left, right }, initial, context);
      return result.ok && result.value.areJson;
    };
    expect(areJson('{"a":1,"b":2}', ' {"b":2,"a":1}\n')).toBe(true);
    expect(areJson('[1]', '{"a":1}')).toBe(true);
    expect(areJson('{"a":1}', '{"a":1}')).toBe(false);
    expect(areJson('{"a":1}', '{"a":1')).toBe(false);
    expect(areJson('{"a":1}', '{a}')).toBe(false);
    expect(areJson('1', '2')).toBe(false);
  });

  it('[DIFF-03] compares JSON', () => {
    const result = engine.json({ left: '{"a":1}', right: '{"a":2}' }, initial, context);
    expect(result).toMatchObject({ ok: true, value: { changed: 1 } });
  });
});

describe('hostile input', () => {
  const table: readonly [string, string | Uint8Array][] = [
    ['nothing', ''],
    ['only blanks', ' \t\r\n\u3000'],
    ['binary', Uint8Array.from({ length: 4096 }, (_, at) => (at * 7919) & 0xff)],
    ['invalid UTF-8', bytes(0xc3, 0x28, 0xff, 0x0a, 0xe4, 0xb8)],
    ['right-to-left marks', '\u202eabc\u2066\u200f\n'],
    ['markup', '<script>alert(1)</script>\n</pre>'],
    ['deep nesting', '['.repeat(3000)],
    ['one long line', 'word '.repeat(2000)],
    ['thousands of line ends', '\n'.repeat(3000)],
    ['carriage returns only', 'a\rb\rc\r'],
    ['marks upon marks', '\u0301'.repeat(2000)],
    ['emoji', '👨‍👩‍👧‍👦'.repeat(200)],
  ];
  const modes = ['lines', 'words', 'chars'] as const;

  it.each(table)('%s against a plain text gives a result in every mode', (_, text) => {
    for (const mode of modes) {
      const there = engine.compare({ left: text, right: 'plain\ntext' }, { ...initial, mode }, context);
      const back = engine.compare({ left: 'plain\ntext', right: text }, { ...initial, mode }, context);
      expect(there).toMatchObject({ ok: true, value: { identical: false } });
      expect(there.ok && back.ok && [there.value.removed, there.value.changes]).toEqual(
        back.ok && [back.value.added, back.value.changes],
      );
    }
  });

  it.each(table)('%s equals itself', (_, text) => {
    const result = engine.compare({ left: text, right: text }, initial, context);
    expect(result).toMatchObject({ ok: true, value: { identical: true, changes: 0, coarse: false } });
  });

  it.each(table)('%s makes a patch, and JSON or a clear failure', (_, text) => {
    expect(engine.patch({ left: text, right: 'x' }, initial).ok).toBe(true);
    const result = engine.json({ left: text, right: '{}' }, initial, context);
    expect(result).toMatchObject({ ok: false, code: expect.stringMatching(/^left-/) });
    expect(!result.ok && result.place?.line).toBeGreaterThan(0);
  });

  it('half a surrogate pair is named with its place', () => {
    const broken = 'a\nb\ud800';
    const place = { line: 2, column: 2 };
    expect(engine.compare({ left: broken, right: '' }, initial, context)).toMatchObject({
      code: 'left-lone-surrogate',
      place,
    });
    expect(engine.patch({ left: '', right: broken }, initial)).toMatchObject({ code: 'right-lone-surrogate', place });
    expect(engine.json({ left: '1', right: broken }, initial, context)).toMatchObject({ code: 'right-lone-surrogate' });
  });

  it('more lines than memory holds are refused', () => {
    const lines = new Uint8Array(5_000_001).fill(10);
    expect(engine.compare({ left: lines, right: 'a' }, initial, context)).toMatchObject({
      ok: false,
      code: 'too-many-lines',
      detail: { limit: 5_000_000 },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { createByteWriter } from '../patch/byte-writer.ts';
import { internLines } from './intern-lines.ts';
import { lineKeys } from './line-keys.ts';
import type { Leniency } from './line-keys.ts';
import { isBlankStretch, lineStarts } from './line-starts.ts';
import { seededRandom } from '../test-random.ts';

const strict: Leniency = { ignoreWhitespace: false, ignoreCase: false, ignoreLineEnds: false };
const linesOf = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return { bytes, starts: lineStarts(bytes) };
};

/** The keys of a text's lines, as text. */
function keysOf(text: string, leniency: Partial<Leniency>): string[] {
  const { bytes, starts } = lineKeys(linesOf(text), { ...strict, ...leniency });
  return Array.from({ length: starts.length - 1 }, (_, line) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(starts[line], starts[line + 1])),
  );
}

describe('line starts', () => {
  it.each([
    ['', [0]],
    ['a', [0, 1]],
    ['a\n', [0, 2]],
    ['\n\n', [0, 1, 2]],
    ['a\r\nb', [0, 3, 4]],
    ['a\rb', [0, 3]],
    ['工\n具', [0, 4, 7]],
  ])('of %j are %j', (text, starts) => expect([...lineStarts(new TextEncoder().encode(text))]).toEqual(starts));

  it('tell blank stretches', () => {
    const bytes = new TextEncoder().encode(' \t\r\n\na');
    expect(isBlankStretch(bytes, 0, 5)).toBe(true);
    expect(isBlankStretch(bytes)).toBe(false);
  });
});

describe('line keys', () => {
  it('are the lines themselves when nothing is ignored', () => {
    const lines = linesOf('A b\r\n');
    expect(lineKeys(lines, strict)).toBe(lines);
  });

  it.each<[string, Partial<Leniency>, string, string[]]>([
    ['without white space', { ignoreWhitespace: true }, ' a\tb \r\n\nc', ['ab', '', 'c']],
    ['without Unicode white space', { ignoreWhitespace: true }, 'a\u3000\u00a0\u2003中\n', ['a中']],
    ['in lower case', { ignoreCase: true }, 'AbC Ä Ж\n', ['abc ä ж\n']],
    ['without line ends', { ignoreLineEnds: true }, 'a\r\nb\nc', ['a', 'b', 'c']],
    ['with a CR that is no line end', { ignoreLineEnds: true }, 'a\rb\n', ['a\rb']],
    ['without anything of these', { ignoreWhitespace: true, ignoreCase: true, ignoreLineEnds: true }, ' A\r\n', ['a']],
    ['with letters that grow in lower case', { ignoreCase: true }, 'İ'.repeat(40), ['i̇'.repeat(40)]],
  ])('are %s', (_, leniency, text, keys) => expect(keysOf(text, leniency)).toEqual(keys));

  it('keep bytes that are not UTF-8 apart', () => {
    const lines = { bytes: Uint8Array.of(0x41, 0xff, 0x20, 0x0a), starts: Uint32Array.of(0, 4) };
    const keys = lineKeys(lines, { ...strict, ignoreWhitespace: true, ignoreCase: true });
    expect([...keys.bytes]).toEqual([0x61, 0xff]);
  });
});

describe('interned lines', () => {
  it('have equal numbers exactly when they are equal', () => {
    const random = seededRandom(4);
    const text = () => Array.from({ length: 300 }, () => `${random(40)}${'x'.repeat(random(3))}\n`).join('');
    const [left, right] = [text(), text()];
    const ids = internLines(linesOf(left), linesOf(right));
    const lines = [...left.split('\n').slice(0, -1), ...right.split('\n').slice(0, -1)];
    const numbers = [...ids.left, ...ids.right];
    const byLine = new Map(lines.map((line, at) => [line, numbers[at]]));
    expect(numbers).toEqual(lines.map((line) => byLine.get(line)));
    expect(new Set(numbers).size).toBe(byLine.size);
    expect(ids.distinct).toBe(byLine.size);
  });

  it('differ by a last line end', () => {
    const { left, right } = internLines(linesOf('a\na'), linesOf('a'));
    expect([...left, ...right]).toEqual([0, 1, 1]);
  });
});

describe('a byte writer', () => {
  it('grows and gives exactly what was written', () => {
    const writer = createByteWriter(0);
    for (let value = 0; value < 200; value++) writer.byte(value);
    writer.append(new Uint8Array(1000).fill(7));
    expect(writer.length()).toBe(1200);
    const bytes = writer.finish();
    expect(bytes.buffer.byteLength).toBe(1200);
    expect([bytes[199], bytes[200], bytes[1199]]).toEqual([199, 7, 7]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Text } from '@toolbench/kit/text.ts';
import { openText, placeInSource, type TextSource } from './text-source.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function open(input: Text, encoding: Parameters<typeof openText>[1] = 'auto'): TextSource {
  const opened = openText(input, encoding);
  if (!opened.ok) throw new Error(opened.code);
  return opened.value;
}

describe('opening a text', () => {
  it.each([
    ['an empty string', ''],
    ['white space', ' \r\n\t'],
    ['no bytes', new Uint8Array()],
    ['a byte-order mark alone', utf8('\ufeff')],
  ])('[CSV-02] asks for data instead of %s', (_, input) => {
    expect(openText(input, 'auto')).toEqual({ ok: false, code: 'empty' });
  });

  it.each([
    ['a string', '\ufeffa,b'],
    ['bytes', utf8('\ufeffa,b')],
  ])('[CSV-04] takes the byte-order mark off %s and tells of it', (_, input) => {
    const source = open(input);
    expect([source.bom, [...source.slices()].join('')]).toEqual([true, 'a,b']);
  });

  it('[CSV-06] reads long texts in slices that join without a seam', () => {
    const text = '中文👋,'.repeat(60_000);
    for (const input of [text, utf8(text)]) {
      const slices = [...open(input).slices()];
      expect(slices.length).toBeGreaterThan(1);
      expect(slices.join('') === text).toBe(true);
    }
  });

  it('[CSV-06] tells how far it is, up to the whole', () => {
    const told: number[] = [];
    for (const slice of open(utf8('a'.repeat(600_000))).slices((fraction) => told.push(fraction))) void slice;
    expect(told).toEqual([...told].sort((one, other) => one - other));
    expect(told.length).toBe(3);
    expect(told.at(-1)).toBe(1);
  });

  it('obeys a chosen encoding and says where it does not fit', () => {
    const gbk = Uint8Array.from([0xd6, 0xd0, 0xce, 0xc4]);
    expect(open(gbk, 'gb18030')).toMatchObject({ encoding: 'gb18030', intact: true });
    expect(open(gbk, 'utf-8')).toMatchObject({ encoding: 'utf-8', intact: false });
    expect([...open(gbk, 'utf-8').slices()].join('')).toContain('\ufffd');
  });

  it('reads bytes with zeros where an encoding is chosen, but never a workbook', () => {
    expect(open(Uint8Array.from([0x61, 0, 0, 0x62]), 'utf-8').intact).toBe(true);
    expect(openText(Uint8Array.from([0x50, 0x4b, 3, 4]), 'utf-8')).toMatchObject({ code: 'workbook' });
  });
});

describe('places in a text', () => {
  it.each([
    [0, { line: 1, column: 1 }],
    [2, { line: 1, column: 3 }],
    [3, { line: 2, column: 1 }],
    [5, { line: 3, column: 1 }],
    [6, { line: 4, column: 1 }],
    [9, { line: 4, column: 4 }],
  ])('finds offset %i by lines of every kind', (offset, place) => {
    expect(placeInSource(open('ab\nc\r\rd👋'), offset)).toEqual(place);
  });

  it('counts a CRLF once', () => {
    expect(placeInSource(open('a\r\nb'), 3)).toEqual({ line: 2, column: 1 });
  });
});

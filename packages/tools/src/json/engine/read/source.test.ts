import { describe, expect, it } from 'vitest';
import { createWriter, writeByte, writeSlice, writeText, written } from '../byte-writer.ts';
import { readSource, readString } from './source.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('reading an input', () => {
  it.each([
    ['a string', '{}', 0, 2],
    ['bytes', bytesOf('{}'), 0, 2],
    ['a string with a byte order mark', '\ufeff{}', 3, 5],
    ['bytes with a byte order mark', bytesOf('\ufeff{}'), 3, 5],
    ['Chinese', '"中"', 0, 5],
  ])('[JSON-02] takes %s', (_, text, start, length) => {
    const source = readSource(text);
    expect(source.ok && [source.value.start, source.value.bytes.length]).toEqual([start, length]);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['white space', ' \r\n\t', 'empty'],
    ['a byte order mark', '\ufeff', 'empty'],
    ['no bytes', new Uint8Array(), 'empty'],
    ['a high surrogate alone', 'a\ud800b', 'lone-surrogate'],
    ['a low surrogate alone', '\udc00', 'lone-surrogate'],
    ['a reversed pair', '\ude00\ud83d', 'lone-surrogate'],
    ['UTF-16 LE with its mark', Uint8Array.of(0xff, 0xfe, 0x31, 0), 'utf-16'],
    ['UTF-16 BE with its mark', Uint8Array.of(0xfe, 0xff, 0, 0x31), 'utf-16'],
    ['UTF-16 LE without a mark', Uint8Array.of(0x7b, 0, 0x7d, 0), 'utf-16'],
    ['UTF-16 BE without a mark', Uint8Array.of(0, 0x7b, 0, 0x7d), 'utf-16'],
  ])('[JSON-02] refuses %s', (_, text, code) => {
    expect(readSource(text)).toMatchObject({ ok: false, code });
  });

  it('[JSON-02] tells where half a surrogate pair stands', () => {
    expect(readSource('{\n "a": "\ud83d"}')).toMatchObject({ place: { line: 2, column: 8 }, detail: { unit: 'D83D' } });
  });

  it('[JSON-04] gives other dialects a string without its byte order mark', () => {
    expect(readString('\ufeffa')).toEqual({ ok: true, value: 'a' });
    expect(readString(bytesOf('\ufeff中'))).toEqual({ ok: true, value: '中' });
    expect(readString(bytesOf('a\ufeff'))).toEqual({ ok: true, value: 'a\ufeff' });
  });

  it('[JSON-04] never replaces bytes that are not UTF-8', () => {
    expect(readString(Uint8Array.of(0x61, 0x0a, 0x62, 0xff))).toMatchObject({
      code: 'utf-8',
      detail: { found: '0xFF' },
      place: { line: 2, column: 2 },
    });
  });
});

describe('the byte writer', () => {
  it('grows as it is written to', () => {
    const writer = createWriter(1);
    writeByte(writer, 0x5b);
    writeText(writer, '"中"');
    writeSlice(writer, bytesOf('xx,1]yy'), 2, 5);
    expect(new TextDecoder().decode(written(writer))).toBe('["中",1]');
    expect(written(writer).buffer.byteLength).toBe(9);
  });

  it('gives its own buffer when that is exactly full', () => {
    const writer = createWriter(2);
    writeText(writer, '{}');
    expect(written(writer)).toBe(writer.bytes);
  });
});

import { describe, expect, it } from 'vitest';
import { charsets } from '@toolbench/kit/encodings/charset.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import { engine } from './index.ts';
import { decodeExamples, encodeExamples } from '../examples.ts';
import { options } from '../options.ts';
import { base64 } from '../tool.ts';

const initial = initialValues(options);
type Chosen = Partial<typeof initial>;

function encode(input: Text, chosen: Chosen = {}) {
  const result = engine.encode(input, { ...initial, ...chosen }, testContext());
  return result.ok ? textToString(result.value.text) : result;
}

function encodeBytes(input: readonly number[], chosen: Chosen = {}) {
  const result = engine['encode-bytes'](Uint8Array.from(input), { ...initial, ...chosen }, testContext());
  return result.ok ? textToString(result.value.text) : result;
}

function decode(input: Text, chosen: Chosen = {}) {
  return engine.decode(input, { ...initial, ...chosen }, testContext());
}

function decoded(input: Text, chosen: Chosen = {}) {
  const result = decode(input, chosen);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

const textOf = (input: Text, chosen: Chosen = {}) => textToString(decoded(input, chosen).text ?? 'not text');

describe('encoding', () => {
  it('[B64-01] writes RFC 4648, section 10, test vectors', () => {
    expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => encode(text))).toEqual([
      '',
      'Zg==',
      'Zm8=',
      'Zm9v',
      'Zm9vYg==',
      'Zm9vYmE=',
      'Zm9vYmFy',
    ]);
  });

  it('[B64-02] encodes any bytes', () => {
    expect(encodeBytes([0, 255, 254, 128])).toBe('AP/+gA==');
    expect(encodeBytes([])).toBe('');
  });

  it('[B64-04] encodes Chinese and emoji as UTF-8 and gives them back', () => {
    const text = '你好，世界 👋🏽👨‍👩‍👧 龘䶮𠮷';
    expect(encode('中文')).toBe('5Lit5paH');
    expect(textOf(encode(text) as string)).toBe(text);
  });

  it('[B64-04] refuses text outside Latin-1 with the character and its place', () => {
    expect(encode('naïve\r\nab€', { charset: 'latin1' })).toEqual({
      ok: false,
      code: 'encode-failed',
      detail: { character: '€', codePoint: 'U+20AC', charset: 'latin1' },
      place: { line: 2, column: 3 },
    });
    expect(encode('naïve', { charset: 'latin1' })).toBe('bmHvdmU=');
  });

  it('[B64-06] writes the URL-safe alphabet and leaves padding out', () => {
    expect(encodeBytes([251, 255], { alphabet: 'url-safe' })).toBe('-_8=');
    expect(encodeBytes([251, 255], { alphabet: 'url-safe', padding: false })).toBe('-_8');
    expect(encodeBytes([251], { padding: false })).toBe('+w');
  });

  it.each([64, 76] as const)('[B64-06] wraps at %i characters, with no line end after the last line', (lineLength) => {
    const perLine = (lineLength / 4) * 3;
    for (const size of [0, 1, perLine - 1, perLine, perLine + 1, perLine * 2, 1000]) {
      const bytes = Array.from({ length: size }, (_, index) => index & 255);
      const lines = (encodeBytes(bytes, { lineLength }) as string).split('\n');
      expect(lines.join('')).toBe(encodeBytes(bytes));
      expect(lines.slice(0, -1).every((line) => line.length === lineLength)).toBe(true);
      expect(lines.at(-1)?.length).toBeLessThanOrEqual(lineLength);
    }
  });

  it('[B64-06] writes a data: URL that names the charset of a text and the type of a file', () => {
    expect(encode('hi', { dataUrl: true })).toBe('data:text/plain;charset=utf-8;base64,aGk=');
    expect(encode('é', { dataUrl: true, charset: 'latin1' })).toBe('data:text/plain;charset=iso-8859-1;base64,6Q==');
    expect(encodeBytes([0x47, 0x49, 0x46, 0x38, 0x39, 0x61], { dataUrl: true })).toBe('data:image/gif;base64,R0lGODlh');
    expect(encodeBytes([1], { dataUrl: true })).toBe('data:application/octet-stream;base64,AQ==');
    expect(encodeBytes([1], { dataUrl: true, mediaType: 'font/woff2' })).toBe('data:font/woff2;base64,AQ==');
  });

  it('[B64-06] keeps a data: URL on one line, in the standard alphabet, with padding, so that browsers read it', () => {
    const bytes = Array.from({ length: 100 }, () => 251);
    const url = encodeBytes(bytes, { dataUrl: true, alphabet: 'url-safe', lineLength: 64, padding: false });
    expect(url).toBe(`data:application/octet-stream;base64,${btoa('\xfb'.repeat(100))}`);
  });

  it('tells how large the source was', () => {
    const result = engine.encode('中', initial, testContext());
    expect(result.ok && result.value.size).toBe(3);
  });
});

describe('decoding', () => {
  it('[B64-05] says which character is wrong and where', () => {
    expect(decode('YWJj\nYW，j')).toEqual({
      ok: false,
      code: 'decode-failed',
      detail: { character: '，', codePoint: 'U+FF0C' },
      place: { line: 2, column: 3 },
    });
    expect(decode('YQ==YQ==')).toMatchObject({ code: 'decode-failed-padding', place: { line: 1, column: 3 } });
    expect(decode('YWJjZ')).toMatchObject({ code: 'decode-failed-length', place: { line: 1, column: 5 } });
    expect(decode('ab+_')).toMatchObject({ code: 'decode-failed-alphabets', detail: { character: '_' } });
  });

  it('[B64-02] gives the bytes exactly', () => {
    expect([...decoded('AP/+gA==').bytes]).toEqual([0, 255, 254, 128]);
  });

  it('[B64-04] announces bytes that are no text in the charset instead of garbling them', () => {
    const value = decoded('/9j/4AAQ');
    expect(value).toMatchObject({ isText: false, mediaType: 'image/jpeg', extension: 'jpg' });
    expect(value).not.toHaveProperty('text');
    expect(decoded('gICAgA==')).toMatchObject({
      isText: false,
      mediaType: 'application/octet-stream',
      extension: 'bin',
    });
  });

  it('[B64-04] takes control characters for binary, but not a few of them in a text', () => {
    expect(decoded('AAAAAQ==').isText).toBe(false);
    expect(textOf(encode('\0alice\0secret') as string)).toBe('\0alice\0secret');
    expect(decoded('/wD+', { charset: 'latin1' }).isText).toBe(false);
  });

  it('[B64-04] does not take a text for a file because it begins like one', () => {
    for (const text of ['ID3 是一种标签', 'OggS', 'PK', 'GIF89a and GIF87a are versions']) {
      expect(textOf(encode(text) as string)).toBe(text);
    }
    expect(decoded(encodeBytes([0x49, 0x44, 0x33, 4, 0, 0, 0, 1]) as string)).toMatchObject({
      mediaType: 'audio/mpeg',
    });
    expect(decoded('R0lGODlhAQABAAAAACw=', { charset: 'latin1' })).toMatchObject({ isText: false, extension: 'gif' });
  });

  it('[B64-04] names the charset that fits when the chosen one does not', () => {
    const gb = encode('订单编号', { charset: 'gb18030' }) as string;
    expect(decoded(gb)).toMatchObject({ isText: false, otherCharsets: ['gb18030'] });
    expect(textOf(gb, { charset: 'gb18030' })).toBe('订单编号');
    expect(decoded('//5hAGIA').otherCharsets).toEqual(['utf-16le']);
    expect(decoded('/v8AYQBi').otherCharsets).toEqual(['utf-16be']);
  });

  it('[B64-06] takes a data: URL apart and keeps its media type', () => {
    expect(decoded('data:text/css;charset=utf-8;base64,YXt9')).toMatchObject({
      declaredType: 'text/css;charset=utf-8',
      mediaType: 'text/css',
      extension: 'css',
    });
    expect(decoded('data:image/jpeg;base64,iVBORw0KGgo=')).toMatchObject({
      declaredType: 'image/jpeg',
      mediaType: 'image/png',
    });
    expect(decoded(' DATA:;BASE64,YQ')).toMatchObject({ declaredType: 'text/plain;charset=US-ASCII' });
    expect(textOf('data:,a%20%E4%B8%AD%zz')).toBe('a 中%zz');
    expect(textOf('data:text/plain;base64,YWI%3D')).toBe('ab');
  });

  it('[B64-06] counts places from the start of the text, in and behind a data: URL head and a byte-order mark', () => {
    expect(decode('data:;base64,YW!j')).toMatchObject({ place: { line: 1, column: 16 } });
    expect(decode('data:;base64,YW%4Aj%2E')).toMatchObject({
      place: { line: 1, column: 20 },
      detail: { character: '.' },
    });
    expect(decode('\n\ufeffYQ')).toMatchObject({ place: { line: 2, column: 1 }, detail: { codePoint: 'U+FEFF' } });
    expect(textOf('\ufeffYQ')).toBe('a');
  });

  it('[B64-06] takes PEM armour off', () => {
    const pem = '-----BEGIN TEST KEY-----\nAP/+\ngA==\n-----END TEST KEY-----\n';
    expect(decoded(pem)).toMatchObject({
      bytes: Uint8Array.of(0, 255, 254, 128),
      pemLabel: 'TEST KEY',
      extension: 'der',
    });
    expect(decode(`${pem}${pem}`)).toMatchObject({ ok: false });
    expect(decode('-----BEGIN A-----\nYQ==')).toMatchObject({ value: { pemLabel: 'A' } });
  });

  it('leaves the byte-order mark out of the text but not out of the bytes', () => {
    const value = decoded('77u/YQ==');
    expect(textToString(value.text ?? '')).toBe('a');
    expect(value.bytes).toHaveLength(4);
    expect(value.characters).toBe(1);
  });
});

describe('laws', () => {
  it.each(charsets)('[B64-04] decode gives back what encode took, in %s', (charset) => {
    const context = testContext();
    const texts = Array.from({ length: 60 }, (_, round) => {
      const seeds = [...context.random(round)];
      return seeds.map((seed, index) => String.fromCodePoint(letter(seed, index, charset === 'latin1'))).join('');
    });
    expect(texts.map((text) => textOf(encode(text, { charset }) as string, { charset }))).toEqual(texts);
  });

  it('[B64-02] decode gives back any bytes, in every layout', () => {
    const context = testContext();
    const layouts: Chosen[] = [{}, { alphabet: 'url-safe' }, { padding: false }, { lineLength: 76 }, { dataUrl: true }];
    const changed: unknown[] = [];
    for (let size = 0; size < 80; size += 1) {
      const bytes = [...context.random(size)];
      for (const layout of layouts) {
        const back = decoded(encodeBytes(bytes, layout) as string).bytes;
        if (Buffer.compare(back, Uint8Array.from(bytes)) !== 0) changed.push({ size, layout });
      }
    }
    expect(changed).toEqual([]);
  });

  /** A printable character of many scripts, or of Latin-1. */
  function letter(seed: number, index: number, latin1: boolean): number {
    const ranges = latin1 ? [0x20, 0xa1] : [0x20, 0x4e00, 0x20000, 0x1f600, 0x3400, 0x621];
    return ranges[(seed + index) % ranges.length] + (seed % 0x50);
  }
});

describe('hostile input', () => {
  const huge = new Uint8Array(30_000).fill(0x41);
  it.each<[string, Text]>([
    ['nothing', ''],
    ['no bytes', new Uint8Array(0)],
    ['white space', ' \n\t '],
    ['30,000 characters', huge],
    ['binary', Uint8Array.from({ length: 512 }, (_, index) => index & 255)],
    ['invalid UTF-8', Uint8Array.of(0xc3, 0x28, 0xff, 0xfe, 0xed, 0xa0, 0x80)],
    ['a lone surrogate', 'YQ\ud800=='],
    ['right-to-left marks', '\u202eYQ==\u202c'],
    ['markup', '<script>alert(1)</script>'],
    ['deep nesting', '['.repeat(10_000)],
    ['only padding', '='.repeat(10_000)],
    ['a bare data: head', 'data:'],
    ['a data: URL with no body', 'data:image/png;base64,'],
    ['a data: URL of stray percent signs', `data:;base64,${'%'.repeat(5000)}`],
    ['PEM with no end', '-----BEGIN X-----'],
    ['a lone PEM end', '-----END X-----'],
  ])('%s gives a result or a clear failure', (_, input) => {
    for (const charset of charsets) {
      for (const result of [engine.encode(input, { ...initial, charset }, testContext()), decode(input, { charset })]) {
        if (!result.ok)
          expect(result).toMatchObject({
            code: expect.stringMatching(/^(?:(?:en|de)code-failed|input-not-utf8)/),
            place: expect.anything(),
          });
      }
    }
  });
});

describe('the definition', () => {
  it.each(encodeExamples)('example $name.en encodes', ({ input, options: chosen }) => {
    const result = encode(input as string, chosen);
    expect(typeof result).toBe('string');
    expect(textOf(result as string, chosen)).toBe(input);
  });

  it.each(decodeExamples)('example $name.en decodes', ({ input, options: chosen }) => {
    expect(decode(input as string, chosen).ok).toBe(true);
  });

  it.each([
    ['data:image/png;base64,iVBORw0KGgo=', 1],
    ['SGVsbG8sIHdvcmxkIQ==', 0.7],
    ['aGVsbG8=', 0.7],
    ['5L2g5aW9', 0.7],
    ['SGVsbG8sIHdvcmxk', 0.7],
    ['aGVsbG8gd29ybGQ', 0.7],
    ['username', 0],
    ['internationalisation', 0],
    ['1717171717171', 0],
    ['17171717', 0],
    ['deadbeef', 0],
    ['hello world', 0],
    ['{"json": true}', 0],
    ['550e8400-e29b-41d4-a716-446655440000', 0],
  ])('recognises %j as %d', (sample, sureness) => {
    expect(base64.recognise?.(sample)).toBe(sureness);
  });
});

import { describe, expect, it } from 'vitest';
import { createByteSink } from './byte-sink.ts';

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
const texts = [
  '',
  'a',
  'é',
  '中',
  '👋',
  '\ufeff',
  '\u07ff\u0800\uffff',
  '"\\/\b\f\n\r\t\u0000\u001f\u007f',
  '中'.repeat(20_000),
];

describe('the byte sink', () => {
  it.each(texts)('writes text number %# as UTF-8', (text) => {
    const sink = createByteSink();
    sink.write(text);
    expect(decode(sink.finish()) === text).toBe(true);
  });

  it.each(texts)('writes text number %# as JSON', (text) => {
    const sink = createByteSink();
    sink.writeJsonString(text);
    expect(decode(sink.finish()) === JSON.stringify(text)).toBe(true);
  });

  it.each(['\ud800', '\udc00x', 'a\ud83d', '\udc4b\ud83d'])(
    'keeps half pairs in JSON and replaces them in text: %j',
    (text) => {
      const sink = createByteSink();
      sink.writeJsonString(text);
      sink.write(text);
      expect(decode(sink.finish())).toBe(JSON.stringify(text) + text.toWellFormed());
    },
  );

  it('joins what takes many chunks, and counts it', () => {
    const sink = createByteSink();
    for (let round = 0; round < 300; round += 1) sink.write('0123456789'.repeat(round));
    expect(sink.length()).toBe(448_500);
    const text = decode(sink.finish());
    expect([text.length, text.endsWith('0123456789')]).toEqual([448_500, true]);
    expect(sink.finish().length).toBe(0);
  });

  it('tells when it holds more than it should', () => {
    const sink = createByteSink(3);
    sink.write('中');
    expect(sink.isFull()).toBe(false);
    sink.write('x');
    expect(sink.isFull()).toBe(true);
  });
});

import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { unbrotli } from '@toolbench/runner/node-brotli.ts';
import { readCodings } from './content-coding.ts';
import { engine } from './index.ts';

const context = testContext({ unbrotli });
const look = async (bytes: Uint8Array, contentEncoding: string, contentType = 'application/json') => {
  const read = await engine.body(bytes, { contentType, contentEncoding }, context);
  if (!read.ok) throw new Error('a body is always looked at');
  return read.value;
};

const json = Buffer.from('{"名":"值"}');

describe('a packed body', () => {
  it.each([
    ['gzip', gzipSync(json)],
    ['X-GZip', gzipSync(json)],
    [' GZIP , identity', gzipSync(json)],
    ['deflate', deflateSync(json)],
    ['deflate', deflateRawSync(json)],
    ['deflate', deflateRawSync(json, { level: 0 })],
    ['br', brotliCompressSync(json)],
    ['gzip, br', brotliCompressSync(gzipSync(json))],
    ['br,deflate , gzip', gzipSync(deflateRawSync(brotliCompressSync(json)))],
    ['gzip, gzip', gzipSync(gzipSync(json))],
  ])('[BIN-08] is looked at without its codings: %s', async (encoding, packed) => {
    const decoded = await look(packed, encoding);
    expect(decoded).toMatchObject({ kind: 'json', text: json.toString() });
    expect(json.equals(decoded.unpacked ?? Buffer.alloc(0))).toBe(true);
    expect(decoded.codingProblem).toBeUndefined();
  });

  it('[BIN-08] is read by its type as one without codings is', async () => {
    const form = await look(gzipSync('q=%C4%E3'), 'gzip', 'application/x-www-form-urlencoded; charset=gbk');
    expect(form).toMatchObject({ kind: 'form', pairs: [['q', '你']] });
    const parts = await look(
      deflateSync('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--'),
      'deflate',
      'multipart/form-data; boundary=b',
    );
    expect(parts).toMatchObject({ kind: 'multipart', parts: [{ name: 'a' }] });
    expect(await look(brotliCompressSync('\xff\0'), 'br', '')).toMatchObject({ kind: 'binary' });
    expect(await look(gzipSync(''), 'gzip')).toMatchObject({ kind: 'empty', unpacked: new Uint8Array() });
  });

  const bomb = (pack: (bytes: Uint8Array) => Uint8Array) => pack(Buffer.alloc(limits.bins.unpackedBodyBytes + 1));
  it.each([
    ['coding-unknown', 'zstd', 'zstd', Buffer.from('28b52ffd', 'hex')],
    ['coding-unknown', 'compress', 'gzip, compress', Buffer.from('1f9d', 'hex')],
    ['coding-unknown', 'aws-chunked', 'aws-chunked, gzip', gzipSync(json)],
    ['coding-unknown', '__proto__', '__proto__', json],
    ['coding-not-it', 'gzip', 'gzip', json],
    ['coding-not-it', 'gzip', 'gzip, gzip', gzipSync(json)],
    ['coding-damaged', 'gzip', 'gzip', gzipSync(json).subarray(0, -3)],
    ['coding-damaged', 'deflate', 'deflate', deflateSync(json).subarray(0, -1)],
    ['coding-damaged', 'deflate', 'deflate', json],
    ['coding-damaged', 'deflate', 'deflate', Buffer.from('plain text, not packed at all')],
    ['coding-damaged', 'br', 'br', brotliCompressSync(json).subarray(0, -1)],
    ['coding-damaged', 'br', 'br', Buffer.concat([brotliCompressSync(json), json])],
    ['coding-damaged', 'br', 'br', json],
    ['coding-too-large', 'gzip', 'gzip', bomb(gzipSync)],
    ['coding-too-large', 'deflate', 'deflate', bomb(deflateSync)],
    ['coding-too-large', 'deflate', 'deflate', bomb(deflateRawSync)],
    ['coding-too-large', 'br', 'br', bomb(brotliCompressSync)],
    ['coding-too-large', 'gzip', 'gzip, br', brotliCompressSync(bomb(gzipSync))],
  ])('[BIN-08] is looked at as it came where it cannot be unpacked: %s of %s', async (code, coding, encoding, sent) => {
    const decoded = await look(sent, encoding);
    const { unpackedBodyBytes: limit } = limits.bins;
    expect(decoded.codingProblem).toEqual({
      code,
      detail: code === 'coding-unknown' ? { coding } : { coding, limit },
    });
    expect(decoded.unpacked).toBeUndefined();
    expect(decoded.kind).toBe(sent === json ? 'json' : decoded.kind);
  });

  it('[BIN-08] is unpacked only so many times', async () => {
    const many = Array.from({ length: 6 }, () => 'gzip').join();
    expect(await look(json, many)).toMatchObject({ codingProblem: { code: 'coding-too-many', detail: { most: 5 } } });
  });
});

it('[BIN-08] reads the codings of a header field, or of several in a row', () => {
  expect(readCodings('GZip,, br ,\tIdentity')).toEqual(['gzip', 'br']);
  expect(readCodings('')).toEqual([]);
});

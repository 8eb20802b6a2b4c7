import { describe, expect, it } from 'vitest';
import { pemText, readPemParts } from './pem.ts';

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => index & 255);

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

const blocksOf = (text: string) => [...readPemParts(text)].flatMap((part) => ('failure' in part ? [] : [part]));

describe('PEM', () => {
  it('[KEY-01] breaks lines at 64 characters and reads every length back', () => {
    const lengths = Array.from({ length: 200 }, (_, length) => length);
    const texts = lengths.map((length) => pemText('X', bytesOf(length)));
    const tooLong = (text: string) =>
      text
        .split('\n')
        .slice(1, -2)
        .some((line) => line.length > 64);
    expect(texts.filter(tooLong)).toEqual([]);
    const read = texts.flatMap(blocksOf);
    expect(read.map(({ label, bytes, start }) => [label, hex(bytes), start])).toEqual(
      lengths.map((length) => ['X', hex(bytesOf(length)), 0]),
    );
  });

  it('[KEY-03] finds all blocks among other text, with any line ends', () => {
    const text = `Bag Attributes\r\n  name: a\r\n${pemText('A', bytesOf(3))}between${pemText('B', bytesOf(4))}`;
    for (const written of [text, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\n   ')])
      expect(blocksOf(written).map(({ label }) => label)).toEqual(['A', 'B']);
  });

  it('[KEY-03] reads the headers of older private keys', () => {
    const text = '-----BEGIN X-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00FF\n\nAAAA\n-----END X-----';
    const [{ headers, bytes }] = blocksOf(text);
    expect(Object.fromEntries(headers)).toEqual({ 'Proc-Type': '4,ENCRYPTED', 'DEK-Info': 'AES-128-CBC,00FF' });
    expect(bytes).toEqual(new Uint8Array(3));
  });

  it('[KEY-03] reads SSH2 public keys, their long headers too', () => {
    const start = '---- BEGIN SSH2 PUBLIC KEY ----\nSubject: me\nComment: "a very \\\nlong comment"\n';
    const [{ label, headers }] = blocksOf(`${start}AAAA\n---- END SSH2 PUBLIC KEY ----\n`);
    expect([label, headers.get('Comment')]).toEqual(['SSH2 PUBLIC KEY', '"a very long comment"']);
  });

  it.each([
    ['-----BEGIN A-----\nAAAA\n-----END B-----', 'pem-end', { line: 1, column: 1 }],
    ['x\n-----BEGIN A-----\nAA\u00e9A\n-----END A-----', 'pem-base64', { line: 3, column: 3 }],
    ['-----BEGIN A-----\nAAAAA\n-----END A-----', 'pem-base64', { line: 2, column: 6 }],
    ['AAAA\n-----END A-----', 'pem-begin', { line: 2, column: 1 }],
  ])('[KEY-03] says where %j is wrong', (text, code, place) => {
    expect([...readPemParts(text)]).toMatchObject([{ failure: { ok: false, code, place } }]);
  });

  it('[KEY-03] gives nothing where there is no block', () => {
    expect([...readPemParts('hello ----- BEGIN')]).toEqual([]);
  });
});

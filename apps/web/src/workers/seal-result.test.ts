import { describe, expect, it } from 'vitest';
import { sealResult } from './seal-result.ts';

describe('sealing a result for the page', () => {
  it('turns long strings into bytes and transfers them', () => {
    const { result, transfer } = sealResult({ ok: true, value: { text: 'x'.repeat(300_000), lines: 1 } });
    expect(result).toEqual({ ok: true, value: { text: new Uint8Array(300_000).fill(120), lines: 1 } });
    expect(transfer.map((buffer) => buffer.byteLength)).toEqual([300_000]);
  });

  it('names a shared buffer once', () => {
    const bytes = new Uint8Array(8);
    expect(sealResult({ ok: true, value: { bytes, head: bytes.subarray(0, 2) } }).transfer).toHaveLength(1);
  });

  it('leaves short strings, lists and failures as they are', () => {
    const failure = { ok: false, code: 'empty', place: { line: 1, column: 1 } };
    expect(sealResult(failure)).toEqual({ result: failure, transfer: [] });
    const value = { ok: true, value: { text: 'a', rows: ['b'] } };
    expect(sealResult(value).result).toEqual(value);
  });
});

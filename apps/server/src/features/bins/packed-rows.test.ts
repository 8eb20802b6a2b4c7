import { expect, it } from 'vitest';
import type { NewRow } from './capture/append-requests.ts';
import { packRows, unpackRows } from './packed-rows.ts';

const row = (target: string, body: Uint8Array, refused: NewRow['refused'] = null): NewRow => ({
  bin_id: 'a',
  received_at: 1,
  method: 'POST',
  target,
  client: '::1',
  headers: '["X-b","\xe5"]',
  trailers: '["X-c","\xe6"]',
  version: '1.0',
  body,
  body_bytes: body.length,
  body_sha256: refused === null ? 'hash' : null,
  refused,
  bytes: 7,
});

it('[BIN-02] gives the same rows to another thread, byte for byte', () => {
  const view = Uint8Array.from({ length: 256 }, (_, byte) => byte).subarray(3, 9);
  const rows = [row('/1', view), row('/2', new Uint8Array(), 'body-too-large'), row('/3', Uint8Array.of(0, 255))];
  const { bodies, ...packed } = packRows(rows);
  expect(bodies.buffer.byteLength).toBe(8);
  const got = unpackRows(structuredClone({ ...packed, bodies }, { transfer: [bodies.buffer] }));
  expect(got).toEqual(rows);
});

it('packs no rows', () => {
  expect(unpackRows(packRows([]))).toEqual([]);
});

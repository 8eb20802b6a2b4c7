import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import type { Captured } from './captured.ts';

const encoder = new TextEncoder();

/** A caught request for tests: a GET without a body, unless told otherwise. */
export function captured(
  given: Partial<CapturedRequest> & { readonly bytes?: Uint8Array | string | null } = {},
): Captured {
  const { bytes = '', ...fields } = given;
  const body = typeof bytes === 'string' ? encoder.encode(bytes) : bytes;
  const request: CapturedRequest = {
    id: 3,
    method: body !== null && body.length === 0 ? 'GET' : 'POST',
    url: '/bin/abc/orders?id=1',
    client: '203.0.113.7',
    timestamp: '2026-01-02T03:04:05.678Z',
    headers: {},
    query: { id: '1' },
    body: '',
    header_list: [['Host', 'tools.example']],
    query_list: [['id', '1']],
    body_bytes: body?.length ?? 0,
    body_is_text: true,
    body_is_cut: false,
    ...fields,
  };
  return { request, body };
}

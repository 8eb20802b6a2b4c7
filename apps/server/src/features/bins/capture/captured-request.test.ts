import { capturedRequest as schema } from '@toolbench/contracts/bins.ts';
import { describe, expect, it } from 'vitest';
import { capturedRequest } from './captured-request.ts';
import type { ListedRequest } from '../request-store.ts';

function listed(more: Partial<ListedRequest> & { readonly text?: string } = {}): ListedRequest {
  const { text = '', ...rest } = more;
  const body = rest.body ?? Buffer.from(text);
  return {
    binId: 'a',
    number: 7,
    receivedAt: Date.UTC(2026, 0, 2, 3, 4, 5, 6),
    method: 'POST',
    target: '/bin/a',
    client: '192.0.2.1',
    rawHeaders: [],
    rawTrailers: [],
    version: '1.1',
    bodySha256: 'hash',
    refused: null,
    bodyBytes: body.length,
    ...rest,
    body,
  };
}

describe('a caught request as it is shown', () => {
  it('[BIN-02] has the specified fields', () => {
    const shown = capturedRequest(
      listed({ target: '/bin/a/b?x=1', rawHeaders: ['Content-Type', 'text/plain'], text: '工具' }),
    );
    expect(shown).toEqual({
      id: 7,
      method: 'POST',
      url: '/bin/a/b?x=1',
      client: '192.0.2.1',
      timestamp: '2026-01-02T03:04:05.006Z',
      headers: { 'content-type': 'text/plain' },
      query: { x: '1' },
      body: '工具',
      header_list: [['Content-Type', 'text/plain']],
      query_list: [['x', '1']],
      body_bytes: 6,
      body_sha256: 'hash',
      body_is_text: true,
      body_is_cut: false,
    });
    expect(schema.parse(shown)).toEqual(shown);
  });

  it('keeps order, repeats and spelling of headers beside the joined ones', () => {
    const { headers, header_list } = capturedRequest(listed({ rawHeaders: ['X-b', '1', 'A', '2', 'x-B', '3'] }));
    expect(header_list).toEqual([
      ['X-b', '1'],
      ['A', '2'],
      ['x-B', '3'],
    ]);
    expect(headers).toEqual({ 'x-b': '1, 3', a: '2' });
  });

  it('[BIN-08] joins repeated cookies with a semicolon', () => {
    const rawHeaders = ['Cookie', 'a=1', 'X', '1', 'cookie', 'b=2', 'x', '2'];
    expect(capturedRequest(listed({ rawHeaders })).headers).toEqual({ cookie: 'a=1; b=2', x: '1, 2' });
  });

  it('[BIN-08] reads the head as UTF-8 where it is, and else says what is not', () => {
    const bytes = (text: string) => Buffer.from(text).toString('latin1');
    const shown = capturedRequest(
      listed({
        target: `/bin/a?${bytes('名=值')}`,
        rawHeaders: ['X-A', bytes('张伟'), 'X-B', '\xe9', 'X-C', bytes('é')],
        rawTrailers: ['X-D', '\xff', 'X-E', bytes('好')],
        version: '1.0',
      }),
    );
    expect(schema.parse(shown)).toMatchObject({
      url: '/bin/a?名=值',
      query: { 名: '值' },
      headers: { 'x-a': '张伟', 'x-b': 'é', 'x-c': 'é' },
      trailer_list: [
        ['X-D', 'ÿ'],
        ['X-E', '好'],
      ],
      http_version: '1.0',
      not_utf8: ['header_list/1', 'trailer_list/0'],
    });
    expect(capturedRequest(listed({ target: '/bin/a?\xff' }))).toMatchObject({ url: '/bin/a?ÿ', not_utf8: ['url'] });
  });

  it('takes __proto__ for a name like any other', () => {
    const shown = capturedRequest(
      listed({ rawHeaders: ['__proto__', 'x'], target: '/bin/a?__proto__=y&constructor=z' }),
    );
    expect(JSON.stringify([shown.headers, shown.query])).toBe(
      '[{"__proto__":"x"},{"__proto__":"y","constructor":"z"}]',
    );
    expect(Object.getPrototypeOf(shown.headers)).toBe(Object.prototype);
  });

  it('decodes the query: the last of repeats, all of them in the list, nothing refused', () => {
    const { query, query_list } = capturedRequest(
      listed({ target: '/bin/a?a=%E5%B7%A5+x&a=2&b&=c&%zz=%FF&d=1=2#e?f=g' }),
    );
    expect(query_list).toEqual([
      ['a', '工 x'],
      ['a', '2'],
      ['b', ''],
      ['', 'c'],
      ['%zz', '\ufffd'],
      ['d', '1=2'],
    ]);
    expect(query).toEqual({ a: '2', b: '', '': 'c', '%zz': '\ufffd', d: '1=2' });
  });

  it.each([
    ['empty', Buffer.alloc(0), true, ''],
    ['UTF-8', Buffer.from('a\u{1f600}'), true, 'a\u{1f600}'],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffa'), true, '\ufeffa'],
    ['invalid UTF-8', Buffer.from([0x61, 0xff]), false, ''],
    ['UTF-16', Buffer.from('ab', 'utf16le'), false, ''],
    ['text with a NUL', Buffer.from('a\0b'), false, ''],
  ])('says of a body that is %s whether it is text', (_name, body, isText, text) => {
    expect(capturedRequest(listed({ body }))).toMatchObject({ body_is_text: isText, body: text, body_is_cut: false });
  });

  it('takes the beginning of a text for text, though it ends within a character', () => {
    const body = Buffer.from('工具').subarray(0, 4);
    expect(capturedRequest(listed({ body, bodyBytes: 6 }))).toMatchObject({
      body: '工',
      body_is_text: true,
      body_is_cut: true,
      body_bytes: 6,
    });
    expect(capturedRequest(listed({ body, bodyBytes: 4 }))).toMatchObject({ body_is_text: false, body_is_cut: false });
  });

  it('[BIN-05] says that a body was refused', () => {
    const shown = capturedRequest(listed({ bodyBytes: 10_000, bodySha256: null, refused: 'body-too-large' }));
    expect(shown).toMatchObject({ refused: 'body-too-large', body_bytes: 10_000, body: '', body_is_cut: false });
    expect(shown).not.toHaveProperty('body_sha256');
  });
});

import { testContext } from '@toolbench/kit/test-context.ts';
import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { copiedTarget, type Captured } from './captured.ts';
import { engine } from './index.ts';
import { bodyIn } from './read-captures.ts';
import { captured } from './test-captures.ts';
import { options } from '../options.ts';

const chosen = { ...initialValues(options), origin: 'https://tools.example/' };
const binary = Uint8Array.from([0, 255, 13, 10, 128]);

async function valueOf<Value>(
  result: Promise<{ ok: true; value: Value } | { ok: false; code: string }>,
): Promise<Value> {
  const settled = await result;
  if (!settled.ok) throw new Error(settled.code);
  return settled.value;
}
const message = async (captures: Captured[]) => (await valueOf(engine.http(captures))).text;

describe('requests as HTTP messages', () => {
  it('[BIN-02] keeps the raw target, the headers as they came and every byte', async () => {
    const header_list: [string, string][] = [
      ['hOST', 'a'],
      ['X', '1'],
      ['X', '2'],
      ['Content-Length', '5'],
    ];
    const head = 'PATCH /bin/abc/%2F%zz?q=%00 HTTP/1.1\r\nhOST: a\r\nX: 1\r\nX: 2\r\nContent-Length: 5\r\n\r\n';
    const bytes = await message([
      captured({ method: 'PATCH', url: '/bin/abc/%2F%zz?q=%00', header_list, bytes: binary }),
    ]);
    expect(textToString(bytes.subarray(0, head.length))).toBe(head);
    expect(bytes.subarray(head.length)).toEqual(binary);
  });

  it('[BIN-06] gives an unchunked body its length', async () => {
    const header_list: [string, string][] = [
      ['Transfer-Encoding', 'chunked'],
      ['X', 'y'],
    ];
    expect(textToString(await message([captured({ header_list, bytes: 'hello' })]))).toContain(
      '\r\nContent-Length: 5\r\nX: y\r\n\r\nhello',
    );
  });

  it('[BIN-06] parts several by a line end', async () => {
    const text = textToString(
      await message([captured({ bytes: 'a', header_list: [] }), captured({ header_list: [] })]),
    );
    expect(text).toBe('POST /bin/abc/orders?id=1 HTTP/1.1\r\n\r\na\r\nGET /bin/abc/orders?id=1 HTTP/1.1\r\n\r\n');
  });
});

interface Entry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: Readonly<Record<string, unknown>> & { readonly postData?: Readonly<Record<string, unknown>> };
  readonly response: Readonly<Record<string, unknown>>;
  readonly cache: object;
  readonly timings: object;
}

async function entries(captures: Captured[]): Promise<Entry[]> {
  const { text } = await valueOf(engine.har(captures, chosen));
  return (JSON.parse(text) as { log: { entries: Entry[] } }).log.entries;
}

describe('requests as an HTTP archive', () => {
  it('[BIN-06] has every field that HAR 1.2 asks for, oldest entry first', async () => {
    const { text } = await valueOf(engine.har([captured({ id: 9 }), captured({ id: 2, method: 'PUT' })], chosen));
    const { log } = JSON.parse(text) as { log: Record<string, unknown> & { entries: Entry[] } };
    expect(log).toMatchObject({ version: '1.2', creator: { name: 'Toolbench' } });
    expect(log.entries.map(({ request }) => request.method)).toEqual(['PUT', 'GET']);
    const [entry] = log.entries;
    expect(Object.keys(entry).filter((key) => !key.startsWith('_'))).toEqual([
      'startedDateTime',
      'time',
      'request',
      'response',
      'cache',
      'timings',
    ]);
    const asked = ['method', 'url', 'httpVersion', 'cookies', 'headers', 'queryString', 'headersSize', 'bodySize'];
    expect(Object.keys(entry.request).sort()).toEqual(asked.sort());
    const answered = ['status', 'statusText', 'httpVersion', 'cookies', 'headers', 'content', 'redirectURL'];
    expect(Object.keys(entry.response).sort()).toEqual([...answered, 'headersSize', 'bodySize'].sort());
    expect(entry.timings).toEqual({ send: 0, wait: 0, receive: 0 });
  });

  it('[BIN-06] writes cookies, repeated headers and query', async () => {
    const header_list: [string, string][] = [
      ['Cookie', 'a=1; b=x=y; c'],
      ['X', '1'],
      ['X', '2'],
    ];
    const [{ request }] = await entries([
      captured({
        header_list,
        query_list: [
          ['q', '1'],
          ['q', '2'],
        ],
      }),
    ]);
    expect(request.cookies).toEqual([
      { name: 'a', value: '1' },
      { name: 'b', value: 'x=y' },
      { name: '', value: 'c' },
    ]);
    expect(request.headers).toHaveLength(3);
    expect(request.queryString).toEqual([
      { name: 'q', value: '1' },
      { name: 'q', value: '2' },
    ]);
  });

  it('[BIN-02] keeps text as text and binary bodies as Base64', async () => {
    const header_list: [string, string][] = [['Content-Type', 'x/y']];
    const [text, bytes] = await entries([
      captured({ id: 1, bytes: '你好' }),
      captured({ id: 2, bytes: binary, header_list }),
    ]);
    expect(text.request.postData).toEqual({ mimeType: '', params: [], text: '你好' });
    expect(bytes.request.postData).toEqual({ mimeType: 'x/y', params: [], text: 'AP8NCoA=', encoding: 'base64' });
  });

  it('[BIN-05] shows a refused request as answered with 413', async () => {
    const [{ request, response }] = await entries([
      captured({ bytes: null, body_bytes: 7, refused: 'body-too-large' }),
    ]);
    expect(response.status).toBe(413);
    expect(request.postData).toMatchObject({ text: '', comment: 'body-too-large' });
  });
});

describe('reading the answer of a bin', () => {
  const request = captured({ body: '{"a":1}', body_bytes: 7 }).request;

  it.each([
    ['the whole answer', { requests: [request], expires_at: '', dropped: 0 }],
    ['a list', [request]],
    ['one request', request],
  ])('[BIN-03] takes %s as JSON, as text or bytes', async (_, given) => {
    const json = JSON.stringify(given);
    const made = await valueOf(engine.curl(json, chosen));
    expect(made.text).toContain(`--data-raw '{"a":1}'\n`);
    expect(await valueOf(engine.curl(new TextEncoder().encode(json), chosen))).toEqual(made);
  });

  it('takes an empty bin', async () => {
    expect((await valueOf(engine.http('{"requests":[]}'))).text).toHaveLength(0);
    expect(await entriesOfJson('{"requests":[]}')).toEqual([]);
  });

  it('[BIN-02] takes a body from the list only where all of it is there', () => {
    expect(bodyIn(captured({ body: '你', body_bytes: 3 }).request)).toEqual(new TextEncoder().encode('你'));
    expect(bodyIn(captured({ body: '', body_bytes: 0 }).request)).toEqual(new Uint8Array(0));
    expect(bodyIn(captured({ body: 'x', body_bytes: 9, body_is_cut: true }).request)).toBeNull();
    expect(bodyIn(captured({ body: '', body_bytes: 9, body_is_text: false }).request)).toBeNull();
    expect(bodyIn(captured({ body: 'x', body_bytes: 4 }).request)).toBeNull();
    expect(bodyIn(captured({ body_bytes: 4, refused: 'body-too-large' }).request)).toBeNull();
  });

  async function entriesOfJson(json: string): Promise<Entry[]> {
    const { text } = await valueOf(engine.har(json, chosen));
    return (JSON.parse(text) as { log: { entries: Entry[] } }).log.entries;
  }
});

describe('messages that no text can hold', () => {
  it.each([
    ['GBK', Uint8Array.from([0xc4, 0xe3, 0xba, 0xc3])],
    ['NUL', Uint8Array.from([0x61, 0])],
    ['a lone carriage return', Uint8Array.from([0x61, 13, 0x62])],
  ])('[BIN-08] are Base64 of exactly the bytes: %s', async (_, bytes) => {
    const { text, base64 = '' } = await valueOf(engine.http([captured({ bytes })]));
    expect(Buffer.from(base64, 'base64')).toEqual(Buffer.from(text));
    expect(Buffer.from(text).subarray(-bytes.length)).toEqual(Buffer.from(bytes));
  });

  it('[BIN-08] are not those in UTF-8; a head that is none is, and a body that is not there is said', async () => {
    expect(await valueOf(engine.http([captured({ bytes: '你好\r\n\t' })]))).not.toHaveProperty('base64');
    const latin = captured({ url: '/bin/abc/é x', not_utf8: ['url'] });
    expect(await valueOf(engine.http([latin]))).toMatchObject({
      base64: expect.stringMatching(/^R0VUIC/),
      bodiless: [],
    });
    expect(copiedTarget(latin.request)).toBe('/bin/abc/%E9%20x');
    expect(copiedTarget(captured({ url: '/名' }).request)).toBe('/名');
    const gone = captured({ bytes: null, body_bytes: 3 });
    expect(await valueOf(engine.http([gone]))).toMatchObject({ bodiless: [3] });
  });
});

const hostile: readonly (readonly [string, string | Uint8Array])[] = [
  ['empty', ''],
  ['blank', ' \n'],
  ['binary', binary],
  ['invalid UTF-8', Uint8Array.from([0xc3, 0x28])],
  ['a lone surrogate', '"\ud800"'],
  ['right-to-left marks', '\u202e{"requests":[]}'],
  ['markup', '<script>alert(1)</script>'],
  ['deep nesting', '['.repeat(10_000)],
  ['closed deep nesting', '['.repeat(5_000) + ']'.repeat(5_000)],
  ['a number', '1'],
  ['null', 'null'],
  ['a list of nulls', '[null]'],
  ['__proto__', '{"__proto__":{"requests":[]}}'],
  ['requests that are no list', '{"requests":{}}'],
  ['a request with a wrong field', JSON.stringify({ ...captured().request, header_list: [['a']] })],
  ['huge', 'x'.repeat(500_000)],
];

describe('hostile input', () => {
  it.each(hostile)('%s is a result or a clear failure for every action', async (_, input) => {
    for (const result of await Promise.all([
      engine.curl(input, chosen),
      engine.fetch(input, chosen),
      engine.http(input),
      engine.har(input, chosen),
    ])) {
      if (!result.ok) expect(['empty', 'not-json', 'not-captures']).toContain(result.code);
    }
    for (const contentType of ['', 'application/json', 'multipart/form-data; boundary=x', 'text/plain; charset=nope']) {
      const read = await engine.body(input, { contentType, contentEncoding: 'gzip' }, testContext());
      expect(read.ok).toBe(true);
    }
  });
});

import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { captured } from './test-captures.ts';
import { fetchCode } from './fetch-code.ts';
import { harArchive } from './har.ts';
import type { Captured } from './captured.ts';

const origin = 'https://tools.example/';
const binary = Uint8Array.from([0, 255, 13, 10, 128]);
const code = (one: Captured) => fetchCode(one, origin);

/** What a `fetch` of generated code is called with. */
async function called(
  text: string,
): Promise<{ url: string; init: { method: string; headers?: unknown; body?: unknown } }> {
  let seen: unknown;
  const fetch = (url: string, init: object) => {
    seen = { url, init };
  };
  await runInNewContext(`(async () => { ${text} })()`, { fetch, atob, Uint8Array, TextEncoder });
  return seen as never;
}

describe('requests as fetch code', () => {
  it('[BIN-06] is code that sends the same method, address, headers and text', async () => {
    const body = `{"a":"</script> ${'\u2028'} ' \\" \`\${x}"}`;
    const headers: [string, string][] = [
      ['Host', 'a'],
      ['Content-Type', 'application/json'],
      ['X-Two', '1'],
      ['x-two', '"2"'],
    ];
    const { text } = code(captured({ bytes: body, header_list: headers }));
    const { url, init } = await called(text);
    expect(url).toBe('https://tools.example/bin/abc/orders?id=1');
    expect(init).toEqual({
      method: 'POST',
      headers: [
        ['Content-Type', 'application/json'],
        ['X-Two', '1'],
        ['x-two', '"2"'],
      ],
      body,
    });
  });

  it.each<[string, string | Uint8Array, (readonly [string, string])[]?]>([
    ['a text', 'a=1&b=你好'],
    ['JSON', '{"a":1}'],
    ['bytes', binary],
    ['an empty field beside it', 'x', [['X-Empty', '']]],
    ['a type of its own', '<a/>', [['content-TYPE', 'text/xml; charset=gbk']]],
    ['an empty type', 'x', [['Content-Type', '']]],
  ])('[BIN-08] sends %s with the fields that were caught and no other type', async (_, bytes, fields = []) => {
    const header_list = fields.map(([name, value]): [string, string] => [name, value]);
    const { text } = code(captured({ bytes, header_list }));
    const { url, init } = await called(text);
    const sent = new Request(url, { ...(init as RequestInit), ...(init.body ? { duplex: 'half' } : {}) });
    expect([...sent.headers]).toEqual(header_list.map(([name, value]) => [name.toLowerCase(), value]));
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(Buffer.from(bytes));
  });

  it('[BIN-08] says in the code what fetch sends otherwise, and which fields it adds', async () => {
    const header_list: [string, string][] = [
      ['Accept', '*/*'],
      ['X-Sum', '1'],
      ['Cookie', 'a=b'],
      ['x-sum', '2'],
      ['Sec-Fetch-Mode', 'cors'],
    ];
    const { text, forbidden } = code(captured({ header_list, trailer_list: [['X-T', '1']] }));
    expect(forbidden).toEqual(['repeats', 'page-headers', 'trailers']);
    const notes = text.split('\n').filter((line) => line.startsWith('//'));
    expect(notes).toEqual([
      expect.stringMatching(/repeated fields as one.*: X-Sum\.$/),
      expect.stringMatching(/may not set.*: Cookie, Sec-Fetch-Mode\.$/),
      expect.stringContaining('fields after the body'),
      expect.stringMatching(/own: Accept-Language, Accept-Encoding, User-Agent\.$/),
    ]);
    expect((await called(text)).init.headers).toEqual(header_list);
  });

  it('[BIN-08] calls the address of the bin though the target names another host', async () => {
    for (const [target, path] of [
      ['http://other.example/bin/abc/x?y', '/bin/abc/x?y'],
      ['HTTPS://other.example:8443/bin/abc', '/bin/abc'],
      ['http://other.example?bin', '/?bin'],
    ] as const) {
      const made = code(captured({ url: target }));
      expect(made.forbidden).toEqual(['target']);
      expect((await called(made.text)).url).toBe(`https://tools.example${path}`);
      const har = JSON.parse(harArchive([captured({ url: target })], origin)) as {
        log: { entries: { request: object }[] };
      };
      expect(har.log.entries[0].request).toMatchObject({ url: `https://tools.example${path}`, _target: target });
    }
  });

  it('[BIN-02] carries binary bodies byte for byte', async () => {
    const { text } = code(captured({ bytes: binary }));
    expect((await called(text)).init.body).toEqual(binary);
  });

  it('[BIN-06] says what fetch forbids', async () => {
    expect(code(captured({ method: 'GET', bytes: 'x' }))).toMatchObject({ forbidden: ['body'] });
    expect(code(captured({ method: 'GET', bytes: 'x' })).text).not.toContain('body:');
    expect(code(captured({ method: 'TRACE' })).forbidden).toEqual(['method']);
  });

  it('[BIN-06] reads a body that is not at hand from its file', async () => {
    const { text, file } = code(captured({ bytes: null, body_bytes: 5 }));
    expect(file).toBe('request-3.bin');
    expect(text).toContain('await readFile("request-3.bin")');
  });
});

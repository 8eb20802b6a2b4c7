import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { capturedRequests, type CapturedRequest } from '@toolbench/contracts/bins.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { endToEndHeaders, headBytes } from '@toolbench/tools/api/engine/captured.ts';
import { engine } from '@toolbench/tools/api/engine/index.ts';
import { listen, openTestApp } from '../../server/src/test-support/test-app.ts';

const run = promisify(execFile);
const bytes = (text: string) => Buffer.from(text).toString('latin1');

interface Sent {
  readonly method: string;
  readonly rest: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

const sent: readonly Sent[] = [
  { method: 'GET', rest: `?${bytes('名=值')}` },
  { method: 'LIST', rest: '/\xe9\xff?\xe9' },
  { method: 'post', rest: '/a b?c d#e#f\x01\x7f', body: 'x' },
  { method: "!#$%&'*+-.^_`|~9", rest: `/[x]{y}/.././/'"$(id)\`id\`\\%zz?` },
  { method: 'FOO', rest: '', headers: [`X-Name: ${bytes('张伟 \'"$(id)`\\')}`, 'X-Old: \xe9 %s \\n', 'X-Empty:'] },
  {
    method: 'POST',
    rest: '',
    headers: ['Cookie: a=1', 'Cookie: b=2', 'X: 1', 'x: 2', 'Content-Encoding: gzip'],
    body: '\0\xff\r\n',
  },
  { method: 'PUT', rest: '/a', headers: ['Content-Type: text/plain; charset=gbk'], body: "\xc4\xe3@'\n" },
];

/** What every export keeps; framing is made anew. */
const same = (request: CapturedRequest) => ({
  method: request.method,
  target: headBytes(request).target,
  headers: endToEndHeaders(headBytes(request).headers),
  sha256: request.body_sha256,
  trailers: headBytes(request).trailers,
});

async function openBin() {
  const { app, ...opened } = await openTestApp();
  const port = await listen({ app });
  const { bin_id: id } = (await app.inject({ method: 'POST', url: calls.newBin })).json<{ bin_id: string }>();
  const send = async (message: Uint8Array | string) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(typeof message === 'string' ? Buffer.from(message, 'latin1') : message);
    await once(socket.resume(), 'close');
  };
  const newest = async () => capturedRequests.parse((await app.inject(`/bin/${id}/requests`)).json()).requests[0];
  const bodyOf = async (request: CapturedRequest) => {
    const { rawPayload } = await app.inject(`/bins/${id}/requests/${request.id}/body`);
    return { request, body: request.body_bytes === 0 ? new Uint8Array() : new Uint8Array(rawPayload) };
  };
  return { ...opened, app, port, id, send, newest, bodyOf };
}

it.each(sent)(
  '[BIN-08] sends again what was caught: $method $rest',
  async ({ method, rest, headers = [], body = '' }) => {
    const { port, id, send, newest, bodyOf } = await openBin();
    const head = [
      `${method} /bin/${id}${rest} HTTP/1.1`,
      'Host: localhost',
      ...headers,
      `Content-Length: ${body.length}`,
    ];
    await send(`${head.join('\r\n')}\r\n\r\n${body}`);
    const first = await newest();
    if (first === undefined) throw new Error('not caught');
    expect(headBytes(first).target).toBe(`/bin/${id}${rest}`);
    const captured = await bodyOf(first);

    const raw = await engine.http([captured]);
    if (!raw.ok) throw new Error(raw.code);
    await send(raw.value.text);
    const second = await newest();
    expect(second && [second.id, same(second)]).toEqual([first.id + 1, same(first)]);
    expect(second?.header_list).toEqual(first.header_list);

    const origin = `http://127.0.0.1:${port}`;
    const command = await engine.curl([captured], { origin });
    if (!command.ok) throw new Error(command.code);
    await run('sh', ['-c', command.value.text]);
    const third = await newest();
    expect(third && [third.id, same(third)]).toEqual([first.id + 2, same(first)]);
  },
);

it('[BIN-08] sends the fields after a body again as an HTTP message, and the version', async () => {
  const { id, send, newest, bodyOf } = await openBin();
  const again = async (message: string) => {
    await send(message);
    const first = await newest();
    if (first === undefined) throw new Error('not caught');
    const raw = await engine.http([await bodyOf(first)]);
    if (!raw.ok) throw new Error(raw.code);
    await send(raw.value.text);
    const { id: number, timestamp, ...second } = { ...(await newest()) };
    expect([number, timestamp]).toEqual([first.id + 1, first.timestamp]);
    expect({ ...second, id: first.id, timestamp }).toEqual(first);
    return first;
  };
  const head = `POST /bin/${id} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const trailed = await again(`${head}1\r\na\r\n2\r\nbc\r\n0\r\nX-Sum: \xe9\r\nX-Sum: ${bytes('é')}\r\n\r\n`);
  expect(trailed).toMatchObject({
    body: 'abc',
    trailer_list: [
      ['X-Sum', 'é'],
      ['X-Sum', 'é'],
    ],
    not_utf8: ['trailer_list/0'],
  });
  expect(await again(`GET /bin/${id} HTTP/1.0\r\nX: 1\r\n\r\n`)).toMatchObject({ http_version: '1.0' });
});

it.each([
  [
    'folded',
    (path: string) => `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-A: a\r\n\tb\r\nContent-Length: 2\r\n\r\n\xff\n`,
  ],
  [
    'field',
    (path: string) => `LIST ${path}/\xe9 HTTP/1.1\r\nHost: localhost\r\nX-A : 1\r\nnot a field\r\nX-B: \0\r\n\r\n`,
  ],
  ['line-ends', (path: string) => `PUT ${path} HTTP/1.1\nHost: localhost\nX:1\nContent-Length:  1\n\nx`],
  [
    'field',
    (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX Y: 1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nX-T: 1\r\n\r\n`,
  ],
])('[BIN-08] sends a head that is not in order again byte for byte as an HTTP message: %s', async (fault, message) => {
  const { id, send, newest, bodyOf } = await openBin();
  const written = message(`/bin/${id}`);
  await send(written);
  const first = await newest();
  if (first === undefined) throw new Error('not caught');
  expect(first.head_faults).toEqual([fault]);
  const captured = await bodyOf(first);
  const raw = await engine.http([captured]);
  if (!raw.ok) throw new Error(raw.code);
  expect(Buffer.from(raw.value.text).toString('latin1')).toBe(written);
  await send(raw.value.text);
  const { id: number, timestamp, ...second } = { ...(await newest()) };
  expect(number).toBe(first.id + 1);
  expect({ ...second, id: first.id, timestamp: first.timestamp }).toEqual(first);
  expect(timestamp).toBeDefined();
  const options = { origin: 'http://localhost' };
  expect(await engine.curl([captured], options)).toMatchObject({ value: { forbidden: ['curl-head'] } });
  const code = await engine.fetch([captured], options);
  expect(code.ok && code.value.forbidden).toContain('head');
  expect(code.ok && code.value.text).toContain('// fetch writes the header fields in order');
  expect(await engine.har([captured], options)).toMatchObject({
    value: { text: expect.stringContaining('"_rawHead"') },
  });
});

it('[BIN-08] says what another form cannot send', async () => {
  const { id, send, newest, bodyOf } = await openBin();
  await send(`LIST /bin/${id}/\0 HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const caught = await newest();
  if (caught === undefined) throw new Error('not caught');
  const captured = [await bodyOf(caught)];
  const options = { origin: 'http://localhost' };
  expect(await engine.curl(captured, options)).toMatchObject({ value: { forbidden: ['nul'] } });
  expect(await engine.fetch(captured, options)).toMatchObject({ value: { forbidden: ['target'] } });
});

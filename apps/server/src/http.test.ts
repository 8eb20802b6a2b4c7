import { once } from 'node:events';
import { connect } from 'node:net';
import { limits } from '@toolbench/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { builtPages } from './test-support/built-pages.ts';
import { openTestApp } from './test-support/test-app.ts';

/** Sends bytes to the listening application and gives what it answers. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  // Closing our side before the answer begins would withdraw the request.
  socket.once('data', () => socket.end());
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

async function listen(): Promise<{ port: number; app: Awaited<ReturnType<typeof openTestApp>>['app'] }> {
  const { app } = await openTestApp({ webRoot: builtPages() });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, app };
}

const request = (line: string, ...headers: string[]) =>
  `${line} HTTP/1.1\r\n${['Host: x', ...headers].join('\r\n')}\r\n\r\n`;

describe('over a socket', () => {
  it('has the time and size limits of the contract', async () => {
    const { app } = await listen();
    expect(app.server).toMatchObject({
      headersTimeout: limits.http.headersTimeoutMs,
      requestTimeout: limits.http.requestTimeoutMs,
      keepAliveTimeout: limits.http.keepAliveTimeoutMs,
      maxHeadersCount: limits.http.headerCount,
    });
  });

  it.each([
    ['bytes that are no request', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', '400'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', '400'],
    ['both kinds of length', request('POST /auth/login', 'Content-Length: 3', 'Transfer-Encoding: chunked'), '400'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
    ['headers of more than 16 KiB', request('GET /', `X-Long: ${'a'.repeat(limits.http.headerBytes)}`), '431'],
    [
      'a declared body of 10 GB',
      request('POST /auth/login', 'Content-Type: application/json', 'Content-Length: 10000000000'),
      '413',
    ],
  ])('answers %s', async (_name, bytes, status) => {
    const { port } = await listen();
    expect(await exchange(port, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('refuses a body that is declared too large before any of it has come, and closes', async () => {
    const { port } = await listen();
    const length = `Content-Length: ${limits.auth.loginBodyBytes + 1}`;
    const answer = await exchange(port, request('POST /auth/login', 'Content-Type: application/json', length));
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*"code":"body-too-large"/);
  });

  it('closes senders that are too slow: with nothing, half the headers, or half the body', async () => {
    const { port, app } = await listen();
    app.server.headersTimeout = 100;
    app.server.requestTimeout = 200;
    const begun = request('POST /auth/login', 'Content-Type: application/json', 'Content-Length: 100');
    // Node looks for them every limits.http.connectionsCheckMs.
    const answers = await Promise.all(
      ['', 'GET / HTTP/1.1\r\nHost:', `${begun}{"user`].map((bytes) => exchange(port, bytes)),
    );
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*connection: close[^]*"code":"request-timeout"/);
    }
    expect((await app.inject('/health')).statusCode).toBe(200);
  });

  it('answers what never became a request with the headers and the shape of every other refusal', async () => {
    const { port } = await listen();
    const [head = '', body = ''] = (await exchange(port, 'nonsense\r\n\r\n')).split('\r\n\r\n');
    expect(head).toMatch(/content-security-policy: default-src 'none'; /);
    expect(head).toMatch(/cache-control: no-store/);
    expect(JSON.parse(body)).toEqual({ detail: '请求的内容不合要求', code: 'invalid-request' });
  });

  it('answers HEAD with the headers of the page alone', async () => {
    const { port } = await listen();
    const answer = await exchange(port, request('HEAD /tools', 'Connection: close'));
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*content-type: text\/html[^]*\r\n\r\n$/);
  });

  it('[AUTH-07] does not open a socket without a token', async () => {
    const { port } = await listen();
    const upgrade = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ];
    expect(await exchange(port, request('GET /ws/translate', ...upgrade))).toMatch(/^HTTP\/1\.1 401 /);
  });
});

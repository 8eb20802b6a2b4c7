import { calls, binPaths } from '@toolbench/contracts/routes.ts';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen, openTestApp } from '../test-support/test-app.ts';

/** What comes back on one connection until the other end closes it. */
function exchange(port: number, ...pieces: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('close', () => resolve(answer)).on('error', reject);
    socket.on('connect', () => {
      const send = ([piece, ...rest]: readonly string[]) => {
        if (piece !== undefined) socket.write(piece, () => setImmediate(send, rest));
      };
      send(pieces);
    });
  });
}

const upgrade = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n';

describe('[BIN-02] a request that offers another protocol', () => {
  it('is caught with its body, as curl and Java send it', async () => {
    const opened = await openTestApp();
    const port = await listen(opened);
    const { bin_id: id } = (await opened.app.inject({ method: 'POST', url: calls.newBin })).json<{ bin_id: string }>();
    const head = `POST ${binPaths.address(id)}?a=1 HTTP/1.1\r\nHost: localhost\r\n${upgrade}Content-Length: 11\r\n\r\n`;
    const next = `POST ${binPaths.address(id)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 4\r\n\r\nlast`;
    const answer = await exchange(port, head, 'hello ', 'world', next);
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    const { requests } = (await opened.app.inject(binPaths.requests(id))).json<{
      requests: { body: string; headers: unknown }[];
    }>();
    expect(requests.map(({ body }) => body).sort()).toEqual(['hello world', 'last']);
    expect(JSON.stringify(requests)).toContain('h2c');
  });

  it('is answered as usual where a socket is asked for at another address', async () => {
    const port = await listen(await openTestApp());
    const head =
      `GET ${calls.health} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
    expect(await exchange(port, head)).toMatch(/^HTTP\/1\.1 200 OK/);
  });
});

import { calls, binPaths } from '@toolbench/contracts/routes.ts';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { exchange } from '../../test-support/raw-exchange.ts';
import { listed } from '../../test-support/read-bins.ts';
import { listen, openTestApp } from '../../test-support/test-app.ts';

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

  it('is caught with every header as it came', async () => {
    const opened = await openTestApp();
    const port = await listen(opened);
    const { bin_id: id } = (await opened.app.inject({ method: 'POST', url: calls.newBin })).json<{ bin_id: string }>();
    const head = `GET ${binPaths.address(id)} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUPGRADE: websocket\r\nX-A: 1\r\n\r\n`;
    expect(await exchange(port, head)).toMatch(/^HTTP\/1\.1 200 OK/);
    const [request] = await listed(opened.bins, id);
    expect(request?.rawHeaders).toEqual([
      'Host',
      'localhost',
      'Connection',
      'Upgrade, close',
      'UPGRADE',
      'websocket',
      'X-A',
      '1',
    ]);
  });

  it.each([1, 2, 5])('is answered with the %d that come in the same packet', async (others) => {
    const opened = await openTestApp();
    const port = await listen(opened);
    const { bin_id: id } = (await opened.app.inject({ method: 'POST', url: calls.newBin })).json<{ bin_id: string }>();
    const one = (more: string, body: string) =>
      `POST ${binPaths.address(id)} HTTP/1.1\r\nHost: localhost\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`;
    const pipelined = Array.from({ length: others }, (_, at) => one(upgrade, `more ${at}`)).join('');
    const answer = await exchange(port, one(upgrade, 'first') + pipelined + one('Connection: close\r\n', 'last'));
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(others + 2);
    expect(await listed(opened.bins, id)).toHaveLength(others + 2);
  });

  it('[OPS-01] leaves nothing behind on a connection that offers it again and again', async () => {
    const opened = await openTestApp();
    const port = await listen(opened);
    let socket: Socket | undefined;
    opened.app.server.on('connection', (one) => (socket = one));
    const head = (more: string) => `GET ${calls.health} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
    const answer = exchange(port, head(upgrade).repeat(30) + head('Connection: close\r\n'));
    const counts = new Set<number>();
    opened.app.server.on('request', () => {
      for (const event of ['timeout', 'error', 'close', 'end', 'drain']) counts.add(socket?.listenerCount(event) ?? 0);
    });
    expect((await answer).match(/HTTP\/1\.1 200/g)).toHaveLength(31);
    expect(Math.max(...counts)).toBeLessThan(6);
  });

  it('is answered as usual where a socket is asked for at another address', async () => {
    const port = await listen(await openTestApp());
    const head =
      `GET ${calls.health} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
    expect(await exchange(port, head)).toMatch(/^HTTP\/1\.1 200 OK/);
  });
});

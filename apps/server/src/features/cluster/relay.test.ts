import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../test-support/free-port.ts';
import { createPassMark, notHere, passHeader } from './pass-mark.ts';
import { passOn } from './pass-on.ts';
import { relay, type Relayed } from './relay.ts';

async function serve(listener: RequestListener, onExpect?: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  if (onExpect) server.on('checkContinue', onExpect);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A server that passes everything on to a port; how that ended is told. */
async function passingTo(port: number) {
  const outcomes: Relayed[] = [];
  const front = await serve((asked, response) => {
    const { method = '', url: path = '', headers } = asked;
    const body = headers['content-length'] === undefined ? undefined : asked;
    void relay({ host: '127.0.0.1', port, method, path, headers, mark: 'signed', body }, response).then((how) => {
      outcomes.push(how);
      if (how !== 'answered') response.writeHead(503).end();
    });
  });
  return { front, outcomes };
}

describe('[OPS-04] passing a request on', () => {
  it('sends what belongs to it, and nothing of the connection it came on', async () => {
    const seen: unknown[] = [];
    const behind = await serve((asked, response) => {
      const chunks: Buffer[] = [];
      asked.on('data', (chunk: Buffer) => chunks.push(chunk));
      asked.on('end', () => {
        seen.push([asked.method, asked.url, asked.headers, Buffer.concat(chunks).toString()]);
        response.writeHead(201, { 'x-own': 'yes', connection: 'x-secret', 'x-secret': 'hop' }).end('done');
      });
    });
    const { front, outcomes } = await passingTo(behind);
    const headers = {
      host: 'app.example',
      connection: 'close, x-hop',
      'x-hop': '1',
      te: 'trailers',
      [passHeader]: 'forged',
    };
    const sent = request({ port: front, method: 'POST', path: '/a?b', headers: { ...headers, 'content-length': 4 } });
    sent.end('body');
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).toMatchObject({ 'x-own': 'yes' });
    expect(answer.headers).not.toHaveProperty('x-secret');
    const [[method, path, got, body]] = seen as [[string, string, Record<string, string>, string]];
    expect([method, path, body]).toEqual(['POST', '/a?b', 'body']);
    expect(got).toMatchObject({ host: 'app.example', [passHeader]: 'signed', connection: 'close' });
    expect(Object.keys(got)).not.toEqual(expect.arrayContaining(['x-hop', 'te']));
    expect(outcomes).toEqual(['answered']);
  });

  it('gives events as they come, and ends with whoever left', async () => {
    const closed: Promise<unknown>[] = [];
    const behind = await serve((_asked, response) => {
      closed.push(once(response, 'close'));
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    });
    const { front } = await passingTo(behind);
    const sent = request({ port: front, path: '/events' }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(String((await once(answer, 'data'))[0])).toBe('data: 1\n\n');
    answer.on('error', () => undefined);
    sent.destroy();
    await closed[0];
  });

  it('keeps a body until somebody takes it', async () => {
    const refusing = await serve(
      () => undefined,
      (_asked, response) => void response.writeHead(421, { [passHeader]: notHere, connection: 'close' }).end(),
    );
    const taking = await serve((asked, response) => void asked.pipe(response));
    const outcomes: Relayed[] = [];
    const front = await serve((body, response) => {
      const { method = '', url: path = '', headers } = body;
      const passed = { host: '127.0.0.1', method, path, headers, mark: 'signed', body };
      const pass = async () => {
        for (const port of [refusing, taking]) outcomes.push(await relay({ ...passed, port }, response));
      };
      void pass();
    });
    const answer = await fetch(`http://127.0.0.1:${front}/`, { method: 'POST', body: 'whole' });
    expect([await answer.text(), outcomes]).toEqual(['whole', ['unsent', 'answered']]);
  });

  it('knows what was not seen by the other server from what may have been', async () => {
    const nobody = await passingTo(await freePort());
    const elsewhere = await passingTo(
      await serve((_asked, response) => response.writeHead(421, { [passHeader]: notHere }).end()),
    );
    const dying = await passingTo(await serve((asked) => asked.socket.destroy()));
    for (const { front } of [nobody, elsewhere, dying]) {
      expect((await fetch(`http://127.0.0.1:${front}/`)).status).toBe(503);
    }
    expect([nobody, elsewhere, dying].map(({ outcomes }) => outcomes)).toEqual([['unsent'], ['unsent'], ['broken']]);
  });

  it('looks again until somebody can answer, and never sends twice what may not be', async () => {
    const peer = { id: 'b', host: 'b', port: 1 };
    const tryWith = async (isSafe: boolean, outcomes: Relayed[], places = [peer, peer, 'here' as const]) => {
      let sent = 0;
      const end = await passOn({
        locate: async () => places.shift(),
        send: async () => outcomes[sent++] ?? 'answered',
        isSafe,
        isOver: () => false,
        waitMs: 10_000,
        retryMs: 0,
      });
      return [end, sent];
    };
    expect(await tryWith(true, ['broken', 'unsent'])).toEqual(['here', 2]);
    expect(await tryWith(false, ['unsent', 'answered'])).toEqual(['answered', 2]);
    expect(await tryWith(false, ['broken'])).toEqual(['broken', 1]);
    expect(await tryWith(true, [], [])).toEqual(['here', 0]);
  });
});

describe('[OPS-04] the mark of what is passed on', () => {
  const mark = createPassMark('secret of all servers');
  const passed = { to: 'b', at: 1_000_000, method: 'GET', path: '/x', origin: 'https://tools.example' };
  const expected = { to: 'b', method: 'GET', path: '/x', now: 1_000_000 };

  it('is believed where servers share a secret, for one request, for a minute', () => {
    const header = mark.make(passed);
    expect(createPassMark('secret of all servers').read(header, expected)).toEqual(passed);
    for (const other of [{ to: 'c' }, { method: 'POST' }, { path: '/y' }, { now: 1_100_000 }]) {
      expect(mark.read(header, { ...expected, ...other })).toBeUndefined();
    }
  });

  it('is nobody else’s to make', () => {
    const text = mark.make(passed).split('.')[0] ?? '';
    const others = createPassMark('another secret').make(passed);
    for (const header of [undefined, '', 'x', text, `${text}.`, `${text}.AAAA`, others, [others]]) {
      expect(mark.read(header, expected)).toBeUndefined();
    }
  });
});

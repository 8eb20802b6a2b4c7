import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { limits } from '@toolbench/contracts/limits.ts';
import { fakeClock } from '../../../test-support/fakes.ts';
import { temporaryFolder } from '../../../test-support/temporary-folder.ts';
import { ask, localReached, previewSurroundings } from '../../../test-support/lab/test-previews.ts';
import { createRequestFigures } from '../request-figures.ts';
import { entranceOf, namedAddress, openAddress, frameSources, type Reached } from './addresses.ts';
import { createDoor, type Site, type SiteAddress } from './site.ts';

/** An app on a socket, as a sandbox would give it. */
async function startApp(listener: RequestListener) {
  const folder = mkdtempSync(join(tmpdir(), 'toolbench-'));
  const socket = join(folder, 'app');
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { socket, server };
}

/** More than the buffers of two sockets take. */
const large = Buffer.alloc(30 * 1024 * 1024, 'x');

interface Opened {
  readonly reached?: Reached;
  readonly trustedProxies?: readonly string[];
  readonly limits?: object;
  readonly key?: string;
  readonly language?: Site['language'];
  readonly hasLeft?: Site['hasLeft'];
}

/** A site in front of an app. */
async function openSite(
  listener: RequestListener,
  {
    reached = localReached,
    limits: chosen = {},
    key = 'the-key',
    language,
    hasLeft = () => false,
    trustedProxies = [],
  }: Opened = {},
) {
  const surroundings = previewSurroundings({
    clock: fakeClock(),
    folder: temporaryFolder(),
    limits: chosen,
    trustedProxies,
  });
  await surroundings.listen();
  const app = await startApp(listener);
  const door = createDoor();
  const figures = createRequestFigures();
  const make = (address: SiteAddress): Site => ({
    id: 'one',
    address,
    figures,
    productOrigin: () => reached.origin,
    serving: () => ({ socket: async () => app.socket, enter: door.enter }),
    log: () => undefined,
    keepsDataInBrowser: () => false,
    hasLeft,
    language,
  });
  const wanted = { id: 'one', label: 'one', key, reached };
  const site = await openAddress(surroundings.proxy, surroundings.addresses, wanted, make);
  return { ...surroundings, site, url: `${site.address.origin}/`, door, figures, app };
}

describe('the proxy of previews', () => {
  it.each([
    ['that closes its half behind it', '', ['200']],
    ['with a tunnel behind it', 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n', ['200', '405']],
    ['with no request behind it', 'GARBAGE\r\n\r\n', ['200', '400']],
  ])('[PREVIEW-03] answers a caller %s', async (_, behind, statuses) => {
    const { url } = await openSite((_request, response) => void setTimeout(() => response.end('told'), 50));
    const { port, host } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n${behind}`);
    if (behind === '') socket.end();
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    await once(socket, 'close');
    expect([...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)).toEqual(statuses);
    expect(answer).toContain('told');
  });

  it('[OPS-04] lets what is under way end before it closes, but for streams', async () => {
    const began: string[] = [];
    const answers: ServerResponse[] = [];
    const { url, proxy } = await openSite((request, response) => {
      began.push(request.url ?? '');
      answers.push(response);
      if (request.url === '/events') response.writeHead(200).write('data: 1\n\n');
    });
    const events = ask(`${url}events`, { headers: { accept: 'text/event-stream' } }).catch(() => 'cut off');
    const writing = ask(`${url}write`, { method: 'POST', body: 'x' });
    await expect.poll(() => began.toSorted()).toEqual(['/events', '/write']);
    let isClosed = false;
    const closed = proxy.close(60_000).then(() => (isClosed = true));
    await expect(ask(url)).rejects.toThrow();
    expect(isClosed).toBe(false);
    answers[began.indexOf('/write')]?.end('written');
    expect((await writing).text).toBe('written');
    expect(await events).toBe('cut off');
    await closed;
  });

  it('[PREVIEW-03] asks for a body when the app takes it, and for none that is too large', async () => {
    const { url } = await openSite((request, response) => void request.pipe(response));
    const { port, host } = new URL(url);
    const talk = async (length: number) => {
      const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
      let told = '';
      socket.on('data', (text: string) => {
        told += text;
        if (/ 100 Continue\r\n\r\n$/.test(told)) socket.write('x'.repeat(length));
      });
      const fields = [`Host: ${host}`, 'Expect: 100-continue', `Content-Length: ${length}`, 'Connection: close'];
      socket.write(`POST / HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`);
      await once(socket, 'close');
      return [...told.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
    };
    expect(await talk(4)).toEqual(['100', '200']);
    expect(await talk(limits.previews.requestBodyBytes + 1)).toEqual(['413']);
  });

  it('[OPS-04] begins nothing at an app that is about to leave', async () => {
    let requests = 0;
    let isLeaving = false;
    const { url, door } = await openSite((_request, response) => void response.end(String((requests += 1))), {
      hasLeft: () => isLeaving,
    });
    expect((await ask(url)).text).toBe('1');
    isLeaving = true;
    expect((await ask(url, { method: 'POST', body: 'x' })).status).toBe(421);
    expect([requests, door.underWay()]).toEqual([1, 0]);
  });

  it('[PREVIEW-03] answers with its own policy, whatever the app says', async () => {
    const { url } = await openSite((_request, response) => {
      for (const [name, value] of [
        ['content-security-policy', 'default-src *; frame-ancestors *'],
        ['content-security-policy-report-only', 'default-src *'],
        ['x-frame-options', 'ALLOWALL'],
        ['permissions-policy', 'camera=*'],
        ['referrer-policy', 'unsafe-url'],
        ['cross-origin-resource-policy', 'cross-origin'],
        ['cross-origin-opener-policy', 'unsafe-none'],
        ['access-control-allow-origin', '*'],
        ['access-control-allow-credentials', 'true'],
        ['service-worker-allowed', '/'],
        ['strict-transport-security', 'max-age=9'],
        ['alt-svc', 'h3=":1"'],
        ['clear-site-data', '"*"'],
        ['x-accel-redirect', '/secret'],
        ['reporting-endpoints', 'x="https://evil.example"'],
        ['refresh', '0; url=https://evil.example'],
        ['connection', 'x-secret-hop'],
        ['x-secret-hop', '1'],
        ['x-own', 'kept'],
      ] as const) {
        response.setHeader(name, value);
      }
      response.end('{}');
    });
    const { headers } = await ask(url);
    expect(headers['content-security-policy']).toBe(
      [
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:",
        "font-src 'self' data:; media-src 'self' data: blob:",
        `connect-src 'self' ws://one.localhost:${new URL(url).port}`,
        "frame-src 'self'; worker-src 'none'; object-src 'none'; base-uri 'self'; form-action 'self'",
        "frame-ancestors 'self' http://localhost:3000",
        'sandbox allow-scripts allow-forms allow-modals allow-downloads allow-same-origin',
      ].join('; '),
    );
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=(), ') as string,
      'x-own': 'kept',
    });
    for (const name of [
      'content-security-policy-report-only',
      'x-frame-options',
      'access-control-allow-origin',
      'access-control-allow-credentials',
      'service-worker-allowed',
      'strict-transport-security',
      'alt-svc',
      'clear-site-data',
      'x-accel-redirect',
      'reporting-endpoints',
      'refresh',
      'x-secret-hop',
    ]) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['a name that is not its own', 'GET', { host: 'evil.example' }, 421],
    ['the address of the machine', 'GET', { host: '127.0.0.1' }, 421],
    ['a name below its own', 'GET', { host: 'x.one.localhost' }, 421],
    ['no name', 'GET', { host: '' }, 421],
    ['a service worker', 'GET', { 'service-worker': 'script' }, 403],
    ['a call of another origin', 'POST', { origin: 'http://localhost:3000' }, 403],
    ['a form of another origin', 'POST', { origin: 'null', 'sec-fetch-mode': 'navigate' }, 403],
    ['a script element elsewhere', 'GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
    ['a script element on another port', 'GET', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, 403],
    ['a method nobody needs', 'TRACE', {}, 405],
    ['a link elsewhere', 'GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
    ['its own page', 'POST', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
  ])('[PREVIEW-03] lets through, or not, what comes from %s', async (_name, method, headers, status) => {
    let reached = 0;
    const { url } = await openSite((_request, response) => {
      reached += 1;
      response.end('ok');
    });
    expect((await ask(url, { method, headers })).status).toBe(status);
    expect(reached).toBe(status === 200 ? 1 : 0);
  });

  it('[PREVIEW-03] goes to nowhere but the site’s own socket', async () => {
    const seen: string[] = [];
    const { url, site } = await openSite((request, response) => {
      seen.push(`${request.url}`);
      response.end('ok');
    });
    const { port } = new URL(url);
    const raw = (line: string) =>
      new Promise<string>((resolve) => {
        let text = '';
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(`${line}\r\nHost: ${site.address.hostname}\r\nConnection: close\r\n\r\n`),
        );
        socket
          .on('data', (chunk) => (text += chunk.toString()))
          .on('error', () => resolve(text))
          .on('close', () => resolve(text));
      });
    expect(await raw('GET http://127.0.0.1:22/ HTTP/1.1')).toMatch(/^HTTP\/1.1 400/);
    expect(await raw('CONNECT 127.0.0.1:22 HTTP/1.1')).not.toMatch(/^HTTP\/1.1 200/);
    expect(await raw('GET //evil.example/x HTTP/1.1')).toMatch(/^HTTP\/1.1 200/);
    expect(seen).toEqual(['//evil.example/x']);
  });

  it('[PREVIEW-03] takes the domain off cookies, and keeps those of shared hosts apart', async () => {
    const cookies: (string | undefined)[] = [];
    const listener: RequestListener = (request, response) => {
      cookies.push(request.headers.cookie);
      response.setHeader('set-cookie', [
        'a=1; Domain=localhost; Path=/',
        'b=2; domain = .example.org; HttpOnly; SameSite=Lax',
      ]);
      response.end('ok');
    };
    const named = await openSite(listener);
    const first = await ask(named.url, { headers: { cookie: 'a=1; other=2' } });
    expect(first.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; HttpOnly; SameSite=Lax']);
    // A preview is shown in a frame of another site, where browsers send no others.
    const framed = await openSite(listener, { language: () => 'en' });
    expect((await ask(framed.url)).headers['set-cookie']).toEqual([
      'a=1; Path=/; Secure; SameSite=None; Partitioned',
      'b=2; HttpOnly; Secure; SameSite=None; Partitioned',
    ]);
    cookies.pop();
    const reached = { ...localReached, origin: 'http://127.0.0.1:3000', userAgent: 'Version/17 Safari/605' };
    const { url } = await openSite(listener, { reached });
    const key = 'pone_key=the-key';
    const second = await ask(url, { headers: { cookie: `token=secret; ptwo_key=x; ${key}; pone_a=1` } });
    expect(second.headers['set-cookie']).toEqual(['pone_a=1; Path=/; HttpOnly', 'pone_b=2; SameSite=Lax; HttpOnly']);
    expect(cookies).toEqual(['a=1; other=2', 'key=the-key; a=1']);
  });

  it('[PREVIEW-03] opens a port of its own only to whoever brings the key', async () => {
    const reached = { ...localReached, origin: 'http://127.0.0.1:3000', userAgent: 'Version/17 Safari/605' };
    const { url, site } = await openSite((_request, response) => response.end('inside'), { reached });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect((await ask(url)).status).toBe(404);
    expect((await ask(`${url}__preview/enter?key=wrong`)).status).toBe(404);
    const entered = await ask(entranceOf(site));
    expect(entered).toMatchObject({ status: 303, headers: { location: '/' } });
    const cookie = entered.headers['set-cookie']?.[0] ?? '';
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect((await ask(url, { headers: { cookie: cookie.split(';')[0] } })).text).toBe('inside');
    expect((await ask(url, { headers: { host: 'rebound.example' } })).status).toBe(421);
  });

  it('[PREVIEW-03] stops what is too large', async () => {
    const { url } = await openSite(
      (request, response) => {
        if (request.url === '/large') return void response.end('x'.repeat(3_000));
        request.on('data', () => undefined).on('end', () => response.end('ok'));
      },
      { limits: { requestBodyBytes: 1_000, answerBodyBytes: 2_000 } },
    );
    expect((await ask(url, { method: 'POST', body: 'x'.repeat(1_000) })).status).toBe(200);
    expect((await ask(url, { method: 'POST', body: 'x'.repeat(1_001) })).status).toBe(413);
    const chunked = { method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: 'x'.repeat(2_000) };
    expect((await ask(url, chunked)).status).toBe(413);
    await expect(ask(`${url}large`)).rejects.toThrow();
  });

  it('[PREVIEW-03] stops what is too slow or too much at once', async () => {
    const { url, door } = await openSite(
      (request, response) => {
        if (request.url !== '/slow') response.end('ok');
      },
      { limits: { requestMs: 400, connections: 2, connectionsWaiting: 0 } },
    );
    const answers = await Promise.all([1, 2, 3].map(() => ask(`${url}slow`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([503, 504, 504]);
    await door.empty();
    expect((await ask(url)).status).toBe(200);
  });

  it('[OPS-01] keeps places for others, however many one address takes and waits for', async () => {
    const held: ServerResponse[] = [];
    const { url } = await openSite(
      (request, response) => {
        if (request.url === '/held') held.push(response);
        else response.end('ok');
      },
      {
        limits: {
          connections: 4,
          connectionsPerAddress: 3,
          connectionsWaiting: 4,
          connectionsWaitingPerAddress: 2,
        },
      },
    );
    const greedy = Array.from({ length: 6 }, () => ask(`${url}held`, { from: '127.0.0.2' }));
    expect(await Promise.race(greedy)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    await expect.poll(() => held.length).toBe(3);
    expect((await ask(url, { from: '127.0.0.3' })).status).toBe(200);
    // Those who wait get the places that become free.
    for (let served = 0; served < 5; served += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      held.pop()?.end('at last');
    }
    const statuses = (await Promise.all(greedy)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });

  it('[OPS-01] counts the clients of a trusted proxy, whose connections are those of many', async () => {
    const held: ServerResponse[] = [];
    const { url } = await openSite(
      (request, response) => {
        if (request.url === '/held') held.push(response);
        else response.end('ok');
      },
      {
        trustedProxies: ['127.0.0.0/8'],
        limits: {
          connections: 4,
          connectionsPerAddress: 2,
          connectionsWaitingPerAddress: 0,
          openConnectionsPerAddress: 1,
        },
      },
    );
    const as = (client: string) => ({ headers: { 'x-forwarded-for': `198.51.100.9, ${client}, 127.0.0.9` } });
    const greedy = Array.from({ length: 3 }, () => ask(`${url}held`, as('192.0.2.1')));
    expect((await Promise.race(greedy)).status).toBe(503);
    expect((await ask(url, as('192.0.2.2'))).status).toBe(200);
    await expect.poll(() => held.length).toBe(2);
    for (const response of held) response.end();
    await Promise.all(greedy);
  });

  it('[PREVIEW-03] tells an app who sends a request, whatever is said of that in the request', async () => {
    const echo: RequestListener = ({ headers }, response) => response.end(JSON.stringify(headers));
    const forged = {
      'x-forwarded-for': '198.51.100.1, 203.0.113.7',
      'x-real-ip': '198.51.100.2',
      forwarded: 'for=198.51.100.3',
    };
    const told = async (url: string, headers: Record<string, string>) =>
      JSON.parse((await ask(url, { from: '127.0.0.4', headers })).text) as Record<string, string>;
    const direct = await openSite(echo);
    for (const headers of [{}, forged, { ...forged, connection: 'x-forwarded-for' }]) {
      expect((await told(direct.url, headers))['x-forwarded-for']).toBe('127.0.0.4');
    }
    const behind = await openSite(echo, { trustedProxies: ['127.0.0.0/8'] });
    const heard = await told(behind.url, forged);
    expect(heard).toMatchObject({ 'x-forwarded-for': '203.0.113.7' });
    expect(heard).not.toHaveProperty('x-real-ip');
    expect(heard).not.toHaveProperty('forwarded');
  });

  it('[OPS-01] limits the connections of one address, and ends those that take nothing of their answer', async () => {
    const { url } = await openSite((request, response) => response.end(request.url === '/large' ? large : 'ok'), {
      limits: { openConnectionsPerAddress: 3, unreadMs: 1_000 },
    });
    const { port, host } = new URL(url);
    const mute = Array.from({ length: 3 }, () => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' });
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => undefined).write(`GET /large HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      return socket.pause();
    });
    await expect.poll(async () => (await ask(url, { from: '127.0.0.2' })).status).toBe(429);
    expect((await ask(url, { from: '127.0.0.3' })).status).toBe(200);
    await expect.poll(async () => (await ask(url, { from: '127.0.0.2' })).status, { timeout: 60_000 }).toBe(200);
    expect(mute).toHaveLength(3);
  });

  it('[DEPLOY-03] counts requests, errors and times', async () => {
    const { url, figures } = await openSite((request, response) => {
      response.statusCode = request.url === '/bad' ? 500 : 200;
      response.end('ok');
    });
    expect(figures.read()).toEqual({ requests: 0, errors: 0, responseTime: null });
    for (const path of ['', 'bad', '', '__preview/reporter.js']) await ask(url + path);
    await expect.poll(() => figures.read().requests).toBe(3);
    expect(figures.read()).toMatchObject({ errors: 1, responseTime: expect.any(Number) as number });
  });

  it('[PREVIEW-01] joins WebSockets of its own pages to the app, and of no other', async () => {
    const { url, site, app, door } = await openSite((_request, response) => response.end());
    const sockets = new WebSocketServer({ server: app.server });
    sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(`echo ${String(data)}`)));
    const address = `ws://127.0.0.1:${new URL(url).port}/live`;
    const open = (origin: string) => new WebSocket(address, { headers: { host: site.address.hostname }, origin });
    const own = open(site.address.origin);
    const echoed = new Promise<string>((resolve) => own.on('message', (data) => resolve(String(data))));
    own.on('open', () => own.send('hello'));
    expect(await echoed).toBe('echo hello');
    expect(door.underWay()).toBe(0);
    own.close();
    for (const origin of ['http://localhost:3000', 'http://two.localhost:1', 'null']) {
      const refused = open(origin);
      await expect(new Promise((_resolve, reject) => refused.on('error', reject))).rejects.toThrow('403');
    }
  });

  it('[PREVIEW-01] tells the product where in the project an error of a page is', async () => {
    const { url } = await openSite((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><p>no head</p>');
    });
    const script = (await ask(`${url}__preview/reporter.js`)).text;
    expect(script).toMatch(/\("toolbench-preview", "http:\/\/localhost:3000", false\);\n$/);
    expect(() => new Script(script)).not.toThrow();
    expect((await ask(url)).text).toBe('<!doctype html><script src="/__preview/reporter.js"></script><p>no head</p>');
    expect((await ask(`${url}__preview/place?path=/x.js&line=1&column=1`)).status).toBe(404);
    expect((await ask(`${url}__preview/place?path=/x.js&line=x`)).status).toBe(404);
  });
});

describe('addresses of previews', () => {
  const settings = { port: () => 3001 };
  const at = (origin: string, userAgent = localReached.userAgent, more = {}) =>
    namedAddress('abc', { ...settings, ...more }, { origin, userAgent });

  const reachedAt = (hostname: string) => ({ hostname, userAgent: localReached.userAgent });

  it('[PREVIEW-03] are names below localhost where the product is reached there', () => {
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      expect(at(origin)?.origin).toBe('http://abc.localhost:3001');
    }
  });

  it('[PREVIEW-03] are names of the operator’s domain where there is one', () => {
    const publicUrl = 'https://*.preview.example.org';
    expect(at('https://tools.example.org', '', { publicUrl })).toEqual({
      kind: 'name',
      hostname: 'abc.preview.example.org',
      origin: 'https://abc.preview.example.org',
    });
    expect(frameSources({ ...settings, publicUrl }, reachedAt('tools.example.org'))).toEqual([publicUrl]);
  });

  it('[PREVIEW-03] are ports where there is no name to be had', () => {
    expect(at('http://192.0.2.7:3000')).toBeUndefined();
    expect(at('http://localhost:3000', 'Version/17 Safari/605')).toBeUndefined();
    expect(namedAddress('abc', { port: () => undefined }, localReached)).toBeUndefined();
    expect(frameSources(settings, reachedAt('192.0.2.7'))).toEqual(['http://192.0.2.7:*']);
    expect(frameSources(settings, reachedAt("x; script-src 'unsafe-inline'"))).toEqual([]);
  });

  it('[PREVIEW-03] are all that pages may show in frames: not any port of this machine', () => {
    expect(frameSources(settings, reachedAt('localhost'))).toEqual(['http://*.localhost:3001']);
    expect(frameSources(settings, reachedAt('127.0.0.1'))).toEqual(['http://*.localhost:3001']);
    const ownPorts = { first: 3010, last: 3011 };
    expect(frameSources({ ...settings, ownPorts }, reachedAt('192.0.2.7'))).toEqual([
      'http://192.0.2.7:3010',
      'http://192.0.2.7:3011',
    ]);
    expect(frameSources({ ...settings, ownPorts }, { hostname: 'localhost', userAgent: 'Safari/605' })).toEqual([
      'http://localhost:3010',
      'http://localhost:3011',
    ]);
  });

  it('[PREVIEW-03] take the next port of the operator’s when one is taken', async () => {
    const reached = { ...localReached, origin: 'http://127.0.0.1:3000', userAgent: '' };
    const { proxy, addresses } = previewSurroundings({ clock: fakeClock(), folder: temporaryFolder() });
    const taken = await proxy.openPort('x', 0, () => undefined);
    const ownPorts = { first: taken, last: taken + 20 };
    const make = (address: SiteAddress) => ({ address }) as Site;
    const site = await openAddress(proxy, { ...addresses, ownPorts }, { id: 'y', label: 'y', reached }, make);
    expect(Number(new URL(site.address.origin).port)).toBeGreaterThan(taken);
    expect(limits.previews.previews).toBeLessThan(1_000);
  });
});

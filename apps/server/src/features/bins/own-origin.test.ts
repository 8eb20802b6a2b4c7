import { binLimits, capturedRequests, createdBin, ownOriginAnswer } from '@toolbench/contracts/bins.ts';
import { binPaths, calls, pages } from '@toolbench/contracts/routes.ts';
import { describe, expect, it } from 'vitest';
import type { AppParts } from '../../app.ts';
import type { BinSettings } from './settings.ts';
import { builtPages } from '../../test-support/built-pages.ts';
import { exchange } from '../../test-support/raw-exchange.ts';
import { listed } from '../../test-support/read-bins.ts';
import { listen, openTestApp, signIn } from '../../test-support/test-app.ts';

const origin = 'https://bins.example';
const host = 'bins.example';
const product = 'tools.example';
const reaching = {
  status: 302,
  headers: [
    ['Location', 'https://next.example/'],
    ['Set-Cookie', 'a=1; Path=/; HttpOnly'],
    ['set-cookie', 'b=2'],
    ['WWW-Authenticate', 'Basic realm="bin"'],
    ['Refresh', '1; url=/'],
    ['Link', '</x>; rel=next'],
    ['X-Kept', '1'],
  ],
};
const sent = ['location', 'set-cookie', 'www-authenticate', 'refresh', 'link'];
/** What of them an answer has. */
const reachingNames = (headers: object) => sent.filter((name) => Object.hasOwn(headers, name));

async function openWithBin(parts: Partial<AppParts> = {}, settings: Partial<BinSettings> = { origin }) {
  const opened = await openTestApp(parts, { settings });
  const created = await opened.bins.create();
  const id = created.ok ? created.value.id : '';
  await opened.bins.setAnswer(id, ownOriginAnswer.parse(reaching));
  const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    opened.app.inject({ method: method as 'GET', url, headers: { host, ...headers } });
  return { ...opened, id, url: binPaths.address(id), ask };
}

describe('bins on an origin of their own', () => {
  it('[BIN-08] have their addresses there, which the limits and the reference name as well', async () => {
    for (const basePath of ['', '/team/tools']) {
      const site = { basePath, hiddenTools: [], links: [], contactUrl: '' };
      const opened = await openTestApp({ site, publicUrl: 'https://tools.example' }, { settings: { origin } });
      const made = await opened.app.inject({ method: 'POST', url: basePath + calls.newBin });
      const { url, bin_id: id } = createdBin.parse(made.json());
      expect(url).toBe(`${origin}${basePath}/bin/${id}`);
      // The way to the product from the root is not told there.
      expect((await opened.app.inject({ url: '/', headers: { host } })).statusCode).toBe(404);
      const known = await opened.app.inject(basePath + calls.binLimits);
      expect(binLimits.parse(known.json()).origin).toBe(origin);
      const reference = await opened.app.inject({ url: basePath + calls.apiDocs, headers: await signIn(opened) });
      const { paths } = reference.json<{ paths: Record<string, { post?: { servers?: unknown } }> }>();
      expect(paths['/bin/{id}']?.post?.servers).toEqual([{ url: origin + basePath }]);
    }
  });

  it('[BIN-08] may redirect, set cookies and challenge there, within the sandbox, and are followed at the product', async () => {
    const { app, id, url, ask } = await openWithBin();
    for (const path of [url, `${url}/a/requests`, `${url}?requests`]) {
      const answer = await ask(path);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers).toMatchObject({
        location: 'https://next.example/',
        'set-cookie': ['a=1; Path=/; HttpOnly', 'b=2'],
        'www-authenticate': 'Basic realm="bin"',
        refresh: '1; url=/',
        link: '</x>; rel=next',
        'x-kept': '1',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
      });
    }
    const list = await app.inject({ url: binPaths.requests(id), headers: { host: product } });
    expect(capturedRequests.parse(list.json())).toMatchObject({ requests: [{}, {}, {}], answer: reaching });
  });

  it('[BIN-08] let such answers be set, but no cookie for other hosts and nothing that outlives them', async () => {
    const { app, id } = await openWithBin();
    const put = (headers: string[][]) =>
      app.inject({ method: 'PUT', url: binPaths.answer(id), headers: { host: product }, payload: { headers } });
    expect((await put(reaching.headers)).statusCode).toBe(200);
    for (const header of [
      ['Set-Cookie', 'a=1; domain =tools.example'],
      ['Location', '/\r\nSet-Cookie: a=1'],
      ['Clear-Site-Data', '"*"'],
      ['Strict-Transport-Security', 'max-age=1'],
      ['Content-Security-Policy', 'default-src *'],
      ['Transfer-Encoding', 'chunked'],
    ]) {
      expect((await put([header])).statusCode, header.join(': ')).toBe(400);
    }
    expect((await app.inject({ url: binPaths.answer(id), headers: { host: product } })).json()).toMatchObject({
      headers: reaching.headers,
    });
  });

  it('[BIN-08] still catch at the product’s origin, without those headers', async () => {
    const opened = await openWithBin();
    const { app, bins, id, url } = opened;
    for (const other of [product, 'notbins.example', 'bins.example.tools.example', 'x.bins.example', 'localhost', '']) {
      const answer = await app.inject({ url, headers: { host: other } });
      expect([other, answer.statusCode, reachingNames(answer.headers)]).toEqual([other, 302, []]);
      expect(answer.headers['x-kept']).toBe('1');
    }
    expect(await listed(bins, id)).toHaveLength(6);
  });

  it('[BIN-08] keep answers readable when the origin is taken away, and send them without those headers', async () => {
    const { app, id, url, ask } = await openWithBin({}, {});
    const answer = await ask(url);
    expect([answer.statusCode, reachingNames(answer.headers), answer.headers['x-kept']]).toEqual([302, [], '1']);
    expect((await app.inject(binPaths.answer(id))).json()).toMatchObject(reaching);
    expect((await app.inject(binPaths.requests(id))).json()).toMatchObject({ answer: reaching });
    expect((await app.inject(calls.binLimits)).json()).not.toHaveProperty('origin');
  });
});

describe('the origin of bins', () => {
  it('[BIN-08] has nothing else: no page, file, call, list or probe, and tells nothing of the product', async () => {
    const opened = await openWithBin({ webRoot: builtPages() });
    const { app, id, ask } = opened;
    const session = await signIn(opened);
    expect((await app.inject({ url: '/', headers: { host: product } })).statusCode).toBe(200);
    const gets = [
      ...['/', '/tools', '/tool/api', '/lab', '/index.html', '/assets/app-1234.js', '/favicon.ico', '/robots.txt'],
      ...[pages.serviceWorker, '/bin', '/bin/', '/bins', '//', '/%2e%2e/', '/bin/../', '/bin/..%2f', '*'],
      ...[calls.health, calls.readiness, calls.metrics, calls.apiDocs, calls.identity, calls.held, calls.binLimits],
      ...[binPaths.requests(id), binPaths.requestsBefore(id, 9), binPaths.events(id), binPaths.answer(id)],
      ...[binPaths.requestBody(id, 1), `/bin/${id}/requests?x`, calls.mcp, calls.voiceSocket],
    ];
    const others = [
      ...[`POST ${calls.newBin}`, `POST ${calls.login}`, `POST ${calls.recipes}`, `POST ${calls.mcp}`],
      ...[`PUT ${binPaths.answer(id)}`, `DELETE ${binPaths.own(id)}`, `HEAD ${binPaths.requests(id)}`],
      ...[`OPTIONS ${calls.login}`, 'TRACE /', 'HEAD /', `DELETE ${calls.held}`],
    ];
    for (const line of [...gets.map((path) => `GET ${path}`), ...others]) {
      const [method = '', path = ''] = line.split(' ');
      const answer = await ask(path, { ...session, accept: 'text/html', origin }, method);
      expect([line, answer.statusCode]).toEqual([line, 404]);
      expect(answer.headers['content-type'], line).toBe('application/json; charset=utf-8');
      if (method !== 'HEAD') expect(answer.json(), line).toMatchObject({ code: 'not-found' });
      expect(Object.keys(answer.headers)).not.toContain('set-cookie');
    }
    expect(await opened.bins.find(id)).toBeDefined();
  });

  it.each([
    'bins.example',
    'BINS.example',
    'bins.example.',
    'bins.example:80',
    'bins.example:1',
    'Bins.Example.:65535',
  ])('[BIN-08] is known by the host %j', async (spelled) => {
    const { url, ask } = await openWithBin();
    expect((await ask('/', { host: spelled })).statusCode).toBe(404);
    expect((await ask(calls.health, { host: spelled })).statusCode).toBe(404);
    expect(reachingNames((await ask(url, { host: spelled })).headers)).toEqual(sent);
  });

  it('[BIN-08] is what a proxy forwards only where the proxy is configured', async () => {
    const toBins = { host: 'inner:3000', 'x-forwarded-host': host };
    const toProduct = { host, 'x-forwarded-host': product };
    const alone = await openWithBin();
    expect((await alone.ask(calls.health, toBins)).statusCode).toBe(200);
    expect(reachingNames((await alone.ask(alone.url, toBins)).headers)).toEqual([]);
    expect((await alone.ask(calls.health, toProduct)).statusCode).toBe(404);
    const behind = await openWithBin({ trustedProxies: ['127.0.0.1'] });
    expect((await behind.ask(calls.health, toBins)).statusCode).toBe(404);
    expect(reachingNames((await behind.ask(behind.url, toBins)).headers)).toEqual(sent);
    const several = { host: 'inner:3000', 'x-forwarded-host': `${product}, ${host}` };
    expect((await behind.ask(calls.health, several)).statusCode).toBe(404);
    const stranger = { url: calls.health, headers: toBins, remoteAddress: '192.0.2.9' };
    expect((await behind.app.inject(stranger)).statusCode).toBe(200);
  });

  it('[BIN-08] is not left by targets that name another host than the header does, nor entered', async () => {
    const opened = await openWithBin();
    const { id, url, bins } = opened;
    const port = await listen(opened);
    const ask = (line: string, header: string) => exchange(port, `${line}\r\n${header}Connection: close\r\n\r\n`);
    const own = `Host: ${host}\r\n`;
    const others = `Host: ${product}\r\n`;
    for (const scheme of ['http', 'https', 'HTTP']) {
      expect(await ask(`GET ${scheme}://${product}/health HTTP/1.1`, own)).toMatch(/^HTTP\/1\.1 404/);
      expect(await ask(`GET ${scheme}://${host}/health HTTP/1.1`, others)).toMatch(/^HTTP\/1\.1 404/);
      expect(await ask(`GET ${scheme}://me@${host}:1/health HTTP/1.1`, others)).toMatch(/^HTTP\/1\.1 404/);
    }
    const named = await ask(`GET http://${host}${url} HTTP/1.1`, own);
    expect(named).toMatch(/^HTTP\/1\.1 302[^]*\r\nlocation: /i);
    const unclear = [
      [`GET http://${product}${url} HTTP/1.1`, own],
      [`GET http://${host}${url} HTTP/1.1`, others],
      // Node's parser refuses this method and these bytes, so the line is read in another way.
      [`PURGE-ALL http://${product}${url} HTTP/1.1`, own],
      [`GET http://${product}${url}/\xe9 HTTP/1.1`, own],
      [`GET ${url} HTTP/1.0`, ''],
      [`GET http://${host}${url} HTTP/1.0`, ''],
    ];
    for (const [line = '', header = ''] of unclear) {
      const answer = await ask(line, header);
      expect(answer, line).toMatch(/^HTTP\/1\.1 302[^]*\r\nx-kept: 1/);
      expect(answer, line).not.toMatch(/\r\n(?:location|set-cookie|www-authenticate):/i);
    }
    expect(await ask(`PURGE-ALL ${url}/\xe9 HTTP/1.1`, own)).toMatch(/\r\nlocation: /i);
    expect(await listed(bins, id)).toHaveLength(unclear.length + 2);
    const twice = await ask(`GET ${url} HTTP/1.1`, own + others);
    expect(twice).toMatch(/^HTTP\/1\.1 400/);
    expect(await ask('GET / HTTP/1.1', own + others)).toMatch(/^HTTP\/1\.1 40[04]/);
    expect(await ask('GET / HTTP/1.1', others + own)).toMatch(/^HTTP\/1\.1 400/);
  });

  it('[BIN-08] takes no WebSocket, and its pages open none at the product', async () => {
    const opened = await openWithBin({ publicUrl: 'https://tools.example' });
    const port = await listen(opened);
    const { authorization } = await signIn(opened);
    const shake = (to: string) =>
      exchange(
        port,
        `GET ${calls.voiceSocket} HTTP/1.1\r\nHost: ${to}\r\nOrigin: ${origin}\r\nAuthorization: ${authorization}\r\n` +
          'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
    expect(await shake(host)).toMatch(/^HTTP\/1\.1 404[^]*"not-found"/);
    expect(await shake(product)).toMatch(/^HTTP\/1\.1 403[^]*"foreign-origin"/);
  });
});

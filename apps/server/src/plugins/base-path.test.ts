import { calls } from '@toolbench/contracts/routes.ts';
import { plainSite } from '@toolbench/contracts/site.ts';
import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { CannotStart } from '../cannot-start.ts';
import { builtPages } from '../test-support/built-pages.ts';
import { administrator, listen, openTestApp, signIn } from '../test-support/test-app.ts';

const site = { ...plainSite, basePath: '/team/tools' };
const openBelow = () => openTestApp({ site, webRoot: builtPages() });

/** The first line of what the server answers to a request as it is written. */
async function firstLine(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(request);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return chunk.toString('latin1').split('\r\n', 1)[0] ?? '';
}

describe('[SHELL-22] below a path', () => {
  it('serves pages and files, with the addresses of files below it', async () => {
    const { app } = await openBelow();
    const page = await app.inject('/team/tools/tool/json');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('src="/team/tools/assets/app-1a2b3c.js"');
    expect(page.body).toContain('&quot;basePath&quot;:&quot;/team/tools&quot;');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await app.inject('/team/tools/assets/app-1a2b3c.js')).headers['cache-control']).toContain('immutable');
  });

  it.each(['/', '/team/tools', '/?a=1'])('leads from %s to itself', async (url) => {
    const { app } = await openBelow();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/team/tools/']);
  });

  it.each([
    ['GET', '/tools'],
    ['GET', '/assets/app-1a2b3c.js'],
    ['GET', '/team/toolsmith'],
    ['GET', '/team'],
    ['POST', calls.login],
    ['POST', calls.newBin],
    ['GET', '/bin/00000000000000000000000000000000/requests'],
  ] as const)('answers %s %s with 404', async (method, url) => {
    const { app } = await openBelow();
    const answer = await app.inject({ method, url, headers: { accept: 'application/json' } });
    expect(answer.statusCode).toBe(404);
  });

  it('signs in, guards its calls and keeps its cookie to itself', async () => {
    const { app } = await openBelow();
    const login = await app.inject({ method: 'POST', url: `/team/tools${calls.login}`, payload: administrator });
    expect(login.headers['set-cookie']).toContain('; Path=/team/tools/auth;');
    const { access_token: token } = login.json<{ access_token: string }>();
    const identity = (headers: Record<string, string>) => app.inject({ url: `/team/tools${calls.identity}`, headers });
    expect((await identity({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
    expect((await identity({})).statusCode).toBe(401);
  });

  it('gives catchers an address below it, which catches everything further below', async () => {
    const { app } = await openBelow();
    const created = (await app.inject({ method: 'POST', url: `/team/tools${calls.newBin}` })).json<{
      bin_id: string;
      url: string;
    }>();
    const { pathname } = new URL(created.url);
    expect(pathname).toBe(`/team/tools/bin/${created.bin_id}`);
    await app.inject({ method: 'PUT', url: `${pathname}/a%zz?b=c`, payload: 'caught' });
    const { requests } = (await app.inject(`${pathname}/requests`)).json<{ requests: { url: string }[] }>();
    expect(requests.map(({ url }) => url)).toEqual([`${pathname}/a%zz?b=c`]);
  });

  it('answers probes beside it, and names itself in the description of the calls', async () => {
    const opened = await openBelow();
    for (const path of ['/health', '/ready', '/team/tools/health', '/team/tools/ready']) {
      expect((await opened.app.inject(path)).statusCode, path).toBe(200);
    }
    const docs = await opened.app.inject({ url: `/team/tools${calls.apiDocs}`, headers: await signIn(opened) });
    expect(docs.json()).toMatchObject({ servers: [{ url: '/team/tools' }] });
  });

  it('takes sockets and requests that name the whole address', async () => {
    const opened = await openBelow();
    const port = await listen(opened);
    const { authorization } = await signIn(opened);
    const handshake = (path: string) =>
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: ${authorization}\r\nconnection: upgrade\r\n` +
      'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
    expect(await firstLine(port, handshake(`/team/tools${calls.voiceSocket}`))).toContain(' 101 ');
    expect(await firstLine(port, handshake(calls.voiceSocket))).toContain(' 404 ');
    const whole = `GET http://127.0.0.1:${port}/team/tools/health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`;
    expect(await firstLine(port, whole)).toContain(' 200 ');
  });
});

describe('[SHELL-22] the page as served', () => {
  it('carries hidden tools and links as text', async () => {
    const links = [{ zh: '"引号" <b>', en: 'R&D', url: 'https://example.org/?a=1&b=2' }];
    const { app } = await openTestApp({ site: { ...plainSite, hiddenTools: ['json'], links }, webRoot: builtPages() });
    const { body } = await app.inject('/');
    const written = /<meta name="site" content="([^"]*)">/.exec(body)?.[1] ?? '';
    const read = written.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    expect(JSON.parse(read)).toEqual({ basePath: '', contactUrl: '', hiddenTools: ['json'], links });
  });

  it('has another service worker with other settings, so that kept pages are renewed', async () => {
    const worker = async (hiddenTools: string[]) => {
      const { app } = await openTestApp({ site: { ...plainSite, hiddenTools }, webRoot: builtPages() });
      const answer = await app.inject('/service-worker.js');
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache' });
      return answer.body;
    };
    const [plain, hidden] = [await worker([]), await worker(['json'])];
    expect(plain).toMatch(/^settings = '[0-9a-f]{8}';$/);
    expect(hidden).not.toBe(plain);
    expect(await worker([])).toBe(plain);
  });

  it('is not served where a tool shall be hidden that there is not', async () => {
    const opened = openTestApp({ site: { ...plainSite, hiddenTools: ['json', 'jsn'] }, webRoot: builtPages() });
    await expect(opened).rejects.toThrow(CannotStart);
    await expect(opened).rejects.toThrow(/没有这样的工具：jsn\nHIDDEN_TOOLS names no tool: jsn/);
  });
});

import { capturedRequests } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exchange } from '../../test-support/raw-exchange.ts';
import { listen, openTestApp, type TestApp } from '../../test-support/test-app.ts';

const { traffic } = limits;

async function openWithBin(parts: Parameters<typeof openTestApp>[0] = {}) {
  const opened = await openTestApp(parts);
  const created = await opened.bins.create();
  if (!created.ok) throw new Error(created.code);
  return { ...opened, id: created.value.id, port: await listen(opened) };
}

/** A socket of an address of this machine that sends something and then waits; it reads only if it is told to. */
function caller(port: number, from: string, bytes: readonly (string | Buffer)[] = []) {
  let answer = '';
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: from });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  for (const part of bytes) socket.write(part);
  return {
    answer: () => answer,
    connected: () => once(socket, 'connect'),
    read: () => socket.on('data', (chunk) => (answer += chunk.toString('latin1'))),
    leave: () => socket.destroy(),
  };
}

/** More at once than the system lets wait for a server would be tried again seconds later. */
async function callersInSteps(count: number, open: () => ReturnType<typeof caller>) {
  const callers: ReturnType<typeof caller>[] = [];
  while (callers.length < count) {
    const one = open();
    callers.push(one);
    if (callers.length % 128 === 0) await one.connected();
  }
  return callers;
}

const megabyte = Buffer.alloc(1_000_000, 'x');
const stalled = (id: string) => [`POST /bin/${id} HTTP/1.1\r\nHost: x\r\nContent-Length: 1048576\r\n\r\n`, megabyte];
const refused = (answers: readonly { readonly answer: () => string }[], status: number) =>
  answers.filter(({ answer }) => answer().startsWith(`HTTP/1.1 ${status} `));

async function fill({ app, id }: Pick<TestApp, 'app'> & { id: string }, count: number): Promise<void> {
  const payload = Buffer.alloc(60_000, 'x');
  for (let sent = 0; sent < count; sent += 1) await app.inject({ method: 'POST', url: `/bin/${id}`, payload });
}

describe('[OPS-01] bodies that are being received', () => {
  it('have a part of the memory for each sender, and others are served', async () => {
    const { port, id } = await openWithBin();
    const senders = Array.from({ length: 22 }, () => caller(port, '127.0.0.1', stalled(id)));
    for (const sender of senders) sender.read();
    await expect.poll(() => refused(senders, 429).length).toBeGreaterThanOrEqual(6);
    for (const { answer } of refused(senders, 429)) {
      expect(answer().toLowerCase()).toContain('retry-after: 1\r\n');
      expect(answer()).toContain('too-many-at-once');
    }
    const other = caller(port, '127.0.0.2', [
      `POST /bin/${id} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n`,
      megabyte,
    ]);
    other.read();
    await expect.poll(other.answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('give way to a sender who holds less, where all of the memory is taken', async () => {
    const { port, id } = await openWithBin();
    const senders = ['127.0.0.1', '127.0.0.3', '127.0.0.4', '127.0.0.5'].flatMap((from) =>
      Array.from({ length: 16 }, () => caller(port, from, stalled(id))),
    );
    for (const sender of senders) sender.read();
    const others = Array.from({ length: 8 }, () => caller(port, '127.0.0.2', stalled(id)));
    await expect.poll(() => refused(senders, 503).length).toBeGreaterThan(0);
    expect(refused(others, 503)).toEqual([]);
  });

  it('that come in thousands of tiny pieces are given up, and others are served', async () => {
    const { port, id } = await openWithBin();
    const head = (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const pieces = '1\r\nx\r\n'.repeat(5_000);
    const paths = [`/bin/${id}`, '/bin/new'];
    const senders = paths.map((path) => caller(port, '127.0.0.1', [head(path), pieces]));
    for (const sender of senders) sender.read();
    for (const { answer } of senders) await expect.poll(answer).toMatch(/^HTTP\/1\.1 413 /);
    // Lines of a log, one in each piece.
    const lines = caller(port, '127.0.0.1', [
      head(`/bin/${id}`),
      `14\r\n${'x'.repeat(20)}\r\n`.repeat(5_000),
      '0\r\n\r\n',
    ]);
    lines.read();
    await expect.poll(lines.answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('make room when their senders leave', async () => {
    const { port, id } = await openWithBin();
    const senders = Array.from({ length: 22 }, () => caller(port, '127.0.0.1', stalled(id)));
    for (const sender of senders) sender.read();
    await expect.poll(() => refused(senders, 429).length).toBeGreaterThanOrEqual(6);
    for (const sender of senders) sender.leave();
    const post = async () =>
      (await fetch(`http://127.0.0.1:${port}/bin/${id}`, { method: 'POST', body: megabyte })).status;
    await expect.poll(post).toBe(200);
  });
});

describe('[OPS-01] lists of a bin', () => {
  it('[BIN-03] come in pages that together hold everything once', async () => {
    const opened = await openWithBin();
    await fill(opened, 40);
    const ids: number[] = [];
    let pages = 0;
    for (let next: string | undefined = `/bin/${opened.id}/requests`; next !== undefined; pages += 1) {
      const response = await opened.app.inject(next);
      expect(response.body.length).toBeLessThan(limits.bins.listedBytes * 1.2);
      const list = capturedRequests.parse(response.json());
      expect(list.dropped).toBe(0);
      expect(list.requests.every(({ body }) => body.length === 60_000)).toBe(true);
      ids.push(...list.requests.map(({ id }) => id));
      next = list.next;
    }
    expect(ids).toEqual(Array.from({ length: 40 }, (_, at) => 40 - at));
    expect(pages).toBe(3);
  });

  it('that are not read hold a part of the memory for each caller, and others read theirs', async () => {
    const opened = await openWithBin();
    await fill(opened, 20);
    const ask = `GET /bin/${opened.id}/requests HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(10);
    const callers = Array.from({ length: 12 }, () => caller(opened.port, '127.0.0.1', [ask]));
    const metrics = async () =>
      (await opened.metrics.families()).find(({ name }) => name === 'toolbench_bytes_in_flight');
    const sent = async () => (await metrics())?.samples.find(({ labels }) => labels?.direction === 'sent')?.value ?? 0;
    await expect.poll(sent).toBeGreaterThan(0);
    expect(await sent()).toBeLessThanOrEqual(traffic.sentBytesPerAddress);
    const other = caller(opened.port, '127.0.0.2', [ask.slice(0, ask.length / 10)]);
    other.read();
    await expect.poll(other.answer).toMatch(/^HTTP\/1\.1 200 [^]*"dropped":0/);
    for (const one of callers) one.leave();
    await expect.poll(sent).toBe(0);
  });
});

describe('[OPS-01] connections and requests', () => {
  afterEach(() => void vi.useRealTimers());

  it('have a number for each address', async () => {
    const { port } = await openWithBin();
    const callers = await callersInSteps(traffic.connectionsPerAddress + 3, () => caller(port, '127.0.0.6'));
    for (const one of callers) one.read();
    await expect.poll(() => refused(callers, 429).length).toBe(3);
    expect(refused(callers, 429)[0]?.answer()).toContain('retry-after: 1\r\n');
    expect(await (await fetch(`http://127.0.0.1:${port}/health`)).json()).toEqual({ status: 'ok' });
  });

  it('count open requests of an address, which /health is exempt from', async () => {
    const { app, bins, id, port } = await openWithBin();
    await bins.setAnswer(id, { status: 200, headers: [], body: '', delayMs: 8_000 });
    const ask = `GET /bin/${id}/x HTTP/1.1\r\nHost: x\r\n\r\n`;
    const callers = await callersInSteps(traffic.requestsPerAddress, () => caller(port, '127.0.0.1', [ask]));
    const open = async () => (await app.inject({ url: '/bin/limits', remoteAddress: '127.0.0.1' })).statusCode;
    await expect.poll(open).toBe(429);
    expect((await app.inject({ url: '/health', remoteAddress: '127.0.0.1' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/bin/limits', remoteAddress: '127.0.0.2' })).statusCode).toBe(200);
    for (const one of callers) one.leave();
  });

  it('take no room where there are none: streams and sockets stay open for as long as their pages do', async () => {
    const { port, id, metrics } = await openWithBin();
    const ask = `GET /bins/${id}/events HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n`;
    const streams = Array.from({ length: 3 }, () => caller(port, '127.0.0.1', [ask]));
    for (const one of streams) one.read();
    await expect.poll(() => refused(streams, 200).length).toBe(3);
    const families = await metrics.families();
    const held = families.find(({ name }) => name === 'toolbench_bytes_in_flight');
    expect(held?.samples).toContainEqual({ labels: { direction: 'received' }, value: 0 });
  });

  it('count for the client and not for a trusted proxy', async () => {
    const { port, id } = await openWithBin({ trustedProxies: ['127.0.0.1'] });
    const head = (client: string) =>
      `POST /bin/${id} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\nContent-Length: 1048576\r\n\r\n`;
    const send = (client: string) => caller(port, '127.0.0.1', [head(client), megabyte]);
    const greedy = Array.from({ length: 22 }, () => send('192.0.2.1'));
    for (const one of greedy) one.read();
    await expect.poll(() => refused(greedy, 429).length).toBeGreaterThanOrEqual(6);
    const modest = caller(port, '127.0.0.1', [head('192.0.2.2'), Buffer.alloc(1024 * 1024, 'x')]);
    modest.read();
    await expect.poll(modest.answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('end when nothing of a body comes any more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const { port, id } = await openWithBin();
    const sender = caller(port, '127.0.0.1', stalled(id));
    sender.read();
    await vi.waitFor(() => {
      vi.advanceTimersByTime(traffic.stalledMs + 2 * traffic.lookEveryMs);
      expect(sender.answer()).toMatch(/^HTTP\/1\.1 408 /);
    }, 60_000);
  });
});

describe('[OPS-01] calls of monitors and proxies', () => {
  it('to /health and /ready never count as calls', async () => {
    const { app } = await openTestApp({ callsPerMinute: 2 });
    for (const url of ['/health', '/ready', '/health', '/ready']) expect((await app.inject(url)).statusCode).toBe(200);
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await app.inject('/bin/limits')).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it.each([
    [{ 'x-forwarded-proto': 'javascript' }, 'X-Forwarded-Proto'],
    [{ 'x-forwarded-host': 'a.example/"><script>' }, 'X-Forwarded-Host'],
    [{ 'x-forwarded-host': "a'b" }, 'X-Forwarded-Host'],
    [{ 'x-forwarded-host': 'a.example:99999' }, 'X-Forwarded-Host'],
    [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'user@a.example' }, 'X-Forwarded-Host'],
  ])('with the forwarded headers %j are refused from a trusted proxy', async (headers, field) => {
    const trusting = await openTestApp({ trustedProxies: ['127.0.0.1'] });
    const response = await trusting.app.inject({ method: 'POST', url: '/bin/new', headers });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ detail: string }>().detail).toContain(field);
    const other = await openTestApp();
    expect((await other.app.inject({ method: 'POST', url: '/bin/new', headers })).statusCode).toBe(200);
  });

  it.each([
    ['a.example', 'https://a.example'],
    ['a.example:8443', 'https://a.example:8443'],
    ['[2001:db8::1]:80', 'https://[2001:db8::1]:80'],
  ])('name the host %s', async (host, origin) => {
    const { app } = await openTestApp({ trustedProxies: ['127.0.0.1'] });
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
    const response = await app.inject({ method: 'POST', url: '/bin/new', headers });
    expect(response.json<{ url: string }>().url).toContain(`${origin}/bin/`);
  });

  it('name a scheme in any letters', async () => {
    const { app } = await openTestApp({ trustedProxies: ['127.0.0.1'] });
    const headers = { 'x-forwarded-proto': 'HTTPS', 'x-forwarded-host': 'a.example' };
    const response = await app.inject({ method: 'POST', url: '/bin/new', headers });
    expect(response.json<{ url: string }>().url).toMatch(/^https:\/\/a\.example\/bin\//);
    expect(response.headers).toHaveProperty('strict-transport-security');
  });

  it('to a port that there is not are refused', async () => {
    const { port } = await openWithBin();
    const health = (host: string) =>
      exchange(port, `GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await health('a.example:65535')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await health('a.example:65536')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('with TRACE are caught by a bin and refused elsewhere', async () => {
    const { port, id } = await openWithBin();
    const trace = (path: string) => exchange(port, `TRACE ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(await trace(`/bin/${id}/x`)).toMatch(/^HTTP\/1\.1 200 /);
    for (const path of ['/', '/tools', '/health', '/auth/me']) {
      expect(await trace(path)).toMatch(/^HTTP\/1\.1 405 [^]*allow: GET/i);
    }
  });

  it.each([
    ['subdomains', 'max-age=31536000; includeSubDomains'],
    ['host', 'max-age=31536000'],
    ['off', undefined],
  ] as const)('over https are told %s as the configuration says', async (strictTransport, header) => {
    const { app } = await openTestApp({ trustedProxies: ['127.0.0.1'], strictTransport });
    const response = await app.inject({ url: '/health', headers: { 'x-forwarded-proto': 'https' } });
    expect(response.headers['strict-transport-security']).toBe(header);
  });
});

import { connect } from 'node:net';
import { createTestDatabase, findPostgres, startPostgres } from '../apps/server/src/test-support/test-postgres.ts';
import { startBinServer, type BinServer } from './bin-server.ts';
import { captureLoad, percentile } from './capture-load.ts';
import { measureCaptureRate } from './capture-rate.ts';
import { report } from './report.ts';
import { wait, withFolder } from './with-folder.ts';

/** Acknowledged requests that a killed server no longer has, over this many kills. */
async function lostInKills(folder: string, databaseUrl: string | undefined, rounds: number) {
  let [lost, acknowledged] = [0, 0];
  let server = await startBinServer(folder, { databaseUrl });
  for (let round = 0; round < rounds; round += 1) {
    const bins = await server.newBins(16);
    const load = captureLoad({
      port: server.port,
      connections: 16,
      pathOf: (index) => `/bin/${bins[index] ?? ''}`,
      seconds: 60,
    });
    await wait(50 + Math.random() * 250);
    await server.kill();
    const answered = (await load).acknowledged;
    server = await startBinServer(folder, { databaseUrl });
    for (const [index, bin] of bins.entries()) {
      const { requests, dropped } = (await (await fetch(`${server.url}/bin/${bin}/requests`)).json()) as {
        requests: readonly { id: number; body_bytes: number }[];
        dropped: number;
      };
      const sent = answered[index] ?? 0;
      const isWhole = requests.every(
        ({ id, body_bytes }, at) => id === dropped + requests.length - at && body_bytes === 1_024,
      );
      lost += Math.max(sent - requests.length - dropped, 0) + (isWhole ? 0 : 1);
      acknowledged += sent;
    }
  }
  await server.stop();
  return { lost, note: `of ${acknowledged} in ${rounds} kills` };
}

async function measureKills(): Promise<void> {
  const onSqlite = await withFolder((folder) => lostInKills(folder, undefined, 50));
  report({ name: 'captures: lost, SQLite', value: onSqlite.lost, unit: '', limit: 0, note: onSqlite.note });
  const binaries = findPostgres();
  if (binaries === undefined) return;
  const postgres = await startPostgres(binaries);
  const url = await createTestDatabase(postgres.url);
  const onPostgres = await withFolder((folder) => lostInKills(folder, url, 50)).finally(postgres.stop);
  report({ name: 'captures: lost, PostgreSQL', value: onPostgres.lost, unit: '', limit: 0, note: onPostgres.note });
}

/** Milliseconds from sending a request until a page that watches has it. */
async function measurePush(server: BinServer): Promise<void> {
  const [bin = ''] = await server.newBins(1);
  const watcher = new AbortController();
  const events = await fetch(`${server.url}/bins/${bin}/events`, { signal: watcher.signal });
  const seen = new Map<number, number>();
  const reading = (async () => {
    for await (const chunk of events.body ?? []) {
      for (const [, id] of Buffer.from(chunk)
        .toString()
        .matchAll(/^id: (\d+)$/gm))
        seen.set(Number(id), performance.now());
    }
  })().catch(() => undefined);
  const times: number[] = [];
  for (let id = 1; id <= 100; id += 1) {
    const sentAt = performance.now();
    await fetch(`${server.url}/bin/${bin}`, { method: 'POST', body: 'x' });
    while (!seen.has(id)) await wait(1);
    times.push((seen.get(id) ?? 0) - sentAt);
  }
  watcher.abort();
  await reading;
  report({ name: 'captures: on the page, p99', value: percentile(times, 0.99), unit: 'ms', limit: 200 });
}

/** What others wait while 500 connections send their headers and bodies byte by byte. */
async function measureSlow(server: BinServer): Promise<void> {
  const [bin = ''] = await server.newBins(1);
  const head = `POST /bin/${bin} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n`;
  const sockets = Array.from({ length: 500 }, (_, index) => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    let at = 0;
    // Half of them never finish their headers, the others not their bodies.
    const text = index % 2 === 0 ? head : head + 'x'.repeat(900);
    if (index % 2 === 1) socket.write(head);
    const timer = setInterval(() => socket.write(text[(at += 1) % text.length] ?? 'x'), 1_000);
    return socket.on('close', () => clearInterval(timer));
  });
  const times: number[] = [];
  for (let count = 0; count < 200; count += 1) {
    const started = performance.now();
    await (await fetch(`${server.url}/bin/${bin}`, { method: 'POST', body: 'x' })).text();
    times.push(performance.now() - started);
    await wait(20);
  }
  for (const socket of sockets) socket.destroy();
  report({ name: 'captures: p95 beside 500 slow senders', value: percentile(times, 0.95), unit: 'ms', limit: 200 });
}

/** Start and first list with 100,000 requests in the store. */
async function measureRestart(): Promise<void> {
  await withFolder(async (folder) => {
    const first = await startBinServer(folder);
    const bins = await first.newBins(500);
    for (let at = 0; at < bins.length; at += 50) {
      const pathOf = (index: number) => `/bin/${bins[at + index] ?? ''}`;
      await captureLoad({ port: first.port, connections: 50, pathOf, seconds: 5 });
    }
    await first.kill();
    const started = performance.now();
    const second = await startBinServer(folder);
    const list = (await (await fetch(`${second.url}/bin/${bins[0] ?? ''}/requests`)).json()) as { requests: unknown[] };
    const value = performance.now() - started;
    await second.stop();
    const note = `${list.requests.length} in each of ${bins.length} bins`;
    report({ name: 'captures: restart with 100,000 stored', value, unit: 'ms', limit: 2_000, note });
  });
}

/** The request catcher: its rate, what it loses when it is killed, how soon a page knows, slow senders, a restart. */
export async function measureCaptures(): Promise<void> {
  await measureCaptureRate();
  await withFolder(async (folder) => {
    const server = await startBinServer(folder);
    await measurePush(server);
    await measureSlow(server);
    await server.stop();
  });
  await measureRestart();
  await measureKills();
}

import { capturedRequests, createdBin, type CapturedRequest } from '@toolbench/contracts/bins.ts';
import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isLongRun } from '../../../test-support/is-long-run.ts';
import { describeOnDatabases } from '../../../test-support/on-databases.ts';
import { bundleServer, runServer, type ServerProcess } from '../../../test-support/server-process.ts';
import { temporaryFolder } from '../../../test-support/temporary-folder.ts';

bundleServer();

const settings = {
  ADMIN_PASSWORD: 'canary-password-1',
  LOG_LEVEL: 'error',
  BIN_CAPTURES_PER_SECOND: '100000',
  BIN_CREATED_PER_HOUR: '1000',
  BIN_REQUESTS_KEPT: '1000',
};

async function newBin(server: ServerProcess): Promise<string> {
  const response = await fetch(`${server.url}/bin/new`, { method: 'POST' });
  return createdBin.parse(await response.json()).bin_id;
}

async function listOf(server: ServerProcess, bin: string): Promise<readonly CapturedRequest[]> {
  const response = await fetch(`${server.url}/bin/${bin}/requests`);
  return capturedRequests.parse(await response.json()).requests;
}

/** Sends one request; false where the server did not answer it. */
function send(url: string, body: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request(url, { method: 'POST', agent }, (response) => {
      response.resume().on('error', () => undefined);
      resolve(response.statusCode === 200);
    });
    call.on('error', () => resolve(false)).end(body);
  });
}

/** Sends one request after the other until the server is gone, and gives the bodies that were answered 200. */
async function sendUntilGone(
  server: ServerProcess,
  bin: string,
  onAcknowledged: () => void,
): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const acknowledged: string[] = [];
  for (;;) {
    const body = `${acknowledged.length} ${'x'.repeat(1_000)}`;
    if (!(await send(`${server.url}/bin/${bin}`, body, agent))) return acknowledged;
    acknowledged.push(body);
    onAcknowledged();
  }
}

/** When the server is killed, in requests it has acknowledged: at each of these where there is time, else at one. */
const moments = isLongRun ? [20, 77, 200] : [77];

describeOnDatabases('a server that is killed', (newPlace) => {
  it('[BIN-02] [BIN-06] has every request that it acknowledged, whole, and its bins with their answers, whenever it is killed', async () => {
    const place = await newPlace();
    const environment = { ...settings, DATABASE_URL: place.url ?? '' };
    const start = () => runServer(place.folder, environment);
    let server = await start();
    const answering = await newBin(server);
    const headers = { 'content-type': 'application/json' };
    await fetch(`${server.url}/bins/${answering}/answer`, { method: 'PUT', headers, body: '{"status":202}' });
    for (const killAfter of moments) {
      const bins = await Promise.all(Array.from({ length: 8 }, () => newBin(server)));
      let count = 0;
      const killInTime = () => {
        count += 1;
        if (count === killAfter) server.process.kill('SIGKILL');
      };
      const acknowledged = await Promise.all(bins.map((bin) => sendUntilGone(server, bin, killInTime)));
      await server.ended;
      server = await start();
      expect((await fetch(`${server.url}/bin/${answering}`)).status).toBe(202);
      for (const [index, bin] of bins.entries()) {
        const stored = [...(await listOf(server, bin))].reverse();
        const sent = acknowledged[index] ?? [];
        expect(stored.slice(0, sent.length).map(({ body }) => body)).toEqual(sent);
        // The one under way may have been written and not answered.
        expect(stored.length - sent.length).toBeLessThanOrEqual(1);
        for (const { body, body_sha256 } of stored) {
          expect(createHash('sha256').update(body).digest('hex')).toBe(body_sha256);
        }
      }
      expect(acknowledged.flat().length).toBeGreaterThanOrEqual(killAfter);
    }
  });

  it('[BIN-03] is replaced by another on the same database: what one catches, a page on the other sees', async () => {
    const place = await newPlace();
    // An embedded database belongs to one process.
    if (place.url === undefined) return;
    const environment = { ...settings, DATABASE_URL: place.url };
    const [first, second] = await Promise.all([
      runServer(temporaryFolder(), environment),
      runServer(temporaryFolder(), environment),
    ]);
    const bin = await newBin(first);
    const watcher = new AbortController();
    onTestFinished(() => watcher.abort());
    const events = await fetch(`${second.url}/bins/${bin}/events`, { signal: watcher.signal });
    let seen = '';
    const reading = (async () => {
      for await (const chunk of events.body ?? []) seen += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    const sees = (id: number) => expect.poll(() => seen, { interval: 5 }).toContain(`id: ${id}\n`);

    await fetch(`${first.url}/bin/${bin}`, { method: 'POST', body: 'caught by the first' });
    await sees(1);
    await fetch(`${second.url}/bin/${bin}`, { method: 'POST', body: 'caught by the second' });
    await sees(2);
    first.process.kill('SIGKILL');
    await first.ended;
    await fetch(`${second.url}/bin/${bin}`, { method: 'POST', body: 'after the first is gone' });
    await sees(3);
    expect((await listOf(second, bin)).map(({ body }) => body)).toEqual([
      'after the first is gone',
      'caught by the second',
      'caught by the first',
    ]);

    const third = await runServer(temporaryFolder(), environment);
    await fetch(`${third.url}/bins/${bin}`, { method: 'DELETE' });
    await reading;
    expect(seen.endsWith('event: gone\ndata: {}\n\n')).toBe(true);
  });
});

describe('a server that is stopped', () => {
  it('[BIN-03] ends the streams of events and does not wait for them', async () => {
    const server = await runServer(temporaryFolder(), settings);
    const bin = await newBin(server);
    const events = await fetch(`${server.url}/bins/${bin}/events`);
    const ended = events.text();
    const started = performance.now();
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await ended).toContain('retry');
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { rawRequestCases } from '../../../test-support/raw-request-cases.ts';
import { bodyLimit, type RawRequestCase } from '../../../test-support/raw-request.ts';
import { listed, storedBody } from '../../../test-support/read-bins.ts';
import { listen, openTestApp, type TestApp } from '../../../test-support/test-app.ts';

/** Sends bytes and gives everything that is answered until the connection closes. */
async function exchange(port: number, { send, isCut }: Pick<RawRequestCase, 'send' | 'isCut'>): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined);
  socket.write(Buffer.from(send, 'latin1'));
  if (isCut) socket.end();
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

const statusesIn = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** What is in a bin, oldest first, with the exact bytes of the bodies. */
async function storedIn({ bins }: TestApp, id: string) {
  const requests = await listed(bins, id);
  return Promise.all(
    [...requests].reverse().map(async ({ number, method, target, rawHeaders, bodySha256 }) => {
      const body = await storedBody(bins, id, number);
      expect(bodySha256).toBe(body === undefined ? null : createHash('sha256').update(body).digest('hex'));
      return { method, target, headers: rawHeaders, body: body?.toString('latin1') };
    }),
  );
}

async function newBin({ bins }: TestApp): Promise<string> {
  const created = await bins.create();
  if (!created.ok) throw new Error(created.code);
  return created.value.id;
}

it('[BIN-02] takes 100 requests and more over a plain socket: kept once and byte for byte, or refused', async () => {
  const opened = await openTestApp({}, { settings: { bodyBytes: bodyLimit } });
  const port = await listen(opened);
  const expired = await newBin(opened);
  opened.clock.advance(opened.bins.limits.lifetimeMs);
  expect(rawRequestCases.length).toBeGreaterThan(100);

  const runCase = async (raw: RawRequestCase) => {
    const bin = await newBin(opened);
    const fill = (text: string) =>
      text.replaceAll('{bin}', bin).replaceAll('{expired}', expired).replaceAll('{unknown}', 'A'.repeat(22));
    const answer = await exchange(port, { ...raw, send: fill(raw.send) });
    const stored = raw.stored.map((request) => ({ ...request, target: fill(request.target) }));
    return {
      found: { name: raw.name, statuses: statusesIn(answer), stored: await storedIn(opened, bin) },
      wanted: { name: raw.name, statuses: raw.statuses, stored },
      answer,
    };
  };
  for (const { found, wanted, answer } of await Promise.all(rawRequestCases.map(runCase))) {
    expect.soft(found).toEqual(wanted);
    expect.soft(answer, wanted.name).not.toMatch(/set-cookie|polluted|<script>/i);
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  expect(await storedIn(opened, expired)).toEqual([]);
  expect(opened.log.filter((line) => line.includes('request failed'))).toEqual([]);
});

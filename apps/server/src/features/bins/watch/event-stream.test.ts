import { capturedRequest, createdBin } from '@toolbench/contracts/bins.ts';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, openTestApp } from '../../../test-support/test-app.ts';

async function openStream(url: string, headers: Record<string, string> = {}) {
  const call = get(url, { headers });
  onTestFinished(() => void call.destroy());
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  response.on('error', () => undefined);
  return {
    response,
    text: () => text,
    ended: new Promise((resolve) => response.once('close', resolve)),
    /** Waits until this has been sent. */
    has: (part: string) => expect.poll(() => text, { interval: 2 }).toContain(part),
    leave: () => call.destroy(),
  };
}

async function openWithBin() {
  const opened = await openTestApp();
  const port = await listen(opened);
  const base = `http://127.0.0.1:${port}`;
  const { bin_id: id } = createdBin.parse(await (await fetch(`${base}/bin/new`, { method: 'POST' })).json());
  const send = (body: string) => fetch(`${base}/bin/${id}`, { method: 'POST', body });
  return { ...opened, id, send, events: `${base}/bins/${id}/events` };
}

describe('the stream of events', () => {
  it('[BIN-03] sends each request with its number, in the shape of the list', async () => {
    const { send, events } = await openWithBin();
    await send('first\n\nevent: gone');
    const stream = await openStream(events);
    expect(stream.response).toMatchObject({ statusCode: 200 });
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await stream.has('id: 1\n');
    await send('工具');
    await stream.has('id: 2\n');
    expect(stream.text().startsWith('retry: 1500\n\n')).toBe(true);
    const frames = stream.text().split('\n\n').slice(1, 3);
    const bodies = frames.map((frame) => {
      const [id, event, data = ''] = frame.split('\n');
      const request = capturedRequest.parse(JSON.parse(data.replace('data: ', '')));
      expect([id, event]).toEqual([`id: ${request.id}`, 'event: request']);
      return request.body;
    });
    expect(bodies).toEqual(['first\n\nevent: gone', '工具']);
  });

  it('[BIN-03] goes on after Last-Event-ID, or after the number in the query', async () => {
    const { send, events } = await openWithBin();
    for (const body of ['1', '2', '3']) await send(body);
    for (const stream of [
      await openStream(events, { 'last-event-id': '2' }),
      await openStream(`${events}?after=2`),
      await openStream(`${events}?after=0`, { 'last-event-id': '2' }),
    ]) {
      await stream.has('id: 3\n');
      expect(stream.text()).not.toContain('id: 2\n');
    }
    const fromStart = await openStream(events, { 'last-event-id': 'nonsense' });
    await fromStart.has('id: 3\n');
    expect(fromStart.text()).toContain('id: 1\n');
  });

  it('[BIN-01] says that the bin is gone and ends', async () => {
    const { bins, id, events } = await openWithBin();
    const stream = await openStream(events);
    await stream.has('retry');
    await bins.remove(id);
    await stream.ended;
    expect(stream.text().endsWith('event: gone\ndata: {}\n\n')).toBe(true);
    expect((await openStream(events)).response.statusCode).toBe(404);
  });

  it('frees its place when the page is closed', async () => {
    const { events } = await openWithBin();
    const streams = [];
    for (let count = 0; count < 20; count += 1) streams.push(await openStream(events));
    expect((await openStream(events)).response.statusCode).toBe(429);
    for (const stream of streams) stream.leave();
    await expect.poll(async () => (await openStream(events)).response.statusCode).toBe(200);
  });

  it('ends when the server stops, so that the server can', async () => {
    const { app, events } = await openWithBin();
    const stream = await openStream(events);
    await stream.has('retry');
    await app.close();
    await stream.ended;
  });
});

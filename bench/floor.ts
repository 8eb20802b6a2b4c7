import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { Browser } from '@playwright/test';

/** Serves an empty page, the worker of the floors, and the texts, away from the product and its content policy. */
function serve(texts: readonly Buffer[]): Promise<{ server: Server; url: string }> {
  const worker = readFileSync(process.env.BENCH_FLOORS ?? '');
  const server = createServer((request, response) => {
    const text = /^\/text\/(\d)$/.exec(request.url ?? '')?.[1];
    const isWorker = request.url === '/floors.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(text ? texts[Number(text)] : isWorker ? worker : '<!doctype html><title>floor</title>');
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
    }),
  );
}

/** Milliseconds of the bare work on the texts, in a worker of the same browser; the median of three. */
export async function measureFloor(browser: Browser, name: string, ...texts: Buffer[]): Promise<number> {
  const { server, url } = await serve(texts);
  const page = await browser.newPage();
  await page.goto(url);
  const ms = await page.evaluate(
    async ({ floor, count }) => {
      const buffers: ArrayBuffer[] = [];
      for (let at = 0; at < count; at += 1) buffers.push(await (await fetch(`/text/${at}`)).arrayBuffer());
      const worker = new Worker('/floors.js');
      return new Promise<number>((resolve, reject) => {
        worker.onerror = (event) => reject(new Error(event.message));
        worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
        worker.postMessage({ name: floor, texts: buffers });
      });
    },
    { floor: name, count: texts.length },
  );
  await page.close();
  server.close();
  return ms;
}

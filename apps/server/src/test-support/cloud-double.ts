import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface DoubleCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface DoubleAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A provider on this machine. Faults are played before anything else, each once, in their order. */
export async function startCloud(answer: (call: DoubleCall) => DoubleAnswer | Promise<DoubleAnswer>) {
  const faults: DoubleAnswer[] = [];
  const calls: DoubleCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', headers } = request;
      const call = {
        method,
        headers,
        url: new URL(request.url ?? '', `http://${headers.host}`),
        text: Buffer.concat(chunks).toString(),
      };
      calls.push(call);
      void Promise.resolve(faults.shift() ?? answer(call)).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, faults, calls };
}

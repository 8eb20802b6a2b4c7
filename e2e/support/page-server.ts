import { createServer, request as send } from 'node:http';

export interface PageServer {
  readonly origin: string;
  /** What is answered at a path. */
  readonly pages: Map<string, string>;
  readonly close: () => Promise<void>;
}

/**
 * Serves pages of a test on this machine, and passes everything else on to the product where there is one: browsers let
 * only pages that really come from this machine show what runs on it.
 */
export async function servePages(product?: string): Promise<PageServer> {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (page !== undefined) {
      response.setHeader('content-type', 'text/html');
      return void response.end(page);
    }
    if (product === undefined) return void response.writeHead(404).end();
    const { method, url, headers } = request;
    const upstream = send(new URL(url ?? '/', product), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const close = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    return closed;
  };
  return { origin: `http://127.0.0.1:${address.port}`, pages, close };
}

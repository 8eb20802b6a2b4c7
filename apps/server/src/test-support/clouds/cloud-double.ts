import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface DoubleCall {
  /** As its provider calls it. */
  readonly name: string;
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface DoubleAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Instead of an answer; or, where it is lost, the call is carried out and the connection cut. */
export type Fault = { readonly on?: string } & (DoubleAnswer | { readonly isLost: true });

export const machinesFirst = (things: readonly string[]) =>
  [...things].sort((one, other) => Number(other.startsWith('machine')) - Number(one.startsWith('machine')));

const nameOfCall = ({ method, url }: Omit<DoubleCall, 'name'>) => `${method} ${url.pathname}`;

/** A provider on this machine. Faults come before anything else, each once, in their order for each name. */
export async function startCloud(
  answer: (call: DoubleCall) => DoubleAnswer | Promise<DoubleAnswer>,
  nameOf: (call: Omit<DoubleCall, 'name'>) => string = nameOfCall,
) {
  const faults: Fault[] = [];
  const calls: DoubleCall[] = [];
  const faultOf = (name: string) => {
    const at = faults.findIndex(({ on }) => on === undefined || on === name);
    return at < 0 ? undefined : faults.splice(at, 1)[0];
  };
  async function play(call: DoubleCall): Promise<DoubleAnswer | undefined> {
    const fault = faultOf(call.name);
    if (fault === undefined || 'isLost' in fault) {
      const answered = await answer(call);
      return fault ? undefined : answered;
    }
    return fault;
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', headers } = request;
      const url = new URL(request.url ?? '', `http://${headers.host}`);
      const bare = { method, headers, url, text: Buffer.concat(chunks).toString() };
      const call = { ...bare, name: nameOf(bare) };
      calls.push(call);
      void play(call).then((played) => {
        if (played === undefined) return request.socket.destroy();
        const { status, body, headers: more } = played;
        response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(body));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, faults, calls };
}

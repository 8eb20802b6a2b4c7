import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { flavours, type FlavourName } from './flavours.ts';
import type { Asked } from './asked.ts';

export type Handler = (asked: Asked, response: ServerResponse) => void | Promise<void>;

export interface ServiceDouble {
  readonly baseUrl: string;
  /** Every request, in order. */
  readonly asked: readonly Asked[];
  /** The next requests are answered by these, one each, instead of as the service would. */
  readonly answerNext: (...handlers: readonly Handler[]) => void;
  /** Resolves when the caller closes a connection whose answer is not finished. */
  readonly nextLeft: () => Promise<void>;
  readonly close: () => Promise<void>;
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  const { url: path = '', headers } = request;
  if (bytes.length === 0) return { path, headers, json: {} };
  if (!type.startsWith('multipart/'))
    return { path, headers, json: JSON.parse(bytes.toString('utf8')) as Asked['json'] };
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('no file in the form');
  const fields = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return { path, headers, json: fields, file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } };
}

/** A service on this machine that answers like this. */
export async function openService(usual: Handler): Promise<ServiceDouble> {
  const asked: Asked[] = [];
  const handlers: Handler[] = [];
  const leavers: (() => void)[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.on('close', () => {
      if (!response.writableFinished) leavers.shift()?.();
    });
    const question = await readAsked(request);
    asked.push(question);
    await (handlers.shift() ?? usual)(question, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(`the double failed: ${String(error)}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    answerNext: (...more) => void handlers.push(...more),
    nextLeft: () => new Promise((resolve) => void leavers.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** One that speaks the protocol the way one kind of server really does, and is as strict. */
export const openDouble = (flavour: FlavourName): Promise<ServiceDouble> => openService(flavours[flavour]);

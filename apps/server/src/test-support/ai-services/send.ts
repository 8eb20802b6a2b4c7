import type { ServerResponse } from 'node:http';

/** Any two texts have different vectors, the same text always the same one. */
export function vectorOf(text: string): readonly number[] {
  return [0, 1, 2, 3].map((at) =>
    Math.sin((at + 1) * (1 + [...text].reduce((sum, c) => sum + (c.codePointAt(0) ?? 0), 0))),
  );
}

export function floatsAsBase64(vector: readonly number[]): string {
  return Buffer.from(Float32Array.from(vector).buffer).toString('base64');
}

export function sendJson(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const piece = 7;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** In pieces of a few bytes, so that events and letters are cut wherever that can be. */
async function sendPieces(response: ServerResponse, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length; from += piece) {
    response.write(bytes.subarray(from, from + piece));
    await nextTurn();
  }
}

const asEvent = (event: unknown) => (typeof event === 'string' ? `${event}\n\n` : `data: ${JSON.stringify(event)}\n\n`);

interface StreamEnd {
  /** Whether `[DONE]` is the last event. */
  readonly done?: boolean;
  /** After this many bytes the connection is cut. */
  readonly cutAfter?: number;
  /** The connection stays open and silent. */
  readonly stalls?: boolean;
}

/** Server-sent events; a string is a line of its own, such as a comment. */
export async function sendStream(
  response: ServerResponse,
  events: readonly unknown[],
  { done = true, cutAfter, stalls = false }: StreamEnd = {},
): Promise<void> {
  const text = events.map(asEvent).join('') + (done ? 'data: [DONE]\n\n' : '');
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  await sendPieces(response, Buffer.from(text).subarray(0, cutAfter));
  if (cutAfter !== undefined) response.destroy();
  else if (!stalls) response.end();
}

export async function sendBytes(response: ServerResponse, type: string, bytes: Uint8Array): Promise<void> {
  response.writeHead(200, { 'content-type': type });
  for (let from = 0; from < bytes.length; from += 1_000) {
    response.write(bytes.subarray(from, from + 1_000));
    await nextTurn();
  }
  response.end();
}

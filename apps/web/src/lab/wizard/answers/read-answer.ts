import { errorResponse } from '@toolbench/contracts/errors.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { ownAddress } from '@toolbench/ui/work/site.ts';
import { labHeaders, type LabAnswer } from '../../lab-call.ts';
import { readEvents, type ServerEvent } from './read-events.ts';

export interface Schema<Value> {
  readonly parse: (value: unknown) => Value;
}

export interface CallOptions {
  readonly language: Language;
  /** Aborting closes the connection, which cancels the server's work. */
  readonly signal: AbortSignal;
}

export interface AnswerStream<Value> {
  /** The event that ends it well, and the one that ends it badly. */
  readonly last: string;
  readonly failed: string;
  readonly schema: Schema<Value>;
  readonly onEvent: (event: ServerEvent) => void;
}

const unreachable: LabAnswer<never> = { ok: false, status: 0, detail: null };

function refused(status: number, body: unknown): LabAnswer<never> {
  const failure = errorResponse.safeParse(body);
  return { ok: false, status, detail: failure.success ? failure.data.detail : null };
}

/** What a call answered as JSON. Never throws. */
export async function readJson<Value>(sent: Promise<Response>, schema: Schema<Value>): Promise<LabAnswer<Value>> {
  try {
    const response = await sent;
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, value: schema.parse(answer) } : refused(response.status, answer);
  } catch {
    return unreachable;
  }
}

/** What a call answered as events. What is refused at once comes as JSON without any. Never throws. */
export async function readStream<Value>(
  sent: Promise<Response>,
  stream: AnswerStream<Value>,
): Promise<LabAnswer<Value>> {
  try {
    const response = await sent;
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || response.body === null) return await readJson(sent, stream.schema);
    for await (const event of readEvents(response.body)) {
      if (event.event === stream.last) return { ok: true, value: stream.schema.parse(event.data) };
      if (event.event === stream.failed) return refused(500, event.data);
      stream.onEvent(event);
    }
    return unreachable;
  } catch {
    return unreachable;
  }
}

/** A call with JSON whose answer comes in parts; what is refused at once comes as one. Never throws. */
export function streamJson<Value>(
  path: string,
  body: object,
  stream: AnswerStream<Value>,
  { language, signal }: CallOptions,
): Promise<LabAnswer<Value>> {
  const headers = {
    ...labHeaders(language),
    accept: 'text/event-stream, application/json',
    'content-type': 'application/json',
  };
  return readStream(fetch(ownAddress(path), { method: 'POST', headers, body: JSON.stringify(body), signal }), stream);
}

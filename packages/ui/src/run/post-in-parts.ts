import type { EngineRequest, InputPart, RunRequest } from './engine-protocol.ts';
import { yieldToPage } from './yield-to-page.ts';

/** Copying more than this at once would block the page for longer than a frame. */
const partBytes = 4 * 1024 * 1024;

/** Bytes in a message are copied on both sides; above this a copy of their own, which is handed over, is quicker. */
const handOverAbove = 64 * 1024;

const isLong = (value: unknown): value is Uint8Array => value instanceof Uint8Array && value.length > handOverAbove;

/** The name of an input that is bytes as a whole, not an object of fields. */
const whole = '';

function longFields(input: unknown): readonly (readonly [string, Uint8Array])[] {
  if (isLong(input)) return [[whole, input]];
  if (typeof input !== 'object' || input === null || ArrayBuffer.isView(input)) return [];
  return Object.entries(input).filter((entry): entry is [string, Uint8Array] => isLong(entry[1]));
}

function withoutFields(input: unknown, names: readonly string[]): unknown {
  if (names.includes(whole)) return null;
  return Object.fromEntries(Object.entries(input as object).filter(([name]) => !names.includes(name)));
}

/**
 * Posts a run to a worker. Long byte arrays, as the input or as fields of it, go ahead of it in parts, with the page
 * free to answer in between; the page keeps its own bytes. Nothing more is posted once `isStopped` says so.
 */
export async function postInParts(worker: Worker, request: RunRequest, isStopped: () => boolean): Promise<void> {
  const post = (message: EngineRequest, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  const fields = longFields(request.input);
  if (fields.length === 0) {
    post(request);
    return;
  }
  for (const [field, bytes] of fields) {
    for (let at = 0; at < bytes.length; at += partBytes) {
      const part = bytes.slice(at, at + partBytes);
      post({ kind: 'part', field, length: bytes.length, at, part }, [part.buffer]);
      if (part.length < partBytes) continue;
      await yieldToPage();
      if (isStopped()) return;
    }
  }
  post({
    ...request,
    input: withoutFields(
      request.input,
      fields.map(([field]) => field),
    ),
  });
}

/** Puts the parts together again on the worker's side. */
export function createPartCollector() {
  const collected = new Map<string, Uint8Array>();
  return {
    add({ field, length, at, part }: InputPart): void {
      const isAll = part.length === length;
      const bytes = isAll ? part : (collected.get(field) ?? new Uint8Array(length));
      if (!isAll) bytes.set(part, at);
      collected.set(field, bytes);
    },
    /** The input with what had gone ahead of it. */
    complete(input: unknown): unknown {
      if (collected.size === 0) return input;
      const all = collected.get(whole) ?? { ...(input as object), ...Object.fromEntries(collected) };
      collected.clear();
      return all;
    },
  };
}

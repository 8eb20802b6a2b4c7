import { isUtf8 } from 'node:buffer';
import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  ErrorCode,
  isJSONRPCRequest,
  JSONRPCMessageSchema,
  type JSONRPCMessage,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';

const lineFeed = 10;

/** As much of the beginning and of the end of a message that is too long as its id is looked for in. */
const keptBytes = 4_096;

/**
 * The protocol's lines over two streams. Unlike the one of the SDK it outlives messages that are too long or no JSON,
 * which it answers with an error, and it closes when its input has ended and what was asked is answered.
 */
export function createStdioTransport(input: Readable, output: Writable, messageBytes: number): Transport {
  let chunks: Buffer[] = [];
  let size = 0;
  /** Requests without an answer, in order; an id may be used twice. */
  const asked: RequestId[] = [];
  let hasEnded = false;

  const transport: Transport = {
    start() {
      input.on('data', read);
      input.on('end', end);
      output.on('error', close);
      return Promise.resolve();
    },
    close() {
      close();
      return Promise.resolve();
    },
    async send(message) {
      await write(message);
      if ('id' in message && !('method' in message)) settle(message.id);
    },
  };

  /** The last line may lack its line feed. */
  function end(): void {
    take();
    hasEnded = true;
    if (asked.length === 0) close();
  }

  /** A request was answered, or its sender wants no answer any more. */
  function settle(id: unknown): void {
    const at = asked.findIndex((one) => one === id);
    if (at < 0) return;
    asked.splice(at, 1);
    if (hasEnded && asked.length === 0) close();
  }

  function close(): void {
    input.off('data', read);
    input.off('end', end);
    output.off('error', close);
    input.pause();
    transport.onclose?.();
  }

  function write(message: JSONRPCMessage | Refusal): Promise<void> {
    return new Promise((resolve) => {
      // An error of the stream is told to its listener.
      output.write(`${lineOf(message)}\n`, () => resolve());
    });
  }

  function read(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
      keep(chunk.subarray(from, end));
      take();
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }

  /** Of a message that is too long only the beginning and the end are kept. */
  function keep(part: Buffer): void {
    size += part.length;
    chunks.push(part);
    if (size <= messageBytes) return;
    const all = Buffer.concat(chunks);
    if (all.length <= 2 * keptBytes) chunks = [all];
    else chunks = [Buffer.concat([all.subarray(0, keptBytes), all.subarray(-keptBytes)])];
  }

  function take(): void {
    const bytes = Buffer.concat(chunks);
    const line = bytes.toString('utf8').trim();
    const isTooLong = size > messageBytes;
    chunks = [];
    size = 0;
    if (line === '') return;
    if (isTooLong) {
      const limit = `The message is longer than ${messageBytes} bytes`;
      void write(refusal(idIn(line), ErrorCode.InvalidRequest, limit));
      return;
    }
    if (!isUtf8(bytes)) {
      void write(refusal(idIn(line), ErrorCode.ParseError, 'The message is not UTF-8, which JSON is (RFC 8259, 8.1)'));
      return;
    }
    const message = parse(line);
    if (typeof message === 'number') {
      void write(refusal(idIn(line), message, refusals[message]));
      return;
    }
    if (isJSONRPCRequest(message)) asked.push(message.id);
    transport.onmessage?.(message);
    settle(cancelled(message));
  }

  return transport;
}

/** The request that a message cancels: the SDK answers it no more. */
function cancelled(message: JSONRPCMessage): unknown {
  if (!('method' in message) || message.method !== 'notifications/cancelled') return undefined;
  return message.params?.requestId;
}

interface Refusal {
  readonly jsonrpc: '2.0';
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

/** A message as a line. One that is longer than any string can be is answered for by an error: its caller waits. */
function lineOf(message: JSONRPCMessage | Refusal): string {
  try {
    return JSON.stringify(message);
  } catch {
    const id = 'id' in message ? (message.id ?? null) : null;
    return JSON.stringify(refusal(id, ErrorCode.InternalError, 'The result is longer than a message can be'));
  }
}

function refusal(id: Refusal['id'], code: number, message: string): Refusal {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

/** Why a line is no message (JSON-RPC 2.0, section 5.1). */
const refusals = {
  [ErrorCode.ParseError]: 'The message is not JSON',
  [ErrorCode.InvalidRequest]: 'The message is JSON, but not one of JSON-RPC 2.0',
} as const;

/** The message of a line, or the code of what is wrong with it. */
function parse(line: string): JSONRPCMessage | keyof typeof refusals {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return ErrorCode.ParseError;
  }
  const read = JSONRPCMessageSchema.safeParse(json);
  return read.success ? read.data : ErrorCode.InvalidRequest;
}

const writtenId = /"id"\s*:\s*(?:(\d{1,15})|"([^"\\]{1,200})")/;
/** The client library of the protocol puts the id last. */
const idAtEnd = new RegExp(`${writtenId.source}\\s*(?:,\\s*"jsonrpc"\\s*:\\s*"2\\.0"\\s*)?\\}$`);

/** The id of a message that cannot be read, if it stands at its end, or in its beginning before what the method takes. */
function idIn(line: string): Refusal['id'] {
  const [start] = line.slice(0, keptBytes).split('"params"', 1);
  const [, digits, quoted] = idAtEnd.exec(line.slice(-keptBytes)) ?? writtenId.exec(start) ?? [];
  return digits === undefined ? (quoted ?? null) : Number(digits);
}

import { errorStatus, type ErrorCode, type ErrorResponse } from '@toolbench/contracts/errors.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { ConnectionError } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { refusal } from '../../shared/result.ts';
import { errorText } from '../error-texts.ts';
import { securityHeaders } from '../security-headers.ts';
import { behindAnswers } from './requests-in-turn.ts';

/** How long a refused connection may take to read why and to leave. */
const lingerMs = 1_000;

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** Those of the product's own routes (RFC 9110, 15.5.6: a method that is refused is told them). */
export const allowedMethods = 'GET, HEAD, POST, PUT, DELETE';

/** The whole answer, made once for each code: it is sent to callers who come back as fast as they can. */
const answers = new Map<ErrorCode, string>();

function makeAnswer(code: ErrorCode): string {
  const status = errorStatus[code];
  const { retryAfterMs } = limits.traffic;
  const response: ErrorResponse = { detail: errorText(refusal(code, { retryAfterMs }), 'zh'), code };
  const body = JSON.stringify(response);
  const headers = {
    ...securityHeaders('none'),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body).toString(),
    ...(status === 429 || status === 503 ? { 'retry-after': String(retryAfterMs / 1000) } : {}),
    ...(status === 405 ? { allow: allowedMethods } : {}),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head.join('')}\r\n${body}`;
}

/**
 * Answers on a bare connection, behind what was asked on it in full before, and closes it. There is no request to ask for its
 * language, so the answer is in Chinese with the code beside it.
 */
export function refuseConnection(socket: Duplex, code: ErrorCode): void {
  const answer = answers.get(code) ?? makeAnswer(code);
  answers.set(code, answer);
  // What still comes may hold requests, none of which is to be carried out.
  socket.removeAllListeners('data').on('data', () => undefined);
  // Nobody else may listen yet, and who resets a connection that was refused must not end the server.
  socket.on('error', () => undefined);
  socket.resume();
  behindAnswers(socket, () => {
    socket.end(answer);
    // Closing at once, with bytes still coming, would take the answer away from who sends them.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });
}

/** Answers bytes that are no HTTP request, or one that came too slowly. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  // Of what follows a request that is the last of its connection nothing is read (RFC 9112, 9.6); that one is answered.
  if (error.code === 'HPE_CLOSED_CONNECTION') return;
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else refuseConnection(socket, codes[error.code] ?? 'invalid-request');
}

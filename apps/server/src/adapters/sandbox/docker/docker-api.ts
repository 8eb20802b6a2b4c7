import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Of the Docker Engine API, which podman speaks too; the oldest version that has all that is used here. */
const version = '/v1.40';

/** What the engine answered that is not a success. */
export class EngineRefused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly tar?: Buffer;
}

export interface DockerApi {
  /** The body of the answer, read as JSON; undefined where it is empty. */
  readonly call: (call: Call) => Promise<unknown>;
  /** A connection that carries the streams of a container. */
  readonly attach: (id: string) => Promise<Socket>;
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const chunk of response) text += String(chunk);
  return text;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    // Progress comes as several JSON texts, one on each line.
    return text;
  }
}

function messageOf(text: string): string {
  const body = parsed(text);
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : text;
}

/** The path of a socket from DOCKER_HOST; undefined for engines elsewhere, which do not see our folders. */
export function engineSocket(dockerHost: string | undefined): string | undefined {
  if (dockerHost === undefined || dockerHost === '') return '/var/run/docker.sock';
  return /^unix:\/\/(\/.+)$/.exec(dockerHost)?.[1];
}

/** Calls an engine over its unix socket. */
export function createDockerApi(socketPath: string): DockerApi {
  return {
    call: ({ method, path, query, json, tar }) =>
      new Promise((resolve, reject) => {
        const body = tar ?? (json === undefined ? undefined : JSON.stringify(json));
        const headers = {
          host: 'docker',
          ...(tar && { 'content-type': 'application/x-tar' }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          'content-length': body === undefined ? 0 : Buffer.byteLength(body),
        };
        const search = query ? `?${new URLSearchParams(query).toString()}` : '';
        const asked = request({ socketPath, method, path: `${version}${path}${search}`, headers }, (response) => {
          const status = response.statusCode ?? 0;
          textOf(response).then(
            (text) => (status < 400 ? resolve(parsed(text)) : reject(new EngineRefused(status, messageOf(text)))),
            reject,
          );
        });
        asked.on('error', reject);
        asked.end(body);
      }),
    attach: (id) =>
      new Promise((resolve, reject) => {
        const asked = request({
          socketPath,
          method: 'POST',
          path: `${version}/containers/${id}/attach?stream=1&stdin=1&stdout=1&stderr=1`,
          headers: { host: 'docker', connection: 'Upgrade', upgrade: 'tcp', 'content-length': 0 },
        });
        asked.on('upgrade', (_response, socket: Socket, head: Buffer) => {
          if (head.length > 0) socket.unshift(head);
          resolve(socket);
        });
        asked.on('response', (response) => {
          void textOf(response).then((text) => reject(new EngineRefused(response.statusCode ?? 0, messageOf(text))));
        });
        asked.on('error', reject);
        asked.end();
      }),
  };
}

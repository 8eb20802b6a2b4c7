import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** What a container does when it is started. */
export interface Behaviour {
  readonly writes?: readonly { readonly stream: 1 | 2; readonly text: string }[];
  /** Ends at once with this code; without one it runs and, if it has a relay, answers on its socket. */
  readonly exitCode?: number;
  readonly isOutOfMemory?: boolean;
}

interface Container {
  readonly id: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly ended: Promise<number>;
  readonly end: (code: number) => void;
  stream?: Socket;
  app?: Server;
  isOutOfMemory: boolean;
}

/** Fields of the description of the Engine API, version 1.40; anything else is refused. */
const createFields =
  'Image Cmd WorkingDir User Hostname Env Labels AttachStdin AttachStdout AttachStderr OpenStdin StdinOnce HostConfig';
const hostFields =
  'NetworkMode ReadonlyRootfs CapDrop SecurityOpt Memory MemorySwap NanoCpus PidsLimit Ulimits IpcMode LogConfig Binds ShmSize';
const queries: Readonly<Record<string, string>> = {
  attach: 'stream stdin stdout stderr',
  wait: 'condition',
  stats: 'stream',
  remove: 'force v',
  list: 'all filters',
  import: 'fromSrc repo tag',
};

class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function onlyKnown(given: Iterable<string>, known: string, where: string): void {
  const names = known.split(' ');
  for (const name of given) if (!names.includes(name)) throw new Refused(400, `unknown in ${where}: ${name}`);
}

const frame = (stream: number, text: string) => {
  const header = Buffer.alloc(8);
  header[0] = stream;
  header.writeUInt32BE(Buffer.byteLength(text), 4);
  return Buffer.concat([header, Buffer.from(text)]);
};

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** An engine as its description has it, that runs nothing: a container is a record and, perhaps, a socket that answers. */
export async function startDockerDouble(folder: string) {
  const containers = new Map<string, Container>();
  const images = new Set<string>();
  const calls: string[] = [];
  let behaviour: Behaviour = {};
  let failure: { status: number; message: string } | undefined;
  let count = 0;

  function container(id: string | undefined): Container {
    const found = containers.get(id ?? '');
    if (!found) throw new Refused(404, `No such container: ${id}`);
    return found;
  }

  function create(config: Readonly<Record<string, unknown>>) {
    onlyKnown(Object.keys(config), createFields, 'Config');
    onlyKnown(Object.keys(config.HostConfig as object), hostFields, 'HostConfig');
    if (!images.has(String(config.Image))) throw new Refused(404, `No such image: ${String(config.Image)}`);
    const id = String(count++).padStart(64, 'c');
    let end: (code: number) => void = () => undefined;
    const ended = new Promise<number>((resolve) => (end = resolve));
    containers.set(id, { id, config, ended, end, isOutOfMemory: false });
    return { Id: id, Warnings: [] };
  }

  function start(started: Container): undefined {
    for (const { stream, text } of behaviour.writes ?? []) {
      // In two pieces, which a reader has to put together.
      const bytes = frame(stream, text);
      started.stream?.write(bytes.subarray(0, 5));
      started.stream?.write(bytes.subarray(5));
    }
    started.isOutOfMemory = behaviour.isOutOfMemory === true;
    if (behaviour.exitCode !== undefined) {
      started.stream?.end();
      return void started.end(behaviour.exitCode);
    }
    const binds = (started.config.HostConfig as { Binds: string[] }).Binds;
    const sockets = binds.find((bind) => bind.includes(':/run/sockets:'))?.split(':')[0];
    if (sockets !== undefined) {
      started.app = createSocketServer((socket) =>
        socket.on('error', () => undefined).end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n'),
      );
      started.app.listen(join(sockets, 'app.sock'));
    }
  }

  function remove(removed: Container): undefined {
    containers.delete(removed.id);
    removed.stream?.end();
    removed.app?.close();
    removed.end(137);
  }

  function list(filters: string) {
    const { label } = JSON.parse(filters) as { label: string[] };
    return [...containers.values()]
      .map(({ id, config }) => ({ Id: id, Labels: config.Labels as Record<string, string> }))
      .filter(({ Labels }) => label.every((one) => Labels[one.split('=')[0] ?? ''] === one.split('=')[1]));
  }

  type Answer = (id: string | undefined, query: URLSearchParams, body: Buffer) => unknown;
  const json = (body: Buffer) => JSON.parse(body.toString()) as Readonly<Record<string, unknown>>;
  const table: readonly (readonly [string, RegExp, Answer, string?])[] = [
    ['GET', /^\/_ping$/, () => 'OK'],
    ['GET', /^\/version$/, () => ({ Version: '20.10.24', ApiVersion: '1.41' })],
    [
      'GET',
      /^\/images\/(.+)\/json$/,
      (name) => {
        if (!images.has(name ?? '')) throw new Refused(404, 'No such image');
        return { Id: 'sha256:1' };
      },
    ],
    [
      'POST',
      /^\/images\/create$/,
      (_id, query, body) => {
        if (query.get('fromSrc') !== '-' || body.length % 512 !== 0) throw new Refused(400, 'nothing to import');
        images.add(`${query.get('repo')}:${query.get('tag')}`);
        return { status: 'sha256:1' };
      },
      'import',
    ],
    ['POST', /^\/containers\/create$/, (_id, _query, body) => create(json(body))],
    ['GET', /^\/containers\/json$/, (_id, query) => list(query.get('filters') ?? '{}'), 'list'],
    ['POST', /^\/containers\/(\w+)\/start$/, (id) => start(container(id))],
    ['POST', /^\/containers\/(\w+)\/wait$/, async (id) => ({ StatusCode: await container(id).ended }), 'wait'],
    [
      'POST',
      /^\/containers\/(\w+)\/update$/,
      (id, _query, body) => {
        container(id);
        onlyKnown(Object.keys(json(body)), 'NanoCpus', 'update');
        return { Warnings: [] };
      },
    ],
    ['GET', /^\/containers\/(\w+)\/json$/, (id) => ({ State: { OOMKilled: container(id).isOutOfMemory, Pid: 0 } })],
    [
      'GET',
      /^\/containers\/(\w+)\/stats$/,
      (id) => {
        container(id);
        return {
          cpu_stats: { cpu_usage: { total_usage: 1_500_000_000 } },
          memory_stats: { usage: 50_000_000, stats: { total_inactive_file: 10_000_000 } },
          pids_stats: { current: 7 },
        };
      },
      'stats',
    ],
    ['DELETE', /^\/containers\/(\w+)$/, (id) => remove(container(id)), 'remove'],
  ];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://docker');
    const path = url.pathname.replace(/^\/v1\.40/, '');
    calls.push(`${request.method} ${path}`);
    const body = await bytesOf(request);
    const found = table.find(([method, pattern]) => method === request.method && pattern.test(path));
    if (failure) throw new Refused(failure.status, failure.message);
    if (!found || path === url.pathname) throw new Refused(404, 'page not found');
    const [, pattern, act, query = ''] = found;
    onlyKnown(url.searchParams.keys(), queries[query] ?? '', `query of ${path}`);
    const result = await act(pattern.exec(path)?.[1], url.searchParams, body);
    if (result === undefined) response.writeHead(204).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const status = error instanceof Refused ? error.status : 500;
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ message: String(error) }));
    });
  });
  server.on('upgrade', (request, socket: Socket) => {
    const url = new URL(request.url ?? '', 'http://docker');
    calls.push(`${request.method} ${url.pathname.replace(/^\/v1\.40/, '')}`);
    onlyKnown(url.searchParams.keys(), queries.attach ?? '', 'attach');
    container(/containers\/(\w+)\/attach/.exec(url.pathname)?.[1]).stream = socket;
    socket.write(
      'HTTP/1.1 101 UPGRADED\r\nContent-Type: application/vnd.docker.raw-stream\r\nConnection: Upgrade\r\nUpgrade: tcp\r\n\r\n',
    );
  });
  const path = join(folder, 'engine.sock');
  await new Promise<void>((resolve) => server.listen(path, resolve));
  onTestFinished(() => {
    for (const one of containers.values()) remove(one);
    server.closeAllConnections();
    server.close();
  });
  return {
    dockerHost: `unix://${path}`,
    calls,
    containers,
    behave: (wanted: Behaviour) => void (behaviour = wanted),
    fail: (status: number, message: string) => void (failure = { status, message }),
  };
}

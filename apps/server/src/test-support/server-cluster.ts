import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { runServer, type ServerProcess } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const caddy = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'].find((path) => existsSync(path));
const caddyfile = fileURLToPath(new URL('../../../../deploy/Caddyfile', import.meta.url));
export const hasCaddy = caddy !== undefined;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

interface Sent {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** The address of this machine that it comes from: limits count each for itself. */
  readonly from?: string;
}

/** One request to a port of this machine, on a connection of its own; fails where no whole answer comes. */
export function send(port: number, path: string, { method = 'GET', headers, body, from }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false, localAddress: from };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('close', () => {
        if (!response.complete) return reject(new Error(`the answer to ${method} ${path} was cut off`));
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export interface RunningCluster {
  /** Of the proxy, for Toolbench and for previews. */
  readonly port: number;
  readonly previewPort: number;
  readonly servers: ServerProcess[];
  /** What the proxy said of calls that failed. */
  readonly complaints: () => string;
  /** The server that holds something, as the database knows it. */
  readonly holder: (subject: string) => Promise<ServerProcess>;
  /** Starts a server again that has ended. */
  readonly start: (number: number) => Promise<void>;
}

/** Three servers on loopback addresses of their own, with one database, behind Caddy with the Caddyfile that is shipped. */
export async function startCluster(databaseUrl: string, environment: Record<string, string>): Promise<RunningCluster> {
  const [port, previewPort, own, ownPreviews] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const folder = temporaryFolder();
  const hosts = [2, 3, 4].map((last) => `127.0.0.${last}`);
  const shared = {
    ...environment,
    DATABASE_URL: databaseUrl,
    PORT: String(own),
    PREVIEW_PORT: String(ownPreviews),
    PREVIEW_URL: `http://*.preview.localhost:${previewPort}`,
    DEPLOYMENTS_DIR: join(folder, 'deployments'),
    SECRET_KEY: 'one secret for all servers of a test',
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '4',
  };
  mkdirSync(shared.DEPLOYMENTS_DIR, { recursive: true });
  const run = (number: number) =>
    runServer(folder, { ...shared, HOST: hosts[number] ?? '', DATA_DIR: join(folder, `data-${number}`) });
  const servers = await Promise.all(hosts.map((_, number) => run(number)));
  const proxy = spawn(caddy ?? '', ['run', '--adapter', 'caddyfile', '--config', caddyfile], {
    cwd: folder,
    env: {
      HOME: folder,
      CADDY_OPTIONS: 'admin off',
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SERVERS: hosts.map((host) => `${host}:${own}`).join(' '),
      PREVIEW_ADDRESS: `http://*.preview.localhost:${previewPort}`,
      PREVIEW_TLS: '',
      PREVIEW_SERVERS: hosts.map((host) => `${host}:${ownPreviews}`).join(' '),
      HEALTH_PORT: String(own),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  proxy.stderr.setEncoding('utf8').on('data', (chunk: string) => (words += chunk));
  onTestFinished(async () => {
    proxy.kill('SIGKILL');
    await once(proxy, 'close');
  });
  while (!words.includes('serving initial configuration')) {
    if (proxy.exitCode !== null) throw new Error(words);
    await once(proxy.stderr, 'data');
  }
  return {
    port,
    previewPort,
    servers,
    complaints: () =>
      words
        .split('\n')
        .filter((line) => line.includes('"level":"error"'))
        .join('\n'),
    holder: async (subject) => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const found = await client.query<{ server_id: string }>('select server_id from claims where subject = $1', [
        subject,
      ]);
      await client.end();
      const ids = hosts.map((_, number) => readFileSync(join(folder, `data-${number}`, 'server-id'), 'utf8'));
      const server = servers[ids.indexOf(found.rows[0]?.server_id ?? '')];
      if (server === undefined) throw new Error(`no server holds ${subject}`);
      return server;
    },
    start: async (number) => void (servers[number] = await run(number)),
  };
}

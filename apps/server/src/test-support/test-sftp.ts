import ssh2, { type Client, type ConnectConfig, type SFTPWrapper } from 'ssh2';
import { onTestFinished } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { startSftpServer, type SftpServer, type SftpSettings } from '../adapters/ssh/sftp-server.ts';
import type { ConnectionRecord, Times } from '../adapters/ssh/ssh-connection.ts';
import { sftpFolder } from '../beside.ts';
import type { RefusedFor } from '../features/sftp/admission.ts';
import { readDemoFiles } from '../features/sftp/demo-files.ts';
import type { Clock } from '../shared/ports.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const demoFiles = readDemoFiles(sftpFolder);

export interface TestSftp {
  readonly server: SftpServer;
  /** How the connections that have ended went. */
  readonly records: readonly ConnectionRecord[];
  readonly refused: readonly RefusedFor[];
}

interface TestSftpParts {
  readonly settings?: Partial<SftpSettings>;
  readonly dataFolder?: string;
  readonly clock?: Clock;
  readonly times?: Partial<Times>;
}

/** The SFTP demo on a free port of this machine, stopped after the test. */
export async function openTestSftp(parts: TestSftpParts = {}): Promise<TestSftp> {
  const records: ConnectionRecord[] = [];
  const refused: RefusedFor[] = [];
  const server = await startSftpServer({
    settings: { host: '127.0.0.1', port: 0, account: { username: 'demo', password: 'secret-1' }, ...parts.settings },
    files: demoFiles,
    dataFolder: parts.dataFolder ?? temporaryFolder(),
    clock: parts.clock ?? { now: () => Date.now() },
    times: { ...limits.sftp, ...parts.times },
    onConnection: (record) => void records.push(record),
    onRefused: (limit) => void refused.push(limit),
  });
  onTestFinished(() => server.close());
  return { server, records, refused };
}

/** Connects and signs in with ssh2's own client; rejects where that fails. */
export async function connect({ demo }: SftpServer, config: ConnectConfig = {}): Promise<Client> {
  const client = new ssh2.Client();
  onTestFinished(() => void client.end());
  await new Promise<void>((resolve, reject) => {
    client
      .once('connect', () => client.setNoDelay(true))
      .once('ready', resolve)
      .once('error', reject)
      .once('close', () => reject(new Error('closed')));
    const { host, port, username, password } = demo;
    client.connect({ host, port, username, password, ...config });
  });
  client.on('error', () => undefined);
  return client;
}

export function openSftp(client: Client): Promise<SFTPWrapper> {
  return new Promise((resolve, reject) => {
    client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp)));
  });
}

type Callback<Value> = (error: Error | null | undefined, value: Value) => void;

/** What a call with a callback gives; the status code of SFTP as a number where it is refused. */
export function outcome<Value>(call: (callback: Callback<Value>) => unknown): Promise<Value | number> {
  return new Promise((resolve, reject) => {
    call((error, value) => {
      if (!error) resolve(value);
      else if ('code' in error && typeof error.code === 'number') resolve(error.code);
      else reject(error);
    });
  });
}

/** When a connection is over; that its last words did not arrive is no failure. */
export function closeOf(connection: { once: (event: 'close', listener: () => void) => unknown }): Promise<void> {
  return new Promise((resolve) => {
    connection.once('close', resolve);
  });
}

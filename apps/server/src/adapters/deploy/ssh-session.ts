import { createHash } from 'node:crypto';
import type { Client, SFTPWrapper } from 'ssh2';
import { DeployError } from '../../features/deploy/ports.ts';

export interface SshAccount {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  /** In OpenSSH's or PEM form, without a passphrase. */
  readonly privateKey: string;
  /** `SHA256:` and the digest in Base64, as `ssh-keygen -l` shows it. */
  readonly fingerprint: string;
}

const connectMs = 15_000;
/** Of what a command wrote, its end. */
const outputCharacters = 1_500;
const writesAtOnce = 8;

export const fingerprintOf = (key: Uint8Array) =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

function problemOf(error: Error & { level?: string }): DeployError {
  if (error instanceof DeployError) return error;
  if (error.level === 'client-authentication') return new DeployError('refused-login');
  return new DeployError('unreachable', error.message);
}

/** Connects where the server shows the host key that was configured, and nowhere else. */
async function connect({ fingerprint, ...account }: SshAccount): Promise<Client> {
  const { default: ssh2 } = await import('ssh2');
  const client = new ssh2.Client();
  let wrongKey: string | undefined;
  return new Promise((resolve, reject) => {
    client
      .once('ready', () => resolve(client))
      .on('error', (error) => reject(wrongKey ? new DeployError('wrong-host-key', wrongKey) : problemOf(error)))
      .once('close', () => reject(new DeployError('unreachable', account.host)));
    const hostVerifier = (key: Buffer) => {
      const found = fingerprintOf(key);
      if (found !== fingerprint.trim()) wrongKey = found;
      return wrongKey === undefined;
    };
    try {
      client.connect({ ...account, hostVerifier, readyTimeout: connectMs, keepaliveInterval: 10_000 });
      // A file is many small questions and answers, each of which would otherwise wait for the next.
      client.setNoDelay(true);
    } catch {
      reject(new DeployError('invalid-credentials', 'privateKey'));
    }
  });
}

/** Runs a script with the server's `sh` and gives what it wrote. */
function run(client: Client, script: string, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    client.exec('sh -s', (error, stream) => {
      if (error) return reject(problemOf(error));
      let output = '';
      let errors = '';
      const tooLong = setTimeout(() => stream.close(), timeoutMs);
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-200_000)));
      stream.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-outputCharacters)));
      stream.on('close', (code: number | null) => {
        clearTimeout(tooLong);
        if (code === 0) resolve(output);
        else
          reject(new DeployError('command-failed', (errors || output).trim().slice(-outputCharacters) || String(code)));
      });
      stream.end(script);
    });
  });
}

const openSftp = (client: Client) =>
  new Promise<SFTPWrapper>((resolve, reject) => {
    client.sftp((error, sftp) => (error ? reject(problemOf(error)) : resolve(sftp)));
  });

/** Writes files into a folder whose subfolders exist already. */
async function upload(client: Client, folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const sftp = await openSftp(client);
  const entries = [...files].values();
  const write = (path: string, text: string) =>
    new Promise<void>((resolve, reject) => {
      const mode = path.endsWith('.sh') ? 0o755 : 0o644;
      sftp.writeFile(`${folder}/${path}`, Buffer.from(text), { mode }, (error) =>
        error ? reject(new DeployError('command-failed', `sftp ${path}: ${error.message}`)) : resolve(),
      );
    });
  const writeAll = async () => {
    for (const [path, text] of entries) await write(path, text);
  };
  await Promise.all(Array.from({ length: writesAtOnce }, writeAll));
  sftp.end();
}

interface SshSession {
  readonly run: (script: string, timeoutMs: number) => Promise<string>;
  readonly upload: (folder: string, files: ReadonlyMap<string, string>) => Promise<void>;
}

/** Does something on a server, and leaves it. */
export async function withServer<Value>(
  account: SshAccount,
  work: (session: SshSession) => Promise<Value>,
): Promise<Value> {
  const client = await connect(account);
  try {
    return await work({
      run: (script, timeoutMs) => run(client, script, timeoutMs),
      upload: (folder, files) => upload(client, folder, files),
    });
  } finally {
    client.end();
  }
}

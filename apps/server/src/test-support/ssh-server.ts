import { spawn } from 'node:child_process';
import { closeSync, fchmodSync, openSync, writeSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { onTestFinished } from 'vitest';
import { fingerprintOf } from '../adapters/deploy/ssh-session.ts';
import { makeKeyPair } from '../adapters/ssh/host-key.ts';
import { temporaryFolder } from './temporary-folder.ts';

const { utils, Server } = ssh2;
const { OPEN_MODE, STATUS_CODE } = utils.sftp;

/** A server to sign in to with a key, which runs real commands in a folder of its own. */
export async function startSshServer(given: { readonly hostKey?: string; readonly clientKey?: string } = {}) {
  const home = temporaryFolder();
  const host = makeKeyPair();
  const client = makeKeyPair();
  const parsed = (key: string) => {
    const found = utils.parseKey(key);
    if (found instanceof Error) throw found;
    return found;
  };
  const hostKey = given.hostKey ?? host.privateKey;
  const clientKey = given.clientKey ?? client.publicKey;
  const allowed = parsed(clientKey).getPublicSSH();
  // Without a user's systemd and without containers, so that scripts take the way that every machine has.
  const env = { PATH: process.env.PATH ?? '', HOME: home, RUN_WITH: 'process', HOST: '127.0.0.1', HEALTH_TRIES: '60' };
  const server = new Server({ hostKeys: [hostKey] }, (connection) => {
    connection.on('error', () => undefined);
    connection.on('authentication', (context) => {
      if (context.method !== 'publickey' || !context.key.data.equals(allowed)) return context.reject(['publickey']);
      if (context.signature && context.blob) {
        const isRight = parsed(clientKey).verify(context.blob, context.signature, context.hashAlgo);
        return isRight === true ? context.accept() : context.reject();
      }
      context.accept();
    });
    connection.on('session', (accept) => {
      const session = accept();
      session.on('exec', (acceptExec, _reject, { command }) => {
        const stream = acceptExec();
        const child = spawn('sh', ['-c', command], { cwd: home, env });
        stream.pipe(child.stdin);
        child.stdout.pipe(stream, { end: false });
        child.stderr.pipe(stream.stderr, { end: false });
        child.on('close', (code) => {
          stream.exit(code ?? 1);
          stream.end();
        });
      });
      session.on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        const handleOf = (descriptor: number) => Buffer.from(String(descriptor));
        sftp.on('OPEN', (id, name, flags, attributes) => {
          if (!(flags & OPEN_MODE.WRITE)) return sftp.status(id, STATUS_CODE.FAILURE);
          try {
            sftp.handle(id, handleOf(openSync(join(home, name), 'w', attributes.mode)));
          } catch {
            sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
          }
        });
        sftp.on('WRITE', (id, handle, offset, bytes) => {
          writeSync(Number(handle.toString()), bytes, 0, bytes.length, offset);
          sftp.status(id, STATUS_CODE.OK);
        });
        sftp.on('FSETSTAT', (id, handle, attributes) => {
          if (attributes.mode) fchmodSync(Number(handle.toString()), attributes.mode);
          sftp.status(id, STATUS_CODE.OK);
        });
        sftp.on('CLOSE', (id, handle) => {
          closeSync(Number(handle.toString()));
          sftp.status(id, STATUS_CODE.OK);
        });
      });
    });
  });
  // As OpenSSH does, it answers small questions at once.
  const door = createServer({ noDelay: true }, (socket) => server.injectSocket(socket));
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void door.close());
  const { port } = door.address() as AddressInfo;
  const fingerprint = fingerprintOf(parsed(hostKey).getPublicSSH());
  const credentials = {
    host: '127.0.0.1',
    port: String(port),
    username: 'deploy',
    privateKey: client.privateKey,
    fingerprint,
  };
  return { home, credentials };
}

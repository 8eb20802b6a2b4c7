import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import ssh2, { type SFTPWrapper } from 'ssh2';
import { describe, expect, it, onTestFinished } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { closeOf, connect, demoFiles, openSftp, openTestSftp, outcome } from '../../test-support/test-sftp.ts';
import { keepHostKey, makeKeyPair } from './host-key.ts';

const [ok, denied, failure, unsupported] = [undefined, 3, 4, 8];
const noSuchFile = 2;

async function openSession(): Promise<SFTPWrapper> {
  const { server } = await openTestSftp();
  return openSftp(await connect(server));
}

describe('the SFTP demo', () => {
  it('[SFTP-02] lists exactly the five files and gives each byte for byte', async () => {
    const { server, records } = await openTestSftp();
    const client = await connect(server);
    const sftp = await openSftp(client);
    const entries = await outcome<{ filename: string }[]>((done) => sftp.readdir('/', done));
    const names = demoFiles.map(({ name }) => name);
    expect(entries).toMatchObject(names.map((filename) => ({ filename, attrs: { mode: 0o100_444 } })));
    for (const { name, content } of demoFiles) {
      const got = await outcome<Buffer>((done) => sftp.readFile(`/${name}`, done));
      expect(Buffer.compare(got as Buffer, content), name).toBe(0);
      const told = server.demo.files.find((file) => file.name === name);
      expect(told?.size).toBe(content.length);
      expect(told?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    }
    client.end();
    await expect.poll(() => records).toMatchObject([{ end: 'client', isSignedIn: true }]);
  });

  it.each<[string, number, (sftp: SFTPWrapper, done: (error: Error | null | undefined) => void) => unknown]>([
    ['open for writing', denied, (sftp, done) => sftp.open('/orders.csv', 'r+', done)],
    ['create', denied, (sftp, done) => sftp.open('/new.txt', 'w', done)],
    ['create exclusively', denied, (sftp, done) => sftp.open('/new.txt', 'wx', done)],
    ['append', denied, (sftp, done) => sftp.open('/orders.csv', 'a', done)],
    ['truncate', denied, (sftp, done) => sftp.open('/orders.csv', 0x01 | 0x10, done)],
    ['remove', denied, (sftp, done) => sftp.unlink('/orders.csv', done)],
    ['rename', denied, (sftp, done) => sftp.rename('/orders.csv', '/other.csv', done)],
    ['make a folder', denied, (sftp, done) => sftp.mkdir('/new', done)],
    ['remove a folder', denied, (sftp, done) => sftp.rmdir('/', done)],
    ['link', denied, (sftp, done) => sftp.symlink('/etc/passwd', '/passwd', done)],
    ['read a link', unsupported, (sftp, done) => sftp.readlink('/orders.csv', done)],
    ['change the mode', denied, (sftp, done) => sftp.chmod('/orders.csv', 0o777, done)],
    ['change the owner', denied, (sftp, done) => sftp.chown('/orders.csv', 1, 1, done)],
    ['change the times', denied, (sftp, done) => sftp.utimes('/orders.csv', 1, 1, done)],
    ['open a missing file', noSuchFile, (sftp, done) => sftp.open('/missing', 'r', done)],
    ['open the root as a file', failure, (sftp, done) => sftp.open('/', 'r', done)],
    ['open a file as a folder', failure, (sftp, done) => sftp.opendir('/orders.csv', done)],
    ['look up a name with a null byte', failure, (sftp, done) => sftp.stat('/orders.csv\0.txt', done)],
    ['look up an overlong path', failure, (sftp, done) => sftp.stat(`/${'a'.repeat(2_000)}`, done)],
  ])('[SFTP-02] answers an attempt to %s with the status of a refusal', async (_, code, attempt) => {
    const sftp = await openSession();
    expect(await outcome((done) => attempt(sftp, (error) => done(error, ok)))).toBe(code);
    expect(await outcome<unknown[]>((done) => sftp.readdir('/', done))).toHaveLength(5);
  });

  it('[SFTP-02] refuses writing and changing through a handle that is open for reading', async () => {
    const sftp = await openSession();
    const handle = (await outcome<Buffer>((done) => sftp.open('/orders.csv', 'r', done))) as Buffer;
    expect(await outcome((done) => sftp.write(handle, Buffer.from('x'), 0, 1, 0, (error) => done(error, ok)))).toBe(3);
    expect(await outcome((done) => sftp.fchmod(handle, 0o777, (error) => done(error, ok)))).toBe(denied);
    expect(await outcome((done) => sftp.futimes(handle, 1, 1, (error) => done(error, ok)))).toBe(denied);
    expect(await outcome((done) => sftp.fstat(handle, done))).toMatchObject({ mode: 0o100_444 });
    const made = Buffer.from([0, 0, 9, 9]);
    expect(await outcome((done) => sftp.close(made, (error) => done(error, ok)))).toBe(failure);
    expect(await outcome((done) => sftp.close(Buffer.from('no handle'), (error) => done(error, ok)))).toBe(failure);
  });

  it.each([
    ['/..', '/'],
    ['../../etc/passwd', '/etc/passwd'],
    ['.', '/'],
    ['', '/'],
    ['//orders.csv/', '/orders.csv'],
    ['/a/../orders.csv', '/orders.csv'],
    ['..\\..\\windows', '/..\\..\\windows'],
  ])('[SFTP-02] keeps %j inside the root', async (path, real) => {
    const sftp = await openSession();
    expect(await outcome((done) => sftp.realpath(path, done))).toBe(real);
    const isThere = real === '/' || real === '/orders.csv';
    const found = await outcome((done) => sftp.stat(path, done));
    if (isThere) expect(found).toHaveProperty('mode');
    else expect(found).toBe(noSuchFile);
  });

  it('[SFTP-02] opens at most so many files and folders at once', async () => {
    const sftp = await openSession();
    const open = () => outcome<Buffer>((done) => sftp.open('/orders.csv', 'r', done));
    const handles = await Promise.all(Array.from({ length: limits.sftp.openHandles }, open));
    expect(handles.every((handle) => Buffer.isBuffer(handle))).toBe(true);
    expect(await open()).toBe(failure);
    await outcome((done) => sftp.close(handles[0] as Buffer, (error) => done(error, ok)));
    expect(Buffer.isBuffer(await open())).toBe(true);
  });
});

describe('everything but files', () => {
  const attempts: readonly [string, (client: ssh2.Client, done: (error?: Error | null) => void) => unknown][] = [
    ['a command', (client, done) => client.exec('id', done)],
    ['a command with a terminal', (client, done) => client.exec('id', { pty: true }, done)],
    ['a command with variables', (client, done) => client.exec('id', { env: { LD_PRELOAD: '/x' } }, done)],
    ['a shell', (client, done) => client.shell(done)],
    ['a shell without a terminal', (client, done) => client.shell(false, done)],
    ['another subsystem', (client, done) => client.subsys('netconf', done)],
    ['a port behind the server', (client, done) => client.forwardOut('127.0.0.1', 1, '127.0.0.1', 22, done)],
    ['a port of the server', (client, done) => client.forwardIn('127.0.0.1', 0, done)],
    ['a socket behind the server', (client, done) => client.openssh_forwardOutStreamLocal('/run/docker.sock', done)],
    ['a socket of the server', (client, done) => client.openssh_forwardInStreamLocal('/tmp/new.sock', done)],
  ];

  it.each(attempts)('[SFTP-02] %s is refused, and files are still there', async (_, attempt) => {
    const { server } = await openTestSftp();
    const client = await connect(server);
    const refused = await new Promise<Error | null | undefined>((resolve, reject) => {
      try {
        attempt(client, (error) => resolve(error));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    expect(refused).toBeInstanceOf(Error);
    const sftp = await openSftp(client);
    expect(await outcome<unknown[]>((done) => sftp.readdir('/', done))).toHaveLength(5);
  });
});

describe('signing in', () => {
  it.each([
    ['a wrong password', { password: 'secret-2' }],
    ['a wrong name', { username: 'root' }],
    ['no password', { password: '' }],
    ['a key instead', { password: undefined, privateKey: makeKeyPair().privateKey }],
  ])('[SFTP-02] is refused with %s', async (_, config) => {
    const { server, records } = await openTestSftp();
    await expect(connect(server, config)).rejects.toThrow(/authentication methods failed/);
    await expect.poll(() => records).toMatchObject([{ isSignedIn: false, requests: 0 }]);
  });

  it('[SFTP-02] ends the connection after so many wrong passwords', async () => {
    const { server, records } = await openTestSftp();
    let tries = 0;
    const authHandler = () => {
      tries += 1;
      return { type: 'password' as const, username: 'demo', password: `guess-${tries}` };
    };
    await expect(
      connect(server, { authHandler: authHandler as unknown as ssh2.AuthHandlerMiddleware }),
    ).rejects.toThrow();
    expect(tries).toBe(limits.sftp.wrongPasswords);
    await expect.poll(() => records).toMatchObject([{ end: 'wrong-passwords' }]);
  });

  it.each([
    ['a SHA-1 code', { hmac: ['hmac-sha1'], cipher: ['aes128-ctr'] }],
    ['CBC', { cipher: ['aes128-cbc'] }],
    ['a SHA-1 key exchange', { kex: ['diffie-hellman-group14-sha1'] }],
    ['an RSA host key', { serverHostKey: ['ssh-rsa'] }],
    ['compression only', { compress: ['zlib'] }],
  ])('[SFTP-02] does not take %s', async (_, algorithms) => {
    const { server } = await openTestSftp();
    await expect(connect(server, { algorithms: algorithms as ssh2.Algorithms })).rejects.toThrow(/handshake failed/i);
  });
});

describe('the host key', () => {
  it('[SFTP-02] is made once, for its owner only, and stays the same', async () => {
    const dataFolder = temporaryFolder();
    const first = await openTestSftp({ dataFolder });
    const second = await openTestSftp({ dataFolder });
    expect(second.server.demo.hostKey).toBe(first.server.demo.hostKey);
    expect(statSync(join(dataFolder, 'sftp-host-key')).mode & 0o777).toBe(0o600);
    const shown: string[] = [];
    await connect(first.server, {
      hostVerifier: (key: Buffer) => shown.push(`SHA256:${createHash('sha256').update(key).digest('base64url')}`) > 0,
    });
    const plain = first.server.demo.fingerprint.replaceAll('+', '-').replaceAll('/', '_');
    expect(shown).toEqual([plain]);
  });

  it('[SFTP-02] is never replaced: a file that is no key stops the demo', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'sftp-host-key'), 'not a key');
    await expect(keepHostKey(folder)).rejects.toThrow(/no Ed25519 private key/);
    expect(readFileSync(join(folder, 'sftp-host-key'), 'utf8')).toBe('not a key');
  });

  it('can be read again, each of many', () => {
    for (let made = 0; made < 500; made += 1) {
      const parsed = ssh2.utils.parseKey(makeKeyPair().privateKey);
      expect(parsed).not.toBeInstanceOf(Error);
    }
  });
});

describe('the port', () => {
  it('[SFTP-02] that is taken is an error, and nothing is left open', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const address = taken.address() as { port: number };
    await expect(openTestSftp({ settings: { port: address.port } })).rejects.toThrow(/EADDRINUSE/);
  });

  it('[SFTP-01] shows what the operator says that clients see', async () => {
    const { server } = await openTestSftp({ settings: { publicHost: 'sftp.example', publicPort: 22 } });
    expect(server.demo).toMatchObject({ host: 'sftp.example', port: 22 });
    const everywhere = await openTestSftp({ settings: { host: '0.0.0.0' } });
    expect(everywhere.server.demo.host).toBe('');
  });

  it('[SFTP-02] is free again after a stop, with clients connected', async () => {
    const { server, records } = await openTestSftp();
    const client = await connect(server);
    const closed = closeOf(client);
    await server.close();
    await closed;
    expect(records).toMatchObject([{ end: 'stop' }]);
    await expect(connect(server)).rejects.toThrow(/ECONNREFUSED/);
  });
});

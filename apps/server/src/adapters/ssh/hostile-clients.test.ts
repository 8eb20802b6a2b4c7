import { once } from 'node:events';
import { connect as connectSocket, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { fakeClock } from '../../test-support/fakes.ts';
import { closeOf, connect, openSftp, openTestSftp, outcome, type TestSftp } from '../../test-support/test-sftp.ts';

/** A plain TCP connection to the server. */
async function dial({ server }: TestSftp, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connectSocket({ port: server.demo.port, host: server.demo.host, localAddress });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  return socket;
}

async function isStillServing({ server }: TestSftp): Promise<boolean> {
  const sftp = await openSftp(await connect(server));
  const entries = await outcome<unknown[]>((done) => sftp.readdir('/', done));
  return Array.isArray(entries) && entries.length === 5;
}

/** Bytes that look like chance, the same in each run. */
function noise(length: number, seed: number): Buffer {
  let state = seed;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 24;
    }),
  );
}

const ident = 'SSH-2.0-test\r\n';
/** A packet before encryption: its length, the length of its padding, its content, padding. */
function packet(content: Uint8Array): Buffer {
  const padding = 16 - ((content.length + 5) % 8);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(1 + content.length + padding);
  head[4] = padding;
  return Buffer.concat([head, content, Buffer.alloc(padding)]);
}
const list = (names: string) => {
  const bytes = Buffer.from(`....${names}`);
  bytes.writeUInt32BE(names.length);
  return bytes;
};
/** A KEXINIT (RFC 4253, 7.1) that offers these key exchanges. */
const kexInit = (kex: string) =>
  packet(
    Buffer.concat([
      Buffer.from([20]),
      noise(16, 1),
      ...[kex, 'ssh-ed25519', ...Array<string>(2).fill('aes128-gcm@openssh.com')].map(list),
      ...['hmac-sha2-256', 'hmac-sha2-256', 'none', 'none', '', ''].map(list),
      Buffer.alloc(5),
    ]),
  );

const openings: readonly [string, readonly (string | Uint8Array)[]][] = [
  ['nothing', []],
  ['half a line', ['SSH-2.0-te']],
  ['its name only', [ident]],
  ['another protocol', ['GET / HTTP/1.1\r\nHost: x\r\n\r\n']],
  ['SSH version 1', ['SSH-1.5-old\r\n']],
  ['a line without an end', [`SSH-2.0-${'a'.repeat(100_000)}`]],
  ['endless lines before its name', ['line\r\n'.repeat(20_000)]],
  ['noise', [noise(50_000, 7)]],
  ['its name, then noise', [ident, noise(50_000, 8)]],
  ['a packet of four gigabytes', [ident, Buffer.from([0xff, 0xff, 0xff, 0xff, 4, 20])]],
  ['an empty packet', [ident, Buffer.alloc(16)]],
  ['half a handshake', [ident, kexInit('curve25519-sha256')]],
  ['a handshake with a wrong key', [ident, kexInit('curve25519-sha256'), packet(Buffer.from([30, 0, 0, 0, 1, 0]))]],
  ['no common key exchange', [ident, kexInit('diffie-hellman-group1-sha1')]],
  ['a request before the handshake', [ident, packet(Buffer.concat([Buffer.from([5]), list('ssh-connection')]))]],
  ['only zeros', [Buffer.alloc(200_000)]],
];

describe('a client that sends garbage', () => {
  it('[SFTP-02] is closed whatever it sends, and others are served', async () => {
    const opened = await openTestSftp({ times: { loginTimeoutMs: 3_000 } });
    const closed = openings.map(async ([, sent], index) => {
      // An address of its own each, as many from one are refused.
      const socket = await dial(opened, `127.0.0.${index + 2}`);
      for (const bytes of sent) socket.write(bytes);
      await closeOf(socket);
    });
    await Promise.all(closed);
    await expect.poll(() => opened.records).toHaveLength(openings.length);
    for (const record of opened.records) expect(record).toMatchObject({ isSignedIn: false, requests: 0 });
    expect(await isStillServing(opened)).toBe(true);
  });

  it('[SFTP-02] one byte at a time is closed by the same time-out', async () => {
    const opened = await openTestSftp({ times: { loginTimeoutMs: 200 } });
    const socket = await dial(opened);
    const drip = setInterval(() => socket.write('S'), 20);
    onTestFinished(() => clearInterval(drip));
    await closeOf(socket);
    await expect.poll(() => opened.records).toMatchObject([{ end: 'login-timeout' }]);
  });
});

describe('a client that stays', () => {
  it('[SFTP-02] and does nothing is closed', async () => {
    const opened = await openTestSftp({ times: { idleMs: 1_000 } });
    const client = await connect(opened.server);
    await closeOf(client);
    await expect.poll(() => opened.records).toMatchObject([{ end: 'idle', isSignedIn: true }]);
  });

  it('[SFTP-02] and keeps itself alive is closed when its time is over', async () => {
    const opened = await openTestSftp({ times: { sessionMs: 1_500 } });
    const client = await connect(opened.server, { keepaliveInterval: 30 });
    await closeOf(client);
    await expect.poll(() => opened.records).toMatchObject([{ end: 'session-time', isSignedIn: true }]);
  });

  it('[SFTP-02] and asks for much without reading it is cut off', async () => {
    const opened = await openTestSftp();
    const socket = connectSocket(opened.server.demo.port, opened.server.demo.host);
    onTestFinished(() => void socket.destroy());
    const sftp = await openSftp(await connect(opened.server, { sock: socket }));
    sftp.on('error', () => undefined);
    const handle = (await outcome<Buffer>((done) => sftp.open('/orders.csv', 'r', done))) as Buffer;
    socket.pause();
    const part = Buffer.alloc(32_768);
    for (let asked = 0; asked < 1_000; asked += 1) sftp.read(handle, part, 0, part.length, 0, () => undefined);
    await expect.poll(() => opened.records).toMatchObject([{ end: 'flood' }]);
    expect(await isStillServing(opened)).toBe(true);
  });

  it('[SFTP-02] and asks for one new key after the other is cut off', async () => {
    const opened = await openTestSftp();
    const client = await connect(opened.server);
    const closed = closeOf(client);
    // The types of ssh2 do not know that its client can ask for new keys.
    const { _protocol: protocol } = client as unknown as { _protocol: { rekey: () => void } };
    const again = setInterval(() => protocol.rekey(), 20);
    onTestFinished(() => clearInterval(again));
    await closed;
    await expect.poll(() => opened.records).toMatchObject([{ end: 'flood' }]);
  });
});

describe('many connections', () => {
  it('[SFTP-02] of one address are limited, and places are free again', async () => {
    const opened = await openTestSftp();
    const sockets = await Promise.all(Array.from({ length: limits.sftp.connectionsPerAddress }, () => dial(opened)));
    await closeOf(await dial(opened));
    expect(opened.refused).toEqual(['connections-of-address']);
    sockets[0]?.destroy();
    await expect.poll(() => opened.records).toHaveLength(1);
    expect(await isStillServing(opened)).toBe(true);
  });

  it('[SFTP-02] in a minute are limited', async () => {
    const clock = fakeClock();
    const opened = await openTestSftp({ clock });
    for (let count = 0; count < limits.sftp.connectionsPerMinute; count += 1) {
      const socket = await dial(opened);
      socket.destroy();
      await expect.poll(() => opened.records).toHaveLength(count + 1);
    }
    await closeOf(await dial(opened));
    expect(opened.refused).toEqual(['connections-in-a-minute']);
    clock.advance(60_000);
    expect(await isStillServing(opened)).toBe(true);
  });
});

import { connect as connectSocket } from 'node:net';
import type { Client, ClientChannel } from 'ssh2';
import { describe, expect, it } from 'vitest';
import { closeOf, connect, openSftp, openTestSftp, outcome } from '../../test-support/test-sftp.ts';

/** An SFTP packet: its length, its type, its content (draft-ietf-secsh-filexfer-02, 3). */
function packet(type: number, ...content: readonly (number | string)[]): Buffer {
  const parts = content.map((part) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(typeof part === 'number' ? part : Buffer.byteLength(part));
    return typeof part === 'number' ? bytes : Buffer.concat([bytes, Buffer.from(part)]);
  });
  const body = Buffer.concat([Buffer.from([type]), ...parts]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, body]);
}

const [init, open, close, read, write, realPath, link, extended] = [1, 3, 4, 5, 6, 16, 21, 200];
const hello = packet(init, 3);

/** The SFTP subsystem as a plain stream, without ssh2's own SFTP client. */
function openChannel(client: Client): Promise<ClientChannel> {
  return new Promise((resolve, reject) => {
    client.subsys('sftp', (error, channel) => (error ? reject(error) : resolve(channel)));
  });
}

const broken: readonly [string, readonly Buffer[]][] = [
  ['an empty packet', [hello, Buffer.alloc(4)]],
  ['a packet of four gigabytes', [hello, Buffer.from([0xff, 0xff, 0xff, 0xff, open])]],
  ['a packet that is too long', [hello, Buffer.from([0x7f, 0, 0, 0, open])]],
  ['a request before the greeting', [packet(realPath, 1, '/')]],
  ['a second greeting', [hello, hello]],
  ['an unknown request', [hello, packet(99, 1)]],
  ['a request without its number', [hello, packet(open)]],
  ['a string that is longer than its packet', [hello, packet(realPath, 1, 0x7fff_ffff)]],
  ['a request that is cut off', [hello, packet(open, 1, '/orders.csv')]],
  ['an overlong handle', [hello, packet(close, 1, 'h'.repeat(300))]],
  ['a read without a place', [hello, packet(read, 1, 'h')]],
  ['a write without content', [hello, packet(write, 1, 'h')]],
  ['an extension without a name', [hello, packet(extended, 1)]],
  ['a link of a later version', [hello, packet(link, 1, '/a', '/b')]],
];

describe('a broken SFTP packet', () => {
  it.each(broken)('[SFTP-02] ends the session after %s, and others are served', async (_, sent) => {
    const opened = await openTestSftp();
    const client = await connect(opened.server);
    const channel = await openChannel(client);
    const closed = closeOf(channel.resume());
    for (const bytes of sent) channel.write(bytes);
    await closed;
    const sftp = await openSftp(await connect(opened.server));
    expect(await outcome<unknown[]>((done) => sftp.readdir('/', done))).toHaveLength(5);
  });
});

describe('a client that vanishes', () => {
  it('[SFTP-02] in the middle of a transfer leaves nothing behind', async () => {
    const opened = await openTestSftp();
    const socket = connectSocket(opened.server.demo.port, opened.server.demo.host);
    const sftp = await openSftp(await connect(opened.server, { sock: socket }));
    sftp.on('error', () => undefined);
    await outcome<Buffer>((done) => sftp.open('/orders.csv', 'r', done));
    socket.resetAndDestroy();
    await expect.poll(() => opened.records).toMatchObject([{ isSignedIn: true, requests: 1 }]);
    const again = await openSftp(await connect(opened.server));
    expect(await outcome<unknown[]>((done) => again.readdir('/', done))).toHaveLength(5);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasOpenSsh, openSshFor, type OpenSsh } from '../../test-support/openssh.ts';
import { demoFiles, openTestSftp, type TestSftp } from '../../test-support/test-sftp.ts';
import { skipMissing } from '../../test-support/skip-missing.ts';

async function open(): Promise<OpenSsh & Pick<TestSftp, 'server' | 'records'>> {
  const { server, records } = await openTestSftp();
  return { server, records, ...openSshFor(server.demo) };
}

function suite(): void {
  it('[SFTP-02] sftp lists the five files', async () => {
    const { sftp } = await open();
    const { code, output } = await sftp('pwd', 'ls -l');
    expect(output).toContain('Remote working directory: /');
    expect(code).toBe(0);
    const listed = [...output.matchAll(/^-r--r--r-- .* (\d+) \w{3} +\d+ .* (\S+)$/gm)].map(([, size, name]) => [
      name,
      size,
    ]);
    const expected = demoFiles.map(({ name, content }) => [name, String(content.length)]);
    expect(listed.sort()).toEqual(expected.sort());
  });

  it('[SFTP-02] sftp gets each file byte for byte', async () => {
    const { sftp, folder } = await open();
    const { code, output } = await sftp(...demoFiles.map(({ name }) => `get ${name}`), 'get orders.csv again.csv');
    expect(code, output).toBe(0);
    for (const { name, content } of demoFiles) {
      expect(Buffer.compare(readFileSync(join(folder, name)), content), name).toBe(0);
    }
  });

  it('[SFTP-02] scp gets a file', async () => {
    const { scp, server, folder } = await open();
    const { code, output } = await scp(`${server.demo.username}@${server.demo.host}:/report.pdf`, '.');
    expect(code, output).toBe(0);
    expect(readFileSync(join(folder, 'report.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['put mine.txt', /Permission denied|read-only/i],
    ['put mine.txt orders.csv', /Permission denied|read-only/i],
    ['reput mine.txt orders.csv', /same size or larger/],
    ['rm orders.csv', /Permission denied|read-only/i],
    ['mkdir new', /Permission denied|read-only/i],
    ['rmdir /', /Permission denied|read-only/i],
    ['rename orders.csv other.csv', /Permission denied|read-only/i],
    ['ln orders.csv hard.csv', /not support|Permission denied|read-only/i],
    ['ln -s /etc/passwd passwd', /Permission denied|read-only/i],
    ['chmod 777 orders.csv', /Permission denied|read-only/i],
    ['chown 0 orders.csv', /Permission denied|read-only/i],
    ['get ../../etc/passwd', /not found/i],
    ['get /etc/passwd', /not found/i],
    ['cd /etc', /No such file|not found/i],
  ])('[SFTP-02] sftp is refused: %s', async (command, words) => {
    const { sftp, folder } = await open();
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    const { code, output } = await sftp(command);
    expect(output).toMatch(words);
    expect(code).toBe(1);
    const after = await sftp('get orders.csv', 'ls -1');
    expect(after.code).toBe(0);
    expect(Buffer.compare(readFileSync(join(folder, 'orders.csv')), demoFiles[0]?.content ?? Buffer.from(''))).toBe(0);
    expect(after.output).not.toMatch(/mine|new|other|hard|passwd/);
  });

  it.each([
    ['a command', ['id']],
    ['a command in a terminal', ['-tt', 'id']],
    ['a shell', []],
    ['a shell in a terminal', ['-tt']],
    ['another subsystem', ['-s', 'netconf']],
    ['an agent and a command', ['-A', 'id']],
    ['X11 and a command', ['-X', 'id']],
  ])('[SFTP-02] ssh is refused %s', async (_, args) => {
    const { ssh, server } = await open();
    const flags = args.filter((arg) => arg.startsWith('-'));
    const rest = args.filter((arg) => !arg.startsWith('-'));
    const { code, output } = await ssh(...flags, `${server.demo.username}@${server.demo.host}`, ...rest);
    expect(code).not.toBe(0);
    expect(output).toMatch(/request failed on channel|subsystem request failed/);
    expect(output).not.toContain('uid=');
  });

  it('[SFTP-02] ssh gets no connection to a port behind the server (-W, which -L and -J use)', async () => {
    const { ssh, server } = await open();
    let isReached = false;
    const behind = createServer(() => {
      isReached = true;
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void behind.close());
    await new Promise((resolve) => behind.once('listening', resolve));
    const { port } = behind.address() as { port: number };
    const { code, output } = await ssh('-W', `127.0.0.1:${port}`, `${server.demo.username}@${server.demo.host}`);
    expect(output).toMatch(/open failed: administratively prohibited/);
    expect(code).not.toBe(0);
    expect(isReached).toBe(false);
  });

  it('[SFTP-02] ssh gets no port of the server (-R)', async () => {
    const { ssh, server } = await open();
    const target = `${server.demo.username}@${server.demo.host}`;
    const { code, output } = await ssh('-N', '-o', 'ExitOnForwardFailure=yes', '-R', '0:127.0.0.1:9', target);
    expect(output).toMatch(/remote port forwarding failed/);
    expect(code).not.toBe(0);
  });

  it('[SFTP-02] a wrong password is refused', async () => {
    const { server } = await openTestSftp();
    const { sftp } = openSshFor({ ...server.demo, password: 'wrong' });
    const { code, output } = await sftp('ls');
    expect(code).not.toBe(0);
    expect(output).toMatch(/Permission denied/);
  });

  it('[SFTP-01] another host key than the one on the page is noticed', async () => {
    const { server } = await openTestSftp();
    const other = await openTestSftp();
    const { sftp } = openSshFor({ ...server.demo, hostKey: other.server.demo.hostKey });
    const { code, output } = await sftp('ls');
    expect(code).not.toBe(0);
    expect(output).toMatch(/HOST IDENTIFICATION HAS CHANGED/);
    expect(output).toContain(server.demo.fingerprint);
  });
}

if (hasOpenSsh()) describe("OpenSSH's own clients", suite);
else {
  const reason = '[SFTP-02] with ssh, sftp and scp: they are not installed (Debian: apt install openssh-client)';
  skipMissing(reason);
}

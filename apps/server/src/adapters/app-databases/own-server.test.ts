import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { ownerOf, reachSocket, userToRunAs, worksIn } from './own-server.ts';

describe('a database server of another process', () => {
  it.runIf(process.getuid?.() === 0)('[OPS-02] is found and reached though it has a /tmp of its own', async () => {
    const folder = temporaryFolder();
    const script =
      'mount --bind "$0" /mnt; mount -t tmpfs none /tmp; cd /mnt; mkdir /tmp/sockets; touch /tmp/sockets/s; echo ready; exec sleep 60';
    const server = spawn('unshare', ['--mount', 'sh', '-c', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void server.kill('SIGKILL'));
    await once(server.stdout, 'data');
    const pid = server.pid ?? 0;
    expect(worksIn(pid, folder)).toBe(true);
    expect(reachSocket(pid, '/tmp/sockets', 's')).toBe(`/proc/${pid}/root/tmp/sockets`);
    expect(() => reachSocket(pid, '/tmp/sockets', 'other')).toThrow(/cannot be reached/);
  });

  it('is not taken for one that works elsewhere, or has ended', () => {
    expect(worksIn(process.pid, temporaryFolder())).toBe(false);
    expect(worksIn(2 ** 30, process.cwd())).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)('[OPS-02] runs as the owner of the data folder when root works for it', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'databases'));
    expect(userToRunAs('no-such-user', join(folder, 'databases', 'postgres'))).toEqual({ uid: 65_534, gid: 65_534 });
    chownSync(folder, 12_345, 12_346);
    expect(ownerOf(join(folder, 'missing', 'postgres'))).toEqual({ uid: 12_345, gid: 12_346 });
    expect(userToRunAs('no-such-user', join(folder, 'missing', 'postgres'))).toEqual({ uid: 12_345, gid: 12_346 });
  });
});

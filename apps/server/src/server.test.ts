import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleServer, runServer as run, shareServer } from './test-support/server-process.ts';
import { temporaryFolder } from './test-support/temporary-folder.ts';

bundleServer();

const login = (url: string, username: string, password: string) =>
  fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });

describe('the server as a process', () => {
  it('[AUTH-08] shows an invented password once, on the console and not in the log, and it works after a restart', async () => {
    const folder = temporaryFolder();
    const first = await run(folder);
    const password = /密码 password +(\S+)/.exec(first.console())?.[1] ?? '';
    expect(password).toHaveLength(23);
    expect((await login(first.url, 'admin', 'wrong password')).status).toBe(401);
    expect((await login(first.url, 'admin', password)).status).toBe(200);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.log()).not.toContain(password);

    const second = await run(folder);
    expect(second.console()).not.toContain('password');
    expect((await login(second.url, 'admin', password)).status).toBe(200);
  });

  it('[SHELL-22] lies below the path that it is told, and does not start with one that cannot be', async () => {
    const server = await run(temporaryFolder(), { BASE_PATH: '/team/tools', ADMIN_PASSWORD: 'canary-password-1' });
    expect(server.console()).toMatch(/:\d+\/team\/tools$/m);
    expect((await fetch(`${server.url}/team/tools/health`)).status).toBe(200);
    expect((await login(`${server.url}/team/tools`, 'admin', 'canary-password-1')).status).toBe(200);
    expect((await login(server.url, 'admin', 'canary-password-1')).status).toBe(404);
    const refused = await run(temporaryFolder(), { BASE_PATH: '/../etc' });
    expect(await refused.ended).toBe(1);
    expect(refused.console()).toContain('BASE_PATH: a path such as /tools');
  });

  it('[AUTH-06] knows a session after kill -9, and no longer knows one that was signed out', async () => {
    const folder = temporaryFolder();
    const environment = { ADMIN_PASSWORD: 'canary-password-1' };
    const first = await run(folder, environment);
    const token = async () =>
      ((await (await login(first.url, 'admin', environment.ADMIN_PASSWORD)).json()) as { access_token: string })
        .access_token;
    const [kept, out] = [await token(), await token()];
    const call = (url: string, path: string, bearer: string, method = 'GET') =>
      fetch(url + path, { method, headers: { authorization: `Bearer ${bearer}` } });
    expect((await call(first.url, '/auth/logout', out, 'POST')).status).toBe(204);
    first.process.kill('SIGKILL');
    await first.ended;

    const second = await run(folder, environment);
    expect((await call(second.url, '/auth/me', kept)).status).toBe(200);
    expect((await call(second.url, '/auth/me', out)).status).toBe(401);
    const words = [first, second].map((server) => server.log() + server.console()).join('');
    for (const secret of [kept, out, environment.ADMIN_PASSWORD]) expect(words).not.toContain(secret);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stops on %s after finishing what is under way', async (signal) => {
    const password = 'canary-password-1';
    const server = await run(temporaryFolder(), { ADMIN_PASSWORD: password });
    const body = JSON.stringify({ username: 'admin', password });
    const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
    const call = request(`${server.url}/auth/login`, { method: 'POST', headers });
    const answered = once(call, 'response');
    call.flushHeaders();
    // The server has taken the request and waits for its body.
    await once(call, 'continue');
    server.process.kill(signal);
    await server.logged('stopping');
    call.end(body);
    const [response] = (await answered) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(200);
    expect(await server.ended).toBe(0);
  });

  it('[SFTP-02] goes on without the SFTP demo where its port is taken, and says so in the log', async () => {
    const first = await run(temporaryFolder(), { SFTP_PORT: '0' });
    await first.logged('sftp demo is running');
    const port = /"port":(\d+),"fingerprint":"SHA256:/.exec(first.log())?.[1] ?? '';
    const second = await run(temporaryFolder(), { SFTP_PORT: port });
    expect(second.log()).toContain('sftp demo is not running');
    expect(second.console()).toMatch(/SFTP 演示没有启动：端口已被占用[^]*its port is taken/);
    expect((await fetch(`${second.url}/health`)).status).toBe(200);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.log()).not.toContain('read-only-demo');
  });

  it('is backed up while it runs, and restored after it has stopped, by commands of the same program', async () => {
    const folder = temporaryFolder();
    const environment = { ADMIN_PASSWORD: 'canary-password-1' };
    const first = await run(folder, environment);
    const backup = await run(folder, {}, ['backup', 'backup.tar.gz']);
    expect([await backup.ended, backup.console()]).toEqual([0, expect.stringContaining('toolbench.db')]);
    const refused = await run(folder, {}, ['restore', 'backup.tar.gz']);
    expect([await refused.ended, refused.console()]).toEqual([1, expect.stringContaining('Another Toolbench process')]);
    first.process.kill('SIGTERM');
    await first.ended;

    rmSync(join(folder, 'data'), { recursive: true });
    const restored = await run(folder, {}, ['restore', 'backup.tar.gz']);
    expect([await restored.ended, restored.console()]).toEqual([0, expect.stringContaining('Restored')]);
    const second = await run(folder);
    expect((await login(second.url, 'admin', environment.ADMIN_PASSWORD)).status).toBe(200);
    expect(second.console()).not.toContain('password');
  });

  it('says how it is used where a command is none of its own', async () => {
    const wrong = await run(temporaryFolder(), {}, ['serve']);
    expect([await wrong.ended, wrong.console()]).toEqual([1, expect.stringContaining('用法 Usage')]);
  });
});

describe('a server that runs', () => {
  const environment = { ADMIN_PASSWORD: 'canary-password-1' };
  const running = shareServer(() => environment);

  it('[OPS-05] takes a new password from reset-password while it runs, and ends what was signed in', async () => {
    const { folder, ...server } = running();
    const signedIn = await login(server.url, 'admin', environment.ADMIN_PASSWORD);
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    const command = await run(folder, {}, ['reset-password', 'admin', '--generate']);
    expect(await command.ended).toBe(0);
    const password = /密码 password +(\S+)/.exec(command.console())?.[1] ?? '';
    const identity = await fetch(`${server.url}/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(identity.status).toBe(401);
    expect((await login(server.url, 'admin', environment.ADMIN_PASSWORD)).status).toBe(401);
    expect((await login(server.url, 'admin', password)).status).toBe(200);
    const refused = await run(folder, {}, ['reset-password', 'nobody', '--generate']);
    expect(await refused.ended).toBe(1);
    expect(refused.console()).toMatch(/没有用户“nobody”[^]*no account "nobody"/);
  });

  it('refuses a data folder that another process uses, in both languages', async () => {
    const first = running();
    const second = await run(first.folder);
    expect(await second.ended).toBe(1);
    expect(second.console()).toMatch(/正在被另一个 Toolbench 进程使用.*Another Toolbench process/s);
    expect((await fetch(`${first.url}/health`)).status).toBe(200);
  });

  it('explains a port that is taken and a setting that cannot be used', async () => {
    const taken = await run(temporaryFolder(), { PORT: new URL(running().url).port });
    expect(await taken.ended).toBe(1);
    expect(taken.console()).toMatch(/端口已被占用.*The port is taken/s);
    const wrong = await run(temporaryFolder(), { ADMIN_PASSWORD: 'short' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.console()).toMatch(/ADMIN_PASSWORD: at least 12 characters/);
  });
});

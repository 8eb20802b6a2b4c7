import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { startDockerDouble, type Behaviour } from '../../../test-support/apps/docker-double.ts';
import type { Sandbox } from '../../../features/previews/sandbox-port.ts';
import { describeSandbox } from '../../../test-support/apps/sandbox-conformance.ts';
import { builtSandboxScripts, serverPackage } from '../../../test-support/apps/sandbox-scripts.ts';
import { temporaryFolder } from '../../../test-support/temporary-folder.ts';
import { createDockerSandbox } from './docker.ts';

const { previews } = limits;
const mebibyte = 1024 * 1024;
const plan = { runtime: 'go', folder: '', entry: 'main.go' } as const;

async function open(folder = temporaryFolder()) {
  const engine = await startDockerDouble(temporaryFolder());
  const scripts = await builtSandboxScripts();
  const sandbox = createDockerSandbox({
    folder: join(folder, 'sandbox'),
    scripts,
    packagesOf: serverPackage,
    dockerHost: engine.dockerHost,
  });
  const lines: string[] = [];
  async function start(behaviour: Behaviour) {
    const python = { runtime: 'python', folder: '', entry: 'main.py' } as const;
    engine.behave({ exitCode: 0 });
    const built = await sandbox.build({ id: 'shop', plan: python, files: new Map([['main.py', '']]) });
    if (!built.ok) throw new Error(built.log);
    engine.behave(behaviour);
    return sandbox.start({
      app: built.app,
      dataFolder: join(folder, 'data'),
      environment: {},
      onOutput: (from, line) => lines.push(`${from}: ${line}`),
    });
  }
  return { engine, sandbox, lines, start };
}

describe('[PREVIEW-03] Docker', () => {
  it('makes containers without network, rights, or a place to write but their folders, bounded in all they use', async () => {
    const { engine, start } = await open();
    await start({});
    const { HostConfig, ...config } = [...engine.containers.values()][0]?.config as Record<string, unknown> & {
      HostConfig: Record<string, unknown> & { Binds: string[] };
    };
    const { Binds, ...host } = HostConfig;
    expect(host).toEqual({
      NetworkMode: 'none',
      ReadonlyRootfs: true,
      CapDrop: ['ALL'],
      SecurityOpt: ['no-new-privileges'],
      Memory: previews.memoryMiB * mebibyte,
      MemorySwap: previews.memoryMiB * mebibyte,
      NanoCpus: previews.startCpuPercent * 1e7,
      PidsLimit: previews.processes + 16,
      IpcMode: 'private',
      LogConfig: { Type: 'none' },
      ShmSize: mebibyte,
      Ulimits: [
        { Name: 'core', Soft: 0, Hard: 0 },
        { Name: 'nofile', Soft: previews.openFiles, Hard: previews.openFiles },
        { Name: 'fsize', Soft: previews.fileMiB * mebibyte, Hard: previews.fileMiB * mebibyte },
      ],
    });
    const writable = Binds.filter((bind) => bind.endsWith(':rw')).map((bind) => bind.split(':')[1]);
    expect(writable.sort()).toEqual(['/data', '/run/sockets', '/tmp']);
    expect(Binds.every((bind) => /:(ro|rw)$/.test(bind))).toBe(true);
    expect(Binds.join()).not.toContain('docker.sock');
    expect(config).toMatchObject({ Hostname: 'app', WorkingDir: '/app', OpenStdin: true, StdinOnce: true });
    expect(config.User).not.toMatch(/^0:/);
  });

  it('imports its empty image once and pulls nothing', async () => {
    const { engine, start } = await open();
    await start({});
    await start({});
    expect(engine.calls.filter((call) => call === 'POST /images/create')).toHaveLength(1);
  });

  it('answers when the socket does, then gives the lasting share of a processor, measures, and removes the container', async () => {
    const { engine, start } = await open();
    const running = await start({});
    if (!('socket' in running)) throw new Error('ended');
    expect(engine.calls.at(-1)).toMatch(/update$/);
    expect(await running.measure()).toEqual({ cpuMs: 1_500, memoryBytes: 40_000_000, processes: 7, diskBytes: 0 });
    await running.stop();
    expect(engine.containers.size).toBe(0);
    expect((await running.ended).reason).toBe('killed');
  });

  it('parts the streams of a container and tells how it ended', async () => {
    const { engine, start, lines } = await open();
    const writes = [
      { stream: 1, text: 'one\ntw' },
      { stream: 2, text: 'wrong\n' },
      { stream: 1, text: 'o\n' },
    ] as const;
    expect(await start({ writes, exitCode: 3 })).toEqual({ reason: 'exited', code: 3 });
    expect(lines.sort()).toEqual(['err: wrong', 'out: one', 'out: two']);
    expect(engine.containers.size).toBe(0);
  });

  it('tells that memory was used up', async () => {
    const { start } = await open();
    expect(await start({ exitCode: 137, isOutOfMemory: true })).toEqual({ reason: 'memory', code: 137 });
  });

  it('tells what a compiler said', async () => {
    const { engine, sandbox } = await open();
    engine.behave({ exitCode: 1, writes: [{ stream: 2, text: './main.go:3:1: undefined: x\n' }] });
    const built = await sandbox.build({ id: 'shop', plan, files: new Map([['main.go', '']]) });
    expect(built).toMatchObject({ ok: false, findings: [{ path: 'main.go', line: 3, column: 1 }] });
  });

  it('removes what an earlier server of the same installation left, and nothing else', async () => {
    const { engine, sandbox, start } = await open();
    await start({});
    const [own] = engine.containers.values();
    if (!own) throw new Error('no container');
    const labels = own.config.Labels as Record<string, string>;
    const left = (id: string, Labels: Record<string, string>) =>
      engine.containers.set(id, { ...own, id, config: { ...own.config, Labels } });
    left('left', { ...labels, 'toolbench.server': 'earlier' });
    left('other', { 'toolbench.installation': 'other', 'toolbench.server': 'earlier' });
    await sandbox.reap();
    expect([...engine.containers.keys()]).toEqual([own.id, 'other']);
  });

  it('says what is missing', async () => {
    const missing = async (dockerHost: string) => {
      const scripts = await builtSandboxScripts();
      const sandbox = createDockerSandbox({
        folder: temporaryFolder(),
        scripts,
        packagesOf: serverPackage,
        dockerHost,
      });
      return (await sandbox.probe()).missing;
    };
    expect(await missing('unix:///nowhere.sock')).toBe('engine');
    expect(await missing('tcp://10.0.0.1:2375')).toBe('engine-elsewhere');
    const { engine } = await open();
    engine.behave({ exitCode: 127 });
    expect(await missing(engine.dockerHost)).toBe('engine-elsewhere');
    engine.behave({ exitCode: 0 });
    expect(await missing(engine.dockerHost)).toBeUndefined();
    engine.fail(403, 'forbidden by a proxy');
    expect(await missing(engine.dockerHost)).toBe('engine-refuses');
  });
});

const dockerHost = process.env.DOCKER_HOST;

// Where somebody names an engine, what holds for every sandbox is tried on it; that takes most of a minute.
if (dockerHost !== undefined)
  describe('Docker', () => {
    let folder = '';
    let sandbox: Sandbox | undefined;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'toolbench-'));
      const scripts = await builtSandboxScripts();
      sandbox = createDockerSandbox({ folder, scripts, packagesOf: serverPackage, dockerHost });
      await sandbox.reap();
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    describeSandbox(() => {
      if (!sandbox) throw new Error('The sandbox is open within tests only.');
      return sandbox;
    });
  });

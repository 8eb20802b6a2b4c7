import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { describeOnBubblewrap } from '../../test-support/apps/on-bubblewrap.ts';
import { ask } from '../../test-support/apps/hello-apps.ts';
import { builtSandboxScripts, serverPackage } from '../../test-support/apps/sandbox-scripts.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { createBubblewrapSandbox } from './bubblewrap/bubblewrap.ts';
import { vettedModules } from './build/vetted-modules.ts';

const isRoot = process.getuid?.() === 0;
const ordinaryUser = 59_999;

interface Started {
  readonly socket: string;
  readonly isAvailable: boolean;
  readonly memoryBytes: number;
  readonly processes: number;
}

/** Processes that were started with such a word among their arguments. */
function processesWith(word: string): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'latin1').includes(word);
    } catch {
      return false;
    }
  });
}

/** A server of its own, in a folder that any user may read. */
async function startHost(user?: number) {
  const folder = temporaryFolder();
  const own = join(folder, 'own');
  const scripts = join(folder, 'scripts');
  mkdirSync(own);
  chmodSync(folder, 0o755);
  cpSync(dirname((await builtSandboxScripts())['relay.mjs'].pathname), scripts, { recursive: true });
  cpSync(vettedModules(join(folder, 'copied'), serverPackage), join(folder, 'node_modules'), { recursive: true });
  await build({
    entryPoints: [join(serverPackage, 'src/test-support/apps/sandbox-host.child.ts')],
    outfile: join(scripts, 'host.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    alias: { '@toolbench/contracts': join(serverPackage, '../../packages/contracts/src') },
    external: ['zod'],
  });
  if (user !== undefined) chownSync(own, user, user);
  const child = spawn(process.execPath, [join(scripts, 'host.mjs'), own, scripts, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => JSON.parse(String((await lines.next()).value)) as unknown;
  return { child, own, line, started: (await line()) as Started };
}

describeOnBubblewrap('servers that are killed, or are not root', () => {
  it('[PREVIEW-03] nothing runs on after the server was killed, and the next one clears up', async () => {
    const { child, own, started } = await startHost();
    const short = dirname(dirname(started.socket));
    expect(await ask(started.socket)).toBe('1000');
    expect(processesWith(short).length).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(() => processesWith(short)).toEqual([]);
    expect(existsSync(short)).toBe(true);

    const folder = join(own, 'sandbox');
    const scripts = await builtSandboxScripts();
    await createBubblewrapSandbox({ folder, scripts, packagesOf: serverPackage }).reap();
    expect(existsSync(short)).toBe(false);
    expect(readdirSync(join(folder, 'servers'))).toHaveLength(1);
    const [only = ''] = readdirSync(join(folder, 'shared/apps'));
    expect(readdirSync(join(folder, 'shared/apps', only))).toEqual([]);
  });

  it.skipIf(!isRoot)('[PREVIEW-03] a server that is not root confines as well', async () => {
    const { started, line } = await startHost(ordinaryUser);
    expect(started).toMatchObject({ isAvailable: true });
    expect(await ask(started.socket)).toBe('1000');
    expect(started.processes).toBeGreaterThan(3);
    expect(started.memoryBytes).toBeGreaterThan(10e6);
    void ask(started.socket, '/memory').catch(() => undefined);
    expect(await line()).toMatchObject({ reason: 'memory' });
  });
});

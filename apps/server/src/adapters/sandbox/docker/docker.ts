import { createHash } from 'node:crypto';
import type { Sandbox } from '../../../features/previews/sandbox-port.ts';
import { installationId } from '../../installation-id.ts';
import { createSandbox, type SandboxScripts } from '../create-sandbox.ts';
import { createDockerApi, EngineRefused, engineSocket, type DockerApi } from './docker-api.ts';
import { confineWithDocker } from './docker-confinement.ts';
import { systemTree, type SystemTree } from '../bubblewrap/system-mounts.ts';
import { openWorkFolders } from '../work-folders.ts';

interface Options {
  /** The adapter's own folder; the engine must see it under the same path. */
  readonly folder: string;
  readonly scripts: SandboxScripts;
  /** The folder whose installed packages apps get: the server's. */
  readonly packagesOf: string;
  /** As in the variable DOCKER_HOST; the usual socket where nothing is said. */
  readonly dockerHost: string | undefined;
}

const repository = 'toolbench-sandbox';

const blockBytes = 512;

/** One entry of a tar archive in the POSIX ustar format, without content. */
function entry(name: string, type: 'folder' | 'link', target: string): Buffer {
  const block = Buffer.alloc(blockBytes);
  const put = (text: string, at: number) => block.write(text, at, 'latin1');
  put(name, 0);
  put('0000755\0', 100);
  put('0000000\0', 108);
  put('0000000\0', 116);
  put('00000000000\0', 124);
  put('00000000000\0', 136);
  put('        ', 148);
  put(type === 'folder' ? '5' : '2', 156);
  put(target, 157);
  put('ustar\0' + '00', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** An image that holds nothing but the machine's links into /usr: programs are mounted from the machine, never pulled. */
function emptyImage(system: SystemTree): Buffer {
  const folders = ['app/', 'data/', 'dev/', 'etc/', 'proc/', 'run/', 'sys/', 'tmp/', 'usr/'];
  return Buffer.concat([
    ...folders.map((name) => entry(name, 'folder', '')),
    ...system.links.map(({ path, target }) => entry(path.slice(1), 'link', target)),
    Buffer.alloc(2 * blockBytes),
  ]);
}

/** Makes the image that holds nothing, unless it is there. Named by its content, so that another machine makes another. */
async function ensureImage(api: DockerApi, system: SystemTree): Promise<string> {
  const tar = emptyImage(system);
  const tag = createHash('sha256').update(tar).digest('hex').slice(0, 12);
  const image = `${repository}:${tag}`;
  try {
    await api.call({ method: 'GET', path: `/images/${image}/json` });
  } catch (error) {
    if (!(error instanceof EngineRefused) || error.status !== 404) throw error;
    await api.call({ method: 'POST', path: '/images/create', query: { fromSrc: '-', repo: repository, tag }, tar });
  }
  return image;
}

/** The sandbox for machines where an engine runs: Docker, or podman over its compatible socket. */
export function createDockerSandbox({ folder, scripts, packagesOf, dockerHost }: Options): Sandbox {
  const folders = openWorkFolders(folder, scripts);
  const system = systemTree();
  const socket = engineSocket(dockerHost);
  const api = createDockerApi(socket ?? '');
  const installation = installationId(folder);
  const labels = { 'toolbench.installation': installation, 'toolbench.server': folders.server };

  return createSandbox({
    name: 'docker',
    folders,
    confinement: {
      async run(job) {
        const image = await ensureImage(api, system);
        return confineWithDocker({ api, system, image, labels }).run(job);
      },
    },
    packagesOf,
    endsWithInput: true,
    async probe(runTrivial) {
      if (socket === undefined) return { isAvailable: false, missing: 'engine-elsewhere' };
      try {
        await api.call({ method: 'GET', path: '/_ping' });
        const { Version: version } = (await api.call({ method: 'GET', path: '/version' })) as { Version: string };
        if (await runTrivial()) return { isAvailable: true, version };
        return { isAvailable: false, version, missing: 'engine-elsewhere' };
      } catch (error) {
        const isRefused = error instanceof Error && 'code' in error && error.code === 'EACCES';
        return {
          isAvailable: false,
          missing: isRefused ? 'engine-rights' : error instanceof EngineRefused ? 'engine-refuses' : 'engine',
        };
      }
    },
    async reap() {
      const filters = JSON.stringify({ label: [`toolbench.installation=${installation}`] });
      const listed = await api
        .call({ method: 'GET', path: '/containers/json', query: { all: 'true', filters } })
        .catch(() => []);
      for (const { Id, Labels } of listed as { Id: string; Labels?: Record<string, string> }[]) {
        if (Labels?.['toolbench.server'] === folders.server) continue;
        await api.call({ method: 'DELETE', path: `/containers/${Id}`, query: { force: 'true', v: 'true' } });
      }
      folders.reap();
    },
  });
}

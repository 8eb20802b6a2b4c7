import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Sandbox } from '../../../features/previews/sandbox-port.ts';
import { installationId } from '../../installation-id.ts';
import type { Tools } from './bubblewrap-command.ts';
import { confineWithBubblewrap } from './bubblewrap-confinement.ts';
import { findControlGroups } from './control-group.ts';
import { createSandbox, type SandboxScripts } from '../create-sandbox.ts';
import { filterArchitecture, seccompFilter } from './seccomp.ts';
import { systemTree } from './system-mounts.ts';
import { isRoot, openWorkFolders } from '../work-folders.ts';

interface Options {
  /** The adapter's own folder. */
  readonly folder: string;
  readonly scripts: SandboxScripts;
  /** The folder whose installed packages apps get: the server's. */
  readonly packagesOf: string;
  /** False: as on a machine where groups cannot be made. For tests. */
  readonly usesControlGroups?: boolean;
}

const places = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
/** The package of each program. */
const packages = {
  bwrap: 'bubblewrap',
  prlimit: 'util-linux',
  setpriv: 'util-linux',
  unshare: 'util-linux',
  sh: 'dash',
};

function findTools(): { tools: Tools; missing: string | undefined } {
  const find = (name: string) => places.map((place) => join(place, name)).find((path) => existsSync(path)) ?? '';
  const tools: Tools = {
    bwrap: find('bwrap'),
    prlimit: find('prlimit'),
    setpriv: find('setpriv'),
    unshare: find('unshare'),
    sh: find('sh'),
  };
  const absent = (Object.keys(tools) as (keyof Tools)[]).find((name) => tools[name] === '');
  return { tools, missing: absent && packages[absent] };
}

/** Why nothing can be confined here, as far as it can be seen without trying; a code, worded where it is shown. */
function obstacle(missing: string | undefined): string | undefined {
  if (process.platform !== 'linux') return 'linux';
  return missing ?? (filterArchitecture() === undefined ? 'architecture' : undefined);
}

/** The sandbox that needs no service: bubblewrap, as one process for each app. */
export function createBubblewrapSandbox({ folder, scripts, packagesOf, usesControlGroups = true }: Options): Sandbox {
  const folders = openWorkFolders(folder, scripts);
  const filter = join(folders.shared, 'seccomp.bpf');
  const architecture = filterArchitecture();
  if (architecture) writeFileSync(filter, seccompFilter(architecture));
  const installation = `toolbench-${installationId(folder)}`;
  const groups =
    usesControlGroups && process.platform === 'linux'
      ? findControlGroups({ installation, server: folders.server }, readFileSync('/proc/self/cgroup', 'latin1'))
      : Promise.resolve(undefined);

  const system = systemTree();
  const ready = groups.then((made) =>
    confineWithBubblewrap({ tools: () => findTools().tools, system, groups: made, shared: folders.shared, filter }),
  );
  return createSandbox({
    name: 'bubblewrap',
    folders,
    confinement: { run: async (job) => (await ready).run(job) },
    packagesOf,
    endsWithInput: false,
    async probe(runTrivial) {
      const { tools, missing } = findTools();
      const code = obstacle(missing);
      if (code !== undefined) return { isAvailable: false, missing: code };
      const { stdout } = await promisify(execFile)(tools.bwrap, ['--version']);
      const version = stdout.trim().replace(/^bubblewrap /, '');
      if (await runTrivial()) return { isAvailable: true, version };
      return { isAvailable: false, version, missing: isRoot() ? 'mount-rights' : 'user-namespaces' };
    },
    async reap() {
      folders.reap();
      await (await groups)?.reap();
    },
  });
}

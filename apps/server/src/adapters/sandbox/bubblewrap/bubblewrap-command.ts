import { join } from 'node:path';
import { statSync } from 'node:fs';
import type { Job, Mount } from '../job.ts';
import type { SystemTree } from './system-mounts.ts';

const mebibyte = 1024 * 1024;
/** Descriptors that the command inherits. */
export const descriptors = { filter: 3, facts: 4 } as const;

/** Programs outside the sandbox, by their paths. */
export interface Tools {
  readonly bwrap: string;
  readonly prlimit: string;
  readonly setpriv: string;
  readonly unshare: string;
  readonly sh: string;
}

interface Confined {
  readonly tools: Tools;
  readonly system: SystemTree;
  readonly job: Job;
  /** Files of control groups to write oneself into. */
  readonly joinFiles: readonly string[];
  /** Folders of the machine whose contents every user may read, once there. */
  readonly shared: string;
  readonly isRoot: boolean;
  /** Where no control group counts: per process bytes of data, and processes of the sandbox's own user. */
  readonly limitsByProcess: { readonly processes: number | undefined } | undefined;
}

/** Makes what it writes readable for later users, joins groups, makes folders visible below the stage, and goes on as the rest of its arguments. */
const prepare = `set -e
umask 022
while [ "$1" != -- ]; do
  case "$1" in
    join) echo 0 > "$2"; shift 2 ;;
    bind) mount --bind "$2" "$3"; shift 3 ;;
  esac
done
shift
exec "$@"`;

const isFolder = (path: string) => statSync(path).isDirectory();

/**
 * Moves what a mount shows below the stage. Another user than the server cannot go through the server's folders; a mount
 * made by root, in a view of the file system that only this sandbox has, leads there directly.
 */
export function stageMounts(mounts: readonly Mount[], shared: string, stage: string) {
  const places = new Map<string, string>();
  const staged = mounts.map((mount) => {
    const isShared = mount.from.startsWith(`${shared}/`);
    const from = isShared ? shared : mount.from;
    const place = places.get(from) ?? join(stage, `${isFolder(from) ? 'folder' : 'file'}-${places.size}`);
    places.set(from, place);
    return { ...mount, from: isShared ? join(place, mount.from.slice(shared.length)) : place };
  });
  return { places: [...places].map(([from, place]) => ({ from, place, isFolder: isFolder(from) })), staged };
}

/** Limits that each process has for itself. */
function processLimits({ job: { limits }, limitsByProcess }: Confined): string[] {
  return [
    '--core=0:0',
    '--memlock=65536:65536',
    '--msgqueue=0:0',
    `--nofile=${limits.openFiles}:${limits.openFiles}`,
    `--fsize=${limits.fileMiB * mebibyte}:${limits.fileMiB * mebibyte}`,
    // Reserved but unused memory counts too, so the limit of one process is wider than that of all together.
    ...(limitsByProcess ? [`--data=${limits.memoryMiB * 4 * mebibyte}`] : []),
  ];
}

function sandboxOptions({ system, job }: Confined, mounts: readonly Mount[]): string[] {
  const bind = (mount: Mount) => [mount.isWritable === true ? '--bind' : '--ro-bind', mount.from, mount.to];
  return [
    ...['--unshare-all', '--unshare-user', '--disable-userns', '--cap-drop', 'ALL'],
    ...['--uid', '1000', '--gid', '1000', '--hostname', 'app'],
    ...['--die-with-parent', '--new-session', '--clearenv'],
    ...Object.entries(job.environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...system.mounts.flatMap(bind),
    ...system.links.flatMap(({ path, target }) => ['--symlink', target, path]),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...mounts.flatMap(bind),
    // What is left of it are folders that hold the mounts, in memory.
    ...['--remount-ro', '/dev', '--remount-ro', '/'],
    ...['--chdir', job.folder],
    ...['--seccomp', String(descriptors.filter), '--info-fd', String(descriptors.facts)],
  ];
}

/**
 * The whole command line. Root steps down to a user of the sandbox's own before anything else is done; bubblewrap then
 * makes the namespaces with nothing but that user's rights.
 */
export function bubblewrapCommand(confined: Confined): string[] {
  const { tools, job, joinFiles, isRoot, limitsByProcess } = confined;
  const { places, staged } = stageMounts(job.mounts, confined.shared, job.place.stage);
  const join = joinFiles.flatMap((file) => ['join', file]);
  const binds = places.flatMap(({ from, place }) => ['bind', from, place]);
  const user = String(job.place.user);
  const inner =
    limitsByProcess?.processes === undefined ? [] : [tools.prlimit, `--nproc=${limitsByProcess.processes}`, '--'];
  return [
    ...(isRoot ? [tools.unshare, '--mount', '--propagation', 'private', '--'] : []),
    ...[tools.sh, '-c', prepare, 'sh', ...join, ...(isRoot ? binds : []), '--'],
    ...(isRoot
      ? [tools.setpriv, '--reuid', user, '--regid', user, '--clear-groups', '--inh-caps=-all', '--no-new-privs', '--']
      : []),
    ...[tools.prlimit, ...processLimits(confined), '--'],
    ...[tools.bwrap, ...sandboxOptions(confined, isRoot ? staged : job.mounts), '--', ...inner, ...job.command],
  ];
}

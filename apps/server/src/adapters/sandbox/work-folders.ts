import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { signalAll, startTimeOf } from './process-tree.ts';

/** User ids that stand in no list of users; each running sandbox has one of its own, if the server may give them. */
const firstUser = 50_000;
/** Addresses of unix sockets have at most 107 bytes, so sockets are not below a data folder of any length. */
const shortFolders = '/tmp/toolbench-';

/** One running sandbox's own place on the machine. */
export interface RunPlace {
  readonly number: number;
  /** Who its processes are. */
  readonly user: number;
  /** Out of the sandbox's reach. */
  readonly folder: string;
  /** Shared with it. */
  readonly sockets: string;
  /** Its /tmp. */
  readonly temporary: string;
  /** Where folders of the server are made visible to the sandbox's user, each sandbox in a view of its own. */
  readonly stage: string;
  /** Notes a process, so that a later server can end it. */
  readonly record: (pid: number) => void;
  /** Takes as long as what the sandbox left is large, so it does not hold up the rest. */
  readonly remove: () => Promise<void>;
}

export interface WorkFolders {
  /** Tells what belongs to this process from what earlier ones left. */
  readonly server: string;
  /** Readable for every user who gets there; sandboxes get to parts of it. */
  readonly shared: string;
  readonly newApp: (id: string) => string;
  readonly newRun: () => RunPlace;
  /** Ends processes and removes folders that earlier servers left. */
  readonly reap: () => void;
}

export const isRoot = () => process.getuid?.() === 0;

/** Gives a folder and all in it to a user, if that is ours to do; links themselves, not what they lead to. */
export function giveTo(path: string, user: number): void {
  if (!isRoot()) return;
  const paths = [path];
  for (let next = paths.pop(); next !== undefined; next = paths.pop()) {
    lchownSync(next, user, user);
    const current = next;
    if (lstatSync(next).isDirectory()) paths.push(...readdirSync(next).map((name) => join(current, name)));
  }
}

/** Makes a folder with exactly this mode, whatever the process's mask. */
export function makeFolder(path: string, mode: number): string {
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
  return path;
}

/** Lets every user read a folder and all in it, whatever the process's mask was when it was written. */
export function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o644);
  }
}

const accounts = {
  passwd: 'app:x:1000:1000:app:/tmp:/bin/sh\n',
  group: 'app:x:1000:\n',
  hosts: '127.0.0.1 localhost\n',
  'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files\n',
};

function fill(shared: string, scripts: Readonly<Record<string, URL>>): void {
  for (const name of ['', 'apps', 'etc', 'scripts']) makeFolder(join(shared, name), 0o755);
  const put = (path: string, content: string | Buffer) => {
    writeFileSync(path, content);
    chmodSync(path, 0o644);
  };
  for (const [name, text] of Object.entries(accounts)) put(join(shared, 'etc', name), text);
  for (const [name, url] of Object.entries(scripts))
    put(join(shared, 'scripts', name), readFileSync(fileURLToPath(url)));
}

/** Ends what an earlier server noted, unless the number is by now somebody else's. */
function endRecorded(file: string): void {
  for (const line of readFileSync(file, 'latin1').split('\n')) {
    const [pid = '', started] = line.split(' ');
    if (started !== undefined && startTimeOf(Number(pid)) === started) signalAll([Number(pid)], 'SIGKILL');
  }
}

/** The places of running sandboxes; their parent exists while there are any. `notes` is where a later server looks. */
function createPlaces(notes: string): () => RunPlace {
  const taken = new Set<number>();
  let short = '';
  function open(): void {
    if (taken.size > 0) return;
    short = makeFolder(mkdtempSync(shortFolders), 0o711);
    makeFolder(join(short, 'stage'), 0o711);
    writeFileSync(join(notes, 'short-folder'), short);
  }
  return () => {
    open();
    let number = 0;
    while (taken.has(number)) number++;
    taken.add(number);
    const user = isRoot() ? firstUser + number : (process.getuid?.() ?? 0);
    const folder = makeFolder(join(short, String(number)), 0o711);
    const own = (name: string) => {
      const path = makeFolder(join(folder, name), 0o700);
      giveTo(path, user);
      return path;
    };
    const note = join(notes, `run-${number}`);
    return {
      number,
      user,
      folder,
      sockets: own('sockets'),
      temporary: own('tmp'),
      stage: join(short, 'stage'),
      record: (pid) => writeFileSync(note, `${pid} ${startTimeOf(pid) ?? ''}\n`, { flag: 'a' }),
      async remove() {
        // A process of its own, as what is left may be a hundred thousand folders.
        await promisify(execFile)('rm', ['-rf', '--', folder], { env: { PATH: '/usr/bin:/bin' } });
        rmSync(note, { force: true });
        taken.delete(number);
        if (taken.size === 0) rmSync(short, { recursive: true, force: true });
      },
    };
  };
}

/**
 * The folders of an adapter. What belongs to this process lies below a name made for it, so whatever else is there was left
 * by an earlier one. `scripts` are copied: they may lie where only the server may read.
 * @param folder the adapter's own, for its owner only
 */
export function openWorkFolders(folder: string, scripts: Readonly<Record<string, URL>>): WorkFolders {
  const shared = join(folder, 'shared');
  const apps = join(shared, 'apps');
  const noted = join(folder, 'servers');
  const self = randomBytes(8).toString('hex');
  makeFolder(folder, 0o700);
  fill(shared, scripts);
  makeFolder(noted, 0o700);
  makeFolder(join(apps, self), 0o755);
  return {
    server: self,
    shared,
    newApp(id) {
      const name = `${id.replace(/[^\w-]/g, '_').slice(0, 60)}-${randomBytes(6).toString('hex')}`;
      return makeFolder(join(apps, self, name), 0o755);
    },
    newRun: createPlaces(makeFolder(join(noted, self), 0o700)),
    reap() {
      for (const server of readdirSync(noted).filter((name) => name !== self)) {
        const notes = join(noted, server);
        for (const name of readdirSync(notes)) {
          const file = join(notes, name);
          if (name.startsWith('run-')) endRecorded(file);
          else rmSync(readFileSync(file, 'utf8'), { recursive: true, force: true });
        }
        rmSync(notes, { recursive: true, force: true });
      }
      for (const server of readdirSync(apps).filter((name) => name !== self))
        rmSync(join(apps, server), { recursive: true, force: true });
    },
  };
}

import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Mount } from '../job.ts';

/** Programs and libraries that every sandbox sees, if the machine has them. Nothing of them is anyone's secret. */
const folders = [
  '/usr/bin',
  '/usr/include',
  '/usr/lib',
  '/usr/lib32',
  '/usr/lib64',
  '/usr/libexec',
  '/usr/share/gocode',
  '/usr/share/java',
  '/usr/share/zoneinfo',
];
const files = ['/etc/alternatives', '/etc/ld.so.cache', '/etc/localtime'];
/** Folders whose names begin so, which carry versions in their names. */
const versioned = [
  ['/usr/share', 'go-'],
  ['/etc', 'java-'],
  ['/etc', 'python3'],
] as const;
/** On most machines these are links into /usr. */
const links = ['/bin', '/lib', '/lib32', '/lib64'];

export interface SystemTree {
  readonly mounts: readonly Mount[];
  readonly links: readonly { readonly path: string; readonly target: string }[];
}

/** What of the machine's system is mounted read-only, and the links that stand beside it. */
export function systemTree(): SystemTree {
  const isLink = (path: string) => lstatSync(path).isSymbolicLink();
  const present = links.filter((path) => existsSync(path));
  const matching = versioned.flatMap(([folder, beginning]) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.startsWith(beginning))
          .map((name) => join(folder, name))
      : [],
  );
  const paths = [...folders, ...matching, ...files, ...present.filter((path) => !isLink(path))];
  return {
    mounts: paths.filter((path) => existsSync(path)).map((path) => ({ from: path, to: path })),
    links: present.filter(isLink).map((path) => ({ path, target: readlinkSync(path) })),
  };
}

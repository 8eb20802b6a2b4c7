import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { makeFolder, openToAll } from '../work-folders.ts';

/** What apps in JavaScript may import: a web framework, and a driver for each database. */
const vetted = ['express', 'node-sqlite3-wasm', 'pg', 'mysql2'];

interface InstalledPackage {
  /** Within node_modules, `pg/node_modules/x` for one that is not shared. */
  readonly place: string;
  readonly folder: string;
  readonly version: string;
}

/** The folder of an installed package as seen from another. Looks for the folder, as `exports` may hide package.json. */
function folderOf(name: string, from: string): string | undefined {
  const paths = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  return paths.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')));
}

/** The vetted packages and everything they need, from our own installation. */
function closure(from: string): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const waiting = vetted.map((name) => ({ name, from }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = folderOf(next.name, next.from);
    // An optional one that is not installed, such as a native driver.
    if (folder === undefined) continue;
    const place = folder.slice(folder.indexOf('/node_modules/') + '/node_modules/'.length);
    if (found.has(place)) continue;
    const { version, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string;
      dependencies?: Record<string, string>;
    };
    found.set(place, { place, folder, version });
    waiting.push(...Object.keys(dependencies).map((name) => ({ name, from: folder })));
  }
  return [...found.values()].sort((one, other) => (one.place < other.place ? -1 : 1));
}

/**
 * A folder `node_modules` with the vetted packages, copied once for each set of versions: one mount instead of seventy, and
 * an update of ours never changes files under a running app.
 * @param folder where such folders are kept
 * @param from the folder whose installation is copied
 */
export function vettedModules(folder: string, from: string): string {
  const packages = closure(from);
  const missing = vetted.filter((name) => !packages.some(({ place }) => place === name));
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}`);
  const state = packages.map(({ place, version }) => `${place}@${version}`).join('\n');
  const name = createHash('sha256').update(state).digest('hex').slice(0, 16);
  const made = join(folder, name);
  if (existsSync(made)) return made;
  const beginning = `${made}.new`;
  rmSync(beginning, { recursive: true, force: true });
  makeFolder(folder, 0o755);
  mkdirSync(beginning);
  for (const { place, folder: source } of packages) {
    const nested = join(source, 'node_modules');
    // What is nested is in the list by itself, where it is needed.
    cpSync(source, join(beginning, place), { recursive: true, dereference: true, filter: (path) => path !== nested });
  }
  openToAll(beginning);
  rmSync(made, { recursive: true, force: true });
  renameSync(beginning, made);
  return made;
}

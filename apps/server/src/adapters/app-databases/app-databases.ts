import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppDatabases } from '../../features/previews/ports.ts';
import { installationId } from '../installation-id.ts';
import type { DatabaseEngine } from './database-engine.ts';
import { mariadbEngine } from './mariadb-engine.ts';
import { ownerOf } from './own-server.ts';
import { postgresEngine } from './postgres-engine.ts';

/** Users and databases of apps; those of previews name the data folder of theirs. */
const nameOf = (id: string) => `app_${id.toLowerCase().replaceAll(/[^a-z0-9]/g, '_')}`.slice(0, 63);

function keptSecret(folder: string): string {
  const file = join(folder, 'databases.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

export type EngineName = 'postgres' | 'mariadb';
export const engineNames: readonly EngineName[] = ['postgres', 'mariadb'];

/**
 * Where a server keeps its data: in the data folder, unless we are root. Then it runs as a user who does not get into the
 * data folder, which is its owner's only. As root we may also work for a server of another user, as backups do: it is
 * that of the data folder's owner.
 */
export function usualFolder(dataFolder: string, engine: EngineName): string {
  const inside = join(dataFolder, 'databases', engine);
  if (process.getuid?.() !== 0) return inside;
  const base = join('/var/lib/toolbench-databases', installationId(dataFolder));
  const own = engine === 'postgres' ? base : `${base}-${engine}`;
  const isOfOther = ownerOf(dataFolder).uid !== 0;
  return isOfOther && (existsSync(inside) || !existsSync(own)) ? inside : own;
}

interface Options {
  readonly dataFolder: string;
  /** Instead of the usual place. For tests. */
  readonly folderOf?: (engine: EngineName) => string;
}

/** A database of a deployed app, and the file that it was written to. */
interface AppDump {
  readonly kind: 'postgresql' | 'mysql';
  readonly name: string;
  readonly file: string;
}

/** What a backup needs of them beyond what apps do. */
export interface KeptAppDatabases extends AppDatabases {
  /** Writes the databases of all deployed apps into a folder; the server of the product may be using them. */
  readonly dumpAll: (folder: string) => Promise<readonly AppDump[]>;
  readonly load: (dump: AppDump) => Promise<void>;
  /** The kinds that have data here, though the programs that could read it are gone. */
  readonly unreadable: () => readonly AppDump['kind'][];
}

/** Databases for apps on servers that this machine has the programs of: one user and one database for each app. */
export function createAppDatabases({
  dataFolder,
  folderOf = (engine) => usualFolder(dataFolder, engine),
}: Options): KeptAppDatabases {
  const password = () => keptSecret(dataFolder);
  const engines: Readonly<Record<'postgresql' | 'mysql', DatabaseEngine>> = {
    postgresql: postgresEngine({ folder: folderOf('postgres'), password }),
    mysql: mariadbEngine({ folder: folderOf('mariadb'), password }),
  };
  const kinds = ['postgresql', 'mysql'] as const;
  const all = Object.values(engines);
  const engineOf = (kind: string) => (kind === 'postgresql' || kind === 'mysql' ? engines[kind] : undefined);
  /** The same for the same app, so that it needs to be kept nowhere. */
  const passwordOf = (name: string) => createHmac('sha256', password()).update(name).digest('hex').slice(0, 32);

  return {
    has: (kind) => kind === 'sqlite' || engineOf(kind)?.isThere === true,
    open: async (id, kind) => {
      const engine = engineOf(kind);
      if (engine?.isThere !== true) return undefined;
      return engine.open(nameOf(id), passwordOf(nameOf(id)));
    },
    remove: async (id) => {
      await Promise.all(all.map((engine) => engine.drop(nameOf(id))));
    },
    reap: async () => {
      await Promise.all(all.map((engine) => engine.reap()));
    },
    close: async () => {
      await Promise.all(all.map((engine) => engine.close()));
    },
    dumpAll: async (folder) => {
      const dumps: AppDump[] = [];
      for (const kind of kinds) {
        const fileOf = (name: string) => join(folder, `${kind}-${name}`);
        const names = await engines[kind].dumpAll(fileOf);
        dumps.push(...names.map((name) => ({ kind, name, file: fileOf(name) })));
      }
      return dumps;
    },
    load: ({ kind, name, file }) => engines[kind].load(name, passwordOf(name), file),
    unreadable: () =>
      kinds.filter((kind) => !engines[kind].isThere && existsSync(folderOf(kind === 'mysql' ? 'mariadb' : 'postgres'))),
  };
}

import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppDatabases } from '../../features/previews/ports.ts';
import { installationId } from '../installation-id.ts';
import type { DatabaseEngine } from './database-engine.ts';
import { mariadbEngine } from './mariadb-engine.ts';
import { postgresEngine } from './postgres-engine.ts';

/** Users and databases of apps; those of previews name the data folder of theirs. */
const nameOf = (id: string) => `app_${id.toLowerCase().replaceAll(/[^a-z0-9]/g, '_')}`.slice(0, 63);

function keptSecret(folder: string): string {
  const file = join(folder, 'databases.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

type EngineName = 'postgres' | 'mariadb';

/**
 * Where a server keeps its data: in the data folder, unless we are root. Then it runs as a user who does not get into the
 * data folder, which is its owner's only.
 */
function usualFolder(dataFolder: string, engine: EngineName): string {
  if (process.getuid?.() !== 0) return join(dataFolder, 'databases', engine);
  const own = join('/var/lib/toolbench-databases', installationId(dataFolder));
  return engine === 'postgres' ? own : `${own}-${engine}`;
}

interface Options {
  readonly dataFolder: string;
  /** Instead of the usual place. For tests. */
  readonly folderOf?: (engine: EngineName) => string;
}

/** Databases for apps on servers that this machine has the programs of: one user and one database for each app. */
export function createAppDatabases({
  dataFolder,
  folderOf = (engine) => usualFolder(dataFolder, engine),
}: Options): AppDatabases {
  const password = () => keptSecret(dataFolder);
  const engines: Readonly<Record<'postgresql' | 'mysql', DatabaseEngine>> = {
    postgresql: postgresEngine({ folder: folderOf('postgres'), password }),
    mysql: mariadbEngine({ folder: folderOf('mariadb'), password }),
  };
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
  };
}

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { AppDatabase, AppDatabases } from '../../features/previews/ports.ts';
import {
  findPostgresPrograms,
  socketPort,
  startPostgresServer,
  stopLeftServer,
  superuser,
  type PostgresServer,
} from './postgres-server.ts';

/** Roles and databases of apps; those of previews name the data folder of theirs. */
const nameOf = (id: string) => `app_${id.toLowerCase().replaceAll(/[^a-z0-9]/g, '_')}`.slice(0, 63);
const ofPreviews = 'app\\_%\\_data\\_%';
const connections = 20;
const statementTimeout = '30s';

function keptSecret(folder: string): string {
  const file = join(folder, 'databases.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/**
 * Where the cluster lies: in the data folder, unless the server is root. Then PostgreSQL runs as a user who does not get
 * into the data folder, which is its owner's only.
 */
function clusterFolder(dataFolder: string): string {
  if (process.getuid?.() !== 0) return join(dataFolder, 'databases', 'postgres');
  const installation = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
  return join('/var/lib/toolbench-databases', installation);
}

interface Options {
  readonly dataFolder: string;
  /** Instead of the usual place. For tests. */
  readonly folder?: string;
}

/** Databases for apps on servers that this machine has the programs of: one role and one database for each app. */
export function createAppDatabases({ dataFolder, folder = clusterFolder(dataFolder) }: Options): AppDatabases {
  const programs = findPostgresPrograms();
  let started: Promise<PostgresServer> | undefined;

  const server = (): Promise<PostgresServer> => {
    if (programs === undefined) throw new Error('there is no PostgreSQL');
    if (started === undefined) {
      mkdirSync(join(folder, '..'), { recursive: true, mode: 0o711 });
      started = startPostgresServer({ programs, folder, password: keptSecret(dataFolder) });
      started.catch(() => (started = undefined));
    }
    return started;
  };

  /** Work as the superuser, on a connection of its own. */
  async function administer<Value>(work: (client: pg.Client) => Promise<Value>): Promise<Value> {
    const { sockets } = await server();
    const password = keptSecret(dataFolder);
    const client = new pg.Client({ host: sockets, port: socketPort, user: superuser, password, database: 'postgres' });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** The same for the same app, so that it needs to be kept nowhere. */
  const passwordOf = (name: string) =>
    createHmac('sha256', keptSecret(dataFolder)).update(name).digest('hex').slice(0, 32);

  async function makeDatabase(client: pg.Client, name: string): Promise<void> {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 1) return;
    // Names are letters, digits and underscores; passwords are hexadecimal.
    await client.query(`drop role if exists ${name}`);
    await client.query(
      `create role ${name} login nosuperuser nocreatedb nocreaterole connection limit ${connections} password '${passwordOf(name)}'`,
    );
    await client.query(`alter role ${name} set statement_timeout = '${statementTimeout}'`);
    await client.query(`create database ${name} owner ${name}`);
    await client.query(`revoke all on database ${name} from public`);
    await client.query('revoke connect on database postgres, template1 from public');
  }

  async function drop(client: pg.Client, name: string): Promise<void> {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`drop role if exists ${name}`);
  }

  return {
    has: (kind) => kind === 'sqlite' || (kind === 'postgresql' && programs !== undefined),

    open: async (id, kind): Promise<AppDatabase | undefined> => {
      if (kind !== 'postgresql' || programs === undefined) return undefined;
      const name = nameOf(id);
      await administer((client) => makeDatabase(client, name));
      const { sockets } = await server();
      return {
        socket: join(sockets, `.s.PGSQL.${socketPort}`),
        port: socketPort,
        url: `postgresql://${name}:${passwordOf(name)}@127.0.0.1:${socketPort}/${name}`,
      };
    },

    remove: async (id) => {
      // Where no server runs there is nothing that was opened.
      if (started !== undefined) await administer((client) => drop(client, nameOf(id)));
    },

    reap: async () => {
      if (programs === undefined || !existsSync(join(folder, 'PG_VERSION'))) return;
      stopLeftServer(programs, folder);
      await administer(async (client) => {
        const left = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
          ofPreviews,
        ]);
        for (const { datname } of left.rows) await drop(client, datname);
      });
    },

    close: async () => {
      const running = started;
      started = undefined;
      await (await running?.catch(() => undefined))?.stop();
    },
  };
}

import { join } from 'node:path';
import type pg from 'pg';
import { appShare, databaseEngine, type ServerPlace } from './database-engine.ts';
import {
  connectToPostgres,
  dumpPostgres,
  findPostgresPrograms,
  hasPostgresCluster,
  loadPostgres,
  postgresPort,
  postgresSockets,
  startPostgresServer,
  stopLeftPostgres,
} from './postgres-server.ts';

async function make(client: pg.Client, name: string, password: string): Promise<void> {
  const known = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (known.rowCount === 1) return;
  await client.query(`drop role if exists ${name}`);
  await client.query(
    `create role ${name} login nosuperuser nocreatedb nocreaterole connection limit ${appShare.connections} password '${password}'`,
  );
  await client.query(`alter role ${name} set statement_timeout = '${appShare.statementSeconds}s'`);
  await client.query(`create database ${name} owner ${name}`);
  await client.query(`revoke all on database ${name} from public`);
  await client.query('revoke connect on database postgres, template1 from public');
}

async function drop(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`drop role if exists ${name}`);
}

async function names(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
  return rows.map(({ datname }) => datname);
}

/** PostgreSQL: one role and one database for each app, on a cluster of our own. */
export function postgresEngine({ folder, password }: ServerPlace) {
  const programs = findPostgresPrograms();
  return databaseEngine<pg.Client>(
    programs === undefined
      ? undefined
      : {
          hasData: () => hasPostgresCluster(folder),
          stopLeft: async () => stopLeftPostgres(programs, folder),
          start: () => startPostgresServer(programs, folder, password()),
          connect: (sockets) => connectToPostgres(sockets, password()),
          make,
          drop,
          names,
          foreignSockets: () => postgresSockets(folder),
          dump: (sockets, name, file) => dumpPostgres(programs, sockets, password(), name, file),
          load: (sockets, name, file) => loadPostgres(programs, sockets, password(), name, file),
          addressOf: (sockets, name, ownPassword) => ({
            socket: join(sockets, `.s.PGSQL.${postgresPort}`),
            port: postgresPort,
            url: `postgresql://${name}:${ownPassword}@127.0.0.1:${postgresPort}/${name}`,
          }),
        },
  );
}

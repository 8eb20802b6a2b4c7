import { join } from 'node:path';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { appShare, databaseEngine, type ServerPlace } from './database-engine.ts';
import {
  connectToMariadb,
  dumpMariadb,
  findMariadbPrograms,
  hasMariadbTables,
  loadMariadb,
  mariadbSocket,
  mariadbSockets,
  startMariadbServer,
  stopLeftMariadb,
} from './mariadb-server.ts';

/** Where apps look for it, each on the 127.0.0.1 of its own sandbox. */
const port = 3306;

/** In a grant, an underscore stands for any letter. */
const exactly = (name: string) => name.replaceAll('_', '\\_');

async function make(connection: Connection, name: string, password: string): Promise<void> {
  const { connections, statementSeconds } = appShare;
  const share = `MAX_USER_CONNECTIONS ${connections} MAX_STATEMENT_TIME ${statementSeconds}`;
  await connection.query(`CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4`);
  await connection.query(`CREATE USER IF NOT EXISTS ${name}@localhost IDENTIFIED BY '${password}' WITH ${share}`);
  await connection.query(`GRANT ALL ON \`${exactly(name)}\`.* TO ${name}@localhost`);
}

async function drop(connection: Connection, name: string): Promise<void> {
  await connection.query(`DROP USER IF EXISTS ${name}@localhost`);
  await connection.query(`DROP DATABASE IF EXISTS ${name}`);
}

async function names(connection: Connection): Promise<string[]> {
  const sql = 'SELECT schema_name AS name FROM information_schema.schemata';
  const [rows] = await connection.query<(RowDataPacket & { readonly name: string })[]>(sql);
  return rows.map(({ name }) => name);
}

/** MariaDB: one user and one database for each app, on a server of our own. */
export function mariadbEngine({ folder, password }: ServerPlace) {
  const programs = findMariadbPrograms();
  return databaseEngine<Connection>(
    programs === undefined
      ? undefined
      : {
          hasData: () => hasMariadbTables(folder),
          stopLeft: () => stopLeftMariadb(folder),
          start: () => startMariadbServer(programs, folder, password()),
          connect: (sockets) => connectToMariadb(sockets, password()),
          make,
          drop,
          names,
          foreignSockets: () => mariadbSockets(folder),
          dump: (sockets, name, file) => dumpMariadb(programs, sockets, password(), name, file),
          load: (sockets, name, file) => loadMariadb(programs, sockets, password(), name, file),
          addressOf: (sockets, name, ownPassword) => ({
            socket: join(sockets, mariadbSocket),
            port,
            url: `mysql://${name}:${ownPassword}@127.0.0.1:${port}/${name}`,
          }),
        },
  );
}

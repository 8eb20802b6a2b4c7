import type { AppDatabase } from '../../features/previews/ports.ts';
import { onDemand, type OwnServer } from './own-server.ts';

/** Databases of apps on one kind of server. Names are letters, digits and underscores; passwords are hexadecimal. */
export interface DatabaseEngine {
  /** Whether the machine has its programs. */
  readonly isThere: boolean;
  /** Makes the database and its user, or gives those there are. */
  readonly open: (name: string, password: string) => Promise<AppDatabase>;
  readonly drop: (name: string) => Promise<void>;
  /** Whether it has ever kept anything. */
  readonly hasData: () => boolean;
  /** Writes every database of a deployed app into a file of its own, each as it stands at one moment; gives their names. */
  readonly dumpAll: (fileOf: (name: string) => string) => Promise<readonly string[]>;
  /** Makes a database what such a file says, in the place of what was there. */
  readonly load: (name: string, password: string, file: string) => Promise<void>;
  /** Ends a server that an earlier process left. */
  readonly reap: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What one kind of server does in its own way; `Connection` is the administrator's. */
interface ServerKind<Connection> {
  /** Whether it has ever been started in its folder. */
  readonly hasData: () => boolean;
  /** Ends a server of an earlier process. */
  readonly stopLeft: () => Promise<void>;
  readonly start: () => Promise<OwnServer>;
  readonly connect: (sockets: string) => Promise<Connection>;
  readonly make: (connection: Connection, name: string, password: string) => Promise<void>;
  readonly drop: (connection: Connection, name: string) => Promise<void>;
  readonly names: (connection: Connection) => Promise<readonly string[]>;
  readonly addressOf: (sockets: string, name: string, password: string) => AppDatabase;
  /** The folder of the socket at which a server of another process of ours may serve this data. */
  readonly foreignSockets: () => string | undefined;
  /** The server's own tools, which end when the file is complete. */
  readonly dump: (sockets: string, name: string, file: string) => Promise<void>;
  readonly load: (sockets: string, name: string, file: string) => Promise<void>;
}

export interface ServerPlace {
  /** Of the server's data. */
  readonly folder: string;
  /** The administrator's password, made where there is none. */
  readonly password: () => string;
}

/** What one app may take of a server that it shares. */
export const appShare = { connections: 20, statementSeconds: 30, temporaryMebibytes: 64 } as const;

/** Databases of previews name the data folder of theirs. */
const isOfApp = (name: string) => name.startsWith('app_');
const isOfPreview = (name: string) => /^app_.+_data_/.test(name);

/** Where the machine does not have the programs. */
const absent = () => Promise.reject(new Error('there is no such database server'));
const noEngine: DatabaseEngine = {
  isThere: false,
  hasData: () => false,
  dumpAll: async () => [],
  load: absent,
  open: absent,
  drop: async () => undefined,
  reap: async () => undefined,
  close: async () => undefined,
};

interface Ending {
  readonly end: () => Promise<void>;
}

/** @param kind undefined where the machine does not have its programs */
export const databaseEngine = <Connection extends Ending>(kind: ServerKind<Connection> | undefined): DatabaseEngine =>
  kind === undefined ? noEngine : engineOn(kind);

function engineOn<Connection extends Ending>(kind: ServerKind<Connection>): DatabaseEngine {
  async function administer<Value>({ sockets }: OwnServer, work: (connection: Connection) => Promise<Value>) {
    const connection = await kind.connect(sockets);
    try {
      return await work(connection);
    } finally {
      await connection.end();
    }
  }

  /** No preview of this process has a database before its server runs: those that are there were left. */
  const dropLeft = async (connection: Connection) => {
    for (const name of (await kind.names(connection)).filter(isOfPreview)) await kind.drop(connection, name);
  };
  const server = onDemand(async () => {
    const started = await kind.start();
    try {
      await administer(started, dropLeft);
      return started;
    } catch (error) {
      await started.stop();
      throw error;
    }
  });

  /** Works on the server that serves this data already, for another process, or on one that runs only meanwhile. */
  async function onAnyServer<Value>(work: (running: OwnServer) => Promise<Value>): Promise<Value> {
    const sockets = kind.foreignSockets();
    if (sockets !== undefined) return work({ sockets, stop: async () => undefined });
    try {
      return await work(await server.get());
    } finally {
      await server.stop();
    }
  }

  return {
    isThere: true,
    hasData: kind.hasData,
    dumpAll: async (fileOf) => {
      if (!kind.hasData()) return [];
      return onAnyServer(async (running) => {
        const names = (await administer(running, kind.names)).filter((name) => isOfApp(name) && !isOfPreview(name));
        for (const name of names) await kind.dump(running.sockets, name, fileOf(name));
        return names;
      });
    },
    load: async (name, password, file) => {
      const running = await server.get();
      await administer(running, async (connection) => {
        await kind.drop(connection, name);
        await kind.make(connection, name, password);
      });
      await kind.load(running.sockets, name, file);
    },
    open: async (name, password) => {
      const running = await server.get();
      await administer(running, (connection) => kind.make(connection, name, password));
      return kind.addressOf(running.sockets, name, password);
    },
    drop: async (name) => {
      const mayBeThere = server.isStarted() || (kind.hasData() && !isOfPreview(name));
      if (mayBeThere) await administer(await server.get(), (connection) => kind.drop(connection, name));
    },
    reap: kind.stopLeft,
    close: server.stop,
  };
}

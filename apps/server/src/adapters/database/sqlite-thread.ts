import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AppendOptions, AppendRows } from '../../features/bins/capture/append-requests.ts';
import { packRows, type PackedRows } from '../../features/bins/packed-rows.ts';
import type { SqliteConnection, SqliteQuery, SqliteResult } from './sqlite-connection.ts';

/** What the thread of the embedded database does as a whole, because asking query by query takes many messages. */
export interface DatabaseScripts {
  readonly appendRows: AppendRows;
}

/** The file to open, then queries, scripts, and the end. */
export type ThreadMessage =
  | { readonly kind: 'open'; readonly file: string }
  | { readonly kind: 'query'; readonly call: number; readonly query: SqliteQuery }
  | { readonly kind: 'append'; readonly call: number; readonly rows: PackedRows; readonly options: AppendOptions }
  | { readonly kind: 'close' };

/** An error of the thread; `code` as SQLite or the operating system names it. */
interface ThreadFault {
  readonly message: string;
  readonly code: unknown;
}

/** What came of opening the file. */
export type OpeningAnswer = { readonly kind: 'opened' } | { readonly kind: 'failed'; readonly fault: ThreadFault };

/** What came of a call. */
export type ThreadAnswer = { readonly call: number } & ({ readonly result: unknown } | { readonly fault: ThreadFault });

const errorOf = ({ message, code }: ThreadFault) => Object.assign(new Error(message), { code });

interface Call {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface DatabaseThread {
  readonly connection: SqliteConnection;
  /** Nothing else may be asked of the connection until it is done. */
  readonly scripts: DatabaseScripts;
}

/** A thread that may still be loading. It keeps the process alive once it has opened a file. */
export interface LaunchedThread {
  /**
   * Opens the embedded database. A later fault of the thread itself is thrown where nobody catches it: without its
   * database the server ends.
   */
  readonly open: (file: string) => Promise<DatabaseThread>;
}

/**
 * Starts a thread for the embedded database, so that waiting for the disk holds up nothing else.
 * @param worker bundle of compose/database-thread.ts
 */
export function launchDatabaseThread(worker: URL): LaunchedThread {
  const thread = new Worker(worker, { env: {} });
  const opened = once(thread, 'message');
  // Who opens a file is told why the thread could not load.
  opened.catch(() => undefined);
  // Last, since who listens to a thread also waits for it.
  thread.unref();
  return {
    async open(file) {
      thread.ref();
      thread.postMessage({ kind: 'open', file } satisfies ThreadMessage);
      const [answer] = (await opened) as [OpeningAnswer];
      if (answer.kind === 'failed') throw errorOf(answer.fault);
      return callsTo(thread);
    },
  };
}

/** The open database, asked by messages. */
function callsTo(thread: Worker): DatabaseThread {
  const calls = new Map<number, Call>();
  let last = 0;

  thread.on('message', (answer: ThreadAnswer) => {
    const call = calls.get(answer.call);
    calls.delete(answer.call);
    if ('result' in answer) call?.resolve(answer.result);
    else call?.reject(errorOf(answer.fault));
  });
  const post = (message: ThreadMessage, handedOver: readonly ArrayBuffer[] = []) =>
    thread.postMessage(message, handedOver);
  const answerTo = (send: (call: number) => void): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      calls.set(last, { resolve, reject });
      send(last);
    });

  return {
    connection: {
      execute: (query) => answerTo((call) => post({ kind: 'query', call, query })) as Promise<SqliteResult>,
      async close() {
        const ended = once(thread, 'exit');
        post({ kind: 'close' });
        await ended;
      },
    },
    scripts: {
      appendRows(newRows, options) {
        const rows = packRows(newRows);
        const send = (call: number) => post({ kind: 'append', call, rows, options }, [rows.bodies.buffer]);
        return answerTo(send) as ReturnType<AppendRows>;
      },
    },
  };
}

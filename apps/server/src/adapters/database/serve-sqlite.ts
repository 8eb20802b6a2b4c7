import type { Kysely } from 'kysely';
import { parentPort, workerData } from 'node:worker_threads';
import type { Schema } from './schema.ts';
import { connectSqlite } from './sqlite-connection.ts';
import type { DatabaseScripts, ThreadAnswer, ThreadMessage } from './sqlite-thread.ts';
import { queriesOverSqlite } from './sqlite.ts';

/** Answers what comes to the thread of the embedded database until it is told to end. */
export function serveSqlite(scriptsOver: (queries: Kysely<Schema>) => DatabaseScripts): void {
  const port = parentPort;
  if (port === null) throw new Error('not in a worker');
  const connection = connectSqlite(String(workerData));
  const scripts = scriptsOver(queriesOverSqlite(connection));

  const resultOf = async (message: Exclude<ThreadMessage, { kind: 'close' }>): Promise<unknown> =>
    message.kind === 'query' ? connection.execute(message.query) : scripts[message.name](...message.given);

  port.on('message', (message: ThreadMessage) => {
    if (message.kind === 'close') {
      connection.close();
      port.close();
      return;
    }
    const { call } = message;
    const answer = (given: ThreadAnswer) => port.postMessage(given);
    resultOf(message).then(
      (result) => answer({ call, result }),
      ({ message, code }: Error & { readonly code?: unknown }) => answer({ call, fault: { message, code } }),
    );
  });
  port.postMessage('open');
}

import type { Kysely } from 'kysely';
import { parentPort } from 'node:worker_threads';
import { unpackRows } from '../../features/bins/packed-rows.ts';
import type { Schema } from './schema.ts';
import { connectSqlite } from './sqlite-connection.ts';
import type { DatabaseScripts, OpeningAnswer, ThreadAnswer, ThreadMessage } from './sqlite-thread.ts';
import { queriesOverSqlite } from './sqlite.ts';

type Question = Extract<ThreadMessage, { readonly call: number }>;

/** Answers what comes to the thread of the embedded database until it is told to end. */
export function serveSqlite(scriptsOver: (queries: Kysely<Schema>) => DatabaseScripts): void {
  const port = parentPort;
  if (port === null) throw new Error('not in a worker');

  /** An error itself would lose its words on the way to the other thread. */
  const openOrTell = (file: string) => {
    try {
      return connectSqlite(file);
    } catch (error) {
      const { message, code } = error as Error & { readonly code?: unknown };
      port.postMessage({ kind: 'failed', fault: { message, code } } satisfies OpeningAnswer);
      port.close();
      return undefined;
    }
  };

  const answerFrom = (file: string) => {
    const connection = openOrTell(file);
    if (connection === undefined) return;
    const scripts = scriptsOver(queriesOverSqlite(connection));
    const resultOf = async (question: Question): Promise<unknown> =>
      question.kind === 'query'
        ? connection.execute(question.query)
        : scripts.appendRows(unpackRows(question.rows), question.options);

    port.on('message', (message: Exclude<ThreadMessage, { kind: 'open' }>) => {
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
    port.postMessage({ kind: 'opened' } satisfies OpeningAnswer);
  };
  port.once('message', ({ file }: Extract<ThreadMessage, { kind: 'open' }>) => answerFrom(file));
}

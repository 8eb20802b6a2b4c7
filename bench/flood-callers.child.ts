import { request } from 'node:http';
import { servePart } from './part.ts';
import { wait } from './with-folder.ts';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

interface CallerOptions {
  readonly port: number;
  /** Address of this machine from which it calls. */
  readonly from: string;
  readonly calls: readonly Call[];
}

/** What one caller met. */
interface Met {
  /** Share of the calls that were answered 200. */
  readonly answered: number;
  readonly slowestMs: number;
}

const pauseMs = 50;

function callOnce(port: number, localAddress: string, { method, path, body }: Call): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request({ port, host: '127.0.0.1', localAddress, method, path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200));
      response.on('error', () => resolve(false));
    });
    sent.on('error', () => resolve(false)).end(body);
  });
}

/** Makes calls, one after the other, until it is stopped. */
function startCaller({ port, from, calls }: CallerOptions): () => Promise<Met> {
  let isStopped = false;
  const times: number[] = [];
  let answered = 0;
  const running = (async () => {
    while (!isStopped) {
      for (const call of calls) {
        const started = performance.now();
        if (await callOnce(port, from, call)) answered += 1;
        times.push(performance.now() - started);
      }
      await wait(pauseMs);
    }
  })();
  return async () => {
    isStopped = true;
    await running;
    return { answered: answered / times.length, slowestMs: Math.max(...times) };
  };
}

let callers: readonly (() => Promise<Met>)[] = [];

const handlers = {
  start: (options: readonly CallerOptions[]) => void (callers = options.map(startCaller)),
  stop: () => Promise.all(callers.map((stop) => stop())),
};

export type Callers = typeof handlers;

servePart(handlers);

import { limits } from '@toolbench/contracts/limits.ts';
import { webRoot } from './beside.ts';
import { CannotStart, codeOf, type Words } from './cannot-start.ts';
import { compose, type Composed, type Surroundings } from './compose/compose.ts';
import type { Settings } from './settings/env.ts';
import type { App } from './shared/fastify-app.ts';

/**
 * Says that it is about to stop, stops taking requests when a proxy has seen that, lets those under way finish, and ends the
 * process; a second signal ends it at once.
 */
function stopOnSignals({ app, leave }: Composed): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    await leave();
    // A connection whose last request has just ended would be kept open for the next one.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    setTimeout(() => app.server.closeAllConnections(), limits.http.shutdownMs).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

/** A fault nobody caught leaves the process in an unknown state: it is logged and the process ends, to be started anew. */
function endOnFaults(app: App): void {
  const end = (error: unknown) => {
    app.log.fatal({ err: error }, 'unexpected fault');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

/** What keeps a server from listening, and what to do. */
const listenReasons: Readonly<Record<string, Words>> = {
  EADDRINUSE: {
    zh: '端口已被占用：停止占用它的程序，或用 PORT 指定另一个。',
    en: 'The port is taken: stop the program that has it, or choose another with PORT.',
  },
  EACCES: {
    zh: '没有权限使用这个端口：1024 以下的端口需要特权，可用 PORT 指定另一个。',
    en: 'The port may not be used: those below 1024 need privileges; choose another with PORT.',
  },
  EADDRNOTAVAIL: { zh: '这台机器没有这个地址，请改正 HOST。', en: 'This machine has no such address; correct HOST.' },
  ENOTFOUND: { zh: '找不到这个主机名，请改正 HOST。', en: 'There is no such host name; correct HOST.' },
};

function cannotListen({ host, port }: Settings, error: unknown): unknown {
  const words = listenReasons[codeOf(error) ?? ''];
  if (words === undefined) return error;
  const place = `${host}:${port}`;
  return new CannotStart(`服务器无法监听 ${place}。${words.zh}\nThe server cannot listen on ${place}. ${words.en}`, {
    cause: error,
  });
}

/** Runs the server until a signal ends it. */
export async function serve(settings: Settings, given: Pick<Surroundings, 'databaseThread' | 'tell'>): Promise<void> {
  const { databaseThread, tell } = given;
  const composed = await compose(settings, { webRoot, logStream: process.stdout, databaseThread, tell });
  const { app } = composed;
  stopOnSignals(composed);
  endOnFaults(app);
  try {
    const address = await app.listen({
      host: settings.host,
      port: settings.port,
      backlog: limits.traffic.connections,
    });
    tell(`工具台已启动 Toolbench is running: ${address.replace('127.0.0.1', 'localhost')}${settings.site.basePath}\n`);
  } catch (error) {
    await app.close();
    throw cannotListen(settings, error);
  }
}

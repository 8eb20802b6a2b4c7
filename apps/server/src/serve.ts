import { fileURLToPath } from 'node:url';
import { limits } from '@toolbench/contracts/limits.ts';
import { compose, type Surroundings } from './compose.ts';
import type { Settings } from './env.ts';
import type { App } from './fastify-app.ts';

/** The same place from src/serve.ts and from the bundle in dist. */
const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Stops taking requests, lets those under way finish, and ends the process; a second signal ends it at once. */
function stopOnSignals(app: App): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    app.log.info({ signal }, 'stopping');
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

/** Runs the server until a signal ends it. */
export async function serve(settings: Settings, given: Pick<Surroundings, 'databaseThread' | 'tell'>): Promise<void> {
  const { databaseThread, tell } = given;
  const app = await compose(settings, { webRoot, logStream: process.stdout, databaseThread, tell });
  stopOnSignals(app);
  endOnFaults(app);
  try {
    const address = await app.listen({ host: settings.host, port: settings.port });
    tell(`工具台已启动 Toolbench is running: ${address.replace('127.0.0.1', 'localhost')}\n`);
  } catch (error) {
    await app.close();
    throw error;
  }
}

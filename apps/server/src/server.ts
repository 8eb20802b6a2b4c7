import { fileURLToPath } from 'node:url';
import { limits } from '@toolbench/contracts/limits.ts';
import { CannotStart } from './cannot-start.ts';
import { runCommand } from './commands/run-command.ts';
import { compose } from './compose.ts';
import { processEnvironment, readSettings, type Settings } from './env.ts';
import type { App } from './fastify-app.ts';

/** The same place from src/server.ts and from the bundle, dist/server.js. */
const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
const tell = (text: string) => void process.stderr.write(text);

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

/** What the person who started the server can do something about is told in words, anything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `端口已被占用，可用 PORT 指定另一个：${error.message}\nThe port is taken; choose another with PORT.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function start(settings: Settings): Promise<void> {
  const app = await compose(settings, { webRoot, logStream: process.stdout, tell });
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

/** Without words on the command line it serves; with some it does what they say and ends. */
async function main(): Promise<void> {
  const settings = readSettings(processEnvironment());
  const words = process.argv.slice(2);
  if (words.length > 0) await runCommand(words, settings, tell);
  else await start(settings);
}

main().catch((error: unknown) => {
  tell(`${explain(error)}\n`);
  process.exitCode = 1;
});

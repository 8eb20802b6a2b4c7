import { launchDatabaseThread } from './adapters/database/sqlite-thread.ts';
import { builtFile } from './beside.ts';
import { cannotUse, CannotStart } from './cannot-start.ts';
import { processEnvironment, readSettings, type Settings } from './settings/env.ts';

const tell = (text: string) => void process.stderr.write(text);

/** What the person who started the server can do something about is told in words, anything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  if (error instanceof Error && 'path' in error && typeof error.path === 'string') {
    return cannotUse({ zh: '文件', en: 'The file' }, error.path, error).message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The thread of the embedded database gets ready while the rest of the server loads. */
async function start(settings: Settings): Promise<void> {
  const isEmbedded = settings.databaseUrl === undefined;
  const databaseThread = isEmbedded ? launchDatabaseThread(builtFile('database-thread')) : undefined;
  const { serve } = await import('./serve.ts');
  await serve(settings, { databaseThread, tell });
}

/** Without words on the command line it serves; with some it does what they say and ends. */
async function main(): Promise<void> {
  const settings = readSettings(processEnvironment());
  const words = process.argv.slice(2);
  if (words.length === 0) return start(settings);
  const { runCommand } = await import('./commands/run-command.ts');
  await runCommand(words, settings, tell);
}

main().catch((error: unknown) => {
  tell(`${explain(error)}\n`);
  process.exitCode = 1;
});

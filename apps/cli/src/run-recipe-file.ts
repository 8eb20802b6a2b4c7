import type { ActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { parseRecipe, type ReadRecipe } from '@toolbench/tools/outside/read-recipe.ts';
import { runRecipe } from '@toolbench/tools/outside/run-recipe.ts';
import { runsTogether } from './command-line.ts';
import { exitCodes, failureCode } from './exit-codes.ts';
import { openRunner } from './open-runner.ts';
import type { RecipeCommand } from './own-commands.ts';
import { readOrComplain, unreadable } from './read-or-complain.ts';
import { runOnEach, sourcesOf } from './run-command.ts';
import type { Terminal } from './terminal.ts';

/** Runs a recipe on each input in order, and answers the exit code: the worst of all. */
export async function runRecipeFile(command: RecipeCommand, terminal: Terminal): Promise<number> {
  const { asJson } = command;
  const { language, t } = terminal;
  const written = await readOrComplain(() => terminal.readBytes(command.recipe), { asJson }, terminal);
  if (written === unreadable) return exitCodes.badInput;
  const read = parseRecipe(new TextDecoder().decode(written), language);
  if (!read.ok) {
    const { code, message } = read;
    await terminal.complainOf({ code, message: `${command.recipe}: ${message}`, file: command.recipe }, asJson);
    return exitCodes.badInput;
  }
  const called = lastAction(read.value);
  if (runsTogether(called.action, command.files, asJson)) {
    const message = t.errors['one-file']({ action: command.recipe, count: String(command.files.length) });
    await terminal.complainOf({ code: 'one-file', message }, asJson);
    return exitCodes.usage;
  }
  const runner = openRunner();
  const { input: kind, takesLine = false } = read.value.steps[0].called.action;
  const run = (job: Parameters<typeof runner.run>[0]) => runner.run(job);
  const sources = sourcesOf({ input: kind === 'none' ? kind : 'text', takesLine }, command.files, terminal);
  const failed = failureCode(called.action, read.value.steps.at(-1)?.options);
  const each = { sources, called, failed, asJson };
  const code = await runOnEach(each, terminal, (input) => {
    return runRecipe(read.value, input as Uint8Array | undefined, { run, language });
  });
  await runner.close();
  return code;
}

/** The action that gives what a recipe gives. */
function lastAction({ steps }: ReadRecipe): ActionOutside {
  return steps[steps.length - 1].called;
}

import { productVersion } from '@toolbench/contracts/catalog.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import { asksForJson, parseCommandLine, type Parsed } from './command-line.ts';
import { exitCodes, failureCode } from './exit-codes.ts';
import { actionHelp, commandHelp, helpText } from './help.ts';
import type { HelpCommand } from './own-commands.ts';
import { runCommand } from './run-command.ts';
import type { Terminal } from './terminal.ts';

function pageFor({ command, tool, action }: HelpCommand, language: Language): Promise<string> {
  if (command !== undefined) return commandHelp(command, language);
  return tool && action !== undefined ? actionHelp(tool, action, language) : helpText(tool, language);
}

async function carryOut(parsed: Parsed, asJson: boolean, terminal: Terminal): Promise<number> {
  const { language, t } = terminal;
  const say = async (name: string, said: string, shown = said) => {
    await terminal.print(asJson ? `${JSON.stringify({ [name]: said })}\n` : shown);
    return exitCodes.done;
  };
  switch (parsed.kind) {
    case 'help':
      return say('help', await pageFor(parsed, language));
    case 'version':
      return say('version', productVersion, `toolbench ${productVersion}\n`);
    case 'usage': {
      const { code, detail, command, tool } = parsed;
      const more = t.seeHelp(command ?? tool?.key);
      await terminal.complainOf({ code, message: t.errors[code](detail), more }, asJson);
      return exitCodes.usage;
    }
    case 'mcp':
      await (await import('./serve-mcp.ts')).serveMcp(parsed.offered, terminal);
      return exitCodes.done;
    case 'forward':
      return (await import('./forward/forward.ts')).forward(parsed, terminal);
    case 'recipe':
      return (await import('./run-recipe-file.ts')).runRecipeFile(parsed, terminal);
    case 'run':
      return runCommand(parsed, terminal);
  }
}

/** A command as it was typed. `failed` is the exit code where it cannot be carried out; `run` answers the exit code. */
interface Typed {
  readonly failed: number;
  readonly run: (terminal: Terminal) => Promise<number>;
}

/**
 * Reads the words of a command line behind the name of the program.
 * @param damaged one of them that was not UTF-8
 */
export function readCommand(words: readonly string[], damaged?: string): Typed {
  const asJson = asksForJson(words);
  const parsed: Parsed =
    damaged === undefined
      ? parseCommandLine(words)
      : { kind: 'usage', code: 'word-not-utf8', detail: { word: damaged.slice(0, 40) } };
  const failed =
    parsed.kind === 'run' ? failureCode(parsed.tool.actions[parsed.action], parsed.options) : exitCodes.badInput;
  const run = (terminal: Terminal) =>
    carryOut(parsed, asJson, terminal).catch(async (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      await terminal.complainOf({ code: 'crashed', message: terminal.t.errors.crashed({ why }) }, asJson);
      return failed;
    });
  return { failed, run };
}

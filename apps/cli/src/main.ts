import { productVersion } from '@toolbench/contracts/catalog.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import { asksForJson, parseCommandLine, type Parsed } from './command-line.ts';
import { exitCodes, failureCode } from './exit-codes.ts';
import { actionHelp, commandHelp, helpText } from './help.ts';
import type { HelpCommand } from './own-commands.ts';
import { runCommand } from './run-command.ts';
import { complainOf, endQuietly, print } from './streams.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

/** English, unless the locale of the terminal is Chinese. */
function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return /^zh/i.test(locale) ? 'zh' : 'en';
}

const language = languageOf(process.env);
const t = { zh, en }[language];

function pageFor({ command, tool, action }: HelpCommand): Promise<string> {
  if (command !== undefined) return commandHelp(command, language);
  return tool && action !== undefined ? actionHelp(tool, action, language) : helpText(tool, language);
}

async function main(parsed: Parsed): Promise<number> {
  switch (parsed.kind) {
    case 'help':
      await print(asJson ? `${JSON.stringify({ help: await pageFor(parsed) })}\n` : await pageFor(parsed));
      return exitCodes.done;
    case 'version':
      await print(asJson ? `${JSON.stringify({ version: productVersion })}\n` : `toolbench ${productVersion}\n`);
      return exitCodes.done;
    case 'usage':
      await complainOf(
        {
          code: parsed.code,
          message: t.errors[parsed.code](parsed.detail),
          more: t.seeHelp(parsed.command ?? parsed.tool?.key),
        },
        asJson,
      );
      return exitCodes.usage;
    case 'mcp':
      await (await import('./serve-mcp.ts')).serveMcp(parsed.offered, language);
      return exitCodes.done;
    case 'forward':
      return (await import('./forward/forward.ts')).forward(parsed, t);
    case 'recipe':
      return (await import('./run-recipe-file.ts')).runRecipeFile(parsed, language);
    case 'run':
      return runCommand(parsed, language);
  }
}

const words = process.argv.slice(2);
const asJson = asksForJson(words);
const parsed = parseCommandLine(words);
const failed = parsed.kind === 'run' ? failureCode(parsed.tool.actions[parsed.action]) : exitCodes.badInput;
endQuietly(t, failed);
process.exitCode = await main(parsed).catch(async (error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  await complainOf({ code: 'crashed', message: t.errors.crashed({ why }) }, asJson);
  return failed;
});

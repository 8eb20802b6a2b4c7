import { shellQuote } from '@toolbench/kit/shell-quote.ts';

/** A script that runs commands one after the other and ends what each prints with a NUL. */
function shellScript(commands: readonly string[]): string {
  const quote = (word: string) => shellQuote(word.replaceAll('␣', ' '));
  const lines = commands.map((command) => command.split(' ').map(quote).join(' '));
  return ['set -e', ...lines.flatMap((line) => [line, "printf '\\0'"])].join('\n');
}

/**
 * Gives what each of some commands prints, by one shell for all of them, which starts them far sooner than the tests'
 * process could. A command is its program and parameters, apart by blanks; ␣ stands for a blank in a parameter.
 * @param runScript runs a script in a shell and gives what it prints
 */
export function commandRunner(runScript: (script: string) => string): (...commands: readonly string[]) => string[] {
  return (...commands) => runScript(shellScript(commands)).split('\0').slice(0, -1);
}

/**
 * A script for one shell that runs commands one after the other and ends what each prints with a NUL. The shell starts
 * them far sooner than the tests' process could. A command is its program and parameters, apart by blanks; ␣ stands for
 * a blank in a parameter.
 */
export function shellScript(commands: readonly string[]): string {
  const quote = (word: string) => `'${word.replaceAll('␣', ' ').replaceAll("'", `'\\''`)}'`;
  const lines = commands.map((command) => command.split(' ').map(quote).join(' '));
  return ['set -e', ...lines.flatMap((line) => [line, "printf '\\0'"])].join('\n');
}

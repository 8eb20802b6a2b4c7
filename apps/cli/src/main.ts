import { wordNotUtf8 } from './argument-bytes.ts';
import { exitCodes } from './exit-codes.ts';
import { Terminal } from './terminal.ts';
import { readCommand } from './toolbench.ts';

const terminal = new Terminal(process);
const words = process.argv.slice(2);
const command = readCommand(words, wordNotUtf8(words));

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // A shell shows the same of a program whose output nobody reads any more.
  if (code === 'EPIPE') process.exit(exitCodes.pipeClosed);
  terminal.complain(terminal.t.errors['unwritable']({ code: code ?? message }));
  process.exit(command.failed);
});
// Where even complaints reach nobody there is nothing left to say.
process.stderr.on('error', () => undefined);
process.exitCode = await command.run(terminal);

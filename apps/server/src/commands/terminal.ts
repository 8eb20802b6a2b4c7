import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** Where a command reads what nobody else shall see. */
export interface Terminal {
  /** Whether a person sits there; else something is piped in. */
  readonly isTerminal: boolean;
  /** Reads a line without showing it. */
  readonly ask: (prompt: string) => Promise<string>;
  /** Reads all that is piped in. */
  readonly readAll: () => Promise<string>;
}

/** The terminal of the process. */
export function terminal(tell: (words: string) => void): Terminal {
  const { stdin } = process;
  return {
    isTerminal: stdin.isTTY,
    ask(prompt) {
      tell(prompt);
      // What is typed goes to nowhere instead of to the screen.
      const output = new Writable({ write: (_chunk, _encoding, done) => done() });
      const lines = createInterface({ input: stdin, output, terminal: true });
      return new Promise((resolve) => {
        lines.once('SIGINT', () => process.exit(130));
        lines.question('', (line) => {
          lines.close();
          tell('\n');
          resolve(line);
        });
      });
    },
    readAll: () => text(stdin),
  };
}

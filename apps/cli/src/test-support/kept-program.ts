import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Terminal } from '../terminal.ts';
import { readCommand } from '../toolbench.ts';

/** What a test asks of the program that is kept, and what it finds afterwards. */
export interface Asked {
  /** Answers come with it: a test that nobody waits for any more is not answered in place of the next. */
  readonly id: number;
  readonly words: readonly string[];
  readonly input: Uint8Array;
  readonly locale: string;
}
export interface Finished {
  readonly id?: number;
  readonly code: number | null;
  readonly output: string;
  readonly complaint: string;
}

/** Carries one command after the other out, in a process that has read the program already. */
async function answer({ id, words, input, locale }: Asked): Promise<void> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(stdout), text(stderr)]);
  const stdin = Readable.from([input], { objectMode: false });
  const code = await readCommand(words).run(new Terminal({ env: { LC_ALL: locale }, stdin, stdout, stderr }));
  for (const stream of [stdout, stderr]) stream.end();
  const [output, complaint] = await said;
  process.send?.({ id, code, output, complaint } satisfies Finished);
}

process.on('message', (asked: Asked) => void answer(asked));

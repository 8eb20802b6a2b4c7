import { limits } from '@toolbench/contracts/limits.ts';
import { InputTooLarge } from './files.ts';
import type { Terminal } from './terminal.ts';

/** How it is told that something cannot be read. */
export interface Complaint {
  readonly asJson: boolean;
  /** How a text is given that is meant instead of the name of a file, where it may be. */
  readonly hintFor?: ((text: string) => string) | undefined;
}

/** What the codes of the system say of a name that is none of a file. */
const noFile = new Set(['ENOENT', 'ENAMETOOLONG']);

export const unreadable = Symbol('unreadable');
/** So much of a name that is none of a file is repeated: it may be a whole text. */
const longestShown = 120;
const mebibytes = String(limits.files.openBytes / 1_024 / 1_024);

/** What is read, or that it cannot be, which is told to the user. */
export async function readOrComplain<Value>(
  read: () => Promise<Value>,
  { asJson, hintFor }: Complaint,
  terminal: Terminal,
): Promise<Value | typeof unreadable> {
  try {
    return await read();
  } catch (error) {
    const { path: name = '-', code = '' } = error as NodeJS.ErrnoException;
    const { errors } = terminal.t;
    const isTooLarge = error instanceof InputTooLarge;
    const shown = name.length > longestShown ? `${name.slice(0, longestShown)}…` : name;
    const meant = hintFor && noFile.has(code) ? `\n${hintFor(name)}` : '';
    const message = isTooLarge
      ? errors['input-too-large']({ name, mebibytes })
      : errors['unreadable-file']({ name: shown, code }) + meant;
    await terminal.complainOf(
      { code: isTooLarge ? 'input-too-large' : 'unreadable-file', message, file: name },
      asJson,
    );
    return unreadable;
  }
}

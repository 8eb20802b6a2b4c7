import { stat } from 'node:fs/promises';
import { notUtf8 } from '@toolbench/kit/encodings/charset.ts';
import { flagName, type Command } from './command-line.ts';
import { readOrComplain, unreadable } from './read-or-complain.ts';
import type { Terminal } from './terminal.ts';

const decoder = new TextDecoder();

/**
 * The options of a command with the texts of those that name a file. One line end at the end is left out, which editors
 * and shells put there. Nothing where one cannot be read, which is told.
 */
export async function readOptionFiles(
  { options, optionFiles, asJson }: Command,
  terminal: Terminal,
): Promise<Command['options'] | undefined> {
  const { errors } = terminal.t;
  const read = { ...options };
  for (const [option, file] of optionFiles) {
    const name = `--${flagName(option)}`;
    const hintFor = () => errors['text-for-option']({ name });
    const bytes = await readOrComplain(() => terminal.readLine(file), { asJson, hintFor }, terminal);
    if (bytes === unreadable) return undefined;
    const bad = notUtf8(bytes);
    if (bad) {
      const message = errors['option-not-utf8']({ name, file, byte: String(bad.detail?.byte) });
      await terminal.complainOf({ code: 'option-not-utf8', message, file }, asJson);
      return undefined;
    }
    read[option] = decoder.decode(bytes);
  }
  return read;
}

/** Warns of the name of a file where a text is meant: a key that is a name would make tokens that anybody can make. */
export async function warnOfFileNames(
  { tool, action, options, optionFiles }: Command,
  terminal: Terminal,
): Promise<void> {
  const { options: taken, fileNameOption } = tool.actions[action];
  for (const option of taken) {
    const { kind, initial } = tool.options[option];
    const text = String(options[option]);
    if (kind !== 'text' || option === fileNameOption || text === initial || optionFiles.has(option)) continue;
    if (await isFile(text)) terminal.complain(terminal.t.fileName(`--${flagName(option)}`, text));
  }
}

async function isFile(name: string): Promise<boolean> {
  try {
    return (await stat(name)).isFile();
  } catch {
    return false;
  }
}

import { stat } from 'node:fs/promises';
import { notUtf8 } from '@toolbench/kit/encodings/charset.ts';
import { withoutLineEnd } from './files.ts';
import { flagName, type Command } from './command-line.ts';
import { readOrComplain, unreadable } from './read-or-complain.ts';
import type { Terminal } from './terminal.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** PEM and JWK, in which neither a mark at the beginning nor a line end at the end is part of the key. */
const isKeyFile = (text: string) => /^\s*(?:\{|-----BEGIN )/.test(text);

/**
 * The options of a command with the texts of those that name a file. One line end at the end is left out, which editors
 * and shells put there, and a byte-order mark at the beginning; of a key or passphrase that is told, for it has other
 * digests with them. Nothing where one cannot be read, which is told.
 */
export async function readOptionFiles(
  { tool, options, optionFiles, asJson }: Command,
  terminal: Terminal,
): Promise<Command['options'] | undefined> {
  const { errors } = terminal.t;
  const read = { ...options };
  for (const [option, file] of optionFiles) {
    const name = `--${flagName(option)}`;
    const hintFor = () => errors['text-for-option']({ name });
    const bytes = await readOrComplain(() => terminal.readBytes(file), { asJson, hintFor }, terminal);
    if (bytes === unreadable) return undefined;
    const bad = notUtf8(bytes);
    if (bad) {
      const message = errors['option-not-utf8']({ name, file, byte: String(bad.detail?.byte) });
      await terminal.complainOf({ code: 'option-not-utf8', message, file }, asJson);
      return undefined;
    }
    const whole = decoder.decode(bytes);
    const text = decoder.decode(withoutLineEnd(bytes)).replace(/^\ufeff/, '');
    const given = tool.options[option];
    const isSecret = given.kind === 'text' && given.isSecret === true;
    if (isSecret && text !== whole && !isKeyFile(text)) terminal.complain(terminal.t.cutSecret(name, file));
    read[option] = text;
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

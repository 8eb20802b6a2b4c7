import { fstatSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import type { Language } from '@toolbench/kit/localized.ts';
import { readFileBytes, readFilePieces, readToEnd, withoutLineEnd, type Pieces } from './files.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

/** Where a command is called: a process has all of it. */
interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable;
  readonly stdout: Writable & { readonly columns?: number | undefined };
  readonly stderr: Writable;
}

/** What kept a command from its work. */
interface Hindrance {
  readonly code: string;
  readonly message: string;
  /** The file that it is about. */
  readonly file?: string;
  /** A line for people, below the message. */
  readonly more?: string;
}

/** Control characters but line feeds and tabs, those that turn a line around, and separators of lines. */
const control = /[^\P{Cc}\n\t]|[\p{Bidi_Control}\u2028\u2029]/gu;

/** English, unless the locale of the terminal is Chinese. */
function languageOf({ LC_ALL, LC_MESSAGES, LANG }: Surroundings['env']): Language {
  return /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'zh' : 'en';
}

/** What is closed is no directory. */
function isDirectory(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isDirectory();
  } catch {
    return false;
  }
}

/** The terminal of one command: what it reads, where it writes, and in which language it speaks. */
export class Terminal {
  readonly language: Language;
  readonly t: typeof zh;
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
    this.language = languageOf(around.env);
    this.t = { zh, en }[this.language];
  }

  /** How many characters a line of the output has room for, where that is known. */
  get columns(): number | undefined {
    return this.#around.stdout.columns;
  }

  /** Standard output, for what speaks a protocol over it. */
  get output(): Writable {
    return this.#around.stdout;
  }

  /** Standard input; a directory, of which reading would give nothing, is told as one that is named. */
  get input(): Readable {
    const { stdin } = this.#around;
    if ('fd' in stdin && stdin.fd === 0 && isDirectory(0)) {
      throw Object.assign(new Error('-'), { path: '-', code: 'EISDIR' });
    }
    return stdin;
  }

  /** Writes to standard output, and waits until it is taken. */
  print(output: string | Uint8Array): Promise<void> {
    return new Promise((resolve) => {
      // Errors are the business of who listens to the stream, which ends the program.
      this.#around.stdout.write(output, () => resolve());
    });
  }

  /** One message on standard error. It may repeat what stood in the input: no part of it steers the terminal. */
  complain(message: string): void {
    const shown = message.replace(control, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
    this.#around.stderr.write(`toolbench: ${shown}\n`);
  }

  /** Says what kept a command from its work; where JSON is wanted on standard output as well, in one line as failures of actions have it. */
  async complainOf({ code, message, file, more }: Hindrance, asJson: boolean): Promise<void> {
    this.complain(more === undefined ? message : `${message}\n${more}`);
    const said = { ...(file !== undefined && { file }), ok: false, code, message };
    if (asJson) await this.print(`${JSON.stringify(said)}\n`);
  }

  /** The bytes of a file, or of standard input for `-`. @throws InputTooLarge, and what Node throws, with the path */
  async readBytes(name: string): Promise<Uint8Array> {
    return name === '-' ? readToEnd(this.input, name) : readFileBytes(name);
  }

  /** The same without one line end at its end: the line, and not what the shell or the editor ends it with. */
  async readLine(name: string): Promise<Uint8Array> {
    return withoutLineEnd(await this.readBytes(name));
  }

  /** A file to be read piece by piece, whatever its size; a pipe or a device as it comes. */
  async readPieces(name: string): Promise<Pieces> {
    return name === '-' ? { pieces: this.input } : readFilePieces(name);
  }
}

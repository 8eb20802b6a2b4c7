import type { Action } from '@toolbench/kit/define-tool.ts';
import { firstLoneSurrogate } from '@toolbench/kit/text.ts';
import { shellQuote } from '@toolbench/kit/shell-quote.ts';
import type { Outcome } from '@toolbench/tools/outside/perform.ts';
import { describeActionOutside, findActionOutside, type ActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { warningsOf } from '@toolbench/tools/outside/print.ts';
import { sayResult } from '@toolbench/tools/outside/say-result.ts';
import { plainValue } from '@toolbench/runner/plain-value.ts';
import type { Command } from './command-line.ts';
import { exitCodes, failureCode } from './exit-codes.ts';
import { openRunner } from './open-runner.ts';
import { readOptionFiles, warnOfFileNames } from './option-files.ts';
import { readOrComplain, unreadable, type Complaint } from './read-or-complain.ts';
import type { Terminal } from './terminal.ts';

/** One input of a command, and what it is called in messages. */
interface Source {
  readonly name?: string;
  /** The file that it is read from, `-` for standard input. */
  readonly file: string;
  readonly read: () => Promise<unknown>;
}

type Takes = Pick<Action, 'input' | 'readsPieces' | 'takesLine'>;

/** The inputs of an action, read when it is their turn. */
export function sourcesOf(
  { input: kind, readsPieces, takesLine }: Takes,
  files: readonly string[],
  terminal: Terminal,
): readonly Source[] {
  const readBytes = (name: string) => terminal.readBytes(name);
  if (kind === 'none') return [{ file: '-', read: () => Promise.resolve(undefined) }];
  if (kind === 'pair') {
    const [left, right] = files;
    return [{ file: left, read: async () => ({ left: await readBytes(left), right: await readBytes(right) }) }];
  }
  const readWhole = takesLine ? (name: string) => terminal.readLine(name) : readBytes;
  const read = readsPieces ? (name: string) => terminal.readPieces(name) : readWhole;
  if (files.length === 0) return [{ file: '-', read: () => read('-') }];
  return files.map((name) => ({ ...(files.length > 1 && { name }), file: name, read: () => read(name) }));
}

/** Nothing but white space: what a page says of it, and of its panes, is not what a terminal should. */
function isBlank(input: unknown): boolean {
  return input instanceof Uint8Array && input.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

/** Runs an action on each input in order, and answers the exit code: the worst of all. */
export async function runCommand(command: Command, terminal: Terminal): Promise<number> {
  const { tool, action, files, asJson } = command;
  const called = findActionOutside(tool.key, action);
  if (!called) throw new Error(`no action ${tool.key}/${action}`);
  const { language, t } = terminal;
  await warnOfFileNames(command, terminal);
  const options = await readOptionFiles(command, terminal);
  if (!options) return failureCode(called.action, command.options);
  const runner = openRunner();
  const hintFor = (text: string) => {
    const [left, right] = files.map((name) => `<(printf %s ${shellQuote(name)})`);
    const line =
      called.action.input === 'pair'
        ? `${command.withoutFiles} ${left} ${right}`
        : `printf %s ${shellQuote(text)} | ${command.withoutFiles}`;
    return t.errors['text-for-file']({ line });
  };
  const each = {
    sources: sourcesOf(called.action, files, terminal),
    called,
    failed: failureCode(called.action, options),
    asJson,
    hintFor,
  };
  const work = (input: unknown) => runner.run({ tool: tool.key, action, input, options, language });
  const together = files.length > 1 ? (await describeActionOutside(called)).together : undefined;
  const values: unknown[] = [];
  const code = await runOnEach(each, terminal, async (input, name) => {
    // Asked before the work, which takes large inputs along.
    const isEmpty = isBlank(input);
    const outcome = nameSide(await work(input), files);
    if (outcome.ok && together) values.push(outcome.value);
    if (outcome.ok || !isEmpty) return outcome;
    const message = t.errors['empty-input']({ name, line: `… | ${command.withoutFiles}` });
    return { ...outcome, message };
  });
  await runner.close();
  const value = (together as Together | undefined)?.(values, { options, language });
  if (value !== undefined) await show({ ok: true, value }, { called, asJson, name: files.join(' + ') }, terminal);
  return code;
}

type Together = (values: readonly unknown[], call: { readonly options: object; readonly language: string }) => unknown;

/** A failure that is about one of two inputs, with the name of its file. */
function nameSide(outcome: Outcome, [left, right]: readonly string[]): Outcome {
  const side = outcome.ok ? undefined : outcome.detail?.side;
  if (outcome.ok || side === undefined) return outcome;
  const file = side === 'left' ? left : right;
  return { ...outcome, detail: { ...outcome.detail, file }, message: `${file}: ${outcome.message}` };
}

interface Each extends Complaint {
  readonly sources: readonly Source[];
  /** The action whose result is shown. */
  readonly called: ActionOutside;
  /** The exit code of an input on which it fails. */
  readonly failed: number;
}

/** Works on each input in order, whatever became of the ones before, shows the results and answers the exit code. */
export async function runOnEach(
  { sources, called, failed, asJson, hintFor }: Each,
  terminal: Terminal,
  work: (input: unknown, name: string) => Promise<Outcome>,
): Promise<number> {
  let code: number = exitCodes.done;
  for (const { name, file, read } of sources) {
    const input = await readOrComplain(read, { asJson, hintFor }, terminal);
    const outcome = input === unreadable ? undefined : await work(input, file);
    if (outcome) await show(outcome, { called, asJson, name }, terminal);
    code = Math.max(code, outcome?.ok ? answerOf(outcome.value, called.action) : failed);
  }
  return code;
}

/** What a result says to a caller who reads nothing but the exit code. */
function answerOf(value: unknown, { verdict }: Action): number {
  const isNo = verdict !== undefined && (value as Readonly<Record<string, unknown>>)[verdict] === false;
  return isNo ? exitCodes.no : exitCodes.done;
}

interface Shown {
  readonly called: ActionOutside;
  readonly asJson: boolean;
  readonly name: string | undefined;
}

/** Prints what came out, or why nothing did. */
async function show(outcome: Outcome, { called, asJson, name }: Shown, terminal: Terminal): Promise<void> {
  const { language, columns } = terminal;
  const from = name === undefined ? '' : `${name}: `;
  const file = name === undefined ? {} : { file: name };
  for (const warning of warningsOf(outcome.ok ? outcome.value : outcome)) terminal.complain(from + warning);
  if (!outcome.ok) {
    terminal.complain(from + outcome.message);
    if (asJson) await terminal.print(json({ ...file, ...outcome }));
    return;
  }
  if (asJson) return terminal.print(json({ ...file, ...(plainValue(outcome.value) as object) }));
  const said = await sayResult(called, outcome.value, { language, columns });
  const half = typeof said === 'string' ? firstLoneSurrogate(said) : -1;
  if (half >= 0) terminal.complain(from + terminal.t.errors['half-character']({ at: String(half + 1) }));
  // As head and tail do; texts follow each other as cat would write them.
  const isApart = name !== undefined && ['fields', 'table', 'tree'].includes(called.action.output);
  await terminal.print(isApart ? `==> ${name} <==\n${String(said)}\n` : said);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

import { readFile } from 'node:fs/promises';
import type { InputKind } from '@toolbench/tools/define-tool.ts';
import type { Language } from '@toolbench/tools/kit/localized.ts';
import { parseCommandLine, type Command } from './command-line.ts';
import { exitCodes } from './exit-codes.ts';
import { helpText } from './help.ts';
import { renderJson, renderValue } from './render-value.ts';
import { explainFailure, runAction } from './run-action.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

const texts = { zh, en };

/** English, unless the locale of the terminal is Chinese. */
function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return /^zh/i.test(locale) ? 'zh' : 'en';
}

const language = languageOf(process.env);
const t = texts[language];

function stop(message: string, code: number): never {
  process.stderr.write(message.endsWith('\n') ? message : `${message}\n`);
  process.exit(code);
}

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Uint8Array.from(Buffer.concat(chunks));
}

async function readNamed(name: string): Promise<Uint8Array> {
  try {
    return Uint8Array.from(await readFile(name));
  } catch {
    return stop(t.errors['unreadable-file']({ name }), exitCodes.badInput);
  }
}

async function readInput(kind: InputKind, files: readonly string[]): Promise<unknown> {
  if (kind === 'none') return undefined;
  if (kind !== 'pair') return files[0] === undefined ? readStandardInput() : readNamed(files[0]);
  const [left, right] = files;
  if (left === undefined || right === undefined) return stop(t.errors['two-files'](), exitCodes.usage);
  return { left: await readNamed(left), right: await readNamed(right) };
}

async function run({ tool, action, options, files, asJson }: Command): Promise<void> {
  const input = await readInput(tool.actions[action].input, files);
  const result = await runAction(tool, action, input, options);
  if (!result.ok) {
    if (asJson) process.stdout.write(renderJson(result));
    stop(await explainFailure(tool, result, language), exitCodes.badInput);
  }
  process.stdout.write(asJson ? renderJson(result.value) : renderValue(result.value));
}

const parsed = parseCommandLine(process.argv.slice(2));
switch (parsed.kind) {
  case 'help':
    process.stdout.write(helpText(parsed.tool, language));
    break;
  case 'usage':
    stop(`${t.errors[parsed.code](parsed.detail)}\n\n${helpText(parsed.tool, language)}`, exitCodes.usage);
    break;
  case 'mcp':
    await (await import('./mcp-server.ts')).serveMcp();
    break;
  case 'run':
    await run(parsed);
    break;
}

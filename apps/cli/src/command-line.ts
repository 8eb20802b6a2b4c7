import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { actionsOutsidePages, idleOption, type Action, type ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { initialValues, type Option } from '@toolbench/kit/options.ts';
import { shellQuote } from '@toolbench/kit/shell-quote.ts';
import { findTool } from '@toolbench/tools/registry.ts';
import { help, parseForward, parseMcp, parseRecipeCommand, readsTwice } from './own-commands.ts';
import {
  isOwnCommand,
  nearNames,
  unknownAction,
  unknownGeneralOption,
  unknownOption,
  unknownTool,
  type UsageError,
} from './usage-error.ts';

type OptionValue = string | number | boolean;

/** A command that was understood. */
export interface Command {
  readonly kind: 'run';
  readonly tool: ToolDefinition;
  readonly action: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Files that hold the texts of options, `-` for standard input, by the names of the options. */
  readonly optionFiles: ReadonlyMap<string, string>;
  /** Names of files, `-` for standard input; without any the input is standard input. */
  readonly files: readonly string[];
  readonly asJson: boolean;
  /** The same command without its files, as a shell takes it. */
  readonly withoutFiles: string;
}

/** What the words of a command line say. */
export type Parsed =
  | Command
  | UsageError
  | ReturnType<typeof parseRecipeCommand>
  | ReturnType<typeof parseForward>
  | ReturnType<typeof parseMcp>
  | { readonly kind: 'version' };

/** camelCase option names are written with hyphens on the command line. */
export function flagName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The value an option takes from a written one, or undefined when it cannot be one. */
export function readOptionValue(option: Option, written: string): OptionValue | undefined {
  switch (option.kind) {
    case 'flag':
      return written === 'true' ? true : written === 'false' ? false : undefined;
    case 'whole': {
      const number = Number(written);
      return /^\d+$/.test(written) && number >= option.min && number <= option.max ? number : undefined;
    }
    case 'choice':
      return option.values.find((value) => String(value) === written) ?? oneLike(option.values, written);
    case 'text':
      return written;
  }
}

/** Letters and digits in lower case: `SHA-256` and `sha256` are one name. */
const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** The only one of these values that is written like this but for capitals and punctuation. */
function oneLike(values: readonly OptionValue[], written: string): OptionValue | undefined {
  const [like, ...others] = values.filter((value) => bare(String(value)) === bare(written));
  return others.length === 0 ? like : undefined;
}

const jsonFlag = '--json';

/** An option that is there or not, with a value that it does not take. */
const generalWithValue = /^(--(?:json|help|version))=/;

/** Whether output is wanted as JSON, in words that may be no command. */
export function asksForJson(words: readonly string[]): boolean {
  const end = words.indexOf('--', words[0] === '--' ? 1 : 0);
  return words.slice(0, end < 0 ? undefined : end).some((word) => word === jsonFlag || word.startsWith(`${jsonFlag}=`));
}

/**
 * Reads `toolbench <tool> <action> [--option value] [file …]`. Everything it accepts comes from the registry. What is
 * general may stand in front of the tool; `--` there ends what is general, and the tool follows.
 */
export function parseCommandLine(words: readonly string[]): Parsed {
  const start = words.findIndex((word) => word !== jsonFlag);
  if (start < 0) return { kind: 'help' };
  const [first, ...rest] = words.slice(words[start] === '--' ? start + 1 : start);
  // An option that stands in front holds for what follows, as it does behind it.
  const others = start > 0 ? [jsonFlag, ...rest] : rest;
  if (first === '-v' || first === '-V' || first === '--version' || first === 'version') return { kind: 'version' };
  if (first === undefined || first === 'help' || first === '--help' || first === '-h') {
    return parseHelp(rest.filter((word) => word !== jsonFlag));
  }
  if (first === 'mcp') return parseMcp(others);
  if (first === 'run') return parseRecipeCommand(others);
  if (first === 'forward') return parseForward(others);
  const [, valued] = generalWithValue.exec(first) ?? [];
  if (valued !== undefined) return { kind: 'usage', code: 'no-value', detail: { name: valued } };
  if (first.startsWith('-')) return unknownGeneralOption(first);
  const tool = findTool(first);
  if (!tool) return unknownTool(first);
  if (!tool.outside) return { kind: 'usage', code: 'page-only', detail: { name: first } };
  return rest.length === 0 ? { kind: 'help', tool } : parseAction(tool, others);
}

function parseHelp([name, action]: readonly (string | undefined)[]): Parsed {
  if (name === undefined) return { kind: 'help' };
  if (isOwnCommand(name)) return { kind: 'help', command: name };
  const tool = findTool(name);
  if (tool?.outside) return helpWith(tool, action);
  return tool ? { kind: 'usage', code: 'page-only', detail: { name } } : unknownTool(name);
}

/** Help with a tool, or with one of its actions where one is named. */
function helpWith(tool: ToolDefinition, name = ''): Parsed {
  const shorthand = tool.shorthands?.[name];
  const action = shorthand?.action ?? name;
  if (name === '') return { kind: 'help', tool };
  if (Object.hasOwn(actionsOutsidePages(tool), action)) return { kind: 'help', tool, action };
  return unknownAction(tool, name);
}

/**
 * Whether results would follow each other on standard output so that nobody could tell where one ends: files of bytes
 * and pictures, of which no second one can be read there.
 */
export function runsTogether({ output }: Pick<Action, 'output'>, files: readonly string[], asJson: boolean): boolean {
  return (output === 'bytes' || output === 'picture') && files.length > 1 && !asJson;
}

/** Names and values as they were written, before anything is known of them. */
interface Words {
  readonly positional: readonly string[];
  readonly flags: readonly { readonly flag: string; readonly name: string; readonly written: string | undefined }[];
}

/**
 * Options and files, in their order. An option that is there or not may be followed by `true` or `false`, as others are by
 * their values; a file of such a name is written `./true`.
 */
function splitWords(words: readonly string[], tool: ToolDefinition): Words {
  const known = Object.entries(tool.options).map(
    ([name, { kind }]) => [flagName(name), { type: kind === 'flag' ? 'boolean' : 'string' } as const] as const,
  );
  const { tokens } = parseArgs({
    args: [...words],
    options: { ...Object.fromEntries(known), json: { type: 'boolean' }, help },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const switches = new Set(known.flatMap(([name, { type }]) => (type === 'boolean' ? [name] : [])));
  const positional: string[] = [];
  const flags: { flag: string; name: string; written: string | undefined }[] = [];
  let open: (typeof flags)[number] | undefined;
  for (const token of tokens) {
    if (token.kind === 'option') {
      const flag = { flag: token.rawName, name: token.name, written: token.value };
      flags.push(flag);
      open = switches.has(flag.name) && flag.written === undefined ? flag : undefined;
      continue;
    }
    if (token.kind === 'positional') {
      if (open && /^(?:true|false)$/.test(token.value)) open.written = token.value;
      else positional.push(token.value);
    }
    open = undefined;
  }
  return { positional, flags };
}

/** The file that the text of an option stands in: `@name`. Two of these signs stand for one that begins the text itself. */
const fileOf = (written: string) => /^@(?!@)([^]+)$/.exec(written)?.[1];

function parseAction(tool: ToolDefinition, words: readonly string[]): Parsed {
  const { positional, flags } = splitWords(words, tool);
  const usage = (code: UsageError['code'], detail: UsageError['detail']): UsageError => {
    return { kind: 'usage', code, detail, tool };
  };
  const valued = flags.find(({ name, written }) => (name === 'json' || name === 'help') && written !== undefined);
  if (valued) return usage('no-value', { name: valued.flag });
  const [actionName = '', ...files] = positional;
  const isHelp =
    flags.some(({ name }) => name === 'help') || (actionName === '' && flags.every(({ name }) => name === 'json'));
  if (isHelp) return helpWith(tool, actionName);
  const shorthand = tool.shorthands?.[actionName];
  const action = shorthand?.action ?? actionName;
  if (!Object.hasOwn(actionsOutsidePages(tool), action)) {
    return unknownAction(tool, actionName);
  }
  const { options: taken, needs = [], input, fileNameOption } = tool.actions[action];
  const nameOf = new Map(taken.map((name) => [flagName(name), name]));
  const given: Record<string, OptionValue> = { ...shorthand?.options };
  const optionFiles = new Map<string, string>();
  const seen = new Set<string>();
  for (const { flag, name, written } of flags) {
    if (name === 'json') continue;
    const option = nameOf.get(name);
    if (option === undefined) return unknownOption(tool, action, flag, [...nameOf.keys(), 'json']);
    // Which of two was meant nobody can tell; one would be dropped without a word.
    if (seen.has(option)) return usage('given-twice', { name: flag });
    seen.add(option);
    const definition = tool.options[option];
    if (written === undefined && definition.kind !== 'flag') return usage('missing-value', { name: flag });
    const value = readOptionValue(definition, written ?? 'true');
    if (value === undefined) {
      const near = definition.kind === 'choice' ? nearNames(written ?? '', definition.values.map(String)) : '';
      return usage('bad-value', { name: flag, value: written ?? '', allowed: allowed(definition), near });
    }
    const file = definition.kind === 'text' ? fileOf(String(value)) : undefined;
    if (file !== undefined) optionFiles.set(option, file);
    given[option] = definition.kind === 'text' ? String(value).replace(/^@@/, '@') : value;
  }
  const idle = idleOption(tool.actions[action], [...seen], { ...initialValues(tool.options), ...given });
  if (idle) {
    const { name, option, ...rest } = idle;
    return usage('idle-option', { ...rest, name: `--${flagName(name)}`, option: `--${flagName(option)}` });
  }
  const missing = needs.find((name) => given[name] === undefined);
  if (missing !== undefined) {
    return usage('missing-option', { name: `--${flagName(missing)}`, action: `${tool.key} ${action}` });
  }
  if (input === 'none' && files.length > 0) {
    const isCount = taken.includes('count') && files.length === 1 && /^\d+$/.test(files[0]);
    return usage('no-files', { action: `${tool.key} ${action}`, near: isCount ? `--count ${files[0]}` : '' });
  }
  if (input === 'pair' && files.length !== 2) return usage('two-files', {});
  const inputs = files.length === 0 && input !== 'none' ? ['-'] : files;
  if (readsTwice([...inputs, ...optionFiles.values()])) return usage('one-standard-input', {});
  const asJson = flags.some(({ name }) => name === 'json');
  if (runsTogether(tool.actions[action], files, asJson)) {
    return usage('one-file', { action: `${tool.key} ${action}`, count: String(files.length) });
  }
  // What a shell passes in place of a file, and standard input, has no name of its own.
  const named = files.find((file) => file !== '-' && !/^\/(?:dev|proc)\//.test(file));
  if (fileNameOption !== undefined && named !== undefined) given[fileNameOption] ??= basename(named);
  const written = flags.map(({ flag, written: word }) => (word === undefined ? flag : `${flag} ${shellQuote(word)}`));
  return {
    kind: 'run',
    tool,
    action,
    options: { ...initialValues(tool.options), ...given },
    optionFiles,
    files,
    asJson,
    withoutFiles: ['toolbench', tool.key, actionName, ...written].join(' '),
  };
}

/** What an option may be, for messages and help. */
export function allowed(option: Option): string {
  switch (option.kind) {
    case 'flag':
      return 'true | false';
    case 'whole':
      return `${option.min}–${option.max}`;
    case 'choice':
      return option.values.join(' | ');
    case 'text':
      return '… | @…';
  }
}

import { parseArgs } from 'node:util';
import { actionsOutsidePages, type Action, type ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { initialValues, type Option } from '@toolbench/kit/options.ts';
import { shellQuote } from '@toolbench/kit/shell-quote.ts';
import { findTool } from '@toolbench/tools/registry.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { binPaths } from '@toolbench/contracts/routes.ts';
import { parseBinAddress, parseServer, parseTarget, type BinAddress } from './forward/addresses.ts';
import { ownCommands, unknownAction, unknownOption, unknownTool, type UsageError } from './usage-error.ts';

type OptionValue = string | number | boolean;

/** A command that was understood. */
export interface Command {
  readonly kind: 'run';
  readonly tool: ToolDefinition;
  readonly action: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Names of files, `-` for standard input; without any the input is standard input. */
  readonly files: readonly string[];
  readonly asJson: boolean;
  /** The same command without its files, as a shell takes it. */
  readonly withoutFiles: string;
}

/** A recipe to run: the file that holds it, and what it works on. */
export interface RecipeCommand extends Pick<Command, 'files' | 'asJson'> {
  readonly kind: 'recipe';
  readonly recipe: string;
}

/** What a bin catches is to be sent on to an address of the user's own machine. */
export interface ForwardCommand extends Pick<Command, 'asJson'> {
  readonly kind: 'forward';
  /** Where it is read, which is another origin than its address where bins have one to themselves. */
  readonly bin: BinAddress;
  /** Its address, to be told. */
  readonly shown: string;
  readonly target: URL;
  /** So many of the requests that are there already are sent as well. */
  readonly last: number;
}

/** What the words of a command line say. */
export type Parsed =
  | Command
  | RecipeCommand
  | ForwardCommand
  | UsageError
  | { readonly kind: 'help'; readonly tool?: ToolDefinition; readonly action?: string }
  | { readonly kind: 'version' }
  | { readonly kind: 'mcp'; readonly offered: string };

/** Names of the program's own options. */
const help = { type: 'boolean', short: 'h' } as const;

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
      return option.values.find((value) => String(value) === written);
    case 'text':
      return written;
  }
}

/**
 * Reads `toolbench <tool> <action> [--option value] [file …]`. Everything it accepts comes from the registry.
 */
export function parseCommandLine(words: readonly string[]): Parsed {
  const [first, ...others] = words;
  if (first === '-v' || first === '-V' || first === '--version' || first === 'version') return { kind: 'version' };
  if (first === undefined || first === 'help' || first === '--help' || first === '-h') return parseHelp(others);
  if (first === 'mcp') return parseMcp(others);
  if (first === 'run') return parseRecipeCommand(others);
  if (first === 'forward') return parseForward(others);
  const tool = findTool(first);
  if (!tool) return unknownTool(first);
  if (!tool.outside) return { kind: 'usage', code: 'page-only', detail: { name: first } };
  return others.length === 0 ? { kind: 'help', tool } : parseAction(tool, others);
}

function parseHelp([name, action]: readonly (string | undefined)[]): Parsed {
  if (name !== undefined && ownCommands.has(name)) return { kind: 'help' };
  const tool = name === undefined ? undefined : findTool(name);
  if (name !== undefined && !tool?.outside) {
    return tool ? { kind: 'usage', code: 'page-only', detail: { name } } : unknownTool(name);
  }
  return tool ? helpWith(tool, action) : { kind: 'help' };
}

/** Help with a tool, or with one of its actions where one is named. */
function helpWith(tool: ToolDefinition, name = ''): Parsed {
  const shorthand = tool.shorthands?.[name];
  const action = shorthand?.action ?? name;
  if (name === '') return { kind: 'help', tool };
  if (Object.hasOwn(actionsOutsidePages(tool), action)) return { kind: 'help', tool, action };
  return unknownAction(tool, name);
}

/** Standard input ends when it has been read: it can be one of the inputs, not two. */
const readsTwice = (files: readonly string[]) => files.indexOf('-') !== files.lastIndexOf('-');

/**
 * Whether results would follow each other on standard output so that nobody could tell where one ends: files of bytes
 * and pictures, of which no second one can be read there.
 */
export function runsTogether({ output }: Pick<Action, 'output'>, files: readonly string[], asJson: boolean): boolean {
  return (output === 'bytes' || output === 'picture') && files.length > 1 && !asJson;
}

function parseRecipeCommand(words: readonly string[]): Parsed {
  const { positionals, values, tokens } = parseArgs({
    args: [...words],
    options: { json: { type: 'boolean' }, help },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (values.help) return { kind: 'help' };
  const foreign = tokens.find((token) => token.kind === 'option' && token.name !== 'json');
  if (foreign?.kind === 'option') {
    return { kind: 'usage', code: 'unknown-option', detail: { name: foreign.rawName, action: 'run' } };
  }
  const [recipe, ...files] = positionals;
  if (recipe === undefined) return { kind: 'usage', code: 'no-recipe', detail: {} };
  if (readsTwice(positionals)) return { kind: 'usage', code: 'one-standard-input', detail: {} };
  return { kind: 'recipe', recipe, files, asJson: values.json === true };
}

/** An address as it may be shown: a name and a password in it are not repeated. */
const withoutCredentials = (address: string) => address.replace(/\/\/[^/]*@/, '//…@');

function parseForward(words: readonly string[]): Parsed {
  const { positionals, values, tokens } = parseArgs({
    args: [...words],
    options: { last: { type: 'string' }, server: { type: 'string' }, json: { type: 'boolean' }, help },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (values.help) return { kind: 'help' };
  const usage = (code: UsageError['code'], detail: UsageError['detail'] = {}): UsageError => {
    return { kind: 'usage', code, detail };
  };
  const foreign = tokens.find((token) => token.kind === 'option' && !['last', 'server', 'json'].includes(token.name));
  if (foreign?.kind === 'option') return usage('unknown-option', { name: foreign.rawName, action: 'forward' });
  const { last: written = '0', server } = values;
  if (typeof written !== 'string') return usage('missing-value', { name: '--last' });
  if (server === true) return usage('missing-value', { name: '--server' });
  const most = limits.bins.mostRequestsKept;
  const last = Number(written);
  if (!/^\d+$/.test(written) || last > most) {
    return usage('bad-value', { name: '--last', value: written, allowed: `0–${most}` });
  }
  if (positionals.length !== 2) return usage('forward-addresses');
  const [from = '', to = ''] = positionals;
  const bin = parseBinAddress(from);
  if (bin === undefined) return usage('bin-address', { value: withoutCredentials(from) });
  const target = parseTarget(to);
  if (target === undefined) return usage('target-address', { value: withoutCredentials(to) });
  const product = typeof server === 'string' ? parseServer(server) : bin.product;
  if (product === undefined)
    return usage('bad-value', { name: '--server', value: withoutCredentials(String(server)), allowed: 'https://…' });
  const shown = bin.product + binPaths.address(bin.id);
  return { kind: 'forward', bin: { ...bin, product }, shown, target, last, asJson: values.json === true };
}

function parseMcp(words: readonly string[]): Parsed {
  const { values, tokens } = parseArgs({
    args: [...words],
    options: { tools: { type: 'string' }, help },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  if (values.help) return { kind: 'help' };
  const foreign = tokens.find((token) => token.kind !== 'option' || token.name !== 'tools');
  if (foreign) {
    const name = foreign.kind === 'option' ? foreign.rawName : words[foreign.index];
    return { kind: 'usage', code: 'unknown-option', detail: { name, action: 'mcp' } };
  }
  const offered = values.tools ?? '';
  if (typeof offered !== 'string') return { kind: 'usage', code: 'missing-value', detail: { name: '--tools' } };
  const unknown = offered.split(',').find((key) => key !== '' && key !== 'all' && !findTool(key)?.outside);
  if (unknown !== undefined) return { kind: 'usage', code: 'unknown-tool', detail: { name: unknown } };
  return { kind: 'mcp', offered };
}

/** Names and values as they were written, before anything is known of them. */
interface Words {
  readonly positional: readonly string[];
  readonly flags: readonly { readonly flag: string; readonly name: string; readonly written: string | undefined }[];
}

function splitWords(words: readonly string[], tool: ToolDefinition): Words {
  const known = Object.entries(tool.options).map(
    ([name, { kind }]) => [flagName(name), { type: kind === 'flag' ? 'boolean' : 'string' } as const] as const,
  );
  const { positionals, tokens } = parseArgs({
    args: [...words],
    options: { ...Object.fromEntries(known), json: { type: 'boolean' }, help },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags = tokens.flatMap((token) =>
    token.kind === 'option' ? [{ flag: token.rawName, name: token.name, written: token.value }] : [],
  );
  return { positional: positionals, flags };
}

function parseAction(tool: ToolDefinition, words: readonly string[]): Parsed {
  const { positional, flags } = splitWords(words, tool);
  if (flags.some(({ name }) => name === 'help')) return helpWith(tool, positional[0]);
  const usage = (code: UsageError['code'], detail: UsageError['detail']): UsageError => {
    return { kind: 'usage', code, detail, tool };
  };
  const [actionName = '', ...files] = positional;
  const shorthand = tool.shorthands?.[actionName];
  const action = shorthand?.action ?? actionName;
  if (!Object.hasOwn(actionsOutsidePages(tool), action)) {
    return unknownAction(tool, actionName);
  }
  const { options: taken, needs = [], input } = tool.actions[action];
  const nameOf = new Map(taken.map((name) => [flagName(name), name]));
  const given: Record<string, OptionValue> = { ...shorthand?.options };
  for (const { flag, name, written } of flags) {
    if (name === 'json' && written === undefined) continue;
    const option = nameOf.get(name);
    if (option === undefined) return unknownOption(tool, action, flag, [...nameOf.keys(), 'json']);
    const definition = tool.options[option];
    if (written === undefined && definition.kind !== 'flag') return usage('missing-value', { name: flag });
    const value = readOptionValue(definition, written ?? 'true');
    if (value === undefined) {
      return usage('bad-value', { name: flag, value: written ?? '', allowed: allowed(definition) });
    }
    given[option] = value;
  }
  const missing = needs.find((name) => given[name] === undefined);
  if (missing !== undefined) {
    return usage('missing-option', { name: `--${flagName(missing)}`, action: `${tool.key} ${action}` });
  }
  if (input === 'none' && files.length > 0) return usage('no-files', { action: `${tool.key} ${action}` });
  if (input === 'pair' && files.length !== 2) return usage('two-files', {});
  if (readsTwice(files)) return usage('one-standard-input', {});
  const asJson = flags.some(({ name }) => name === 'json');
  if (runsTogether(tool.actions[action], files, asJson)) {
    return usage('one-file', { action: `${tool.key} ${action}`, count: String(files.length) });
  }
  const written = flags.map(({ flag, written: word }) => (word === undefined ? flag : `${flag} ${shellQuote(word)}`));
  return {
    kind: 'run',
    tool,
    action,
    options: { ...initialValues(tool.options), ...given },
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
      return '…';
  }
}

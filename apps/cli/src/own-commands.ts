import { parseArgs } from 'node:util';
import { limits } from '@toolbench/contracts/limits.ts';
import { binPaths } from '@toolbench/contracts/routes.ts';
import type { ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { unknownIn } from '@toolbench/runner/mcp/offered-tools.ts';
import { parseBinAddress, parseServer, parseTarget, type BinAddress } from './forward/addresses.ts';
import type { OwnCommand, UsageError } from './usage-error.ts';

/** A recipe to run: the file that holds it, and what it works on. */
export interface RecipeCommand {
  readonly kind: 'recipe';
  readonly recipe: string;
  readonly files: readonly string[];
  readonly asJson: boolean;
}

/** What a bin catches is to be sent on to an address of the user's own machine. */
export interface ForwardCommand {
  readonly kind: 'forward';
  /** Where it is read, which is another origin than its address where bins have one to themselves. */
  readonly bin: BinAddress;
  /** Its address, to be told. */
  readonly shown: string;
  readonly target: URL;
  /** So many of the requests that are there already are sent as well. */
  readonly last: number;
  readonly asJson: boolean;
}

/** Help with a command that is no tool, with a tool, or with one of its actions; with all of it where none is named. */
export interface HelpCommand {
  readonly kind: 'help';
  readonly command?: OwnCommand;
  readonly tool?: ToolDefinition;
  readonly action?: string;
}

/** Tools are to be served to an agent. */
interface McpCommand {
  readonly kind: 'mcp';
  readonly offered: string;
}

/** The option that every command has. */
export const help = { type: 'boolean', short: 'h' } as const;

/** Standard input ends when it has been read: it can be one of the inputs, not two. */
export const readsTwice = (files: readonly string[]) => files.indexOf('-') !== files.lastIndexOf('-');

/** What a command of the product's own takes besides `--help`: flags, options with a value, and words if it takes any. */
interface Taken {
  readonly flags?: readonly string[];
  readonly valued?: readonly string[];
  readonly takesWords: boolean;
}

interface Given {
  readonly words: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

/** Reads what a command was called with; the first thing wrong with it, or that help is asked for. */
function readCall(command: OwnCommand, args: readonly string[], taken: Taken): Given | HelpCommand | UsageError {
  const { flags = [], valued = [], takesWords } = taken;
  const option = (type: 'boolean' | 'string') => (name: string) => [name, { type }] as const;
  const { positionals, values, tokens } = parseArgs({
    args: [...args],
    options: { ...Object.fromEntries([...flags.map(option('boolean')), ...valued.map(option('string'))]), help },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const usage = (code: UsageError['code'], detail: UsageError['detail']): UsageError => {
    return { kind: 'usage', code, detail, command };
  };
  const options = tokens.filter(({ kind }) => kind === 'option') as Extract<
    (typeof tokens)[number],
    { kind: 'option' }
  >[];
  const isFlag = (name: string) => name === 'help' || flags.includes(name);
  const withValue = options.find(({ name, value }) => isFlag(name) && value !== undefined);
  if (withValue) return usage('no-value', { name: withValue.rawName });
  if (values.help) return { kind: 'help', command };
  const foreign =
    options.find(({ name }) => !isFlag(name) && !valued.includes(name))?.rawName ??
    (takesWords ? undefined : positionals[0]);
  if (foreign !== undefined) return usage('unknown-option', { name: foreign, action: command });
  const bare = options.find(({ name, value }) => valued.includes(name) && value === undefined);
  if (bare) return usage('missing-value', { name: bare.rawName });
  return {
    words: positionals,
    flags: new Set(flags.filter((name) => values[name] === true)),
    values: new Map(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  };
}

/** Reads `run <recipe> [file …]`. */
export function parseRecipeCommand(args: readonly string[]): RecipeCommand | HelpCommand | UsageError {
  const given = readCall('run', args, { flags: ['json'], takesWords: true });
  if ('kind' in given) return given;
  const [recipe, ...files] = given.words;
  if (recipe === undefined) return { kind: 'usage', code: 'no-recipe', detail: {}, command: 'run' };
  if (readsTwice(given.words)) return { kind: 'usage', code: 'one-standard-input', detail: {} };
  return { kind: 'recipe', recipe, files, asJson: given.flags.has('json') };
}

/** An address as it may be shown: a name and a password in it are not repeated. */
const withoutCredentials = (address: string) => address.replace(/\/\/[^/]*@/, '//…@');

/** Reads `forward <bin> <address>`. */
export function parseForward(args: readonly string[]): ForwardCommand | HelpCommand | UsageError {
  const given = readCall('forward', args, { flags: ['json'], valued: ['last', 'server'], takesWords: true });
  if ('kind' in given) return given;
  const usage = (code: UsageError['code'], detail: UsageError['detail'] = {}): UsageError => {
    return { kind: 'usage', code, detail, command: 'forward' };
  };
  const written = given.values.get('last') ?? '0';
  const server = given.values.get('server');
  const most = limits.bins.mostRequestsKept;
  const last = Number(written);
  if (!/^\d+$/.test(written) || last > most) {
    return usage('bad-value', { name: '--last', value: written, allowed: `0–${most}` });
  }
  if (given.words.length !== 2) return usage('forward-addresses');
  const [from = '', to = ''] = given.words;
  const bin = parseBinAddress(from);
  if (bin === undefined) return usage('bin-address', { value: withoutCredentials(from) });
  const target = parseTarget(to);
  if (target === undefined) return usage('target-address', { value: withoutCredentials(to) });
  const product = server === undefined ? bin.product : parseServer(server);
  if (product === undefined)
    return usage('bad-value', { name: '--server', value: withoutCredentials(server ?? ''), allowed: 'https://…' });
  const shown = bin.product + binPaths.address(bin.id);
  return { kind: 'forward', bin: { ...bin, product }, shown, target, last, asJson: given.flags.has('json') };
}

/** Reads `mcp [--tools …]`. */
export function parseMcp(args: readonly string[]): McpCommand | HelpCommand | UsageError {
  const given = readCall('mcp', args, { valued: ['tools'], takesWords: false });
  if ('kind' in given) return given;
  const offered = given.values.get('tools') ?? '';
  const unknown = unknownIn(offered);
  if (unknown !== undefined) return { kind: 'usage', code: 'not-offered', detail: { name: unknown }, command: 'mcp' };
  return { kind: 'mcp', offered };
}

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

/** An option of a command that is there or not, with a value that it does not take. */
function valuedFlag(tokens: ReturnType<typeof parseArgs>['tokens'], command: OwnCommand): UsageError | undefined {
  for (const token of tokens ?? []) {
    if (token.kind !== 'option' || token.value === undefined || !['json', 'help'].includes(token.name)) continue;
    return { kind: 'usage', code: 'no-value', detail: { name: token.rawName }, command };
  }
  return undefined;
}

/** Reads `run <recipe> [file …]`. */
export function parseRecipeCommand(words: readonly string[]): RecipeCommand | HelpCommand | UsageError {
  const { positionals, values, tokens } = parseArgs({
    args: [...words],
    options: { json: { type: 'boolean' }, help },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const valued = valuedFlag(tokens, 'run');
  if (valued) return valued;
  if (values.help) return { kind: 'help', command: 'run' };
  const foreign = tokens.find((token) => token.kind === 'option' && token.name !== 'json');
  if (foreign?.kind === 'option') {
    return { kind: 'usage', code: 'unknown-option', detail: { name: foreign.rawName, action: 'run' }, command: 'run' };
  }
  const [recipe, ...files] = positionals;
  if (recipe === undefined) return { kind: 'usage', code: 'no-recipe', detail: {}, command: 'run' };
  if (readsTwice(positionals)) return { kind: 'usage', code: 'one-standard-input', detail: {} };
  return { kind: 'recipe', recipe, files, asJson: values.json === true };
}

/** An address as it may be shown: a name and a password in it are not repeated. */
const withoutCredentials = (address: string) => address.replace(/\/\/[^/]*@/, '//…@');

/** Reads `forward <bin> <address>`. */
export function parseForward(words: readonly string[]): ForwardCommand | HelpCommand | UsageError {
  const { positionals, values, tokens } = parseArgs({
    args: [...words],
    options: { last: { type: 'string' }, server: { type: 'string' }, json: { type: 'boolean' }, help },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const valued = valuedFlag(tokens, 'forward');
  if (valued) return valued;
  if (values.help) return { kind: 'help', command: 'forward' };
  const usage = (code: UsageError['code'], detail: UsageError['detail'] = {}): UsageError => {
    return { kind: 'usage', code, detail, command: 'forward' };
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

/** Reads `mcp [--tools …]`. */
export function parseMcp(words: readonly string[]): McpCommand | HelpCommand | UsageError {
  const { values, tokens } = parseArgs({
    args: [...words],
    options: { tools: { type: 'string' }, help },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const valued = valuedFlag(tokens, 'mcp');
  if (valued) return valued;
  if (values.help) return { kind: 'help', command: 'mcp' };
  const foreign = tokens.find((token) => token.kind !== 'option' || token.name !== 'tools');
  if (foreign) {
    const name = foreign.kind === 'option' ? foreign.rawName : words[foreign.index];
    return { kind: 'usage', code: 'unknown-option', detail: { name, action: 'mcp' }, command: 'mcp' };
  }
  const offered = values.tools ?? '';
  if (typeof offered !== 'string')
    return { kind: 'usage', code: 'missing-value', detail: { name: '--tools' }, command: 'mcp' };
  const unknown = unknownIn(offered);
  if (unknown !== undefined) return { kind: 'usage', code: 'not-offered', detail: { name: unknown }, command: 'mcp' };
  return { kind: 'mcp', offered };
}

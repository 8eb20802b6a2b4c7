import { actionsOutsidePages, type ToolDefinition } from '@toolbench/tools/define-tool.ts';
import { initialValues, type Option } from '@toolbench/tools/kit/options.ts';
import { findTool } from '@toolbench/tools/registry.ts';

type OptionValue = string | number | boolean;

/** A command that was understood. */
export interface Command {
  readonly kind: 'run';
  readonly tool: ToolDefinition;
  readonly action: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Names of files; without any the input is standard input. */
  readonly files: readonly string[];
  readonly asJson: boolean;
}

/** A command that was not, and why. */
interface UsageError {
  readonly kind: 'usage';
  readonly code: 'unknown-tool' | 'unknown-action' | 'unknown-option' | 'missing-value' | 'bad-value';
  readonly detail: Readonly<Record<string, string>>;
  readonly tool?: ToolDefinition;
}

type Parsed =
  | Command
  | UsageError
  | { readonly kind: 'help'; readonly tool?: ToolDefinition }
  | { readonly kind: 'mcp' };

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

interface Words {
  readonly positional: string[];
  readonly flags: [name: string, written: string | null][];
}

/** Splits arguments into names and `--name value` or `--name=value`; a flag takes no separate value. */
function splitWords(words: readonly string[], isFlag: (name: string) => boolean): Words {
  const positional: string[] = [];
  const flags: Words['flags'] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word.startsWith('--') || word === '--') {
      positional.push(word);
      continue;
    }
    const [name, ...rest] = word.slice(2).split('=');
    if (rest.length > 0) flags.push([name, rest.join('=')]);
    else if (isFlag(name)) flags.push([name, 'true']);
    else {
      flags.push([name, words[at + 1] ?? null]);
      at += 1;
    }
  }
  return { positional, flags };
}

/**
 * Reads `toolbench <tool> <action> [--option value] [file …]`. Everything it accepts comes from the registry.
 */
export function parseCommandLine(words: readonly string[]): Parsed {
  const [toolName, ...others] = words;
  if (toolName === 'mcp' && others.length === 0) return { kind: 'mcp' };
  if (toolName === undefined || toolName === 'help' || toolName === '--help') {
    const tool = others[0] === undefined ? undefined : findTool(others[0]);
    return { kind: 'help', ...(tool && { tool }) };
  }
  const tool = findTool(toolName);
  if (!tool?.engine) return { kind: 'usage', code: 'unknown-tool', detail: { name: toolName } };
  if (others.length === 0 || others.includes('--help')) return { kind: 'help', tool };
  return parseAction(tool, others);
}

function parseAction(tool: ToolDefinition, words: readonly string[]): Parsed {
  const known = new Map(Object.entries(tool.options).map(([name, option]) => [flagName(name), { name, option }]));
  const isFlag = (name: string) => name === 'json' || known.get(name)?.option.kind === 'flag';
  const { positional, flags } = splitWords(words, isFlag);
  const [actionName = '', ...files] = positional;
  const shorthand = tool.shorthands?.[actionName];
  const action = shorthand?.action ?? actionName;
  if (!Object.hasOwn(actionsOutsidePages(tool), action)) {
    return { kind: 'usage', code: 'unknown-action', detail: { name: actionName, tool: tool.key }, tool };
  }
  const options: Record<string, OptionValue> = { ...initialValues(tool.options), ...shorthand?.options };
  let asJson = false;
  for (const [flag, written] of flags) {
    if (flag === 'json') {
      asJson = true;
      continue;
    }
    const entry = known.get(flag);
    if (!entry || !tool.actions[action].options.includes(entry.name)) {
      return {
        kind: 'usage',
        code: 'unknown-option',
        detail: { name: `--${flag}`, action: `${tool.key} ${action}` },
        tool,
      };
    }
    if (written === null) return { kind: 'usage', code: 'missing-value', detail: { name: `--${flag}` }, tool };
    const value = readOptionValue(entry.option, written);
    if (value === undefined) {
      return {
        kind: 'usage',
        code: 'bad-value',
        detail: { name: `--${flag}`, value: written, allowed: allowed(entry.option) },
        tool,
      };
    }
    options[entry.name] = value;
  }
  return { kind: 'run', tool, action, options, files, asJson };
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

import { actionsOutsidePages, type ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { tools } from '@toolbench/tools/registry.ts';
import { editDistance } from '@toolbench/kit/edit-distance.ts';

/** A command that was not, and why. */
export interface UsageError {
  readonly kind: 'usage';
  readonly code:
    | 'unknown-tool'
    | 'page-only'
    | 'unknown-action'
    | 'unknown-option'
    | 'missing-option'
    | 'idle-option'
    | 'missing-value'
    | 'no-value'
    | 'missing-action'
    | 'bad-value'
    | 'not-offered'
    | 'two-files'
    | 'no-files'
    | 'one-file'
    | 'one-standard-input'
    | 'no-recipe'
    | 'forward-addresses'
    | 'bin-address'
    | 'word-not-utf8'
    | 'given-twice'
    | 'target-address';
  readonly detail: Readonly<Record<string, string>>;
  readonly tool?: ToolDefinition;
  /** The command that was meant, where it is no tool. */
  readonly command?: OwnCommand;
}

const ownCommands = ['help', 'version', 'mcp', 'run', 'forward'] as const;

/** A command that is no tool. */
export type OwnCommand = (typeof ownCommands)[number];

/** Whether a word is a command that is no tool. */
export function isOwnCommand(word: string): word is OwnCommand {
  return ownCommands.some((one) => one === word);
}

/** Names have no more characters than this: what is longer is no mistyped name. */
const longestName = 40;

/** How far a word is from a name; infinite where nobody who wrote the one meant the other. */
function farness(word: string, name: string): number {
  if (word.length < 2 || word.length > longestName) return Infinity;
  if (name.includes(word) || (name.length > 2 && word.includes(name))) return 0.5;
  const far = editDistance(word, name);
  return far <= Math.max(1, Math.floor(word.length / 3)) ? far : Infinity;
}

/** A name that exists, with other words for the same. */
type Known = readonly [name: string, ...others: readonly string[]];

/** The names that a word was most likely meant for, nearest first, three at most. */
function nearest(written: string, known: readonly Known[]): readonly string[] {
  const word = written.toLowerCase();
  return known
    .map((words) => ({ name: words[0], far: Math.min(...words.map((one) => farness(word, one.toLowerCase()))) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** The same for names that have no other words, as a message lists them. */
export function nearNames(written: string, known: readonly string[]): string {
  return nearest(
    written,
    known.map((one) => [one] as const),
  ).join(', ');
}

/** The commands and tools that a name may have been meant for. */
export function unknownTool(name: string): UsageError {
  const known = tools.filter(({ outside }) => outside).map(({ key, name: { en } }) => [key, en] as const);
  const near = nearest(name, [...known, ...ownCommands.map((one) => [one] as const)]);
  return { kind: 'usage', code: 'unknown-tool', detail: { name, near: near.join(', ') } };
}

const nearFlags = (flag: string, names: readonly string[]) =>
  nearNames(flag.replace(/^-+/, ''), names).replace(/[^ ,]+/g, '--$&');

/** What stands in front of the tool and is no option that may. */
export function unknownGeneralOption(flag: string): UsageError {
  const near = nearFlags(flag, ['json', 'help', 'version']);
  return { kind: 'usage', code: 'unknown-option', detail: { name: flag, action: 'toolbench', near } };
}

/** The actions of a tool that a name may have been meant for; all of them where none is like it. */
export function unknownAction(tool: ToolDefinition, name: string): UsageError {
  const known = [
    ...Object.entries(actionsOutsidePages(tool)).map(([one, { label }]) => [one, label.zh, label.en] as const),
    ...Object.keys(tool.shorthands ?? {}).map((one) => [one] as const),
  ];
  const near = nearest(name, known);
  const [code, names] = near.length > 0 ? (['near', near] as const) : (['known', known.map(([one]) => one)] as const);
  const detail = { name, tool: tool.key, [code]: names.join(', ') };
  return { kind: 'usage', code: name === '' ? 'missing-action' : 'unknown-action', detail, tool };
}

/** The options of an action that one, as it was written, may have been meant for. */
export function unknownOption(
  tool: ToolDefinition,
  action: string,
  flag: string,
  known: readonly string[],
): UsageError {
  const detail = { name: flag, action: `${tool.key} ${action}`, near: nearFlags(flag, known) };
  return { kind: 'usage', code: 'unknown-option', detail, tool };
}

import type { EngineContext } from './kit/context.ts';
import type { Language, Localized } from './kit/localized.ts';
import type { Options } from './kit/options.ts';
import type { Result } from './kit/result.ts';

export type Category = 'qr' | 'development' | 'data';

/**
 * What an action works on:
 * `text` one Text, `bytes` a Uint8Array, `pair` two texts {left, right}, `picture` the pixels of a Picture, `none`
 * nothing. Only a page has pixels: actions on a picture are not offered outside the browser.
 */
export type InputKind = 'text' | 'bytes' | 'pair' | 'picture' | 'none';

export interface Action<OptionName extends string = string> {
  readonly label: Localized;
  readonly input: InputKind;
  /** The options this action reads. */
  readonly options: readonly OptionName[];
}

/** The actions that the command line and agents can call. */
export function actionsOutsidePages(tool: ToolDefinition): Readonly<Record<string, Action>> {
  return Object.fromEntries(Object.entries(tool.actions).filter(([, action]) => action.input !== 'picture'));
}

/**
 * An engine's action: pure, and expected failures are values. It may be async when the platform's own work is
 * (key generation), never because it waits for anything else. Input and result must survive structured cloning.
 */
export type EngineAction = (
  // Never: the registry holds actions of every input and option type, and only who knows the tool may call one.
  input: never,
  options: never,
  context: EngineContext,
) => Result<unknown> | Promise<Result<unknown>>;
export type EngineActions = Readonly<Record<string, EngineAction>>;

export interface Example {
  readonly name: Localized;
  readonly input: unknown;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A short form for the command line: an action with some options already chosen. */
export interface Shorthand {
  readonly action: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

/** A tool as data. Routes, menus, titles, the worker and the command line are all made from it. */
export interface ToolDefinition<Key extends string = string, Set extends Options = Options> {
  readonly key: Key;
  readonly category: Category;
  /** One to three characters that stand for the tool in menus. */
  readonly glyph: string;
  readonly name: Localized;
  /** One sentence: what it does. Page description and subtitle. */
  readonly summary: Localized;
  /** Search words, also the page's keywords. */
  readonly keywords: Readonly<Record<Language, readonly string[]>>;
  readonly options: Set;
  readonly actions: Readonly<Record<string, Action<Extract<keyof Set, string>>>>;
  /** Short forms of actions for the command line, by name. */
  readonly shorthands?: Readonly<Record<string, Shorthand>>;
  /** How sure it is, 0 to 1, that a pasted text is meant for this tool. Looks at the first 4 KB at most. */
  readonly recognise?: (sample: string) => number;
  /** How sure it is, 0 to 1, that a file is meant for this tool as it is. Gets the file's first 4 KB. */
  readonly recogniseFile?: (head: Uint8Array) => number;
  /** Absent where a tool computes nothing: its page shows what the server offers, or is still to be built. */
  readonly engine?: () => Promise<{ readonly engine: EngineActions }>;
}

export function defineTool<const Key extends string, const Set extends Options>(
  definition: ToolDefinition<Key, Set>,
): ToolDefinition<Key, Set> {
  return definition;
}

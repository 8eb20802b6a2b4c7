import type { EngineContext } from './context.ts';
import type { Language, Localized } from './localized.ts';
import type { Options } from './options.ts';
import type { Result } from './result.ts';
import type { ObjectSchema } from './schema.ts';
import type { Text } from './text.ts';

export type Category = 'qr' | 'development' | 'data' | 'security';

/**
 * What an action works on:
 * `text` one Text, `bytes` a Uint8Array, `pair` two texts {left, right}, `picture` the pixels of a Picture, `none`
 * nothing. Only a camera gives pixels: actions on a picture are not offered outside the browser.
 */
export type InputKind = 'text' | 'bytes' | 'pair' | 'picture' | 'none';

/**
 * What an action gives to a reader who sees no page: a `text`, a file's `bytes`, a `picture` (PNG), or else figures and
 * lists: `table` where rows are the point, `tree` where levels are, `fields` for the rest.
 */
export type OutputKind = 'text' | 'bytes' | 'picture' | 'table' | 'tree' | 'fields';

/** How long an action may take before it is stopped, wherever it runs. */
export interface TimeLimit {
  readonly ms: number;
  /** Added for each megabyte of the input, where reading it is not what has to be limited. */
  readonly msPerMegabyte?: number;
}

export interface Action<OptionName extends string = string> {
  readonly label: Localized;
  readonly input: InputKind;
  readonly output: OutputKind;
  /** The options this action reads. */
  readonly options: readonly OptionName[];
  /** Those among them that it does nothing without. */
  readonly needs?: readonly OptionName[];
  /** Those among them that count only where another one has one of some values. */
  readonly onlyWith?: Readonly<
    Partial<Record<string, { readonly option: OptionName; readonly is: readonly string[] }>>
  >;
  /** The one among them that is the name of the file at hand, where the caller has files and gives none. */
  readonly fileNameOption?: OptionName;
  /** Absent where time and memory grow with the input, not with what it says. */
  readonly timeLimit?: TimeLimit;
  /**
   * Whether time and memory are known to grow with the input only, whatever it says. A small input may then be worked
   * on without a worker that could be ended.
   */
  readonly isLinear?: boolean;
  /** Whether it takes, instead of bytes, what is read piece by piece (Sliceable, Streamed): of any size, in little memory. */
  readonly readsPieces?: boolean;
  /**
   * Whether a text need not be UTF-8: it finds out the encoding by itself, or works on the bytes as they are. Elsewhere
   * such a text would be changed by being read, so it is refused.
   */
  readonly takesAnyEncoding?: boolean;
  /**
   * Whether the text it takes is a line, such as an address or a password. Who reads it from a pipe or a file leaves one
   * line end at its end out, which the shell or the editor has put there.
   */
  readonly takesLine?: boolean;
  /**
   * The field of its result that answers yes or no, where it is a question: whether a schema holds, whether texts are
   * the same. A command line says no with its exit code.
   */
  readonly verdict?: string;
  /** The option that makes it a question; without one it always is. */
  readonly asksBy?: string;
  /** Whether it draws random values, so that two runs differ. */
  readonly isRandom?: boolean;
}

/** Milliseconds that an action may take on an input. */
export function timeLimitOf({ timeLimit }: Pick<Action, 'timeLimit'>, input: unknown): number | undefined {
  return timeLimit && timeLimit.ms + (sizeOf(input) / 1_000_000) * (timeLimit.msPerMegabyte ?? 0);
}

/** A time limit as it is told: in seconds, with a digit behind the point where it is not whole. */
export const secondsOf = (ms: number) => Math.round(ms / 100) / 10;

/** The size of an action's input: bytes, or code units of a string. */
export function sizeOf(input: unknown): number {
  if (typeof input === 'string' || input instanceof Uint8Array) return input.length;
  if (typeof input !== 'object' || input === null || !('left' in input && 'right' in input)) return 0;
  return sizeOf(input.left) + sizeOf(input.right);
}

/** What an action's value is put into words with: what it was called with, and the reader's language. */
export interface Call<Input = Text> {
  readonly input: Input;
  readonly options: Readonly<Record<string, unknown>>;
  readonly language: Language;
  /** Whether the reader has a page in view, where actions and options go by their labels. */
  readonly isPage?: boolean;
}

/** An action for those who see no page: the command line, agents, programs and chains of actions. */
export interface OutsideAction {
  /** What it does and when to use it, in one or two sentences for a reader who knows nothing else. Agents read English. */
  readonly about: Localized;
  /** What the text is that it works on, in a few words; of every action that works on a text. */
  readonly takes?: Localized;
  /** Arguments that show it at work. */
  readonly example: Readonly<Record<string, unknown>>;
  /** What it gives. Of a picture without its `bytes`, which every caller gets in its own way. */
  readonly gives: ObjectSchema;
  /** Makes that of the engine's value, where a page needs another. Words for people go into `warnings`. */
  readonly present?: (value: never, call: never) => unknown;
  /** What the values of several inputs say that none of them says alone; undefined where that is nothing. */
  readonly together?: (values: never, call: never) => unknown;
}

/** What options do, by their names, for readers to whom the label of a control says too little. */
export type OptionWords = Readonly<Partial<Record<string, Localized>>>;

/** The actions that the command line and agents can call. */
export function actionsOutsidePages(tool: ToolDefinition): Readonly<Record<string, Action>> {
  if (!tool.outside) return {};
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
  /** Search words, parted by `, `; also the page's keywords. */
  readonly keywords: Localized;
  readonly options: Set;
  readonly actions: Readonly<Record<string, Action<Extract<keyof Set, string>>>>;
  /** Short forms of actions for the command line, by name. */
  readonly shorthands?: Readonly<Record<string, Shorthand>>;
  /** How sure it is, 0 to 1, that a pasted text is meant for this tool. Looks at the first 4 KB at most. */
  readonly recognise?: (sample: string) => number;
  /** The names of files whose text is meant for this tool, however it begins. */
  readonly fileNames?: RegExp;
  /** How sure it is, 0 to 1, that a file is meant for this tool as it is. Gets the file's first 4 KB. */
  readonly recogniseFile?: (head: Uint8Array) => number;
  /** Absent where a tool computes nothing: its page shows what the server offers, or is still to be built. */
  readonly engine?: () => Promise<{ readonly engine: EngineActions }>;
  /** Its actions as they are outside its page. Absent where they mean nothing there: the tool needs a server. */
  readonly outside?: () => Promise<{
    readonly outside: Readonly<Record<string, OutsideAction>>;
    /** What each option does, in one clause. */
    readonly optionWords?: OptionWords;
  }>;
}

export function defineTool<const Key extends string, const Set extends Options>(
  definition: ToolDefinition<Key, Set>,
): ToolDefinition<Key, Set> {
  return definition;
}

/** An option that was given and does nothing beside the others: the size of an RSA key for a key of another type. */
export function idleOption(
  { onlyWith = {} }: Action,
  given: readonly string[],
  values: Readonly<Record<string, unknown>>,
): { readonly name: string; readonly option: string; readonly needed: string; readonly value: string } | undefined {
  for (const name of given) {
    const { option, is = [] } = Object.hasOwn(onlyWith, name) ? (onlyWith[name] ?? {}) : {};
    if (option !== undefined && !is.includes(String(values[option])))
      return { name, option, needed: is.join(' | '), value: String(values[option]) };
  }
  return undefined;
}

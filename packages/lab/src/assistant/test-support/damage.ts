import { boundary, type Dialect } from './reply-writers.ts';

/** What a model does with a right reply on its way to us. */
export interface Damage {
  readonly name: string;
  readonly on: readonly Dialect[];
  /** Undefined where the reply has nothing of the kind. */
  readonly apply: (reply: string) => string | undefined;
  /** After how much of the reply each part ends, from 0 to 1, and how. */
  readonly cuts?: readonly number[];
  readonly drops?: boolean;
  /** Of tools: only the first call comes, and the others when asked for more. */
  readonly isOneByOne?: boolean;
  /** The pieces of two calls come in turns. */
  readonly isMixed?: boolean;
  /** The service answers 400 to whoever offers tools. */
  readonly refusesTools?: boolean;
}

/** Every dialect. */
export const all: readonly Dialect[] = ['tagged', 'json', 'fenced', 'tools'];

/** The reply after a damage, or undefined where it found nothing to change. */
export const changed = (reply: string, after: string) => (after === reply ? undefined : after);

/** A damage that a function does. */
export const damage = (
  name: string,
  on: readonly Dialect[],
  apply: Damage['apply'],
  more: Omit<Partial<Damage>, 'name' | 'on' | 'apply'> = {},
): Damage => ({ name, on, apply: (reply) => apply(reply), ...more });

/** A damage that replaces what matches. */
export const swap = (
  name: string,
  on: readonly Dialect[],
  from: RegExp,
  to: string | ((...groups: string[]) => string),
) => damage(name, on, (reply) => changed(reply, reply.replace(from, to as string)));

/** The first searched text of tagged edits, with the marks around it. */
export const firstSearch = new RegExp(`(${boundary} search\n)([^]*?)(${boundary} replace\n)`);

/** The replacement for `firstSearch` that changes only the searched text. */
export const onSearch =
  (write: (search: string) => string) =>
  (_: string, open = '', search = '', close = '') =>
    open + write(search) + close;

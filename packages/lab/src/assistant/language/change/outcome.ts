import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { runCommands } from '../../model/commands.ts';
import { seedsFor } from '../build/build-seeds.ts';

/** What became of a wish: the commands it is, the model they lead to, and what they do in words; or why not. */
export type Outcome =
  | {
      readonly ok: true;
      readonly model: AppModel;
      readonly commands: readonly AppCommand[];
      readonly changes: readonly Bilingual[];
      /** Clauses that were not understood or wish for nothing: they were left out and are to be told. */
      readonly unused?: readonly string[];
      /** Words that were read as others. */
      readonly assumptions?: readonly Bilingual[];
    }
  | {
      readonly ok: false;
      readonly reason: Bilingual;
      readonly suggestions: readonly Bilingual[];
      /** Nothing was found in it that could be refused. */
      readonly isUnread?: boolean;
    };

/** One way of wishing; undefined where a clause is not of its kind. */
export type Command = (model: AppModel, clause: string) => Outcome | undefined;

export const both = (zh: string, en: string): Bilingual => ({ zh, en });

/** A wish that is these commands. */
export function run(model: AppModel, ...commands: readonly AppCommand[]): Outcome {
  const done = runCommands(model, commands, seedsFor);
  return done.ok ? { ...done, commands } : refuse(done.reason);
}

/** Two wishes, the second made of the model that the first led to; undefined where the second is none. */
export function andThen(first: Outcome, wish: (model: AppModel) => Outcome | undefined): Outcome | undefined {
  const next = first.ok ? wish(first.model) : first;
  if (!first.ok || next?.ok !== true) return next;
  return {
    ...next,
    commands: [...first.commands, ...next.commands],
    changes: [...first.changes, ...next.changes],
  };
}

/** One wish after the other; where one is none or is refused, so are all. */
export const each = <Item>(
  model: AppModel,
  items: readonly Item[],
  wish: (model: AppModel, item: Item) => Outcome | undefined,
): Outcome | undefined =>
  items.reduce<Outcome | undefined>(
    (outcome, item) => outcome && andThen(outcome, (next) => wish(next, item)),
    run(model),
  );

export const refuse = (reason: Bilingual, ...suggestions: Bilingual[]): Outcome => ({ ok: false, reason, suggestions });

/** The first pattern that fits a text as a whole, with its named groups. */
export function matchAny(text: string, patterns: readonly RegExp[]): Record<string, string> | undefined {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]: [string, string | undefined]) => [name, (value ?? '').trim()]),
    );
  }
  return undefined;
}

/** Without the quotation marks around it. */
export const unquoted = (text: string) => text.replace(/^["'“”‘’「」『』《》\s]+|["'“”‘’「」『』《》\s]+$/g, '');

import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { withKeptVisitors } from '../generate/shared/visitors.ts';
import { appMeanings } from './app-meanings.ts';
import { checkModel } from './check-model.ts';
import type { CommandMeaning } from './command-set.ts';
import type { Examples } from './edit-fields.ts';
import { entityMeanings } from './entity-meanings.ts';
import { fieldMeanings } from './field-meanings.ts';
import { pageMeanings } from './page-meanings.ts';

type Meaning = CommandMeaning<AppCommand>;

const meanings = { ...appMeanings, ...entityMeanings, ...fieldMeanings, ...pageMeanings };

// The command's own name picks the meaning that takes it.
const meaningOf = (command: AppCommand): Meaning => meanings[command.do] as Meaning;

/** What became of commands: the model they lead to and each of them in words, or why nothing of them was done. */
export type Commanded =
  | { readonly ok: true; readonly model: AppModel; readonly changes: readonly Bilingual[] }
  | { readonly ok: false; readonly reason: Bilingual };

/**
 * Carries commands out in their order, all of them or none. A model is never changed, so the one before is the way to undo
 * them. The result can be generated wherever the model before could.
 */
export function runCommands(model: AppModel, commands: readonly AppCommand[], examples: Examples): Commanded {
  let now = model;
  const changes: Bilingual[] = [];
  for (const command of commands) {
    const meaning = meaningOf(command);
    const next = meaning.apply(now, command, examples);
    if ('reason' in next) return { ok: false, reason: next.reason };
    changes.push(meaning.words(now, command));
    now = withKeptVisitors(now, next);
  }
  const known = new Set(checkModel(model).map(({ en }) => en));
  const problem = checkModel(now).find(({ en }) => !known.has(en));
  return problem === undefined ? { ok: true, model: now, changes } : { ok: false, reason: problem };
}

import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { runCommands } from '@toolbench/lab/assistant/model/commands.ts';
import { emptyExamples } from '@toolbench/lab/assistant/model/edit-fields.ts';

/** What is wrong with an edited requirement. */
type RequirementProblem = { readonly code: 'same-field' | 'empty-name'; readonly name: string } | null;

/** An app model as it was, the commands that a person has given since, and those that were undone, the next one first. */
export interface Draft {
  readonly original: AppModel;
  readonly model: AppModel;
  readonly given: readonly AppCommand[];
  readonly undone: readonly AppCommand[];
  /** What each command that was given does. */
  readonly words: readonly Bilingual[];
  /** Why the last command could not be carried out. */
  readonly refused: Bilingual | null;
}

export const draftOf = (original: AppModel): Draft => ({
  original,
  model: original,
  given: [],
  undone: [],
  words: [],
  refused: null,
});

/** The draft with these commands and no others; as it is, and with the reason, where they cannot be carried out. */
function withCommands(draft: Draft, given: readonly AppCommand[], undone: readonly AppCommand[]): Draft {
  const { commands: most } = limits.assistant;
  if (given.length > most) {
    const refused = {
      zh: `一次最多改 ${most} 处，请先应用。`,
      en: `At most ${most} changes at once: apply them first.`,
    };
    return { ...draft, refused };
  }
  const done = runCommands(draft.original, given, emptyExamples);
  return done.ok
    ? { ...draft, model: done.model, words: done.changes, given, undone, refused: null }
    : { ...draft, refused: done.reason };
}

/** What a command sets, without the value: another value for the same is another letter typed, and no step of its own. */
function settingOf(command: AppCommand): string | null {
  switch (command.do) {
    case 'set-name':
    case 'set-colour':
    case 'set-owned':
      return command.do;
    case 'rename-entity':
    case 'set-order':
    case 'set-examples':
    case 'set-open':
    case 'set-hidden':
      return `${command.do} ${command.entity}`;
    case 'change-field':
      return `${command.do} ${command.entity} ${command.field} ${Object.keys(command.to).join(' ')}`;
    case 'change-page':
      return `${command.do} ${command.page} ${Object.keys(command.to).join(' ')}`;
    case 'change-rule':
    case 'set-section':
      return `${command.do} ${'entity' in command ? command.entity : ''} ${command.at}`;
    case 'set-calculation':
      return `${command.do} ${command.calculation.key}`;
    default:
      return null;
  }
}

/** Carries a command out on the draft. What could be made again ends with it. */
export function give(draft: Draft, command: AppCommand): Draft {
  const last = draft.given.at(-1);
  const setting = settingOf(command);
  const isSame = last !== undefined && setting !== null && settingOf(last) === setting;
  const kept = isSame ? draft.given.slice(0, -1) : draft.given;
  return withCommands(draft, [...kept, command], []);
}

export function undo(draft: Draft): Draft {
  const last = draft.given.at(-1);
  return last === undefined ? draft : withCommands(draft, draft.given.slice(0, -1), [last, ...draft.undone]);
}

export function redo(draft: Draft): Draft {
  const [next, ...rest] = draft.undone;
  return next === undefined ? draft : withCommands(draft, [...draft.given, next], rest);
}

/** The first thing that keeps it from being generated. */
export function problemOf(model: AppModel, language: 'zh' | 'en'): RequirementProblem {
  if (model.name[language].trim() === '') return { code: 'empty-name', name: '' };
  for (const { label, fields } of model.entities) {
    const labels = fields.map((field) => field.label[language].trim());
    if (labels.includes('') || label[language].trim() === '') return { code: 'empty-name', name: label[language] };
    const same = labels.find((name, index) => labels.indexOf(name) !== index);
    if (same !== undefined) return { code: 'same-field', name: same };
  }
  return null;
}

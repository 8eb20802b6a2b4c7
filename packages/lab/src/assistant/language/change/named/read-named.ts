import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { cannotDo } from '../../words/cannot-lexicon.ts';
import { beyondWish } from '../beyond-here.ts';
import { andThen, run, type Outcome } from '../outcome.ts';
import { isSameModel } from '../unchanged.ts';
import { fieldForm, kindForm, pageForm } from './more-forms.ts';
import { findMentions } from './mentions.ts';
import { boundsForm, flagForm, presetForm } from './rule-forms.ts';
import { clausesIn, type Form, type Said } from './said.ts';
import {
  listForm,
  moreChoicesForm,
  moveForm,
  orderForm,
  removeForm,
  renameForm,
  typeForm,
  unitForm,
} from './shape-forms.ts';

/*
 * A wish that is worded as no command knows it is read by what it names of the app, by the words that tell what is to become
 * of that, and by what is new in it. Clauses that do neither say why.
 */

/** What is told most narrowly stands first. */
const forms: readonly Form[] = [
  moveForm,
  flagForm,
  boundsForm,
  presetForm,
  unitForm,
  pageForm,
  listForm,
  renameForm,
  removeForm,
  moreChoicesForm,
  orderForm,
  typeForm,
  kindForm,
  fieldForm,
];

/** Where something happens in some cases only, or by itself, no form tells what is meant. */
const conditional =
  /如果|要是|一旦|只要|提醒|通知|自动(?!填)|快要|\b(?:if|whenever|unless|until|remind|notify|automatically|as soon as)\b/iu;

const longestClause = 120;
const mostClauses = 12;

function readClause(said: Said): Outcome | undefined {
  if (said.text.length > longestClause || cannotDo(said.text) !== undefined) return undefined;
  if (beyondWish(said.model, said.text) !== undefined) return undefined;
  let refused: Outcome | undefined;
  for (const form of forms) {
    const outcome = form(said);
    if (outcome?.ok === true) return outcome;
    refused ??= outcome;
  }
  return refused;
}

/** Whether words that were left out name something of the app: then they may be what a wish is about. */
export const isNamed = (model: AppModel, words: string): boolean => findMentions(model, words).length > 0;

/** Makes the wishes of a message that name parts of the app; undefined where none does. */
export function readNamed(model: AppModel, message: string): Outcome | undefined {
  const count = clausesIn(model, message).length;
  if (count > mostClauses || conditional.test(message)) return undefined;
  let done: Outcome = run(model);
  const unused: string[] = [];
  let refused: Outcome | undefined;
  for (let at = 0; at < count; at += 1) {
    const said = clausesIn(done.ok ? done.model : model, message)[at];
    if (said === undefined) continue;
    const outcome = readClause(said);
    const next = outcome?.ok === true ? andThen(done, () => outcome) : undefined;
    // A wish is often said twice: 必须写,不写不让保存.
    if (outcome?.ok === true && isSameModel(said.model, outcome.model) && done.ok && done.commands.length > 0) continue;
    if (next?.ok === true) done = next;
    else {
      refused ??= outcome;
      unused.push(said.text);
    }
  }
  if (!done.ok || done.commands.length === 0) return refused;
  return unused.length === 0 ? done : { ...done, unused };
}

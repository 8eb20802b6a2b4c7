import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { cannotDo } from '../../words/cannot-lexicon.ts';
import { beyondWish } from '../beyond-here.ts';
import { andThen, run, type Outcome } from '../outcome.ts';
import { onlyAccounted, onlyDoneWith } from '../accounted.ts';
import { isSameModel } from '../unchanged.ts';
import { fieldForm, kindForm, pageForm } from './more-forms.ts';
import { findMentions } from './mentions.ts';
import { boundsForm, flagForm, presetForm, ruleGoneForm } from './rule-forms.ts';
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

/** Rules are worded by what must not be: these tell a negation from a rule themselves. */
const ruleForms: readonly Form[] = [ruleGoneForm, flagForm, boundsForm];

/** What is told most narrowly stands first. */
const forms: readonly Form[] = [
  presetForm,
  moveForm,
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

/** What is told, asked or taken back, and what holds for some only: none of it is a wish as its words stand. */
const noWish =
  /算了|开玩笑|(?:以前|原来|之前|曾经)(?:是|叫|有)|怎么(?!可能|会)|如何|问我|气死|昨[天晚].*了|只有.*才|以外|之外|除了(?![^。]*[还也])|\b(?:said|told|asked|ask me|just kidding|jk|never ?mind|how (?:do|to|can)|except|apart from|other than|neither|only (?:when|if|where|for)|right\?)/iu;

/** What is not to be is no wish for it. Whoever does without something says so of what is there: 不要了. */
const forbids =
  /别|勿|不(?:要(?!了)|用|许|准)|\b(?:do(?:es)? ?n['’]?t|do(?:es)? not|never|should(?:n['’]?t| not)|must(?:n['’]?t| not))\b/iu;

const longestClause = 120;
const mostClauses = 12;

function readClause(said: Said, others: readonly Form[] = forms): Outcome | undefined {
  if (said.text.length > longestClause || cannotDo(said.text) !== undefined) return undefined;
  if (beyondWish(said.model, said.text) !== undefined) return undefined;
  let refused: Outcome | undefined;
  for (const form of forbids.test(said.bare) ? ruleForms : [...ruleForms, ...others]) {
    const found = form(said);
    const outcome = found && onlyAccounted(said.model, said.text, found);
    // A clause that says more than this may not be read as something else again.
    if (outcome?.ok === true || found?.ok === true) return outcome;
    refused ??= outcome;
  }
  return refused;
}

/** Whether words that were left out name something of the app: then they may be what a wish is about. */
export const isNamed = (model: AppModel, words: string): boolean => findMentions(model, words).length > 0;

/** A rule for fields that a clause names, or what a new record begins with; undefined where it is no such wish alone. */
export function readRule(model: AppModel, clause: string): Outcome | undefined {
  const [said, other] = clausesIn(model, clause);
  const isWish = said !== undefined && other === undefined && !conditional.test(clause) && !noWish.test(clause);
  return isWish ? readClause(said, [presetForm]) : undefined;
}

/** Makes the wishes of a message that name parts of the app; undefined where none does. */
export function readNamed(model: AppModel, message: string): Outcome | undefined {
  const count = clausesIn(model, message).length;
  if (count > mostClauses || conditional.test(message) || noWish.test(message)) return undefined;
  let done: Outcome = run(model);
  const unused: string[] = [];
  let refused: Outcome | undefined;
  for (let at = 0; at < count; at += 1) {
    const said = clausesIn(done.ok ? done.model : model, message)[at];
    if (said === undefined) continue;
    const read = readClause(said);
    const outcome = count === 1 || read === undefined ? read : onlyDoneWith(said.model, said.text, read);
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

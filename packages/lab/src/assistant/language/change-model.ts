import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import {
  colourCommand,
  featureCommand,
  languageCommand,
  nameCommand,
  orderCommand,
  seedCommand,
} from './change/app-commands.ts';
import { keepCommand } from './change/choice-commands.ts';
import { choiceFieldCommand } from './change/choice-field-command.ts';
import { choiceGoneCommand } from './change/choice-gone-command.ts';
import { clausesOf, nextKind } from './change/clauses.ts';
import { belongsCommand, manyCommand, relationCommand } from './change/entity-commands.ts';
import { askCommand, flagCommand } from './change/field-commands.ts';
import { pointingTo, withoutMany } from './change/many-of-them.ts';
import { onlyAccounted, onlyDoneWith, withoutExceptions } from './change/accounted.ts';
import { both, refuse, run, andThen, type Command, type Outcome } from './change/outcome.ts';
import { countCommand } from './change/page-commands.ts';
import { changeCommand, timeCommand } from './change/rename-commands.ts';
import { newField, withField } from './change/last-field.ts';
import { recordLimitCommand } from './change/record-limit-commands.ts';
import { isNamed, readNamed, readRule } from './change/named/read-named.ts';
import { filterCommand } from './change/filter-command.ts';
import { firstCommand } from './change/first-command.ts';
import { answerQuestion } from './change/answer-question.ts';
import { isAside } from './change/is-aside.ts';
import { beyondRest, beyondWish, removalLater } from './change/beyond-here.ts';
import { plainWish, speechActs } from './change/speech-acts.ts';
import {
  joinClauses,
  reword,
  withoutCounting,
  withoutCourtesy,
  withoutNumbers,
  withoutStars,
} from './change/reword.ts';
import { isNoMore, tellSame } from './change/unchanged.ts';
import { sectionCommand } from './change/section-command.ts';
import { withoutTakenBack } from './change/taken-back.ts';
import { typedFieldCommand } from './change/typed-field-command.ts';
import { addCommand, removeCommand } from './change/word-commands.ts';
import { changeAccess } from './change/access-change.ts';
import { changeExamples } from './change-examples.ts';
import { slipsSaid } from './read/assumptions.ts';
import { normalise } from './read/sentence/normalise.ts';
import { readPart } from './read/sentence/read-part.ts';
import { slipsIn, withoutSlips } from './words/spelling.ts';

/** In the order in which they are tried: what is worded most narrowly comes first. */
const commands: readonly Command[] = [
  recordLimitCommand,
  seedCommand,
  languageCommand,
  sectionCommand,
  nameCommand,
  firstCommand,
  orderCommand,
  flagCommand,
  timeCommand,
  colourCommand,
  filterCommand,
  featureCommand,
  belongsCommand,
  manyCommand,
  keepCommand,
  relationCommand,
  countCommand,
  askCommand,
  choiceFieldCommand,
  typedFieldCommand,
  addCommand,
  choiceGoneCommand,
  removeCommand,
  changeCommand,
];

const mostClauses = 12;

/** No wish takes more characters, and none that is parted so often is two. */
const longestClause = 600;
const mostJoints = 24;

/** Where a clause that is not understood as a whole may consist of two. */
const joints = /[,、]\s*|并且?|然后|而且|\s+and\s+/giu;

/** The clause as a whole, else in two parts of which each is understood as a whole. */
function changeClause(model: AppModel, clause: string): Outcome {
  const isLong = clause.length > longestClause;
  const whole = isLong ? notUnderstood(model, clause) : changeOnce(model, clause);
  if (whole.ok || isLong) return whole;
  let partly: Outcome | undefined;
  const parted = [...clause.matchAll(joints)];
  for (const joint of parted.length > mostJoints ? [] : parted) {
    const aside = clause.slice(0, joint.index).trim();
    const other = isAside(aside, model)
      ? changeOnce(model, clause.slice(joint.index + joint[0].length).trim())
      : undefined;
    if (other?.ok === true) return { ...other, unused: [aside] };
    const rest = clause.slice(joint.index + joint[0].length).trim();
    const first = changePart(model, aside, clause);
    const isBorder = /[,，]|and|并|然后|而且/iu.test(joint[0]);
    if (!first.ok) {
      const second = isBorder && partly === undefined ? changePart(model, rest, clause) : undefined;
      if (second?.ok === true) partly = { ...second, unused: [aside] };
      continue;
    }
    if (isAside(rest, model)) return { ...first, unused: [rest] };
    const second = andThen(first, (next) => changePart(next, withField(rest, newField(model, next)), clause));
    if (second?.ok === true) return second;
    if (isBorder) partly = { ...first, unused: [rest] };
  }
  return partly ?? whole;
}

/** A part of a clause that may only say what the other part is to be without. */
const changePart = (model: AppModel, said: string, within: string): Outcome =>
  onlyDoneWith(model, said, changeOnce(model, said), within);

const changeOnce = (model: AppModel, said: string): Outcome => tellSame(model, changeAs(model, said));

function changeAs(model: AppModel, said: string): Outcome {
  const clause = reword(said);
  const beyond = beyondWish(model, clause);
  if (beyond !== undefined) return beyond;
  for (const command of commands) {
    const outcome = command(model, clause);
    if (outcome !== undefined) return onlyAccounted(model, said, outcome);
  }
  const rule = readRule(model, said);
  return rule?.ok === true ? rule : (beyondRest(said) ?? notUnderstood(model, said));
}

const notUnderstood = (model: AppModel, said: string): Outcome => ({
  ok: false,
  isUnread: true,
  reason: both(`没有看懂“${short(said)}”。`, `“${short(said)}” was not understood.`),
  suggestions: changeExamples(model),
});

/** The marks of Chinese text, which reading has made narrow, as they are written. */
const chineseMarks = (text: string) =>
  text.replace(/(?<=[\p{Script=Han}”」』》]),/gu, '，').replace(/(?<=\p{Script=Han}):/gu, '：');

const short = (text: string) => chineseMarks(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** What became of the clauses of a sentence so far. */
interface Progress {
  readonly done: Extract<Outcome, { ok: true }>;
  readonly unused: readonly string[];
  /** The field that the clause before has added. */
  readonly lastField?: string | undefined;
  /** The first clause that was refused. */
  readonly refused?: Extract<Outcome, { ok: false }>;
}

/** Takes one clause, or two that only together say something, and tells how many it took. */
function take(
  so: Progress,
  said: string,
  { following, isOnly }: { following: string | undefined; isOnly: boolean },
): { taken: number; progress: Progress } {
  const { model } = so.done;
  const clause = withField(said, so.lastField);
  const read = changeClause(model, clause);
  const alone = isOnly ? read : onlyDoneWith(model, clause, read);
  const pair = `${clause},${following ?? ''}`;
  const followingFails =
    following !== undefined &&
    !isAside(following, model) &&
    !changeClause(alone.ok ? alone.model : model, following).ok;
  const joined = following !== undefined && (!alone.ok || followingFails) ? changeOnce(model, pair) : undefined;
  const isJoined = joined?.ok === true && !(alone.ok && isNoMore(alone, joined));
  const [outcome, taken] = isJoined ? [joined, 2] : [alone, 1];
  const done = andThen(so.done, () => outcome);
  if (outcome.ok && done?.ok === true) {
    const unused = [...so.unused, ...(outcome.unused ?? [])];
    return { taken, progress: { ...so, done, unused, lastField: newField(model, outcome.model) } };
  }
  const unused = [...so.unused, clause];
  if (outcome.ok || isAside(clause, model)) return { taken, progress: { ...so, unused } };
  return { taken, progress: { ...so, refused: so.refused ?? outcome, unused } };
}

/** See changeModel. */
function changeAsWritten(model: AppModel, sentence: string): Outcome {
  const written = normalise(sentence).replace(nextKind(model), '。');
  const { text, owner } = withoutMany(joinClauses(withoutStars(withoutCounting(written))));
  const clauses = clausesOf(text);
  if (clauses.length === 0)
    return refuse(both('没有写要改什么。', 'It is not said what to change.'), ...changeExamples(model));
  if (clauses.length > mostClauses) {
    return refuse(both(`一次最多改 ${mostClauses} 处。`, `At most ${mostClauses} changes at once.`));
  }
  const nothing = run(model);
  if (!nothing.ok) return nothing;
  let progress: Progress = { done: nothing, unused: [] };
  const isOnly = clauses.filter((clause) => !isAside(clause, model)).length < 2;
  for (let at = 0; at < clauses.length;) {
    const step = take(progress, clauses[at] ?? '', { following: clauses[at + 1], isOnly });
    progress = step.progress;
    at += step.taken;
  }
  const { done, unused, refused } = progress;
  if (refused !== undefined && done.commands.length === 0) return refused;
  if (done.commands.length === 0) return changeOnce(model, text);
  const outcome = owner === undefined ? done : andThen(done, (next) => pointingTo(model, next, owner));
  if (outcome?.ok !== true) return outcome ?? notUnderstood(model, sentence);
  const { ok, model: changed, commands, changes, assumptions } = outcome;
  return {
    ok,
    model: changed,
    commands,
    changes,
    ...(assumptions && { assumptions }),
    ...(unused.length > 0 && { unused }),
  };
}

/** See changeModel. */
function changeAsSpelt(model: AppModel, sentence: string): Outcome {
  const later = removalLater(sentence);
  if (later !== undefined) return later;
  const known = changeAsKnown(model, sentence);
  const left = known.ok ? (known.unused ?? []) : undefined;
  if (left?.length === 0) return known;
  const read = readNamed(model, normalise(sentence));
  const named = read && tellSame(model, read);
  if (named?.ok !== true) return named !== undefined && !known.ok && known.isUnread === true ? named : known;
  if (!known.ok || left === undefined) return named;
  // What was left out is read again where it names something of the app, is a piece of a list, or wishes for more.
  const isCut = left.some((words) => isNamed(model, words)) || /[:：]/u.test(sentence);
  const isMore = named.unused === undefined && named.commands.length > known.commands.length;
  return isMore || (isCut && (named.unused?.length ?? 0) <= left.length) ? named : known;
}

/** See changeModel. */
function changeAsKnown(model: AppModel, sentence: string): Outcome {
  const written = normalise(sentence);
  const slips = slipsIn(written, labelsIn(model));
  const right = slips.size === 0 ? undefined : changeAsWritten(model, withoutSlips(written, slips));
  return right?.ok === true ? { ...right, assumptions: slipsSaid(slips) } : changeAsWritten(model, sentence);
}

/** The colour is one of the whole app, also where a part of it was named. */
const partOfPage =
  /按钮|页眉|页头|标题栏|导航|菜单|链接|\b(?:buttons?|headers?|headings?|nav(?:bar|igation)?|menu|links?)\b/iu;
const ofWholeApp = both('颜色只有一种，用于整个应用。', 'There is one colour, which the whole app has.');

/**
 * Changes a model as a sentence in Chinese or English wishes. Each wish of the sentence must be understood as a whole; what
 * is understood is done, and what is not is told with it. Where nothing is understood the reason says what was not clear. Words with a slip are read as those they stand for, where that makes sense of them.
 * A question changes nothing and is answered; so is one beside a wish. What leaves everything as it was is told to. Never throws.
 */
export function changeModel(model: AppModel, sentence: string): Outcome {
  const { read, left } = readPart(sentence);
  const { rest, back } = withoutTakenBack(withoutCourtesy(withoutNumbers(read)));
  const told = [
    ...back.map((words) => both(`“${words}”按你说的收回了。`, `“${words}” was taken back, as you say.`)),
    ...(left === undefined ? [] : [left]),
  ];
  if (back.length > 0 && rest.trim() === '') return refuse(inOne(told));
  const outcome = changeAccess(model, rest, changePlainly);
  if (told.length === 0) return outcome;
  return outcome.ok
    ? { ...outcome, assumptions: [...(outcome.assumptions ?? []), ...told] }
    : { ...outcome, reason: inOne([outcome.reason, ...told]) };
}

function changePlainly(model: AppModel, sentence: string): Outcome {
  const { questions, kept, unsure, rest } = speechActs(sentence);
  const answers = [
    ...(questions.length > 0 ? [answerQuestion(model, questions.join(' '))] : []),
    ...kept.map((words) => both(`按你说的（“${words}”），保持原样。`, `left as it is, as you say (“${words}”).`)),
    ...unsure.map((words) =>
      both(`不清楚“${words}”是提问还是要修改。`, `it is not clear whether “${words}” asks or wishes.`),
    ),
  ];
  if (answers.length > 0 && rest.trim() === '') return refuse(inOne(answers), ...unsure.map(plainWish));
  const outcome = withoutExceptions(model, rest, changeAsSpelt(model, rest));
  if (!outcome.ok) return outcome;
  const isOfPart = partOfPage.test(sentence) && outcome.commands.some((command) => command.do === 'set-colour');
  const notes = [...(outcome.assumptions ?? []), ...(isOfPart ? [ofWholeApp] : []), ...answers];
  return { ...outcome, ...(notes.length > 0 && { assumptions: notes }) };
}

const inOne = (texts: readonly Bilingual[]) =>
  both(texts.map(({ zh }) => zh).join(''), texts.map(({ en }) => en).join(' '));

const labelsIn = ({ name, entities, pages }: AppModel) =>
  [
    name,
    ...pages.map(({ label }) => label),
    ...entities.flatMap(({ label, fields }) => [
      label,
      ...fields.flatMap((field) => [field.label, ...(field.choices ?? []).map((choice) => choice.label)]),
    ]),
  ].map(({ en }) => en);

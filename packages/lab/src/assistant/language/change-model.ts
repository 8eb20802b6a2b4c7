import type { AppModel, Bilingual } from '@toolbench/contracts/app-model.ts';
import {
  colourCommand,
  featureCommand,
  languageCommand,
  nameCommand,
  orderCommand,
  seedCommand,
} from './change/app-commands.ts';
import { keepCommand } from './change/choice-commands.ts';
import { clausesOf } from './change/clauses.ts';
import { belongsCommand, manyCommand, pointTo, relationCommand } from './change/entity-commands.ts';
import { askCommand, flagCommand } from './change/field-commands.ts';
import { both, refuse, type Command, type Outcome } from './change/outcome.ts';
import { countCommand, showCommand } from './change/page-commands.ts';
import { changeCommand, timeCommand } from './change/rename-commands.ts';
import { limitCommand } from './change/limit-commands.ts';
import { recordLimitCommand } from './change/record-limit-commands.ts';
import { presetCommand } from './change/preset-commands.ts';
import { firstCommand } from './change/first-command.ts';
import { isAside } from './change/is-aside.ts';
import { joinClauses, reword, withoutStars } from './change/reword.ts';
import { addCommand, removeCommand } from './change/word-commands.ts';
import { changeExamples } from './change-examples.ts';
import { entitiesNamed } from './change/resolve.ts';
import { checkModel } from './check-model.ts';
import { slipsSaid } from './read/assumptions.ts';
import { normalise } from './read/normalise.ts';
import { slipsIn, withoutSlips } from './words/spelling.ts';

/** In the order in which they are tried: what is worded most narrowly comes first. */
const commands: readonly Command[] = [
  recordLimitCommand,
  seedCommand,
  languageCommand,
  nameCommand,
  presetCommand,
  firstCommand,
  orderCommand,
  limitCommand,
  flagCommand,
  timeCommand,
  colourCommand,
  featureCommand,
  belongsCommand,
  manyCommand,
  keepCommand,
  relationCommand,
  countCommand,
  showCommand,
  askCommand,
  addCommand,
  removeCommand,
  changeCommand,
];

const mostClauses = 12;

/** No wish takes more characters, lists of fields included. */
const longestClause = 600;

/** Where a clause that is not understood as a whole may consist of two. */
const joints = /[,、]\s*|并且?|然后|而且|\s+and\s+/giu;

/** The clause as a whole, else in two parts of which each is understood as a whole. */
function changeClause(model: AppModel, clause: string): Outcome {
  const isLong = clause.length > longestClause;
  const whole = isLong ? notUnderstood(model, clause) : changeOnce(model, clause);
  if (whole.ok || isLong) return whole;
  let partly: Outcome | undefined;
  for (const joint of clause.matchAll(joints)) {
    const aside = clause.slice(0, joint.index).trim();
    const other = isAside(aside, model)
      ? changeOnce(model, clause.slice(joint.index + joint[0].length).trim())
      : undefined;
    if (other?.ok === true) return { ...other, unused: [aside] };
    const first = changeOnce(model, clause.slice(0, joint.index).trim());
    if (!first.ok) continue;
    const rest = clause.slice(joint.index + joint[0].length).trim();
    if (isAside(rest, model)) return { ...first, unused: [rest] };
    const second = changeOnce(first.model, withField(rest, newField(model, first.model)));
    if (second.ok) return { ...second, changes: [...first.changes, ...second.changes] };
    partly ??= refusal(second, first.changes, [clause.slice(0, joint.index).trim()]);
  }
  return partly ?? whole;
}

function changeOnce(model: AppModel, said: string): Outcome {
  const clause = reword(said);
  for (const command of commands) {
    const outcome = command(model, clause);
    if (outcome !== undefined) return outcome;
  }
  return notUnderstood(model, said);
}

const notUnderstood = (model: AppModel, said: string): Outcome =>
  refuse(both(`没有看懂“${short(said)}”。`, `“${short(said)}” was not understood.`), ...changeExamples(model));

/** The marks of Chinese text, which reading has made narrow, as they are written. */
const chineseMarks = (text: string) =>
  text.replace(/(?<=[\p{Script=Han}”」』》]),/gu, '，').replace(/(?<=\p{Script=Han}):/gu, '：');

const short = (text: string) => chineseMarks(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** A clause that was refused, with what would have been done without it. */
function refusal(
  outcome: Extract<Outcome, { ok: false }>,
  changes: readonly Bilingual[],
  understood: readonly string[],
): Outcome {
  if (changes.length === 0) return outcome;
  const list = both(changes.map(({ zh }) => zh).join('；'), changes.map(({ en }) => en).join('; '));
  const reason = both(
    `${outcome.reason.zh}其余的看懂了（${list.zh}），但这次什么都没有改。`,
    `${outcome.reason.en} The rest was understood (${list.en}), but nothing was changed.`,
  );
  const rest = both(understood.join('，'), understood.join(', '));
  return refuse(reason, rest, ...outcome.suggestions);
}

/** A rule without a field is one of the field that was added just before: “add isbn, must be unique”. */
const ofLastField =
  /^(?:必填|唯一|选填|不能重复|不能为空|不可重复|(?:must be|should be|has to be|is) (?:unique|required|optional|mandatory))$/i;

/** “show it on a calendar”, 并在日历上显示: what was added just before, by its name. */
const lastShown: readonly (readonly [RegExp, string])[] = [
  [/^(?:show|put|see|display) (?:it|this|that|them) (?:on|in|as) an? (calendar|board|chart)$/i, 'add a $1 by '],
  [
    /^(?:并|再|也)?(?:在|用)(日历|看板|图表)(?:页面?)?(?:上|里|中)?(?:来)?(?:显示|展示|看|查看)(?:它|出来)?$/u,
    '加一个$1按',
  ],
  [/^make (?:it|this|that) (required|optional|unique|mandatory)$/i, 'is $1'],
];

/** A clause about the field that the clause before has added, with its name. */
function withField(clause: string, field: string | undefined): string {
  if (field === undefined) return clause;
  if (ofLastField.test(clause)) return `${field} ${clause}`;
  const found = lastShown.find(([pattern]) => pattern.test(clause));
  if (found === undefined) return clause;
  const words = clause.replace(found[0], found[1]);
  return words.startsWith('is ')
    ? `${field} ${words}`
    : `${words}${field}${/\p{Script=Han}/u.test(words) ? '显示' : ''}`;
}

/** The only field that one model has more than another. */
function newField(before: AppModel, after: AppModel): string | undefined {
  const fieldsOf = (model: AppModel) =>
    model.entities.flatMap(({ name, fields }) => fields.map((field) => ({ key: `${name}.${field.name}`, field })));
  const had = new Set(fieldsOf(before).map(({ key }) => key));
  const added = fieldsOf(after).filter(({ key }) => !had.has(key));
  return added.length === 1 ? added[0]?.field.label.en : undefined;
}

/** What became of the clauses of a sentence so far. */
interface Progress {
  readonly model: AppModel;
  readonly changes: readonly Bilingual[];
  readonly understood: readonly string[];
  readonly unused: readonly string[];
  /** The field that the clause before has added. */
  readonly lastField?: string | undefined;
  /** The first clause that was refused. */
  readonly refused?: Extract<Outcome, { ok: false }>;
}

/** Takes one clause, or two that only together say something, and tells how many it took. */
function take(done: Progress, said: string, following: string | undefined): { taken: number; progress: Progress } {
  const clause = withField(said, done.lastField);
  const alone = changeClause(done.model, clause);
  const pair = `${clause},${following ?? ''}`;
  const followingFails =
    following !== undefined &&
    !isAside(following, done.model) &&
    !changeClause(alone.ok ? alone.model : done.model, following).ok;
  const joined = following !== undefined && (!alone.ok || followingFails) ? changeOnce(done.model, pair) : undefined;
  const [outcome, words, taken] = joined?.ok === true ? [joined, pair, 2] : [alone, clause, 1];
  if (outcome.ok) {
    const changes = [...done.changes, ...outcome.changes];
    const unused = [...done.unused, ...(outcome.unused ?? [])];
    return {
      taken,
      progress: {
        ...done,
        model: outcome.model,
        changes,
        unused,
        lastField: newField(done.model, outcome.model),
        understood: [...done.understood, words],
      },
    };
  }
  if (isAside(clause, done.model)) return { taken, progress: { ...done, unused: [...done.unused, clause] } };
  return { taken, progress: { ...done, refused: done.refused ?? outcome } };
}

/** See changeModel. */
function changeAsWritten(model: AppModel, sentence: string): Outcome {
  const { text, owner } = withoutMany(joinClauses(withoutStars(normalise(sentence))));
  const clauses = clausesOf(text);
  if (clauses.length === 0)
    return refuse(both('没有写要改什么。', 'It is not said what to change.'), ...changeExamples(model));
  if (clauses.length > mostClauses) {
    return refuse(both(`一次最多改 ${mostClauses} 处。`, `At most ${mostClauses} changes at once.`));
  }
  let progress: Progress = { model, changes: [], understood: [], unused: [] };
  for (let at = 0; at < clauses.length;) {
    const step = take(progress, clauses[at] ?? '', clauses[at + 1]);
    progress = step.progress;
    at += step.taken;
  }
  const { changes, understood, unused, refused } = progress;
  if (refused !== undefined) return refusal(refused, changes, understood);
  if (changes.length === 0) return changeOnce(model, text);
  const related = owner === undefined ? undefined : pointingTo(model, progress.model, owner);
  if (related?.ok === false) return related;
  const next = related?.model ?? progress.model;
  const [problem] = checkModel(next);
  if (problem !== undefined) return refuse(problem);
  return {
    ok: true,
    model: next,
    changes: [...changes, ...(related?.changes ?? [])],
    ...(unused.length > 0 ? { unused } : {}),
  };
}

/**
 * Changes a model as a sentence in Chinese or English wishes. Each wish of the sentence must be understood as a whole, and
 * all of them together, or nothing is changed and the reason says what was not clear. What wishes for nothing, such as the
 * reason of a wish, is left out and told. Words with a slip are read as those they stand for, where that makes sense of them.
 * Never throws.
 */
export function changeModel(model: AppModel, sentence: string): Outcome {
  const written = normalise(sentence);
  const slips = slipsIn(written, labelsIn(model));
  const right = slips.size === 0 ? undefined : changeAsWritten(model, withoutSlips(written, slips));
  return right?.ok === true ? { ...right, assumptions: slipsSaid(slips) } : changeAsWritten(model, sentence);
}

const labelsIn = ({ name, entities, pages }: AppModel) =>
  [
    name,
    ...pages.map(({ label }) => label),
    ...entities.flatMap(({ label, fields }) => [
      label,
      ...fields.flatMap((field) => [field.label, ...(field.choices ?? []).map((choice) => choice.label)]),
    ]),
  ].map(({ en }) => en);

/** Of a new kind of records, that something has many of them: “every customer can have many”. */
const many =
  /[,，;]?\s*(?:(?:一个|每个|每位|一位)(?<zh>\p{Script=Han}{1,8}?)(?:都)?(?:可以|能|会)?有(?:很多|多|好几|许多)(?:个|条|次|份|笔)?|(?:and\s+)?(?:each|every|one|an?)\s+(?<en>[\w-]+)\s+(?:can |may |will )?(?:have|has)\s+(?:many|several|lots)(?:\s+(?:of )?(?:them|these|those))?)(?=[,，;.。!]|$)/iu;

function withoutMany(text: string): { text: string; owner: string | undefined } {
  const match = many.exec(text);
  const owner = match?.groups?.zh ?? match?.groups?.en;
  if (match === null || owner === undefined) return { text, owner: undefined };
  const rest = `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`;
  return /[\p{L}]/u.test(rest) ? { text: rest.replace(/^[,，;\s]+/, ''), owner } : { text, owner: undefined };
}

/** Has the one kind of records that is new point to those of which each has many of it. */
function pointingTo(before: AppModel, after: AppModel, owner: string): Outcome {
  const added = after.entities.filter(({ name }) => !before.entities.some((one) => one.name === name));
  const [entity] = added;
  if (entity === undefined || added.length > 1)
    return refuse(both(`没有看懂每个“${owner}”有很多什么。`, `It is not clear what each “${owner}” has many of.`));
  const [target] = entitiesNamed(before.entities, owner);
  return target === undefined
    ? refuse(both(`没有找到“${owner}”。`, `There is nothing called “${owner}”.`))
    : pointTo(after, entity, target);
}

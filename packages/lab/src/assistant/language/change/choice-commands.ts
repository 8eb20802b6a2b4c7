import { changed } from './changed.ts';
import type { AppField, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { choicesFrom } from '../read/read-field.ts';
import { splitList } from '../read/sentence/split-list.ts';
import type { Choice } from '../words/choice-lexicon.ts';
import { chooseField, fieldsMeant, isOutcome } from './field-commands.ts';
import { isName } from './is-name.ts';
import { both, run, each, matchAny, refuse, unquoted, type Command, type Outcome } from './outcome.ts';
import type { EntityField } from './resolve.ts';

/** A choice with the field that has it. */
type FieldChoice = EntityField & { readonly choice: Choice };

const isCalled = ({ label, value }: Choice, words: string) =>
  [label.zh, label.en, value].some((text) => text.toLowerCase() === words.toLowerCase());

/** Choices of that name in these fields. */
export function choicesCalled(fields: readonly EntityField[], label: string): readonly FieldChoice[] {
  return fields.flatMap(({ entity, field }) =>
    (field.choices ?? [])
      .filter((choice) => isCalled(choice, unquoted(label)))
      .map((choice) => ({ entity, field, choice })),
  );
}

/**
 * The one choice that is meant, or why that is not clear; undefined where there is none. `fieldWords` may be empty; where
 * several fields have that name, the one that has the choice is meant.
 */
function chooseChoice(model: AppModel, label: string, fieldWords: string): FieldChoice | Outcome | undefined {
  const fields =
    fieldWords === ''
      ? model.entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })))
      : fieldsMeant(model, fieldWords);
  const found = choicesCalled(fields, label);
  if (found.length === 0 && fields.length > 1 && fieldWords !== '') {
    const whose = chooseField(model, fieldWords);
    return whose !== undefined && isOutcome(whose) ? whose : undefined;
  }
  if (found.length < 2) return found[0];
  return refuse(
    both(
      `好几个字段都有选项“${unquoted(label)}”，请说明是哪个字段的。`,
      `Several fields have the choice “${unquoted(label)}”: please say which.`,
    ),
    ...found.map(({ entity, field }) =>
      fieldWords === ''
        ? both(`${field.label.zh}的选项“${unquoted(label)}”`, `“${unquoted(label)}” of ${field.label.en}`)
        : both(`${entity.label.zh}的${field.label.zh}`, `the ${field.label.en} of ${entity.label.en}`),
    ),
  );
}

/** Words for what is added, which are no choice themselves. */
const noChoice = /^(?:字段|选项|[栏列]|fields?|columns?|options?|choices?)$/iu;

const asSuch =
  /^(?:(?:the|an?|new|another) )*(?:options?|choices?|values?) (?:called |named )?(?=\S)|(?:这个|的)?选项$| (?:options?|choices?|values?)$/iu;

/** Adds choices to a field that has some; undefined where the words name no such field. */
export function addChoices(model: AppModel, fieldWords: string, list: string, entityWords = ''): Outcome | undefined {
  const found = chooseField(model, fieldWords, entityWords);
  if (found === undefined || isOutcome(found)) return found;
  const { entity, field } = found;
  if (field.type !== 'choice' || field.choices === undefined) return undefined;
  const have = field.choices;
  const isThere = (label: string) =>
    have.some((one) =>
      [one.label.zh, one.label.en, one.value].some((text) => text.toLowerCase() === label.toLowerCase()),
    );
  const items = splitList(list.replace(asSuch, ''), () => false);
  const labels = items.map(unquoted);
  const known = labels.find(isThere);
  if (known !== undefined)
    return refuse(both(`“${field.label.zh}”已经有“${known}”了。`, `“${field.label.en}” already has “${known}”.`));
  const values = new Set(have.map(({ value }) => value));
  // What stands in quotation marks is called so, whatever it is.
  const isCalledSo = items.every((item) => isName(item) || /^["“「].+["”」]$/u.test(item));
  if (!isCalledSo || labels.some((label) => noChoice.test(label))) return undefined;
  const added = choicesFrom(labels).map((choice) =>
    values.has(choice.value) ? { ...choice, value: `${choice.value.slice(0, 36)}-${values.size + 1}` } : choice,
  );
  if (added.length === 0 || labels.some((label) => label.length > 24 || /["“”「」]/.test(label))) return undefined;
  if (have.length + added.length > limits.assistant.choices)
    return refuse(both('选项太多了。', 'That would be too many choices.'));
  return run(model, changed({ entity, field }, { choices: [...have, ...added] }));
}

/** Takes a choice away; undefined where the words name none. */
export function removeChoice(model: AppModel, label: string, fieldWords: string): Outcome | undefined {
  const found = chooseChoice(model, label, fieldWords);
  return found === undefined || 'ok' in found ? found : withoutChoice(model, found);
}

/** Takes this choice out of its field. */
export function withoutChoice(model: AppModel, { entity, field, choice }: FieldChoice): Outcome | undefined {
  if (field.choices === undefined) return undefined;
  const choices = field.choices.filter((one) => one !== choice);
  if (choices.length < 2) return refuse(both('至少要留两个选项。', 'At least two choices have to stay.'));
  return run(model, changed({ entity, field }, { choices }));
}

/** Gives a choice another name; records that have it keep it. Undefined where the words name none. */
export function renameChoice(model: AppModel, label: string, to: string, fieldWords: string): Outcome | undefined {
  const found = chooseChoice(model, label, fieldWords);
  if (found === undefined || 'ok' in found) return found;
  const { entity, field, choice } = found;
  const [named] = choicesFrom([unquoted(to)]);
  if (named === undefined || field.choices === undefined || !isName(unquoted(to))) return undefined;
  if (field.choices.some((one) => one !== choice && isCalled(one, unquoted(to))))
    return refuse(
      both(`“${field.label.zh}”已经有“${unquoted(to)}”了。`, `“${field.label.en}” already has “${unquoted(to)}”.`),
    );
  const choices = field.choices.map((one) => (one === choice ? { value: one.value, label: named.label } : one));
  return run(model, changed({ entity, field }, { choices }));
}

const keepPatterns = [
  /^(?<field>[^,]{1,10}?)(?:就|只)(?:保?留下?|要)(?<list>[^,]+?)(?:,(?<others>[^,]{1,20}?)(?:都)?(?:不要|去掉|删掉?))?$/u,
  /^(?:only keep|keep only)\s+(?<list>.+?)\s+(?:for|in|as|of)\s+(?:the\s+)?(?<field>[\w ]+)$/iu,
  /^(?:the\s+)?(?<field>[\w ]{2,20}?)\s+(?:should only|can only|may only|must only|has to) (?:be|have)\s+(?:one of\s+|either\s+)?(?<list>.+)$/iu,
  /^(?:the\s+|make\s+(?:the\s+)?)?(?<field>[\w ]{2,20}?)\s+(?:(?:should|must|can) be\s+)?an?\s+(?:dropdown|drop-down|select|choice)(?:\s+(?:list|field|box))?(?:\s+with|\s+of|:)\s*(?<list>.+)$/iu,
  /^(?<field>[^,]{1,10}?)(?:只能|仅能|只可以|只许)(?:选|是|填|为|有)?(?<list>[^,]+[、和或][^,]+)$/u,
  /^(?:把|将)?(?<field>[^,]{1,10}?)(?:改成|改为|分为|分成|做成|变成)(?:下拉框?|单选框?|选项)?(?:[两三四五六七八九十\d]+[个种类档项位])?[(:,]?(?<list>[^,()]+[、/][^,()]+?)\)?(?:[几两三四五六\d]+[种类个档])?$/u,
];

/** Types whose values can as well be picked from a list. */
const canBeChosen: ReadonlySet<AppField['type']> = new Set(['text', 'choice']);

/** Gives a field the choices of a list and no others; undefined where the list is none. */
export function setChoices(model: AppModel, { entity, field }: EntityField, list: string): Outcome | undefined {
  const labels = splitList(list, () => false).map(unquoted);
  if (labels.length < 2 || !labels.every(isName) || !canBeChosen.has(field.type)) return undefined;
  const choices = choicesFrom(labels);
  return run(model, changed({ entity, field }, { type: 'choice', choices, preset: null }));
}

/**
 * 优先级就留高和低: all other choices of the field go. Where the list has others than the field, they take the place of all;
 * so do they where a text had none.
 */
export const keepCommand: Command = (model, clause) => {
  const match = matchAny(clause, keepPatterns);
  const found = match === undefined ? undefined : chooseField(model, match.field ?? '');
  if (match === undefined || found === undefined || isOutcome(found)) return undefined;
  if (found.field.choices === undefined) return setChoices(model, found, match.list ?? '');
  const { choices } = found.field;
  const named = (list: string) =>
    splitList(list, () => false).map((label) => choices.find((choice) => isCalled(choice, unquoted(label))));
  const kept = named(match.list ?? '');
  const gone = choices.filter((choice) => !kept.includes(choice));
  const isSame = named(match.others ?? '').every((choice) => choice !== undefined && gone.includes(choice));
  if (kept.includes(undefined)) return setChoices(model, found, match.list ?? '');
  if (gone.length === 0 || !isSame) return undefined;
  return each(model, gone, (next, { value }) => removeChoice(next, value, found.field.name));
};

/** A field is there, but nothing can be chosen in it yet. */
export function withoutChoices(model: AppModel, words: string): Outcome | undefined {
  const found = chooseField(model, words);
  if (found === undefined || isOutcome(found)) return found;
  const { label } = found.field;
  return refuse(
    both(`“${label.zh}”不是选项字段，没有选项可加。`, `“${label.en}” is no field of choices, so none can be added.`),
  );
}

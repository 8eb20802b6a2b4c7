import type { AppEntity, AppField, AppModel } from '@toolbench/contracts/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { readField, typeHint, limitsOf, choicesFrom } from '../read/read-field.ts';
import { isOneItem } from '../read/read-item.ts';
import { splitList } from '../read/split-list.ts';
import { choicesOf } from '../words/choice-lexicon.ts';
import { fieldTypeNames } from '../tables/type-names.ts';
import { chooseEntity } from './choose-entity.ts';
import { addFields, removeField, replaceField } from './edit-fields.ts';
import { both, done, matchAny, refuse, unquoted, type Command, type Outcome } from './outcome.ts';
import { allFieldsNamed, entitiesNamed, fieldsNamed, type EntityField } from './resolve.ts';

/** Fields read from a list of names; undefined where one of them is no name of a field. */
export function readFields(list: string): AppField[] | undefined {
  const items = splitList(list, isOneItem).map((item) => unquoted(item));
  const fields = items.flatMap((item) => {
    const field = item.length > 40 ? undefined : readField(item);
    return field === undefined ? [] : [field];
  });
  return fields.length > 0 && fields.length === items.length ? fields : undefined;
}

/** Adds the fields of a list to an entity, unless it has them. */
export function addFieldList(model: AppModel, entityWords: string, list: string): Outcome | undefined {
  const fields = readFields(list);
  if (fields === undefined) return undefined;
  const chosen = chooseEntity(model, entityWords, ({ label }) =>
    both(`给${label.zh}加${list}`, `Add ${list} to ${label.en}`),
  );
  if ('refusal' in chosen) return chosen.refusal;
  const { entity } = chosen;
  const there = fields.find(
    (field) => fieldsNamed(entity, field.label.zh).length + fieldsNamed(entity, field.label.en).length > 0,
  );
  if (there !== undefined) {
    return refuse(
      both(
        `“${entity.label.zh}”已经有“${there.label.zh}”了。`,
        `“${entity.label.en}” already has “${there.label.en}”.`,
      ),
    );
  }
  if (entity.fields.length + fields.length > limits.assistant.fieldsPerEntity) {
    return refuse(both('字段太多了。', 'That would be too many fields.'));
  }
  const changes = fields.map(({ label, type }) =>
    both(
      `给“${entity.label.zh}”加了字段“${label.zh}”（${fieldTypeNames[type].zh}）`,
      `Added the field “${label.en}” (${fieldTypeNames[type].en}) to “${entity.label.en}”`,
    ),
  );
  return done(addFields(model, entity, fields), ...changes);
}

/** The one field that is meant, or why that is not clear; undefined where no field has that name. */
export function chooseField(model: AppModel, words: string, entityWords = ''): EntityField | Outcome | undefined {
  const of = entityWords === '' ? model.entities : entitiesNamed(model.entities, entityWords);
  const direct = allFieldsNamed(of, unquoted(words));
  const found = direct.length > 0 ? direct : ofEntity(model, words);
  const [first] = found;
  if (first === undefined) return undefined;
  if (found.length === 1) return first;
  return refuse(
    both(
      `有好几个叫“${words}”的字段，请说明是哪一种数据的。`,
      `Several things have a field “${words}”: please say whose.`,
    ),
    ...found.map(({ entity, field }) =>
      both(`${entity.label.zh}的${field.label.zh}`, `the ${field.label.en} of ${entity.label.en}`),
    ),
  );
}

/** 任务的标题, “task title”, “the title of tasks”. */
function ofEntity(model: AppModel, words: string): EntityField[] {
  const parts = matchAny(unquoted(words), [
    /^(?<entity>.+?)(?:里面?|中)?的(?<field>.+)$/u,
    /^(?<field>.+?)\s+(?:field\s+)?(?:of|in|on|for|from)\s+(?:the\s+|all\s+|each\s+)?(?<entity>.+)$/iu,
    /^(?<entity>[\w-]+?)(?:['’]s|s['’])?\s+(?<field>.+)$/iu,
  ]);
  if (parts === undefined) return [];
  return entitiesNamed(model.entities, parts.entity ?? '').flatMap((entity) =>
    fieldsNamed(entity, parts.field ?? '').map((field) => ({ entity, field })),
  );
}

export const isOutcome = (found: EntityField | Outcome): found is Outcome => 'ok' in found;

/** Takes the field away that the words name; undefined where none has that name. */
export function removeNamedField(model: AppModel, words: string, entityWords = ''): Outcome | undefined {
  const found = chooseField(model, words, entityWords);
  if (found === undefined || isOutcome(found)) return found;
  const { entity, field } = found;
  const next = removeField(model, entity, field.name);
  if (next === undefined) {
    return refuse(both('这是最后一个字段，不能删除。', 'It is the last field and cannot be removed.'));
  }
  return done(
    next,
    both(
      `删除了“${entity.label.zh}”的字段“${field.label.zh}”`,
      `Removed the field “${field.label.en}” of “${entity.label.en}”`,
    ),
  );
}

/** Gives a field a new name. */
export function renameField(model: AppModel, { entity, field }: EntityField, to: string): Outcome | undefined {
  const read = readField(unquoted(to));
  if (read === undefined || read.label.zh.length > 30) return undefined;
  if (
    entity.fields.some((other) => other !== field && (other.name === read.name || other.label.zh === read.label.zh))
  ) {
    return refuse(
      both(`“${entity.label.zh}”已经有“${read.label.zh}”了。`, `“${entity.label.en}” already has “${read.label.en}”.`),
    );
  }
  const name = /^field\d*$/.test(read.name) ? field.name : read.name;
  const next = replaceField(model, entity, field, { ...field, name, label: read.label });
  return done(
    next,
    both(
      `字段“${field.label.zh}”改名为“${read.label.zh}”`,
      `Renamed the field “${field.label.en}” to “${read.label.en}”`,
    ),
  );
}

/** Gives a field another type. */
export function retypeField(model: AppModel, { entity, field }: EntityField, type: AppField['type']): Outcome {
  const { name, label, required, unique } = field;
  const choices = type === 'choice' ? { choices: field.choices ?? choicesOf('progress') } : {};
  const after: AppField = { name, label, type, required, unique, ...choices, ...limitsOf(type) };
  const change = both(
    `“${label.zh}”的类型改为${fieldTypeNames[type].zh}`,
    `“${label.en}” is now of the type ${fieldTypeNames[type].en}`,
  );
  return done(replaceField(model, entity, field, after), change);
}

const flagPatterns = [
  /^(?:把|将|让)?(?<field>.+?)(?:字段)?(?:设置?[为成]|改[为成]|变[为成]|标记为|应该是|应该|是|要|必须|得)?(?<flag>必填|必须填写?|不能为空|选填|可选|非必填|不必填|可以不填|可以为空|唯一|不能重复|不可重复)(?:的|项|字段)?$/u,
  /^(?:make|set|mark|let)\s+(?:the\s+)?(?<field>.+?)(?:\s+field)?\s+(?:be\s+|as\s+|to\s+(?:be\s+)?)?(?<flag>required|mandatory|optional|not required|unique|obligatory)$/iu,
  /^(?:the\s+)?(?<field>.+?)(?:\s+field)?\s+(?:is|are|should be|must be|has to be|needs to be|can be|shall be)\s+(?<flag>required|mandatory|optional|not required|unique|obligatory)$/iu,
];

/** 标题必填, “make email unique”. */
export const flagCommand: Command = (model, clause) => {
  const match = matchAny(clause, flagPatterns);
  if (match === undefined) return undefined;
  const found = chooseField(model, match.field ?? '');
  if (found === undefined)
    return refuse(both(`没有找到字段“${match.field ?? ''}”。`, `There is no field “${match.field ?? ''}”.`));
  if (isOutcome(found)) return found;
  const { entity, field } = found;
  const flag = match.flag ?? '';
  const isUnique = /唯一|重复|unique/i.test(flag);
  const isRequired = !/选填|可选|非必填|不必填|可以不填|可以为空|optional|not required/i.test(flag);
  const after = isUnique ? { ...field, unique: true } : { ...field, required: isRequired };
  const change = isUnique
    ? both(`“${field.label.zh}”不能重复`, `“${field.label.en}” must be unique`)
    : isRequired
      ? both(`“${field.label.zh}”必填`, `“${field.label.en}” is required`)
      : both(`“${field.label.zh}”可以不填`, `“${field.label.en}” is optional`);
  return done(replaceField(model, entity, field, after), change);
};

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
  const labels = splitList(list, () => false).map(unquoted);
  const known = labels.find(isThere);
  if (known !== undefined)
    return refuse(both(`“${field.label.zh}”已经有“${known}”了。`, `“${field.label.en}” already has “${known}”.`));
  const values = new Set(have.map(({ value }) => value));
  const added = choicesFrom(labels).map((choice) =>
    values.has(choice.value) ? { ...choice, value: `${choice.value.slice(0, 36)}-${values.size + 1}` } : choice,
  );
  if (added.length === 0 || labels.some((label) => label.length > 24)) return undefined;
  if (have.length + added.length > limits.assistant.choices)
    return refuse(both('选项太多了。', 'That would be too many choices.'));
  const next = replaceField(model, entity, field, { ...field, choices: [...have, ...added] });
  return done(
    next,
    ...added.map(({ label }) =>
      both(`“${field.label.zh}”加了选项“${label.zh}”`, `Added the choice “${label.en}” to “${field.label.en}”`),
    ),
  );
}

/** Takes a choice away; undefined where the words name none. */
export function removeChoice(model: AppModel, label: string, fieldWords: string): Outcome | undefined {
  const found = chooseField(model, fieldWords);
  if (found === undefined || isOutcome(found)) return found;
  const { entity, field } = found;
  const wanted = unquoted(label).toLowerCase();
  const choice = field.choices?.find((one) =>
    [one.label.zh, one.label.en, one.value].some((text) => text.toLowerCase() === wanted),
  );
  if (choice === undefined || field.choices === undefined) return undefined;
  const choices = field.choices.filter((one) => one !== choice);
  if (choices.length < 2) return refuse(both('至少要留两个选项。', 'At least two choices have to stay.'));
  const { preset, ...rest } = field;
  const after: AppField = { ...rest, choices, ...(preset === undefined || preset === choice.value ? {} : { preset }) };
  const first = choices[0]?.value ?? null;
  const seeds = entity.seeds.map((seed) =>
    seed[field.name] === choice.value ? { ...seed, [field.name]: first } : seed,
  );
  const seeded: AppEntity = { ...entity, seeds };
  const next = replaceField(model, seeded, field, after);
  return done(
    next,
    both(
      `“${field.label.zh}”去掉了选项“${choice.label.zh}”`,
      `Removed the choice “${choice.label.en}” of “${field.label.en}”`,
    ),
  );
}

/** The type that words name, as a whole. */
export const typeNamed = (words: string) =>
  typeHint(unquoted(words)) ??
  (/^(?:选项|下拉框?|单选框?|下拉选择|choices?|dropdown|select|a dropdown|enum)$/i.test(unquoted(words))
    ? ('choice' as const)
    : undefined);

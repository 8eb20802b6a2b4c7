import { numericTypes, type AppField, type AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { readField, typeHint, limitsOf } from '../read/read-field.ts';
import { isRule } from '../read/is-rule.ts';
import { isOneItem } from '../read/read-item.ts';
import { splitList } from '../read/sentence/split-list.ts';
import { pagePhrases } from '../words/feature-lexicon.ts';
import { fieldPhrases } from '../words/field-lexicon.ts';
import { nounNamed } from '../words/noun-lexicon.ts';
import { unitType } from '../words/measures.ts';
import { choicesOf } from '../words/choice-lexicon.ts';
import { chooseEntity } from './choose-entity.ts';
import { changed } from './changed.ts';
import { isName } from './is-name.ts';
import { both, each, run, matchAny, refuse, unquoted, type Command, type Outcome } from './outcome.ts';
import { allFieldsNamed, entitiesNamed, fieldsNamed, withoutUnit, type EntityField } from './resolve.ts';

/** Beginnings and endings of wishes, which are no names of fields. */
const notAField =
  /改[成为叫]|换成|^选项(?:有|是|为|包括)|\bfield (?:called|named)\b|^填.+的$|^(?:one of|either)\s|^(?:filter|group)(?:ed)? by\b|^表(?:记录|登记|统计|存|放)|^(?:按照?|用|把|将|让|给|在|当|如果|不|让|使|改|换|show|sort|make|let|when|if|change|remove)(?=\p{Script=Han}{2}|\s)|(?:分列|分组|排序|显示|前面|才行)$/iu;

/** Fields read from a list of names; undefined where one of them is no name of a field. */
export function readFields(list: string): AppField[] | undefined {
  const items = splitList(list, isOneItem).map((item) => unquoted(item));
  if (
    items.some(
      (item) =>
        notAField.test(item) ||
        isRule(item) ||
        fieldPhrases.get(/^有(?<rest>.+)$/u.exec(item)?.groups?.rest ?? '') !== undefined ||
        !isName(item) ||
        (pagePhrases.get(item) !== undefined && fieldPhrases.get(item) === undefined),
    )
  )
    return undefined;
  const fields = items.flatMap((item) => {
    const field = item.length > 40 ? undefined : readField(item);
    return field === undefined ? [] : [field];
  });
  return fields.length > 0 && fields.length === items.length ? fields : undefined;
}

/** The one thing that the lexicon gives such fields: an ISBN is that of a book. Empty where that is not one. */
function usualOwner({ entities }: AppModel, fields: readonly AppField[]): string {
  const owners = entities.filter(({ name }) => {
    const usual = nounNamed(name)?.fields.map((field) => field.name) ?? [];
    return fields.filter((field) => usual.includes(field.name)).length * 2 > fields.length;
  });
  return owners.length === 1 && entities.length > 1 ? (owners[0]?.name ?? '') : '';
}

/** Adds the fields of a list to an entity, unless it has them. */
export function addFieldList(model: AppModel, entityWords: string, list: string): Outcome | undefined {
  const fields = readFields(list);
  return fields === undefined ? undefined : addReadFields(model, entityWords, list, fields);
}

const asked =
  /^(?:ask )?(?<question>(?:how|what|where|who|whether|why) (?:it|they|he|she|we|i|the|is|was|much|many|often|long|well|\w+ed)\b[\w '’-]{0,32}?)(?:,? ?(?:\(?(?:from )?(?<from>[01]) ?(?:to|-) ?(?<to>\d{1,3})\)?))?$/iu;

/** “how it felt from 1 to 5”: a question is a field of its own words. */
export const askCommand: Command = (model, clause) => {
  const match = matchAny(clause, [asked]);
  if (match === undefined) return undefined;
  const range = match.from === '' ? '' : ` (${match.from ?? ''}-${match.to ?? ''})`;
  const field = readField(`${match.question ?? ''}${range}`);
  return field === undefined ? undefined : addReadFields(model, '', match.question ?? '', [field]);
};

/** Adds fields that were read to the entity that is meant, unless it has them. */
export function addReadFields(model: AppModel, entityWords: string, list: string, named: readonly AppField[]): Outcome {
  // What is named twice in one breath is one field.
  const fields = named.filter(({ label }, at) => named.findIndex((one) => one.label.zh === label.zh) === at);
  const chosen = chooseEntity(model, entityWords === '' ? usualOwner(model, fields) : entityWords, ({ label }) =>
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
  return run(model, ...fields.map((field) => ({ do: 'add-field' as const, entity: entity.name, field })));
}

/** Every field that the words may mean: by its own name, else by that of its kind of records and its own. */
export function fieldsMeant(model: AppModel, words: string, entityWords = ''): readonly EntityField[] {
  const of = entityWords === '' ? model.entities : entitiesNamed(model.entities, entityWords);
  const direct = allFieldsNamed(of, unquoted(words));
  return direct.length > 0 ? direct : ofEntity(model, words);
}

/** The one field that is meant, or why that is not clear; undefined where no field has that name. */
export function chooseField(model: AppModel, words: string, entityWords = ''): EntityField | Outcome | undefined {
  const found = fieldsMeant(model, words, entityWords);
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
  if (parts === undefined) return besideEntity(model, unquoted(words));
  return entitiesNamed(model.entities, parts.entity ?? '').flatMap((entity) =>
    fieldsNamed(entity, parts.field ?? '').map((field) => ({ entity, field })),
  );
}

/** 商品库存, “customer phone”: the thing, then its field. */
function besideEntity(model: AppModel, words: string): EntityField[] {
  return model.entities.flatMap((entity) => {
    const named = [entity.label.zh, `${entity.label.en} `].find((label) =>
      words.toLowerCase().startsWith(label.toLowerCase()),
    );
    if (named === undefined) return [];
    return fieldsNamed(entity, words.slice(named.length)).map((field) => ({ entity, field }));
  });
}

export const isOutcome = (found: EntityField | Outcome): found is Outcome => 'ok' in found;

/** Takes the field away that the words name; undefined where none has that name. */
export function removeNamedField(model: AppModel, words: string): Outcome | undefined {
  const found = chooseField(model, words);
  if (found === undefined || isOutcome(found)) return found;
  const { entity, field } = found;
  return run(model, { do: 'remove-field', entity: entity.name, field: field.name });
}

/** Takes all fields of a list away; undefined where one of them is no field. */
export function removeFieldList(model: AppModel, list: string): Outcome | undefined {
  const items = splitList(list, isOneItem);
  if (items.length < 2) return undefined;
  return each(model, items, (next, item) => removeNamedField(next, unquoted(item)));
}

/** Calls a field otherwise. */
export function renameField(model: AppModel, { entity, field }: EntityField, to: string): Outcome | undefined {
  const read = isName(unquoted(to)) ? readField(unquoted(to)) : undefined;
  if (read === undefined || read.label.zh.length > 30) return undefined;
  if (
    entity.fields.some(
      (other) => other !== field && ((other.name === read.name && !other.renamed) || other.label.zh === read.label.zh),
    )
  ) {
    return refuse(
      both(`“${entity.label.zh}”已经有“${read.label.zh}”了。`, `“${entity.label.en}” already has “${read.label.en}”.`),
    );
  }
  return run(model, changed({ entity, field }, { label: read.label }));
}

/** The unit of a number stands behind its name; a text with one was a number all the time. */
export function measureField(model: AppModel, { entity, field }: EntityField, unit: string): Outcome | undefined {
  const type = unitType(unit);
  if (type === undefined || !(field.type === 'text' || numericTypes.has(field.type))) return undefined;
  const { zh, en } = field.label;
  const label = { zh: `${withoutUnit(zh)}（${unit}）`, en: `${withoutUnit(en)} (${unit})` };
  return run(model, changed({ entity, field }, field.type === 'text' ? { label, type } : { label }));
}

/** Gives a field another type. */
export function retypeField(model: AppModel, found: EntityField, type: AppField['type']): Outcome {
  const choices = type === 'choice' ? { choices: found.field.choices ?? choicesOf('progress') } : {};
  return run(model, changed(found, { type, ...choices, ...limitsOf(type) }));
}

const flagPatterns = [
  /^(?:把|将|让)?(?<field>.+?)(?:字段)?(?:也|都|一定|绝对)*(?<flag>要填|必须写|必须要?填|要写|别重复|不许重复|不要重复|不能空着?|不许为?空|不能留空|不得为空|不可以?为空|不可以?重复|不允许重复|不允许为空|可填可不填|不填也行|可以空着|不用必填|不是必填)(?:的|项|字段)?$/u,
  /^(?:把|将|让)?(?<field>.+?)(?:字段)?(?:也|都)?(?:设置?[为成]|改[为成]|变[为成]|标记为|应该是|应该|是|要|必须|得)?(?<flag>必填|必须填写?|不能为空|选填|可选|非必填|不必填|可以不填|可以为空|唯一|不能重复|不可重复|(?<!不)(?:可以|允许|可)重复|不再?唯一|不[必用]唯一|不需要唯一)(?:的|项|字段)?$/u,
  /^(?:make|set|mark|let)\s+(?:the\s+)?(?<field>.+?)(?:\s+field)?\s+(?:be\s+|as\s+|to\s+(?:be\s+)?)?(?<flag>required|mandatory|optional|not required|(?:no longer |not |non-?)?unique|obligatory)$/iu,
  /^(?:the\s+)?(?<field>.+?)(?:\s+field)?\s+(?:is|are|should be|must be|has to be|have to be|needs? to be|can be|shall be)\s+(?<flag>required|mandatory|optional|not required|(?:no longer |not |non-?)?unique|obligatory)$/iu,
  /^(?:the\s+)?(?<field>\w[\w ]{0,24}?)\s+(?<flag>required|mandatory|optional|unique)$/iu,
  /^(?:the\s+)?(?<field>.+?)(?:\s+field)?\s+(?<flag>(?:can['’]?t|cannot|can not|must not|mustn['’]?t|may not|should not|shouldn['’]?t)\s+be\s+(?:left\s+)?(?:empty|blank|missing)|(?:must|has to|have to|should|needs? to) be (?:filled(?: in| out)?|given|entered)|(?:can|may) be (?:left )?(?:empty|blank)|(?:can['’]?t|cannot|must not|may not) (?:be )?repeat(?:ed)?|(?:can|may) (?:be )?(?:repeat(?:ed)?|duplicated|the same|used twice))$/iu,
  /^(?:no two|there (?:must|can) (?:not be|be no) two)\s+[\w-]+\s+(?:with|can have|may have|have|should have|share)\s+(?:the\s+)?(?<flag>same)\s+(?<field>.+)$/iu,
  /^(?:every|each|all)\s+(?:[\w-]+\s+)?(?<field>\w[\w ]*?)\s+(?:must|has to|should)\s+be\s+(?<flag>different|unique)$/iu,
];

const isOptional =
  /选填|可选|非必填|不必填|可以不填|可以为空|可填可不填|不填也行|可以空着|不用必填|不是必填|optional|not required|\b(?:can|may) be/i;

const aboutUnique = /唯一|重复|unique|same|different|repeat|duplicat|twice/i;
const mayRepeat =
  /(?<!不)(?:可以|允许)重复|^可重复|不(?:再|必|用|需要)?唯一|(?:not |no longer |non-?)unique|^(?:can|may) /i;

function flagged(model: AppModel, found: EntityField, flag: string): Outcome {
  const isUnique = aboutUnique.test(flag);
  return run(
    model,
    changed(found, isUnique ? { unique: !mayRepeat.test(flag) } : { required: !isOptional.test(flag) }),
  );
}

/** 标题必填, “make email unique”, 标题、负责人必填. */
export const flagCommand: Command = (model, clause) => {
  const match = matchAny(clause, flagPatterns);
  if (match === undefined) return undefined;
  const words = match.field ?? '';
  const named = chooseField(model, words) === undefined ? splitList(words, isOneItem) : [words];
  return each(model, named, (next, name) => {
    const found = chooseField(next, name);
    if (found === undefined) return refuse(both(`没有找到字段“${name}”。`, `There is no field “${name}”.`));
    return isOutcome(found) ? found : flagged(next, found, match.flag ?? '');
  });
};

/** The type that words name, as a whole. */
export const typeNamed = (words: string) =>
  typeHint(unquoted(words)) ??
  (/^(?:选项|下拉框?|单选框?|下拉选择|choices?|dropdown|select|a dropdown|enum)$/i.test(unquoted(words))
    ? ('choice' as const)
    : /^(?:可以)?(?:打[勾钩]|勾选)的?$/u.test(unquoted(words))
      ? ('boolean' as const)
      : undefined);

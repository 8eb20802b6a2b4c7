import { changed } from './changed.ts';
import type { AppEntity, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { isPersonal, isReachable } from '../../generate/shared/personal-data.ts';
import { visitorsOf } from '../../generate/shared/visitors.ts';
import { buildEntity } from '../build/build-entity.ts';
import { referenceTo } from '../build/build-field.ts';
import { findRelations, type Relation } from '../read/find/find-relations.ts';
import { thingNamed, type Thing } from '../read/find/find-things.ts';
import { pluralPath, singular } from '../words/english.ts';
import { entityIdentifier } from '../words/identifier.ts';
import { inBothLanguages } from '../words/translate.ts';
import { readFields } from './field-commands.ts';
import { isName } from './is-name.ts';
import { both, run, andThen, matchAny, refuse, unquoted, type Command, type Outcome } from './outcome.ts';
import { entitiesNamed, fieldsNamed } from './resolve.ts';

const asThing = ({ name, label }: AppEntity): Thing => ({ name, label, noun: undefined });

/** “a list of suppliers”: what is listed is the name. */
const ofRecords =
  /^(?:an?\s+)?(?:new\s+)?(?:(?:table|list|collection|register|log|sheet|set)\s+)?(?:of|for)\s+(?:the\s+|my\s+|our\s+)?/iu;

/** Words for records as such. */
const isNoName = /^(?:表格?|数据|模块|记录|实体|页面|tables?|entity|records?|data)$/i;

/**
 * Adds a kind of records, with the fields of a list where one is given, and a page that lists them. What `child` points to is
 * seen by whoever sees the child.
 */
export function addEntity(model: AppModel, words: string, list: string, child?: AppEntity): Outcome | undefined {
  const bare = unquoted(words.replace(ofRecords, ''));
  if (bare === '' || bare.length > 30 || !isName(bare) || isNoName.test(bare)) return undefined;
  const [there] = entitiesNamed(model.entities, bare);
  if (there !== undefined)
    return refuse(both(`已经有“${there.label.zh}”了。`, `There already is “${there.label.en}”.`));
  const fields = list === '' ? [] : readFields(list);
  if (fields === undefined) return undefined;
  if (model.entities.length >= limits.assistant.entities)
    return refuse(both('数据种类太多了。', 'That would be too many kinds of records.'));
  const thing = withFreeName(calledThing(bare), model);
  const entity = buildEntity(thing, fields, [thing, ...model.entities.map(asThing)]);
  const isSeen =
    child !== undefined &&
    !visitorsOf(model).hidden.has(child.name) &&
    !(isReachable(entity) || isPersonal(entity, model.entities));
  return run(model, { do: 'add-entity', entity: isSeen ? { ...entity, hidden: false } : entity });
}

/** A thing as it is called in the sentence, with what the lexicon knows of it. */
function calledThing(words: string): Thing {
  const known = thingNamed(words);
  const own = words.replace(/[A-Za-z]+$/, (word) => singular(word.toLowerCase()));
  const label = inBothLanguages(own, 'kind');
  return { ...known, label, name: entityIdentifier(label.en) || known.name };
}

function withFreeName(thing: Thing, model: AppModel): Thing {
  let name = thing.name;
  const isTaken = () => model.entities.some((one) => one.name === name || one.plural === pluralPath(name));
  for (let more = 2; isTaken(); more += 1) name = `${thing.name.slice(0, 36)}${more}`;
  return { ...thing, name };
}

/** Takes a kind of records away, with its pages and everything that pointed to it. */
export function removeEntity(model: AppModel, words: string): Outcome | undefined {
  const found = entitiesNamed(model.entities, unquoted(words));
  const [entity] = found;
  if (entity === undefined || found.length > 1) return undefined;
  return run(model, { do: 'remove-entity', entity: entity.name });
}

/** Gives a kind of records a new name; pages that were called after it follow. */
export function renameEntity(model: AppModel, entity: AppEntity, to: string): Outcome | undefined {
  const { label } = calledThing(unquoted(to));
  if (label.zh.length > 30 || !isName(unquoted(to))) return undefined;
  const [there] = entitiesNamed(model.entities, unquoted(to));
  if (there !== undefined && there !== entity)
    return refuse(both(`已经有“${there.label.zh}”了。`, `There already is “${there.label.en}”.`));
  return run(model, { do: 'rename-entity', entity: entity.name, label });
}

const isMany = /多|很多|若干|\b(?:many|multiple|several|lots of)\b/i;

/** A new thing pointing to the one it belongs to, unless its usual fields already do. */
function pointed(added: Extract<Outcome, { ok: true }>, relation: Relation): Outcome | undefined {
  const [child] = entitiesNamed(added.model.entities, relation.child);
  const [parent] = entitiesNamed(added.model.entities, relation.parent);
  if (child === undefined || parent === undefined) return undefined;
  const [text] = fieldsNamed(child, parent.label.zh);
  const field = referenceTo(asThing(parent), text);
  const { type, target } = field;
  return andThen(added, (model) =>
    run(
      model,
      text === undefined
        ? { do: 'add-field', entity: child.name, field }
        : changed({ entity: child, field: text }, { type, target }),
    ),
  );
}

/** 每个任务属于一个项目, “one customer has many orders”. What it points to is added where the app does not have it. */
export const relationCommand: Command = (model, clause) => {
  const { relations, rest } = findRelations(clause);
  const [relation] = relations;
  const left = rest.replace(
    /每一?[个条本位只张]?|一个|[下里]面?|\b(?:each|every|an?|the|one|all|should|can|must)\b|[\s,.]/giu,
    '',
  );
  if (relation === undefined || left !== '') return undefined;
  const [child] = entitiesNamed(model.entities, relation.child);
  if (child === undefined && isMany.test(clause)) {
    const [owner] = entitiesNamed(model.entities, relation.parent);
    const added = owner === undefined ? undefined : addEntity(model, relation.child, '');
    return added?.ok === true ? pointed(added, relation) : added;
  }
  if (child === undefined)
    return refuse(both(`没有找到“${relation.child}”。`, `There is nothing called “${relation.child}”.`));
  const [parent] = entitiesNamed(model.entities, relation.parent);
  if (parent === child) return refuse(both('不能关联到自己。', 'Records cannot point to their own kind.'));
  const added = parent === undefined ? addEntity(model, relation.parent, '', child) : undefined;
  if (parent === undefined && (added === undefined || !added.ok)) return added;
  const base = added?.ok === true ? added.model : model;
  const [target] = entitiesNamed(base.entities, relation.parent);
  if (target === undefined) return undefined;
  return added?.ok === true ? andThen(added, (next) => pointTo(next, child, target)) : pointTo(base, child, target);
};

const belongPatterns = [
  /^(?:每[个位本条])?(?<child>[^,]{1,10}?)(?:都)?(?:可以|要|必须)?属于(?:某|一)?个?(?<parent>[^,]{1,10}),\s*\k<parent>(?:要)?有(?<list>.+)$/u,
  /^(?:each|every|an?)\s+(?<child>[\w ]{2,20}?)\s+belongs to (?:an?|one)\s+(?<parent>[\w ]{2,24}?),? (?:who|that|which) (?:has|have) (?<list>.+)$/iu,
];

const manyPatterns = [
  /^(?:each|every|an?|one)\s+(?<parent>[\w ]{2,20}?)\s+(?:can |may |could )?(?:has|have)\s+(?:several|many|multiple|a few|lots of|some|any number of)\s+(?<child>[\w ]{2,20}?)\s+(?:with|each with|that have|which have|having)\s+(?<list>.+)$/iu,
  /^(?:每|一)[个本条位只张家件](?<parent>[^,]{1,8}?)(?:都|可以|能|会|要)*有(?:好多|好几|多|很多|许多|几|若干)[个条份次本张件笔]?(?<child>[^,]{1,8}?)(?:,(?:每[个条份次本张件笔])?(?:都)?(?:要|需要)?(?:记录?|包括|包含|有|写上?|带)|(?:都|要|需要)*(?:包括|包含|带|有|要记))(?<list>[^,].*)$/u,
];

/** “every book has several copies with a barcode and a shelf”: a new kind of records that point to those there are. */
export const manyCommand: Command = (model, clause) => {
  const match = matchAny(clause, manyPatterns);
  const [parent] = match === undefined ? [] : entitiesNamed(model.entities, match.parent ?? '');
  const added = parent === undefined ? undefined : addEntity(model, match?.child ?? '', match?.list ?? '');
  const child = added?.ok === true ? added.model.entities.at(-1) : undefined;
  if (parent === undefined || added?.ok !== true || child === undefined) return added;
  return pointed(added, { child: child.name, parent: parent.name });
};

/** 客户属于某个销售，销售有姓名和工号: a new kind of records with its fields, and what points to it. */
export const belongsCommand: Command = (model, clause) => {
  const match = matchAny(clause, belongPatterns);
  const [child] = match === undefined ? [] : entitiesNamed(model.entities, match.child ?? '');
  const added = child === undefined ? undefined : addEntity(model, match?.parent ?? '', match?.list ?? '', child);
  if (child === undefined || added?.ok !== true) return added;
  const target = added.model.entities.at(-1);
  return target === undefined ? undefined : andThen(added, (next) => pointTo(next, child, target));
};

/** Gives one kind of records a field that points to another. */
export function pointTo(base: AppModel, child: AppEntity, target: AppEntity): Outcome {
  if (child.fields.some((field) => field.target === target.name)) {
    return refuse(
      both(
        `“${child.label.zh}”已经关联了“${target.label.zh}”。`,
        `“${child.label.en}” already points to “${target.label.en}”.`,
      ),
    );
  }
  const [text] = fieldsNamed(child, target.label.zh).concat(fieldsNamed(child, target.label.en));
  const isInTheWay = text?.type === 'text' && text.name !== child.titleField;
  return run(base, ...(isInTheWay ? [{ do: 'remove-field' as const, entity: child.name, field: text.name }] : []), {
    do: 'add-field',
    entity: child.name,
    field: referenceTo(asThing(target)),
  });
}

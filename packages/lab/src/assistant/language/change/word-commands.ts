import type { AppModel } from '@toolbench/contracts/app-model.ts';
import { splitList } from '../read/split-list.ts';
import type { Feature } from '../tables/feature-words.ts';
import { fieldPhrases } from '../words/field-lexicon.ts';
import { nounPhrases } from '../words/noun-lexicon.ts';
import { featureNamed, switchFeature } from './app-commands.ts';
import { addEntity, removeEntity, renameEntity } from './entity-commands.ts';
import {
  addChoices,
  addFieldList,
  chooseField,
  isOutcome,
  removeChoice,
  removeNamedField,
  renameField,
  retypeField,
  typeNamed,
} from './field-commands.ts';
import { both, done, matchAny, refuse, unquoted, type Command, type Outcome } from './outcome.ts';
import { addPage, removePage } from './page-commands.ts';
import { entitiesNamed, pagesNamed } from './resolve.ts';

const addVerb = '(?:再|还)?(?:加上|加入|加个|加|添加|增加|新增|新建|创建|补充|多)(?:一)?(?:个|项|条|列|张|些)?';

const addPatterns = {
  choice: [
    new RegExp(`^(?:给|为|在)(?<field>.+?)(?:字段)?(?:里面?|中|的)?${addVerb}(?:新的?)?选项\\s*:?(?<list>.+)$`, 'u'),
    new RegExp(`^(?<field>.+?)(?:字段)?(?:里面?|中|的选项)?${addVerb}(?:新的?)?选项\\s*:?(?<list>.+)$`, 'u'),
    new RegExp(
      `^(?:给|为|在)(?<field>.+?)(?:字段)?(?:的选项)?(?:里面?|中)?${addVerb}(?<list>.+?)(?:这个|的)?选项$`,
      'u',
    ),
    /^add\s+(?:an?\s+|the\s+)?(?:new\s+)?(?:options?|choices?|values?)\s*:?\s*(?<list>.+?)\s+(?:to|for|in)\s+(?:the\s+)?(?<field>.+?)$/iu,
    /^add\s+(?:an?\s+|the\s+)?(?<list>.+?)\s+(?:as\s+)?(?:an?\s+)?(?:option|choice|status|value)s?\s+(?:to|for|in)\s+(?:the\s+)?(?<field>.+?)$/iu,
  ],
  entity: [
    new RegExp(
      `^${addVerb}(?:新的?)?(?<entity>[^,:]{1,12}?)(?:实体|数据表|模块|表)?[,:]?\\s*(?:字段)?(?:包含|包括|含有|有|为|是|记录)\\s*:?(?<list>[^,]+[、,].+)$`,
      'u',
    ),
    new RegExp(
      `^${addVerb}(?:新的?|叫)?(?<entity>.{1,12}?)(?:实体|数据表|数据|模块|表|管理)(?:[,:]?\\s*(?:包含|包括|有|字段(?:为|是|有)?)?\\s*:?(?<list>.+))?$`,
      'u',
    ),
    /^(?:add|create|include)\s+(?:an?\s+|the\s+)?(?:new\s+)?(?:entity|table|data type|model)\s+(?:called\s+|named\s+|for\s+)?(?<entity>[\w -]+?)(?:\s*(?:with|having|:)\s*(?:the\s+)?(?:fields?\s+)?(?<list>.+))?$/iu,
    /^(?:add|create|include)\s+(?:an?\s+|the\s+)?(?:new\s+)?(?<entity>[\w -]+?)\s+(?:entity|table|data type|model|module|section|records)(?:\s*(?:with|having|:|\()\s*(?:the\s+)?(?:fields?\s+)?(?<list>.+?)\)?)?$/iu,
    /^(?:add|create|include)\s+(?:an?\s+)?(?<entity>[\w -]+?)\s+with\s+(?:the\s+)?(?:fields?\s+)?(?<list>.+)$/iu,
  ],
  toOwner: [
    new RegExp(`^(?:给|为|在|往)(?:每[个条本位只张])?(?<owner>.+?)(?:里面?|中|上|的)?${addVerb}(?<thing>.+)$`, 'u'),
    new RegExp(`^(?<owner>[^,。给为把]{1,8}?)(?:里面?|中|还?要|需要)?${addVerb}(?<thing>.+)$`, 'u'),
    /^(?:add|include|put|give)\s+(?:an?\s+|the\s+|new\s+|another\s+)*(?<thing>.+?)\s+(?:to|for|on|in|into)\s+(?:the\s+|each\s+|every\s+|all\s+)?(?<owner>[\w -]+)$/iu,
    /^give\s+(?:the\s+|each\s+|every\s+|all\s+)?(?<owner>[\w-]+)\s+(?:an?\s+|the\s+)(?<thing>.+)$/iu,
    /^(?:each|every|all)\s+(?<owner>[\w-]+)\s+(?:should|must|needs to|also|can)?\s*(?:have|has|need|needs|gets?)\s+(?:an?\s+)?(?<thing>.+)$/iu,
    /^(?<owner>[\w-]+)\s+(?:should|must|also|need to)\s+have\s+(?:an?\s+)?(?<thing>.+)$/iu,
    /^每[个条本位只张](?<owner>.+?)(?:还|也)?(?:要|需要|应该)?有(?<thing>.+)$/u,
  ],
  plain: [
    new RegExp(`^${addVerb}(?<thing>.+)$`, 'u'),
    /^(?:add|include|create|put in|give me|have)\s+(?:an?\s+|the\s+|another\s+|new\s+)*(?<thing>.+)$/iu,
  ],
};

const fieldEnd = /(?:字段|栏位|属性|一栏|\s+(?:fields?|columns?|property|attribute|input))$/i;
const pageWord =
  /(?:页面?|视图|看板|日历|图表|统计图|柱状图|饼图|折线图|画廊)$|\b(?:page|view|calendar|board|kanban|chart|graph|gallery|tab|screen)\b/i;

function addTo(model: AppModel, owner: string, thing: string): Outcome | undefined {
  const isField = fieldEnd.test(thing);
  const bare = thing.replace(fieldEnd, '');
  const entities = entitiesNamed(model.entities, owner);
  if (/^(?:the )?(?:app|site|website|it|list|lists|应用|网站|系统|列表|页面|首页)$/i.test(owner))
    return addPlain(model, thing);
  if (entities.length === 0) {
    const choice = addChoices(model, owner, bare);
    return (
      choice ??
      refuse(
        both(`没有找到“${owner}”。`, `There is nothing called “${owner}”.`),
        ...model.entities
          .slice(0, 4)
          .map(({ label }) => both(`给${label.zh}加${thing}`, `Add ${thing} to ${label.en}`)),
      )
    );
  }
  if (!isField && pageWord.test(thing)) {
    const page = addPage(model, thing, owner);
    if (page !== undefined) return page;
  }
  const feature = isField ? undefined : featureNamed(thing);
  if (feature !== undefined && fieldPhrases.get(bare) === undefined) return switchFeature(model, feature, true);
  return addFieldList(model, owner, bare);
}

function addPlain(model: AppModel, thing: string): Outcome | undefined {
  if (fieldEnd.test(thing)) return addFieldList(model, '', thing.replace(fieldEnd, ''));
  const features = splitList(thing, () => false).map(featureNamed);
  if (features.every((feature) => feature !== undefined)) return switchAll(model, features);
  if (features.some((feature) => feature !== undefined) && features.length > 1) return undefined;
  if (pageWord.test(thing)) {
    const page = addPage(model, thing);
    if (page !== undefined) return page;
  }
  const bare = unquoted(thing);
  const isField = fieldPhrases.get(bare.replace(/\(.*\)$/, '')) !== undefined;
  const isNoun = nounPhrases.get(bare) !== undefined;
  if (isField && isNoun && model.entities.length > 0) {
    return refuse(
      both(`“${bare}”可以是一个字段，也可以是一种新的数据。`, `“${bare}” can be a field or a new kind of records.`),
      both(`加一个${bare}字段`, `Add a ${bare} field`),
      both(`新增${bare}数据`, `Add a ${bare} table`),
    );
  }
  if (isNoun) return addEntity(model, bare, '');
  const list = addFieldList(model, '', bare);
  const isKnown = isField || /[,、和]|\band\b/.test(bare) || fieldPhrases.findAtEnd(bare) !== undefined;
  return isKnown
    ? list
    : refuse(
        both(
          `不清楚“${bare}”是字段、页面还是新的数据。`,
          `It is not clear whether “${bare}” is a field, a page or a new kind of records.`,
        ),
        both(`加一个${bare}字段`, `Add a ${bare} field`),
        both(`新增${bare}数据`, `Add a ${bare} table`),
      );
}

function switchAll(model: AppModel, features: readonly Feature[]): Outcome {
  return features.reduce<Outcome>((outcome, feature) => {
    if (!outcome.ok) return outcome;
    const next = switchFeature(outcome.model, feature, true);
    return next.ok ? done(next.model, ...outcome.changes, ...next.changes) : next;
  }, done(model));
}

/** Adds a field, a choice, a feature, a page or a kind of records. */
export const addCommand: Command = (model, clause) => {
  const choice = matchAny(clause, addPatterns.choice);
  if (choice !== undefined) {
    const added = addChoices(model, choice.field ?? '', choice.list ?? '');
    if (added !== undefined) return added;
  }
  if (!fieldEnd.test(clause) && !pageWord.test(clause)) {
    const entity = matchAny(clause, addPatterns.entity);
    const isOwned = entity !== undefined && /\b(?:to|for)\s/.test(entity.entity ?? '');
    const added =
      entity === undefined || isOwned || featureNamed(entity.entity ?? '') !== undefined
        ? undefined
        : addEntity(model, entity.entity ?? '', entity.list ?? '');
    if (added !== undefined) return added;
  }
  for (const pattern of addPatterns.toOwner) {
    const owned = matchAny(clause, [pattern]);
    const owner = owned?.owner ?? '';
    const isKnown =
      entitiesNamed(model.entities, owner).length > 0 ||
      chooseField(model, owner) !== undefined ||
      /^(?:给|为|在|往)/.test(clause) ||
      /^(?:the )?(?:app|site|website)$/i.test(owner);
    if (owned !== undefined && isKnown) return addTo(model, owner, owned.thing ?? '');
  }
  const plain = matchAny(clause, addPatterns.plain)?.thing;
  return plain === undefined ? undefined : addPlain(model, plain);
};

const removePatterns = [
  /^(?:把|将)(?<thing>.+?)(?:给)?(?:删除|删掉|删了|去掉|去除|移除|拿掉|隐藏)$/u,
  /^(?:删除|删掉|删去|删|去掉|去除|移除|不要|不需要|取消|拿掉)(?:掉)?(?<thing>.+)$/u,
  /^(?:remove|delete|drop|get rid of|take (?:out|away)|hide|no longer need|we don['’]?t need|don['’]?t need|don['’]?t show)\s+(?:the\s+|any\s+|all\s+)?(?<thing>.+)$/iu,
];
const choiceOf = [
  /^(?<field>.+?)(?:里面?|中)?的?(?:选项)\s*(?<label>.+)$/u,
  /^(?<field>.+?)(?:里面?|中|的)(?<label>.+?)(?:选项|这个选项)$/u,
  /^(?:options?|choices?|values?)\s+(?<label>.+?)\s+(?:from|of|in)\s+(?:the\s+)?(?<field>.+)$/iu,
  /^(?<label>.+?)\s+(?:options?|choices?|value)\s+(?:from|of|in)\s+(?:the\s+)?(?<field>.+)$/iu,
  /^(?<label>.+?)\s+from\s+(?:the\s+)?(?<field>.+)$/iu,
];

/** Removes what the words name; with several things of that name it asks. */
export const removeCommand: Command = (model, clause) => {
  const thing = matchAny(clause, removePatterns)?.thing;
  if (thing === undefined) return undefined;
  const choice = matchAny(thing, choiceOf);
  const removed = choice === undefined ? undefined : removeChoice(model, choice.label ?? '', choice.field ?? '');
  if (removed !== undefined) return removed;
  const bare = unquoted(thing).replace(fieldEnd, '');
  if (fieldEnd.test(thing)) return removeNamedField(model, bare) ?? unknownThing(model, bare);
  const isPage = /(?:页面?|视图)$|\b(?:page|view|tab|screen)$/i.test(thing);
  const feature = featureNamed(thing);
  const hasOwn = pagesNamed(model, thing).length + entitiesNamed(model.entities, bare).length > 0;
  if (feature !== undefined && (!hasOwn || isFeatureWord(thing)) && chooseField(model, bare) === undefined)
    return switchFeature(model, feature, false);
  if (isPage) return removePage(model, unquoted(thing)) ?? unknownThing(model, bare);
  const meanings = [
    removeNamedField(model, bare),
    removeEntity(model, bare),
    hasOwn && entitiesNamed(model.entities, bare).length > 0 ? undefined : removePage(model, bare),
  ].filter((outcome) => outcome !== undefined);
  if (meanings.length > 1) {
    return refuse(
      both(`“${bare}”不止一种意思。`, `“${bare}” can mean several things.`),
      both(`删除${bare}字段`, `Remove the ${bare} field`),
      both(`删除${bare}页面`, `Remove the ${bare} page`),
    );
  }
  return meanings[0] ?? unknownThing(model, bare);
};

const isFeatureWord = (thing: string) => /功能$|\b(?:feature|function|mode)$/i.test(thing);

const unknownThing = (model: AppModel, words: string): Outcome =>
  refuse(
    both(`没有找到“${words}”。`, `There is nothing called “${words}”.`),
    ...model.entities
      .slice(0, 3)
      .flatMap(({ fields }) =>
        fields.slice(-1).map(({ label }) => both(`删除${label.zh}字段`, `Remove the ${label.en} field`)),
      ),
  );

const changePatterns = [
  /^(?:把|将)(?<from>.+?)(?<verb>重命名为|改名[为成叫]?|改叫|更名为|改称|命名为|叫做|叫)(?<to>.+)$/u,
  /^(?:重命名|更名)(?<from>.+?)(?<verb>为|成|叫)(?<to>.+)$/u,
  /^(?<from>[^把将]{1,14}?)(?<verb>改名[为成叫]|重命名为|改叫|更名为)(?<to>.+)$/u,
  /^(?<verb>rename|relabel|retitle)\s+(?:the\s+)?(?<from>.+?)\s+(?:to|as|into)\s+(?<to>.+)$/iu,
  /^(?<verb>call)\s+(?:the\s+)?(?<from>.+?)\s+["“'](?<to>[^"”']+)["”']?$/iu,
  /^(?:把|将)(?<from>.+?)(?:的类型|类型|字段)?(?<verb>改[为成]|换[为成]|变[为成]|设[为成]|设置[为成])(?<to>.+)$/u,
  /^(?<from>[^把将]{1,14}?)(?:的类型|类型)?(?<verb>改[为成]|换[为成]|变成|应该是)(?<to>.+)$/u,
  /^(?<verb>change|convert|turn|switch|make|set)\s+(?:the\s+)?(?:type of\s+)?(?:the\s+)?(?<from>.+?)\s+(?:from\s+\w+\s+)?(?:to|into|be|as)\s+(?<to>.+)$/iu,
  /^(?<verb>make|set)\s+(?:the\s+)?(?<from>.+?)\s+(?<to>(?:an?\s+).+)$/iu,
];
const isRenaming = /名|叫|rename|relabel|retitle|call/i;

/** Renames a field, a kind of records or a page, or gives a field another type. */
export const changeCommand: Command = (model, clause) => {
  for (const pattern of changePatterns) {
    const match = matchAny(clause, [pattern]);
    if (match === undefined) continue;
    return changed(model, match.from ?? '', match.to ?? '', isRenaming.test(match.verb ?? ''));
  }
  return undefined;
};

function changed(model: AppModel, fromWords: string, toWords: string, isNaming: boolean): Outcome | undefined {
  const from = unquoted(fromWords)
    .replace(fieldEnd, '')
    .replace(/(?:的名字|的名称|\s+(?:entity|table))$/i, '');
  const to = unquoted(toWords);
  const type = isNaming ? undefined : typeNamed(toWords.replace(/(?:字段|类型)$/u, ''));
  const field = chooseField(model, from);
  if (field !== undefined && isOutcome(field)) return field;
  const [entity] = entitiesNamed(model.entities, from);
  if (type !== undefined) {
    return field === undefined
      ? refuse(both(`没有找到字段“${from}”。`, `There is no field “${from}”.`))
      : retypeField(model, field, type);
  }
  const isValue =
    !isNaming &&
    (/^[\d.¥$€%-]+$/.test(to) ||
      field?.field.choices?.some(({ label }) => label.zh === to || label.en.toLowerCase() === to.toLowerCase()) ===
        true);
  if (isValue) {
    return refuse(
      both('这里改的是应用，不是里面的数据。', 'This changes the app, not the records in it.'),
      both(`把${from}改名为…`, `Rename ${from} to …`),
    );
  }
  if (field !== undefined && entity !== undefined && !fieldEnd.test(fromWords)) {
    return refuse(
      both(`“${from}”既是字段也是数据。`, `“${from}” is both a field and a kind of records.`),
      both(`把${from}字段改名为${to}`, `Rename the ${from} field to ${to}`),
    );
  }
  if (field !== undefined) return renameField(model, field, to);
  if (entity !== undefined) return renameEntity(model, entity, to);
  return renamePage(model, from, to);
}

function renamePage(model: AppModel, words: string, to: string): Outcome | undefined {
  const found = pagesNamed(model, words);
  const [page] = found;
  if (page === undefined || found.length > 1 || to.length > 30) return undefined;
  const label = { zh: to, en: to };
  const pages = model.pages.map((one) => (one === page ? { ...one, label } : one));
  return done(
    { ...model, pages },
    both(`页面“${page.label.zh}”改名为“${to}”`, `Renamed the page “${page.label.en}” to “${to}”`),
  );
}

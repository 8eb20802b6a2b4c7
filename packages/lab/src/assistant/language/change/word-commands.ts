import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { splitList } from '../read/sentence/split-list.ts';
import { fieldPhrases } from '../words/field-lexicon.ts';
import { nounPhrases } from '../words/noun-lexicon.ts';
import { featureNamed, featuresNamed, switchFeature, switchFeatures } from './app-commands.ts';
import { addEntity, removeEntity } from './entity-commands.ts';
import { addChoices, removeChoice, withoutChoices } from './choice-commands.ts';
import { addFieldList, chooseField, isOutcome, removeFieldList, removeNamedField } from './field-commands.ts';
import { measure } from '../words/measures.ts';
import { tokenise } from '../words/tokens.ts';
import { cannotDo, isLook } from '../words/cannot-lexicon.ts';
import { beyondHere } from './beyond-here.ts';
import { isName } from './is-name.ts';
import { both, each, matchAny, refuse, unquoted, type Command, type Outcome } from './outcome.ts';
import { addPage, removePage } from './page-commands.ts';
import { entitiesNamed, pagesNamed, soldAs } from './resolve.ts';
import { unknownOwnerOf } from './whose-label.ts';

const addVerb = `(?:再|还)?(?:来(?=[一两三几]?[个张项])|加上|加入|加个|加|添加|增加|新增|新建|创建|补充|多)(?:[一两三几]${measure}|[一两三几]?(?:个|项|条|列|张|些|档|级|种|类|位|栏|份)?)(?:新的)?[:，,]?`;

const addPatterns = {
  choice: [
    /^(?:one more|another|an? (?:new|extra|additional|further))\s+(?<field>\w[\w ]*?)(?:\s+(?:level|option|value|choice))?\s*:\s*(?<list>.+)$/iu,
    new RegExp(
      `^(?:给|为|在|把|将)(?<field>.+?)(?:字段)?(?:里面?|中|的)?${addVerb}(?:新的?)?选项\\s*:?(?<list>.+)$`,
      'u',
    ),
    new RegExp(`^(?<field>.+?)(?:字段)?(?:里面?|中|的选项)?${addVerb}(?:新的?)?选项\\s*:?(?<list>.+)$`, 'u'),
    new RegExp(
      `^(?:给|为|在)(?<field>.+?)(?:字段)?(?:的选项)?(?:里面?|中)?${addVerb}(?<list>.+?)(?:这个|的)?选项$`,
      'u',
    ),
    new RegExp(`^(?:把|将)(?<field>.+?)(?:字段)?(?:的选项)?(?:里面?|中)?${addVerb}(?<list>.+)$`, 'u'),
    /^add\s+(?:an?\s+|the\s+)?(?<list>["“'][^"”']+["”'])\s+(?<field>\w+)$/iu,
    /^add\s+(?:an?\s+|the\s+)?(?<list>.+?)\s+to\s+(?:the\s+)?(?<field>.+?)\s+(?:options|choices|values|list|field)$/iu,
    /^add\s+(?:an?\s+|the\s+)?(?:new\s+)?(?<field>\w[\w ]*?)\s+(?:options?|choices?|values?)\s*:?\s*(?<list>["“'\w].*)$/iu,
    /^add\s+(?:an?\s+|the\s+)?(?:new\s+)?(?:options?|choices?|values?)\s*:?\s*(?<list>.+?)\s+(?:to|for|in)\s+(?:the\s+)?(?<field>.+?)$/iu,
    /^add\s+(?:an?\s+|the\s+)?(?<list>.+?)\s+(?:as\s+)?(?:an?\s+)?(?:option|choice|status|value)s?\s+(?:to|for|in)\s+(?:the\s+)?(?<field>.+?)$/iu,
  ],
  entity: [
    new RegExp(
      `^${addVerb}(?:新的|新(?![闻品生人手娘郎年春]))?(?<entity>[^,:]{1,12}?)(?:实体|数据表|模块|表)?[,:]?\\s*(?:字段)?(?:包含|包括|含有|有|为|是|记录)\\s*:?(?<list>[^,]+[、,].+)$`,
      'u',
    ),
    new RegExp(
      `^${addVerb}(?:新的|新(?![闻品生人手娘郎年春])|叫)?(?<entity>.{1,12}?)(?:实体|数据表|数据|模块|列表|清单|表|管理)(?:[,:]?\\s*(?:包含|包括|有|字段(?:为|是|有)?)?\\s*:?(?<list>.+))?$`,
      'u',
    ),
    /^(?:add|create|include)\s+(?:an?\s+|the\s+)?(?:new\s+)?(?:entity|table|data type|model)\s+(?:called\s+|named\s+|for\s+)?(?<entity>[\w -]+?)(?:\s*(?:with|having|:)\s*(?:the\s+)?(?:fields?\s+)?(?<list>.+))?$/iu,
    /^(?:add|create|include)\s+(?:an?\s+|the\s+)?(?:new\s+)?(?<entity>[\w -]+?)\s+(?:entity|table|data type|model|module|section|records)(?:\s*(?:with|having|:|\()\s*(?:the\s+)?(?:fields?\s+)?(?<list>.+?)\)?)?$/iu,
    /^(?:add|include|create)?\s*(?:an?\s+)?new\s+(?:table|entity)\s+(?:for\s+|called\s+)?(?<entity>[\w -]+?)(?:\s*(?:with|having|:)\s*(?:the\s+)?(?:fields?\s+)?(?<list>.+))?$/iu,
    /^(?:add|create|include)\s+(?:an?\s+)?(?<entity>[\w -]+?)\s+with\s+(?:the\s+)?(?:fields?\s+)?(?<list>.+)$/iu,
  ],
  toOwner: [
    new RegExp(`^(?:给|为|在|往)(?:每[个条本位只张])?(?<owner>.+?)(?:里面?|中|上|的)?${addVerb}(?<thing>.+)$`, 'u'),
    new RegExp(`^(?<owner>[^,。给为把]{1,8}?)(?:里面?|中|还?要|需要)?${addVerb}(?<thing>.+)$`, 'u'),
    /^(?:add|include|put|give)\s+(?:an?\s+|the\s+|new\s+|another\s+)*(?<thing>.+?)\s+(?:to|for|on|in|into)\s+(?:the\s+|each\s+|every\s+|all\s+)?(?<owner>[\w -]+)$/iu,
    /^an?\s+(?<thing>.+?)\s+(?:for|to|on)\s+(?:each|every|all)\s+(?:the\s+)?(?<owner>[\w -]+)$/iu,
    /^give\s+(?:the\s+|each\s+|every\s+|all\s+)?(?<owner>[\w-]+)\s+(?:an?\s+|the\s+)(?<thing>.+)$/iu,
    /^(?:each|every|all)\s+(?<owner>[\w-]+)\s+(?:should|must|needs to|also|can)?\s*(?:have|has|need|needs|gets?)\s+(?:an?\s+)?(?<thing>.+)$/iu,
    /^(?:the\s+)?(?<owner>[\w-]+)\s+(?:also\s+)?(?:needs?|should have|must have|should also have|(?:should|must)(?: also)? (?:show|say|tell|list|state|display))\s+(?:an?\s+|also\s+)*(?<thing>.+)$/iu,
    /^(?<owner>[\w-]+)\s+(?:should|must|also|need to)\s+have\s+(?:an?\s+)?(?<thing>.+)$/iu,
    /^(?<owner>[^,。给为把]{1,8}?)(?:还|也)?(?:要有|需要有|需要(?=一[个项种])|应该有|得有|要能?(?:显示|记录|写|填|存)|要展示)(?<thing>.+)$/u,
    /^每[个条本位只张](?<owner>.+?)(?:还|也)?(?:要|需要|应该)?有(?<thing>.+)$/u,
  ],
  plain: [
    new RegExp(`^${addVerb}(?<thing>.+)$`, 'u'),
    /^(?:来|要|有)?一[个张](?<thing>.+)$/u,
    /^an?\s+(?<thing>.+)$/iu,
    /^(?:make|build)\s+an?\s+(?<thing>[\w ]*\b(?:board|kanban|calendar|chart|gallery)\b[\w ]*)$/iu,
    /^(?:做成|做个|做一个|弄成|改成|变成)(?<thing>(?:看板|日历|图表|统计图|画廊)(?:页面?|视图)?(?:,?按.{1,10}?(?:分|分组|分列|统计))?)$/u,
    /^(?:add|include|create|put in|give me|have)\s+(?:an?\s+|the\s+|another\s+|new\s+)*(?<thing>.+)$/iu,
  ],
};

/** 加一个客户,有姓名: a known thing with one field. */
const ofOneField = new RegExp(
  `^${addVerb}(?<entity>[^,:，：]{1,12}?)[,，](?:字段)?(?:包含|包括|含有|有|记录)(?<list>[^,，、]+)$`,
  'u',
);

/** Words after a name that say that a field is meant. */
export const fieldEnd =
  /(?:这个字段|[这那]一?[个项栏列]|字段|栏位|属性|一栏|\s+(?:fields?|columns?|property|attribute|input))$/i;
const pageWord =
  /(?:页面?|视图|看板|日历|图表|统计图|柱状图|饼图|折线图|画廊)(?=,|$)|\b(?:page|view|calendar|board|kanban|chart|graph|gallery|tab|screen)\b/i;

/** 给宠物和主人都加地址: what is added to several kinds of records is added to each. */
function addTo(model: AppModel, owner: string, thing: string): Outcome | undefined {
  const owners = splitList(
    owner.replace(/(?:两[个种样])?(?:都|各|分别)+$|\s+(?:both|each|alike)$|^both\s+/giu, ''),
    () => false,
  );
  const areKnown = owners.every((one) => entitiesNamed(model.entities, one).length > 0);
  return owners.length > 1 && areKnown
    ? each(model, owners, (next, one) => addToOne(next, one, thing))
    : addToOne(model, owner, thing);
}

function addToOne(model: AppModel, owner: string, thing: string): Outcome | undefined {
  const isField = fieldEnd.test(thing) || fieldStart.test(thing);
  const bare = thing.replace(fieldEnd, '').replace(fieldStart, '');
  const entities = [...entitiesNamed(model.entities, owner), ...soldAs(model, owner)].slice(0, 1);
  if (/^(?:the )?(?:app|site|website|it|list|lists|应用|网站|系统|列表|页面|首页)$/i.test(owner))
    return addPlain(model, thing);
  if (entities.length === 0) {
    const choice = addChoices(model, owner, bare) ?? withoutChoices(model, owner);
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
  const beyondWords = isField ? undefined : cannotDo(thing);
  if (beyondWords !== undefined) return beyond(beyondWords, unquoted(thing));
  if (!isField && pageWord.test(thing)) {
    const page = addPage(model, thing, owner);
    if (page !== undefined) return page;
  }
  const feature = isField ? undefined : featureNamed(thing);
  if (feature !== undefined && fieldPhrases.get(bare) === undefined) return switchFeature(model, feature, true);
  return addFieldList(model, entities[0]?.name ?? owner, bare);
}

const beyond = (words: string, thing: string): Outcome =>
  refuse(
    both(`生成的应用做不到“${words}”。`, `The apps made here cannot do “${words}”.`),
    both(`加一个${thing}字段`, `Add a ${thing} field`),
  );

/** Words before a name that say that a field is meant. */
const fieldStart =
  /^(?:(?:two|three|four|five|\d)\s+)?(?:new\s+|more\s+)*(?:fields?|columns?):?\s+(?:called\s+|named\s+|for\s+(?:the\s+)?)?(?=\S)|^字段(?:叫做?|名为|名叫|名称(?:是|为))?[:，,]?(?=\S)/iu;

/** The unit of a number: “effort in hours”. */
const inUnit =
  / in (?:hours|minutes|days|weeks|kg|kilos|grams|km|miles|cm|metres|meters|litres|liters|euros|dollars|percent)$/i;

const vague =
  /^(?:点|些|一些|几|更|很|好|新|别的|其他|什么)|(?:东西|内容|的)$|\p{Script=Han}的\p{Script=Han}|^.$|\b(?:some|something|anything|stuff|thing|nice|cool|bit|another one)\b/iu;
const longest = { words: 3, characters: 6 };

/** A name of few words, none of which says that something is left open. */
const isPlainName = (words: string) =>
  isName(words) &&
  !vague.test(words) &&
  tokenise(words).length <= (/\p{Script=Han}/u.test(words) ? longest.characters : longest.words);

function addPlain(model: AppModel, said: string): Outcome | undefined {
  const little = said.replace(/^点/u, '');
  const thing = fieldPhrases.get(little) !== undefined && !vague.test(little) ? little : said;
  if (fieldStart.test(thing)) return addFieldList(model, '', thing.replace(fieldStart, ''));
  if (fieldEnd.test(thing)) return addFieldList(model, '', thing.replace(fieldEnd, ''));
  const beyondWords = cannotDo(thing);
  if (beyondWords !== undefined) return beyond(beyondWords, unquoted(thing));
  const features = featuresNamed(thing);
  if (features.length > 0) return switchFeatures(model, features, true);
  if (splitList(thing, () => false).some((item) => featureNamed(item) !== undefined)) return undefined;
  if (pageWord.test(thing)) {
    const page = addPage(model, thing);
    if (page !== undefined) return page;
  }
  const bare = unquoted(thing).replace(/^用户(?=\p{Script=Han}{2})|功能$/gu, '');
  if (/\b(?:to|from|for|in|on|when|if|that|which|so|into)\b|["“”「」]/i.test(bare.replace(inUnit, '')))
    return undefined;
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
  // With one kind of records only, a name that nothing else is called by is that of a field.
  const isPlain = model.entities.length === 1 && isPlainName(bare) && !isLook(bare);
  return isKnown || (isPlain && list?.ok === true)
    ? list
    : refuse(
        both(
          `不清楚“${bare}”是字段、页面还是新的数据。`,
          `It is not clear whether “${bare}” is a field, a page or a new kind of records.`,
        ),
        ...(isName(bare)
          ? [both(`加一个${bare}字段`, `Add a ${bare} field`), both(`新增${bare}数据`, `Add a ${bare} table`)]
          : []),
      );
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
    const alone = matchAny(clause, [ofOneField]);
    if (alone !== undefined && nounPhrases.get(alone.entity ?? '') !== undefined) {
      const added = addEntity(model, alone.entity ?? '', alone.list ?? '');
      if (added !== undefined) return added;
    }
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
      /\sand\s/iu.test(owner) ||
      chooseField(model, owner) !== undefined ||
      /^(?:给|为|在|往)/.test(clause) ||
      /^(?:the )?(?:app|site|website|it)$/i.test(owner);
    if (owned !== undefined && isKnown && !inUnit.test(` in ${owner}`)) return addTo(model, owner, owned.thing ?? '');
  }
  const plain = matchAny(clause, addPatterns.plain)?.thing;
  return plain === undefined ? undefined : addPlain(model, plain);
};

const removePatterns = [
  /^(?:把|将)(?<thing>.+?)(?:都|全|全部)?(?:给)?(?:删除|删掉|删了|删|去掉|去了?|去除|移除|拿掉|隐藏)$/u,
  /^(?<thing>[^,。给为]{1,16}?)(?:都|全|全部)?(?:给)?(?:不要|不用|不需要|删除|删掉|删|去掉|去除|移除|拿掉)$/u,
  /^(?:删除|删掉|删去|删|去掉|去除|移除|不要|不需要|取消|拿掉)(?:掉)?(?<thing>.+)$/u,
  /^no(?: more)?\s+(?<thing>[\w ]+)$/iu,
  /^(?:remove|delete|drop|get rid of|take (?:out|away)|hide|no longer need|we don['’]?t need|don['’]?t need|don['’]?t show)\s+(?:the\s+|any\s+|all\s+)?(?<thing>.+)$/iu,
];
const choiceOf = [
  /^["“「](?<label>.+?)["”」](?:这个|那个|的)?(?<field>\p{Script=Han}{1,8}?)(?:选项)?$/u,
  /^(?<field>[\w ]+?)\s+(?:option\s+|choice\s+|value\s+)?["“'‘](?<label>.+?)["”'’]$/iu,
  /^(?<field>.+?)(?:里面?|中)?的?(?:选项)\s*(?<label>.+)$/u,
  /^(?<field>.+?)(?:里面?|中|的)(?<label>.+?)(?:选项|这个选项)$/u,
  /^(?:options?|choices?|values?)\s+(?<label>.+?)\s+(?:from|of|in)\s+(?:the\s+)?(?<field>.+)$/iu,
  /^(?<label>.+?)\s+(?:options?|choices?|value)\s+(?:from|of|in)\s+(?:the\s+)?(?<field>.+)$/iu,
  /^(?<label>.+?)\s+from\s+(?:the\s+)?(?<field>.+)$/iu,
  /^(?<label>[\w ]+?)\s+(?<field>\w+)$/iu,
];

/** Removes what the words name; with several things of that name it asks. */
export const removeCommand: Command = (model, clause) => {
  const thing = matchAny(clause, removePatterns)?.thing;
  if (thing === undefined) return undefined;
  const choice = matchAny(thing, choiceOf);
  const removed = choice === undefined ? undefined : removeChoice(model, choice.label ?? '', choice.field ?? '');
  if (removed !== undefined) return removed;
  const bare = unquoted(thing)
    .replace(fieldEnd, '')
    .replace(/\s+thing$/i, '');
  const several = removeFieldList(model, bare);
  if (several !== undefined) return several;
  const unknown = () => unknownOwnerOf(model, bare) ?? unknownThing(bare, clause);
  if (fieldEnd.test(thing)) return removeNamedField(model, bare) ?? unknown();
  const isPage = /(?:页面?|视图)$|\b(?:page|view|tab|screen)$/i.test(thing);
  const feature = featureNamed(thing);
  const hasOwn = pagesNamed(model, thing).length + entitiesNamed(model.entities, bare).length > 0;
  if (feature !== undefined && (!hasOwn || isFeatureWord(thing)) && chooseField(model, bare) === undefined)
    return switchFeature(model, feature, false);
  if (isPage) return removePage(model, unquoted(thing)) ?? unknown();
  const [entity] = entitiesNamed(model.entities, bare);
  const found = chooseField(model, bare);
  const isOnlyItsReference =
    entity !== undefined && found !== undefined && !isOutcome(found) && found.field.target === entity.name;
  const meanings = [
    isOnlyItsReference ? undefined : removeNamedField(model, bare),
    removeEntity(model, bare),
    entity === undefined ? removePage(model, bare) : undefined,
  ].filter((outcome) => outcome !== undefined);
  if (meanings.length > 1) {
    return refuse(
      both(`“${bare}”不止一种意思。`, `“${bare}” can mean several things.`),
      both(`删除${bare}字段`, `Remove the ${bare} field`),
      both(`删除${bare}页面`, `Remove the ${bare} page`),
    );
  }
  return meanings[0] ?? removeChoice(model, bare, '') ?? unknown();
};

const isFeatureWord = (thing: string) => /功能$|\b(?:feature|function|mode)$/i.test(thing);

/** What is removed is a thing; when it is to happen is behaviour. */
const circumstance =
  /^(?:之?[前后]|以[前后]|时|的时候)|\b(?:by default|when|if|unless|until|once|after|before|while|automatically)\b/iu;

const unknownThing = (words: string, clause: string): Outcome =>
  isName(words) && !circumstance.test(words)
    ? refuse(both(`没有找到“${words}”。`, `There is nothing called “${words}”.`))
    : beyondHere(clause);

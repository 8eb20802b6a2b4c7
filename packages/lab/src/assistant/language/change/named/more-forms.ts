import type { AppEntity, AppField } from '@toolbench/contracts/assistant/app-model.ts';
import { numericTypes } from '@toolbench/contracts/assistant/app-model.ts';
import { buildPage } from '../../build/build-pages.ts';
import { readField } from '../../read/read-field.ts';
import { splitList } from '../../read/sentence/split-list.ts';
import { countKnown, toldFields } from '../../read/told/told-fields.ts';
import { fieldPhrases } from '../../words/field-lexicon.ts';
import { addReadFields } from '../field-commands.ts';
import { addEntity, pointTo } from '../entity-commands.ts';
import { isName } from '../is-name.ts';
import { andThen } from '../outcome.ts';
import { placePage } from '../page-commands.ts';
import { entityOf, fieldOf, fieldsOf, nameOf, newWords, type Form, type Said } from './said.ts';

/*
 * Wishes for something that is not there yet: a field, a kind of records, a page that shows the records otherwise.
 */

const pages: readonly (readonly [RegExp, 'calendar' | 'board' | 'chart'])[] = [
  [/日历|月历|按月看|\b(?:calendar|month view|monthly view|week view)\b/iu, 'calendar'],
  [/看板|泳道|\b(?:board|kanban|columns? (?:by|for each|per))\b/iu, 'board'],
  [/图表|统计图|柱状?图|饼图|折线图|曲线|画.{0,2}图|\b(?:chart|graph|plot|pie|histogram)\b/iu, 'chart'],
];
const summing =
  /合计|总计|总共|一共|加起来|汇总|求和|总[额数和]|\b(?:total|totals|sum|summed|add(?:ed)? (?:it |them )?up|altogether|in all)\b/iu;
const perDay = ({ type }: AppField) => type === 'date' || type === 'date-time';

/** What a chart is grouped by: a field or a kind of records that the sentence names beside what it sums, else the day. */
function groupOf(said: Said, entity: AppEntity, summed: AppField | undefined): AppField | undefined {
  const mentions = [...said.named, ...said.near];
  const named = mentions.flatMap(({ fields }) =>
    fields.filter((one) => one.entity === entity && one.field !== summed).map(({ field }) => field),
  );
  const pointed = mentions.flatMap(({ entity: kind }) =>
    entity.fields.filter(({ target }) => target !== undefined && target === kind?.name),
  );
  return (
    [...named, ...pointed].find(({ type }) => type === 'choice' || type === 'reference' || type === 'text') ??
    entity.fields.find(perDay)
  );
}

/** The money of a kind of records that is named, where it has one such field. */
const onlyMoney = ({ named, near }: Said) =>
  [...named, ...near].flatMap(({ entity }) => {
    const [money, other] = entity?.fields.filter(({ type }) => type === 'money') ?? [];
    return entity === undefined || money === undefined || other !== undefined ? [] : [{ entity, field: money }];
  })[0];

/** A calendar, a board or a chart of records; what is to be added up is a chart of sums. */
export const pageForm: Form = (said) => {
  const kind = pages.find(([words]) => words.test(said.bare))?.[1] ?? (summing.test(said.bare) ? 'chart' : undefined);
  if (kind === undefined || said.named.length + said.near.length === 0) return undefined;
  const isNumber = ({ type }: AppField) => numericTypes.has(type) && type !== 'rating';
  const isSum = kind === 'chart' && summing.test(said.bare);
  const summed =
    kind === 'chart'
      ? (fieldOf(said, { isFit: isNumber, reach: true }) ?? (isSum ? onlyMoney(said) : undefined))
      : undefined;
  const isKindNamed = said.named.some((one) => one.entity !== undefined);
  const entity = summed?.entity ?? (isKindNamed ? undefined : fieldOf(said)?.entity) ?? entityOf(said);
  if (entity === undefined || (isSum && summed === undefined)) return undefined;
  const built = buildPage(kind, entity);
  if (built === undefined) return undefined;
  const by =
    kind === 'chart'
      ? groupOf(said, entity, summed?.field)
      : fieldsOf(said)
          .map((one) => one.field)
          .find((one) => (kind === 'board' ? one.type === 'choice' : perDay(one)));
  return placePage(said.model, entity, kind, by?.name ?? built.by, summed?.field.name);
};

const adding: readonly RegExp[] = [
  /分(?:一?[个下])?(?<new>类)别?$/u,
  /(?:加|添|补|新增|增加|多(?!少)|缺|少了?|漏了?|没有?地方(?:写|记|填)|想?要?传|记|写|填|标|登记|注明|写明)(?:清楚|明白|上|下|录|一下|了)*(?:个|一?[个栏项张条列])*(?<new>[^◆]{1,14})$/u,
  /\b(?:tick|note|record|see|know) (?<new>(?:whether|if) [^◆]{2,36})$/iu,
  /(?:还|也|再)(?:得|要|想|应该?|需要?)(?:有|知道|看到|能看)?(?:个|一?[个栏项张条列])*(?<new>[^◆]{1,14})$/u,
  /\b(?:add|include|record|track|note|store|log|put in)\s+(?:an? |the |another |some )?(?<new>[^◆]{2,36}?)(?: (?:for|on|to|in|of|with) (?:each |every |the |all |any |a )*◆)?$/iu,
  /\b(?:needs?|wants?|should have|must have|(?:could|can) there be|there (?:should|could|must) be|i['’]d like|would like|(?:could|can) (?:i|we) have|is missing|are missing|lacks?|forgot)\s+(?:an? |the |another |some )?(?<new>[^◆]{2,36}?)(?: (?:for|on|to|in|of|with) (?:each |every |the |all |any |a )*◆)?$/iu,
  /^(?<new>[^◆]{2,36}?) (?:is|are) missing(?: (?:for|on|from|in) (?:each |every |the |all )*◆)?$/iu,
];
const ticking = /打[勾钩√✓]|勾一?下|勾选|\b(?:tick ?box|check ?box|tick|yes ?\/ ?no|yes or no)\b/iu;
/** Words for a field as such: what it is called stands in the clause before. */
const isTickAlone = /^(?:(?:tick|check) ?box|打?[勾钩]|勾一?下)$/iu;
const ofTick = /^(?:(?:tick|check) ?box (?:for|to say|saying|whether|if)|whether|if)\s+/iu;

/** “Whether the lid is closed” asks for what is called “lid closed”. */
const isIn = / (?:is|are|was|were|has been|have been) /iu;

/** The fields of some words, which may be a list; undefined where one of them is no name. */
function fieldsIn(words: string, isTick: boolean): AppField[] | undefined {
  const names = splitList(words, () => false).map(nameOf);
  const fields = names.flatMap((name) => (isName(name) ? (toldFields(name)[0]?.field ?? readField(name) ?? []) : []));
  if (fields.length === 0 || fields.length < names.length) return undefined;
  return isTick
    ? fields.map(({ name, label, required, unique }) => ({ name, label, required, unique, type: 'boolean' }))
    : fields;
}

/** One more field, with the choices of a list where one follows. */
export const fieldForm: Form = (said) => {
  const words = newWords(said, adding)?.replace(/^类$/u, '类别');
  const entity = entityOf(said);
  const isOfField = said.named.some((one) => one.entity === undefined && one.fields.length > 0);
  // Of several kinds of records one alone would get it.
  const kindsNamed = new Set(said.named.flatMap((one) => one.entity ?? []));
  if (words === undefined || entity === undefined || kindsNamed.size > 1 || isOfField) return undefined;
  const isTick = ticking.test(said.text);
  const fields = fieldsIn(isTickAlone.test(words) ? '' : words.replace(ofTick, '').replace(isIn, ' '), isTick);
  const [only, other] = fields ?? [];
  if (fields === undefined || only === undefined) return undefined;
  // A word alone may be anything; whose field it is, or what it keeps, tells that it is one.
  const isTold = said.named.length > 0 || said.list !== undefined || isTick || said.quote !== undefined;
  if (!isTold && !fields.every((field) => field.type !== 'text' || fieldPhrases.findAtEnd(words) !== undefined))
    return undefined;
  if (said.list === undefined || other !== undefined)
    return addReadFields(said.model, entity.label[said.model.locale], words, fields);
  const choice = toldFields(`${words}(${splitList(said.list, () => false).join('/')})`)[0]?.field;
  return choice === undefined ? undefined : addReadFields(said.model, entity.label[said.model.locale], words, [choice]);
};

const kinds: readonly RegExp[] = [
  /(?:还有|另外|也要|单独|再)?(?:管|记|登记|存|加|做|拿出来|建)(?:一?[个张种])?(?<new>[^◆]{1,8}?)(?:要|也要?|都要?)?(?:管|记|登记)?$/u,
  /^(?:(?:我们?|还|也|另外)*有)?(?<new>[^◆]{1,8}?)(?:也|还|都|单独|另外)*(?:要|得|想)(?:管|记|登记|存)$/u,
  /\b(?:keep|track|record|log|add|have|want|need)\s+(?:an? |the |separate |another |list of |table of |page for )*(?<new>[^◆]{2,24}?)(?: too| as well| separately)?$/iu,
];

/** Another kind of records: its name, and a list of what is kept of each. */
export const kindForm: Form = (said) => {
  const name = said.list === undefined ? undefined : newWords(said, kinds);
  if (
    name === undefined ||
    said.list === undefined ||
    !isName(name) ||
    said.named.some(({ fields }) => fields.length > 0)
  )
    return undefined;
  const items = toldFields(said.list);
  // What is chosen from a list, such as a way of paying, is a field with that list.
  const areFields = items.every(({ words }) => fieldPhrases.get(words) !== undefined);
  if (fieldPhrases.get(name)?.type === 'choice' && !areFields) return undefined;
  // Red, yellow and blue are no fields.
  if (items.length < 2 || countKnown(items) * 2 < items.length) return undefined;
  const target = said.named.find(({ entity }) => entity !== undefined)?.entity;
  const added = addEntity(said.model, name, items.map(({ words }) => words).join('、'));
  if (added?.ok !== true || target === undefined) return added;
  return andThen(added, (next) => {
    const child = next.entities.at(-1);
    return child === undefined ? undefined : pointTo(next, child, target);
  });
};

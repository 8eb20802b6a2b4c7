import type { AppField } from '@toolbench/contracts/assistant/app-model.ts';
import { splitList } from '../../read/sentence/split-list.ts';
import { unitType } from '../../words/measures.ts';
import { nameCommand, ordered } from '../app-commands.ts';
import { changed } from '../changed.ts';
import { takenOut } from '../choice-gone-command.ts';
import { addChoices, renameChoice, setChoices, withoutChoice } from '../choice-commands.ts';
import { renameEntity } from '../entity-commands.ts';
import { measureField, renameField, retypeField } from '../field-commands.ts';
import { run } from '../outcome.ts';
import type { EntityField } from '../resolve.ts';
import { unknownOwner } from '../whose-label.ts';
import { choiceOf, fieldOf, fieldsOf, nameOf, newWords, type Form, type Said } from './said.ts';

/*
 * Wishes for what is there to be otherwise: called otherwise, in another order, with other choices, or gone.
 */

const isChoice = ({ type }: AppField) => type === 'choice';

const renaming: readonly RegExp[] = [
  /\b(?:have|use|put|write|want)\b.*?(?<new>["“'‘][^"”'’]+["”'’]).*\b(?:where it says|in place of|instead of|rather than|for)\b.*◆/iu,
  /(?:改名|改叫|改称|改成|改为|换成|写成|重命名|更名|叫做?|称作?)(?:为|成|叫|是)?(?<new>[^◆]{1,20})$/u,
  /\b(?:rename|relabel|call)\b.*?(?:◆|\b(?:it|that|this|them))(?: to| as| into)? (?<new>[^◆]{2,30})$/iu,
  /\b(?:make|change|turn) (?:it|that|this|◆) (?:to|into) (?<new>[^◆]{2,30})$/iu,
  /\b(?:make|change|turn) (?:it|that|this|◆) (?<new>["“'‘][^"”'’]+["”'’])$/iu,
  /\b(?:should|must|ought to|has to) (?:be (?:called|named)|say|read)(?: like| as)? (?<new>[^◆]{2,30})$/iu,
  /^replace ◆ (?:with|by) (?<new>[^◆]{2,30})$/iu,
  /^◆\s*(?:→|->|=>)\s*(?<new>[^◆]{1,30})$/u,
  /^(?:i['’]d )?(?:rather |prefer |say |use )(?<new>[^◆]{2,30}?) (?:instead of|rather than|than|for) ◆/iu,
];
/** A type or a way of showing is no name. */
const isNoName =
  /^[\d.,¥$€%-]+$|^(?:选项|下拉|多选|单选|数字|整数|小数|日期|时间|文字|文本|图片|是否|必填|选填|唯一|.*色|numbers?|dates?|texts?|dropdown|choices?|required|optional|unique|(?:a|the|an|some\w*) .*|plain text)$|[、/]| (?:to|and|or) |\bby default\b|或者|是或否/iu;
/** What is called so stands in the clause before. */
const isOfBefore =
  /^(?:就|要|应该|请|直接)?(?:改?叫|改成|换成)|^(?:just |please )?(?:call|make|rename) (?:it|that)\b/iu;
const ofApp = /应用|软件|系统|程序|网站|小程序|工具|\b(?:app|application|site|tool|system|software|program)\b/iu;

/** Calls a choice, a field, a kind of records or the app otherwise. */
export const renameForm: Form = (said) => {
  const to = newWords(said, renaming);
  if (to === undefined || isNoName.test(to) || unitType(to) !== undefined || said.list !== undefined) return undefined;
  const choice = choiceOf(said) ?? (fieldOf(said) === undefined ? choiceOf(said, true) : undefined);
  // 状态把入住改成住店: the field is named to tell whose choice it is.
  if (choice !== undefined && said.named.every(({ fields }) => fields.every(({ field }) => field === choice.field)))
    return renameChoice(said.model, choice.choice.value, to, choice.field.name);
  const field = fieldOf(said, { reach: isOfBefore.test(said.bare) });
  if (field !== undefined) return renameField(said.model, field, to);
  const entity = said.named.find((one) => one.entity !== undefined)?.entity;
  if (entity !== undefined) return renameEntity(said.model, entity, to);
  if (!ofApp.test(said.bare)) return undefined;
  return nameCommand(said.model, /\p{Script=Han}/u.test(said.text) ? `应用改名为${to}` : `rename the app to ${to}`);
};

const removing =
  /^◆(?:[这那]?一?[个栏项列])?(?:字段)?(?:完全|根本|实在|都)?(?:多余|没必要|用不着|不需要|没用)|删|去掉|拿掉|移除|撤掉|去了(?:吧|$)|不要了|\b(?:remove|drop|delete|scrap|ditch|get rid|take (?:out|away)|throw (?:out|away)|can go|lose)\b/iu;
const notRemoving =
  /(?:不|别|勿|禁止|谁|没法|无法)\p{Script=Han}{0,3}?(?:删|去掉|拿掉|移除)|\b(?:not|n['’]t|never|nobody|no one|cannot|who|allowed|without)\b/iu;

/** Takes a choice or fields away. */
export const removeForm: Form = (said) => {
  if (!removing.test(said.bare) || notRemoving.test(said.bare)) return undefined;
  const choice = choiceOf(said);
  if (choice !== undefined) return withoutChoice(said.model, choice);
  const fields = fieldsOf(said, /\b(?:it|this|that)$|[删去]掉?了?吧?$/iu.test(said.bare));
  const [first] = fields;
  const isOfOther = ({ entity }: EntityField) =>
    said.named.some((one) => one.fields.length === 0 && one.entity !== undefined && one.entity !== entity);
  if (first === undefined || fields.some(isOfOther) || takenOut(said.model, said.text) !== undefined) return undefined;
  const unknown = unknownOwner(said.model, said.text, first);
  if (unknown !== undefined) return unknown;
  return run(
    said.model,
    ...fields.map(({ entity, field }) => ({ do: 'remove-field' as const, entity: entity.name, field: field.name })),
  );
};

const moreChoices: readonly RegExp[] = [
  /(?:缺|差|(?<![至最减])少了?|漏了?|没有?)(?:了)?(?:一?[个种类项档])?(?<new>[^◆]{1,8})$/u,
  /(?:加|多弄|弄|补|添|新增|增加)(?:上|进|个|一?[个种类项档])*(?<new>[^◆]{1,10})$/u,
  /(?:还|也|偶尔|有时)(?:也|会|有|能|可以|要|得|卖|做|烧|收|用|接|种|养)+(?:一?[个种类])?(?<new>[^◆没不未]{1,8}?)的?$/u,
  /\b(?:needs?|wants?|there (?:ought to|should|must|has to|could|might) (?:also )?be|missing|add|(?:we|i|they|people) (?:sometimes |now |also )*(?:do|have|get|sell|use|take|make|keep)|also|like|plus) (?:an? |the |another |one for )?(?<new>[^◆]{2,24}?)(?: in (?:the middle|between)| between.*| after.*| before.*| too| as well| there| option| choice)*$/iu,
  /^(?<new>[^◆]{2,24}?) (?:is|are) (?:missing|(?:also )?possible)(?: from| in)? ?◆?$/iu,
];
const behind = /◆(?:的)?(?:后面?|之后|后头|以后)|\b(?:after|behind|below|under|following) ◆/iu;
const before = /◆(?:的)?(?:前面?|之前|前头)|\b(?:before|above|in front of) ◆/iu;
const middle = /中间|之间|\b(?:between|in the middle)\b/iu;

/** Where the sentence wants a new choice among those of the field. */
function placeOf({ bare, named }: Said, { field }: EntityField): number | undefined {
  const choices = field.choices ?? [];
  const at = named
    .flatMap(({ choices: all }) => all.filter((one) => one.field === field))
    .map(({ choice }) => choices.indexOf(choice));
  const [first] = at;
  if (middle.test(bare)) return at.length > 1 ? Math.max(...at) : choices.length === 2 ? 1 : undefined;
  if (first === undefined) return undefined;
  return behind.test(bare) ? first + 1 : before.test(bare) ? first : undefined;
}

/** One more choice for a field that the clause, or the one before it, names by itself or by its choices. */
export const moreChoicesForm: Form = (said) => {
  const to = newWords(said, moreChoices);
  // A word for a kind of records that is a choice as well names the kind.
  const plain = { ...said, named: said.named.filter(({ entity }) => entity === undefined) };
  const field = fieldOf(plain, { isFit: isChoice }) ?? (said.named.length === 0 ? nearChoice(said) : undefined);
  if (to === undefined || field === undefined) return undefined;
  const added = addChoices(said.model, field.field.name, to, field.entity.name);
  const place = placeOf(said, field);
  if (added?.ok !== true || place === undefined) return added;
  const own = added.model.entities
    .find(({ name }) => name === field.entity.name)
    ?.fields.find(({ name }) => name === field.field.name);
  const have = field.field.choices ?? [];
  const more = own?.choices?.slice(have.length) ?? [];
  return run(said.model, changed(field, { choices: [...have.slice(0, place), ...more, ...have.slice(place)] }));
};

/** The field whose choices the clause before spoke of. */
const nearChoice = ({ before: [last] }: Said): EntityField | undefined =>
  last?.choices[0] ?? last?.fields.find(({ field }) => isChoice(field));

const choosing =
  /[点选挑]|下拉|打字|手[输打]|分|类|只[能有]|\b(?:pick|choose|select|options?|choices?|drop-?down|list|type|one of|only|either)\b/iu;

/** A text that is to be picked from a list. */
export const listForm: Form = (said) => {
  if (said.list === undefined || !choosing.test(said.bare)) return undefined;
  const field = fieldOf(said, { isFit: ({ type }) => type === 'text' || type === 'choice' });
  if (field === undefined) return undefined;
  const items = splitList(said.list, () => false);
  const isMore = field.field.type === 'choice' && /再|还|多|也|\b(?:more|also|add)\b/iu.test(said.bare);
  return isMore
    ? addChoices(said.model, field.field.name, items.join('、'), field.entity.name)
    : setChoices(said.model, field, items.join('、'));
};

const swapping = /对调|互换|调换|换(?:个|一下)?位|\b(?:swap|switch)\b.*\b(?:round|around|over|places|and)\b|\bswap\b/iu;
const moving = /放|挪|移|换|排|摆|调|搬|\b(?:move|put|place|show|goes?|belongs?|should (?:be|come|stand))\b/iu;

/** Puts one field before or behind another, or both in each other's place. */
export const moveForm: Form = (said) => {
  const [one, other] = fieldsOf(said);
  if (one === undefined || other === undefined || one.entity !== other.entity) return undefined;
  const { fields, name } = one.entity;
  const [from, to] = [fields.indexOf(one.field), fields.indexOf(other.field)];
  const move = (field: AppField, at: number) => ({ do: 'move-field' as const, entity: name, field: field.name, at });
  if (swapping.test(said.bare)) {
    const [first, last] = from < to ? [one, other] : [other, one];
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    return run(said.model, move(last.field, low), ...(high - low > 1 ? [move(first.field, high)] : []));
  }
  if (!moving.test(said.bare)) return undefined;
  const isBehind = behindOther.test(said.bare);
  if (!isBehind && !beforeOther.test(said.bare)) return undefined;
  const left = from < to ? to - 1 : to;
  return run(said.model, move(one.field, isBehind ? left + 1 : left));
};
const behindOther = /◆.*◆(?:的)?(?:后面?|之后|后头|以后|下面)|\b(?:after|behind|below|under) ◆\W*$/iu;
const beforeOther = /◆.*◆(?:的)?(?:前面?|之前|前头|上面)|\b(?:before|above|in front of|ahead of) ◆\W*$/iu;

const measuring = /单位|后面?(?:都)?(?:带|加|写|标)上?|带上|\b(?:in|unit|with|shown in|measured in)\b/iu;

/** The unit that a number is shown with stands behind its name. */
export const unitForm: Form = (said) => {
  if (!measuring.test(said.bare)) return undefined;
  const words =
    said.quote ??
    /(?:单位(?:是|用|为)?|带上?|加上?|写上?|标上?)(?<new>[^◆]{1,4}?)(?:[两二三]个?字|单位)?$|\b(?:in|unit|with) (?<en>[a-z%°]{1,12})$/iu
      .exec(said.bare)
      ?.slice(1)
      .find((one) => one !== undefined);
  const field = fieldOf(said);
  return field === undefined ? undefined : measureField(said.model, field, nameOf(words ?? ''));
};

const ordering =
  /排|先看|在最?前|靠前|最上面|顺序|\b(?:sort(?:ed)?|order(?:ed)?|alphabetical(?:ly)?|first|(?:on|at the|up) top|ascending|descending)\b/iu;
const descending =
  /倒|降|从?大到|最?新|最?晚|最?高|最?多|最?贵|\b(?:newest|latest|most recent|highest|largest|biggest|most|descending|z to a|reverse)\b/iu;
const ascending =
  /升|从?小到|最?早|最?老|最?旧|最?低|最?少|便宜|\b(?:oldest|earliest|lowest|smallest|soonest|next|least|ascending|a to z)\b/iu;
const isDay = ({ type }: AppField) => type === 'date' || type === 'date-time';

/** The order of a list: by a field, or by the only date where newest or soonest are to stand first. */
export const orderForm: Form = (said) => {
  const { bare } = said;
  if (!ordering.test(bare) || choiceOf(said) !== undefined || fieldsOf(said).length > 1) return undefined;
  const isDown = descending.test(bare) && !ascending.test(bare);
  const named = fieldOf(said);
  if (named !== undefined) return ordered(said.model, named.entity.name, named.field.name, isDown);
  if (!isDown && !ascending.test(bare)) return undefined;
  const entity = said.named.find((one) => one.entity !== undefined)?.entity;
  const [day, another] = entity?.fields.filter(isDay) ?? [];
  return entity === undefined || day === undefined || another !== undefined
    ? undefined
    : ordered(said.model, entity.name, day.name, isDown);
};

const ticking = /打[勾钩√✓]|勾|是或?否|\b(?:tick|check ?box|yes ?\/ ?no|yes or no)\b/iu;
const becoming = /改|变|换|做成|应该是|\b(?:make|turn|change|convert|should be|becomes?|as an?|just)\b/iu;

/** A field that becomes a box to tick, a date or a number. */
export const typeForm: Form = (said) => {
  if (!becoming.test(said.bare)) return undefined;
  const field = fieldOf(said);
  if (field === undefined) return undefined;
  const type = ticking.test(said.bare)
    ? 'boolean'
    : /日期|\bdates?\b/iu.test(said.bare)
      ? 'date'
      : /数字|\bnumbers?\b/iu.test(said.bare)
        ? 'decimal'
        : undefined;
  return type === undefined ? undefined : retypeField(said.model, field, type);
};

import { numericTypes, type AppField } from '@toolbench/contracts/assistant/app-model.ts';
import type { FieldChange } from '@toolbench/contracts/app-commands.ts';
import { numberOf, numberPattern } from '../../words/numbers.ts';
import { changed } from '../changed.ts';
import { run, type Outcome } from '../outcome.ts';
import type { EntityField } from '../resolve.ts';
import { choiceOf, fieldOf, fieldsOf, mark, type Form, type Said } from './said.ts';

/*
 * Wishes for rules: what must be filled in, what no two records share, how large a number may be, what a new record begins with.
 */

/** Something stands beside what is named that the app does not have. */
const beside = new RegExp(`(?<!${mark})\\s*(?:\\band\\b|[、和与及])|(?:\\band\\b|[、和与及])\\s*(?!${mark})`, 'iu');

/** The fields that a rule is for; none where one of those it is for is not there. Two rules may stand beside each other. */
const ruled = (said: Said): EntityField[] =>
  beside.test(said.bare.replace(/\b(required|unique|mandatory|optional) and\b/giu, '$1')) ? [] : fieldsOf(said, true);

const set = (said: Said, fields: readonly EntityField[], to: FieldChange): Outcome | undefined =>
  fields.length === 0 ? undefined : run(said.model, ...fields.map((field) => changed(field, to)));

const optional =
  /(?:不|没)(?:用|必|一定|需要?)?(?:要|得)?(?:填|写|有|必填)(?:也|都)?(?:可以|行|成|没关系|没事|无所谓|能存|能保存|ok)|空着|留空|不(?:一定|用|必|是|需要?)(?:要|得)?(?:必?填|写|有)|选填|可填可不填|\b(?:(?:can|could|may|might|should|is fine to|ok to|okay to) (?:be )?(?:left |stay |stand )?(?:empty|blank|out)|optional|(?:not|n['’]t|no longer) (?:always |really )?(?:required|mandatory|compulsory|necessary|(?:have|need)(?: to)? (?:be )?(?:filled?(?: in)?|enter(?:ed)?|give|given|know))|if (?:known|there is one|we know|i know))\b/iu;
const forbidden = '(?:别|不[让能许准给得可]|不可以|不允许|存不了|拦)';
const required = new RegExp(
  `必填|必须(?:要)?(?:[填写有选]|◆)|(?:不能|不许|别|不准|不要|不可以?|不得)(?:再)?(?:漏|空|不填|不写|缺|忘)|(?:没|不|忘|漏|少)(?:有|了)?(?:[填写选录登]|◆).{0,6}${forbidden}.{0,4}(?:存|保存|提交|过)|◆.{0,4}(?:没填|没写|空着|漏了?).{0,4}${forbidden}|(?:都|一定|每次都?)(?:得|要)(?:有|填|写)◆|◆(?:都|一定|每次都?)(?:得|要)(?:有|填|写)|\\b(?:required|mandatory|compulsory|obligatory|(?:must|has to|have to|needs? to|should) (?:always |never )?(?:be )?(?:filled|given|entered|there|present|set|known)|(?:can(?:['’]?t|not)|may not|must not|never|should ?n['’o]t) be (?:left |saved |stored )?(?:empty|blank|without)|(?:no|nobody|can(?:['’]?t|not)|never|not|don['’]t|must not|should ?n['’o]t)\\b.*\\bwithout\\b|never (?:forget|skip|leave out))\\b`,
  'iu',
);
const unique =
  /唯一|(?:不[能许准可让得]|别|不要|不允许|不可以|没有|不会有)(?:再)?(?:有|出现|用|填|记|录|撞|让)?.{0,8}(?:重复?|[两二]次|[两二]遍|[两二]个|一样|相同|同一|撞)|(?:重复?了?|记重|撞).{0,8}(?:别|不[许能准])|\b(?:unique|no duplicates?|no two|only once|(?:never|not|nobody|no one|can['’]?t|cannot|don['’]t|mustn['’]?t|shouldn['’]?t|no)\b.*\b(?:twice|the same|duplicates?|duplicated|repeated?|two)|(?:same|twice|duplicates?)\b.*\b(?:never|not (?:be )?(?:allowed|possible|happen)|forbidden|refused?|reject(?:ed)?))\b/iu;

/** What is no longer wanted is told by the same words. */
const nolonger =
  /(?:不要|别|不用|无需|不需要)(?:再)?(?:把|将|设)|(?:不(?![能许得准可])|别|无需|没|勿|没有)[^◆,，]{0,6}(?:必填|必须|唯一|强制)|(?:n['’]t|\b(?:not|never|no need))\b(?!.*\bforget\b).{0,40}\b(?:required|mandatory|compulsory|obligatory|unique)\b|(?:n['’]t|\bnot|\bnever|\bno need)\b.{0,16}\b(?:(?:have|need|has) to|necessary)\b|\b(?:do ?n['’]?t|do not|never|no need to) (?:make|set|mark|let)\b|不再|不用再|取消|去掉|不是|不必|\b(?:no longer|not any ?more|need not|needn['’]t|remove|drop)\b|(?:\bnot|n['’]t) (?:(?:have|need)(?: to be)?|be) (?:unique|required|mandatory)/iu;

const notOptional =
  /不(?:再?是|能|再)(?:选填|可选)|\bno longer (?:be )?optional\b|\b(?:not|n['’]t) (?:be )?optional\b/iu;

/** Whether a field must be filled in, and whether no two records share what stands in it. */
export const flagForm: Form = (said) => {
  const { bare } = said;
  const isOver = nolonger.test(bare);
  const isRequired = notOptional.test(bare) || (required.test(bare) && !isOver);
  const isOptional = !isRequired && (optional.test(bare) || required.test(bare));
  const to: FieldChange = {
    ...(isRequired ? { required: true } : isOptional ? { required: false } : {}),
    ...(unique.test(bare) ? { unique: !isOver } : {}),
  };
  if (Object.keys(to).length === 0) return undefined;
  const fields = ruled(said);
  const rules = Object.entries(to).map(([rule, isOn]): FieldChange => ({ [rule]: isOn }));
  return fields.length === 0
    ? undefined
    : run(said.model, ...fields.flatMap((field) => rules.map((rule) => changed(field, rule))));
};

const anyNumber = new RegExp(numberPattern, 'iu');
const ending =
  /取消|去掉|删[除掉]?|移除|不要|不设|没有|不再|清[空除]|\b(?:remove|drop|delete|clear|lift|no(?: more| longer)?|without|get rid of)\b/iu;
const upper = /上限|最[大高多长]|\b(?:max(?:imum)?|cap|upper|highest|most)\b/iu;
const lower = /下限|最[小低少]|\b(?:min(?:imum)?|floor|lower|lowest|least)\b/iu;
const anyBound = /限制|范围|\b(?:limits?|bounds?|range)\b/iu;
const beginning = /默认|初始|预设|\b(?:default|preset)\b/iu;

/** A bound or a default that is no longer to be there: the field stays. */
export const ruleGoneForm: Form = (said) => {
  const { bare } = said;
  // A bound with a number is one that is to be: 分数最高不要超过100.
  if (!ending.test(bare) || anyNumber.test(bare)) return undefined;
  const [isUpper, isLower, isAny] = [upper, lower, anyBound].map((words) => words.test(bare));
  const to: FieldChange = {
    ...(isUpper || (isAny && !isLower) ? { most: null } : {}),
    ...(isLower || (isAny && !isUpper) ? { least: null } : {}),
    ...(beginning.test(bare) ? { preset: null } : {}),
  };
  const field = fieldOf(said);
  return field === undefined || Object.keys(to).length === 0 ? undefined : set(said, [field], to);
};

const number = `(?:${numberPattern})`;
const most = new RegExp(
  `(?:最多|至多|顶多|最高|最大|最长|上限|不(?:能|许|会|可以|要)?超过|别超过|不(?:能|会|可以)?(?:大|多|高)于|封顶在?|到)[^\\d◆]{0,6}?(?<a>${number})|(?<b>${number})[^\\d◆]{0,4}?(?:封顶|为限|以内|以下|之内|到顶|就满)|(?:can['’]?t|cannot|never|not|must ?n['’o]t|no|should ?n['’o]t|may not)\\b[^\\d◆]{0,30}?\\b(?:more|over|above|higher|past|exceed|greater|longer|bigger|older|beyond)\\b[^\\d◆]{0,8}?(?<c>${number})|(?:at most|at the most|max(?:imum)?(?: of| is)?|up to|(?:limit|cap|restrict|keep)(?:ed|ped)?(?: (?:it|this|that|(?:the )?◆))? (?:to|at|under|below)|tops? out at|ends? at|stops? at)\\s*[^\\d◆]{0,8}?(?<d>${number})|(?<e>${number})[^\\d◆]{0,12}?\\b(?:at most|max(?:imum)?|tops|is the (?:limit|most|maximum))\\b`,
  'iu',
);
const least = new RegExp(
  `(?:最少|至少|最低|最小|下限|不(?:能|许|会|可以|要)?(?:少|低|小)于|起码)[^\\d◆]{0,6}?(?<a>${number})|(?<b>${number})[^\\d◆]{0,4}?(?:起步|以上|起)(?!\\p{L})|(?:can['’]?t|cannot|never|not|must ?n['’o]t|no|may not)\\b[^\\d◆]{0,30}?\\b(?:less|fewer|below|under|lower|smaller)\\b[^\\d◆]{0,8}?(?<c>${number})|(?:at least|min(?:imum)?(?: of| is)?|starts? at|from)\\s*[^\\d◆]{0,8}?(?<d>${number})`,
  'iu',
);
const between = new RegExp(
  `(?:\\b(?:between|from)\\s+)?(?<low>${number})\\s*(?:到|至|-|–|~|～|to|and)\\s*(?<high>${number})`,
  'iu',
);
const noNegative =
  /(?:不[能许会可让]|别|没有|不是|不要|不允许)[^◆]{0,6}?负|负数?(?:也|都)?(?:不[行能许让可]|别)|\b(?:can['’]?t|cannot|never|not|no|must ?n['’o]t|may not)\b.{0,20}\b(?:negative|below zero|minus)\b/iu;

const numberIn = (groups: Record<string, string> | undefined) => {
  const words = Object.values(groups ?? {}).find((value: string | undefined) => value !== undefined);
  return words === undefined ? undefined : numberOf(words);
};

const textual: ReadonlySet<AppField['type']> = new Set(['text', 'long-text']);
const ofLength = /字|长|短|\b(?:characters?|chars?|letters?|words?|long(?:er)?|short(?:er)?|length)\b/iu;

/** A bound that is said not to be one. */
const noBound =
  /不限(?!制?[在到为])|没有?(?:上|下)?限|不是|\b(?:is|are|was|were)(?: not|n['’]t) (?:limited|\d)|\b(?:not|n['’]t) (?:be )?limited\b|\b(?:(?:need|should|must|shall|do|does|may)(?: not|n['’]t))\b.{0,20}\b(?:at (?:least|most)|minimum|maximum)\b|不[能用必要]?(?:最|至)[多少高低大小]|\bno limit\b/iu;
/** How many records there may be is no bound of a field. */
const ofRecords = /每[人位个门件只张名辆台天周月次◆]|同时|\b(?:each|per|every|at (?:once|a time|the same time))\b/iu;

/** What a number may be. A text with a bound that is none of its length was a number all the time. */
export const boundsForm: Form = (said) => {
  const { bare } = said;
  const range = upper.test(bare) || lower.test(bare) ? undefined : between.exec(bare)?.groups;
  const high = numberOf(range?.high ?? '') ?? numberIn(most.exec(bare)?.groups);
  const low = numberOf(range?.low ?? '') ?? (noNegative.test(bare) ? 0 : numberIn(least.exec(bare)?.groups));
  if ((high === undefined && low === undefined) || ofRecords.test(bare) || noBound.test(bare)) return undefined;
  // Of several fields one at least: that is a rule of none of them.
  if (fieldsOf(said).length > 1) return undefined;
  const canBe = ({ type }: AppField) =>
    numericTypes.has(type) || textual.has(type) || (type === 'choice' && noNegative.test(bare));
  // What is spoken of may be named by the clause before: 标题太长不好看,限制在50个字以内.
  const found = fieldOf(said, { isFit: canBe, reach: said.named.length === 0 || (low === 0 && high === undefined) });
  if (found === undefined) return undefined;
  const bounds = { ...(low === undefined ? {} : { least: low }), ...(high === undefined ? {} : { most: high }) };
  const isText = !numericTypes.has(found.field.type);
  if (isText && (found.field.name === found.entity.titleField || ofLength.test(bare)))
    return high === undefined || low !== undefined ? undefined : set(said, [found], bounds);
  return set(said, [found], isText ? { type: 'decimal', ...bounds } : bounds);
};

const presetting =
  /默认|预设|预先|先填|自动填|(?:一般|通常|大多|多半|平时)(?:都|就)?(?:是|选|填)?|(?:新的?|刚[建加录]).{0,10}(?:都|就|先|一律|总)(?:是|选|填|算)|\b(?:defaults?|by default|pre-?(?:fill|select|set)|(?:put|fill|set|enter|have|with)\b.*\bin\b|new\b.*\b(?:always|start|begin|are|is|be)|start(?:s|ing)?(?: out)?(?: off)?(?: as| with| at)?|begin(?:s|ning)? (?:as|with|at)|usually|assume)\b/iu;
const today = /今天|当天|当日|现在|\b(?:today(?:['’]s date)?|now|the current (?:date|day|time))\b/iu;
const yes = /(?:是|选|填|算|勾)[^◆]{0,2}(?:到|有|是|对|好|勾|过)了?|勾上|打勾|\b(?:yes|ticked|checked|true|on)\b/iu;
const no = /(?:是|选|填|算)?(?:不|没|未|否)|\b(?:no|unticked|unchecked|false|off|not)\b/iu;
const isDay = ({ type }: AppField) => type === 'date' || type === 'date-time';

/** What a new record begins with: a choice, today, a number, or yes or no. */
export const presetForm: Form = (said) => {
  if (!presetting.test(said.bare)) return undefined;
  const choice = choiceOf(said);
  if (choice !== undefined) return set(said, [choice], { preset: choice.choice.value });
  if (today.test(said.bare)) {
    const found = fieldOf(said, { isFit: isDay, reach: true });
    return found === undefined ? undefined : set(said, [found], { preset: 'now' });
  }
  const found = fieldOf(said);
  if (found === undefined || !/默认|预|先填|自动填|default|pre|start|begin|always|assume/iu.test(said.bare))
    return undefined;
  const behind = said.bare.slice(said.bare.search(presetting));
  if (numericTypes.has(found.field.type)) {
    const value = numberOf(new RegExp(number, 'iu').exec(behind)?.[0] ?? '');
    return value === undefined ? undefined : set(said, [found], { preset: value });
  }
  if (found.field.type !== 'boolean') return undefined;
  // “Paid should be yes by default” says the value first.
  const told = [behind, said.bare].find((words) => yes.test(words) || no.test(words)) ?? '';
  const value = yes.test(told) ? true : no.test(told) ? false : undefined;
  return value === undefined ? undefined : set(said, [found], { preset: value });
};

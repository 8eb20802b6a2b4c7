import { numericTypes, type AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { splitList } from '../read/sentence/split-list.ts';
import { cannotDo } from '../words/cannot-lexicon.ts';
import { colourIn } from '../words/colour-lexicon.ts';
import { nameCommand, ordered } from './app-commands.ts';
import { addChoices, setChoices } from './choice-commands.ts';
import { takenOut } from './choice-gone-command.ts';
import { addEntity, pointTo } from './entity-commands.ts';
import { addFieldList, flagCommand, removeNamedField, renameField, retypeField } from './field-commands.ts';
import { findLabels, labelIn, type FoundLabel } from './find-labels.ts';
import { limitCommand } from './limit-commands.ts';
import { each, run, andThen, unquoted, type Outcome } from './outcome.ts';
import { addPage } from './page-commands.ts';
import { unknownOwner, whoseLabel } from './whose-label.ts';

/*
 * A wish that is worded as no command knows it is read by what stands in it, in whatever order: a label of the app and a
 * cue of what is to become of it. Where the rest of the clause says more than that, it is not read.
 */

/** A clause with the first field that it names; `rest` has neither labels nor what is quoted. */
interface Cued {
  readonly model: AppModel;
  readonly clause: string;
  readonly rest: string;
  readonly label: FoundLabel | undefined;
  /** What stands in quotation marks and is no label. */
  readonly quote: string | undefined;
}

type Rule = (cued: Cued) => Outcome | undefined;

/** What is taken back is worded in too many ways to be read by a cue. */
const negated =
  /不用|不必|不一定|可以不|可填可不填|选填|可选|不再|\b(?:optional|(?:does|do|need|is|are|should)(?:n['’]?t| not)|no longer|not)\b/iu;

/** Where something happens in some cases only, or by itself, no cue tells what is meant. */
const conditional =
  /如果|要是|一旦|只要|的时候|提醒|通知|自动|超过|快要|\b(?:if|when(?:ever)?|unless|until|remind|notify|automatically|as soon as)\b/iu;

const cue = {
  remove:
    /删|去掉|拿掉|移除|不要了|没必要|多余|用不着|不需要|\b(?:remove|drop|delete|get rid|take out|ditch|no longer need|don['’]?t need)\b/iu,
  rename: /叫|改名|\b(?:rename|relabel|call(?:ed)?|named?|instead of|rather have|should (?:say|read))\b/iu,
  required:
    /必填|必须填|一定要[填写有]|不能(?:空|不填)|\b(?:required|mandatory|compulsory|must be (?:filled|given|there)|(?:can['’]?t|cannot|may not) be (?:empty|blank))\b/iu,
  unique: /唯一|(?:不能|不许|不可|别)重复|\b(?:unique|duplicates?|no two)\b/iu,
  negative: /(?:不能|不许|不可能?)(?:是|有|为)?负|\b(?:negative|below zero|minus)\b/iu,
  sort: /排|先看|在前|靠前|\b(?:sort(?:ed)?|order(?:ed)?|alphabetical(?:ly)?|first|on top|ascending|descending)\b/iu,
  descending: /倒|降|大|新|晚|高|多|贵|\b(?:newest|latest|highest|largest|biggest|most|descending|z to a|z-a)\b/iu,
  ascending: /升|早|老|旧|小|低|少|便宜|\b(?:oldest|earliest|lowest|smallest|soonest|least|ascending|a to z|a-z)\b/iu,
  become: /改|变|换|做成|应该是|\b(?:make|turn|change|convert|should be|becomes?|as an?)\b/iu,
  tick: /打[勾钩√✓]|勾|是或?否|\b(?:tick|check ?box|yes ?\/ ?no|yes or no)\b/iu,
  more: /再加|加(?:上|个|一)|多一|还?有个|\b(?:add|one more|another|also|plus)\b/iu,
  options: /选项|限定|只有|只能|只分|分[为成]|档|\b(?:options?|choices?|only|either|one of)\b/iu,
  view: /看板|日历|图表|柱状图|饼图|折线图|\b(?:board|kanban|calendar|chart|graph)\b/iu,
  title:
    /(?:应用|网站|系统|程序|软件|页面)?的?(?:标题|应用名|名字|名称)|\b(?:app|site|application|tool|page)\b[^,]*\b(?:title|name|called?)\b|\b(?:title|name)\b|\bcall (?:it|the app|the site|this)\b/iu,
  colour: /色|主题|品牌|\b(?:colou?r|theme|brand|accent|bright|suit)\b/iu,
  add: /加|添|补|增|[要得]有|[要得]能|[要得]记|也记|漏了|缺|\b(?:add|needs?|want|missing|forgot|include|track|record|keep|note)\b/iu,
} as const;

/** What a list or a name begins after. */
const after =
  /(?:[:：=]|选项|限定[成为在]?|只有|只能[选是填]?|分[为成]|改成|改为|叫做?|[为成是]|\b(?:to|as|only|either|one of|more|options?|choices?|with|called|named)\b)\s*/giu;

/** The last thing that is said, from the last word on that introduces something. */
function saidLast(text: string): string {
  const starts = [...text.matchAll(after)];
  const last = starts.at(-1);
  return unquoted(last === undefined ? text : text.slice(last.index + last[0].length));
}

const ofLabel = (when: RegExp, make: (cued: Cued & { readonly label: FoundLabel }) => Outcome | undefined): Rule => {
  return (cued) => {
    const { label, rest } = cued;
    return label !== undefined && when.test(rest) ? make({ ...cued, label }) : undefined;
  };
};

/** Something is named beside the label: a field that the app does not have. */
const beside = /\band\b|[、和与及]/iu;

/** What is said of a field that is to be given, or no two records are to share, or both. */
const flags: Rule = ({ model, label, rest }) => {
  const said = [...(cue.required.test(rest) ? ['必填'] : []), ...(cue.unique.test(rest) ? ['不能重复'] : [])];
  if (label === undefined || said.length === 0 || negated.test(rest)) return undefined;
  if (said.length === 1 && beside.test(rest)) return undefined;
  return each(model, said, (next, flag) => flagCommand(next, `${labelIn(label, next)}${flag}`));
};

const rename = ofLabel(cue.rename, ({ model, clause, label, quote }) => {
  const instead = /^(?:have |use |i want |put )?(.+?) (?:instead of|rather than)\b/iu.exec(clause)?.[1];
  const to = quote ?? instead ?? saidLast(clause.slice(label.end));
  return to === '' ? undefined : renameField(model, label, to);
});

const options = ofLabel(cue.options, ({ model, clause, label, rest }) => {
  const list = saidLast(clause.slice(label.end));
  if (cue.more.test(rest)) return addChoices(model, labelIn(label, model), list);
  return setChoices(model, label, list);
});

const moreOptions = ofLabel(cue.more, ({ model, clause, label }) =>
  label.field.type === 'choice'
    ? addChoices(model, labelIn(label, model), saidLast(clause.slice(label.end)))
    : undefined,
);

const retype = ofLabel(cue.become, ({ model, clause, label, rest }) => {
  if (cue.tick.test(rest)) return retypeField(model, label, 'boolean');
  const type = /日期|\bdates?\b/iu.test(rest) ? 'date' : /数字|\bnumbers?\b/iu.test(rest) ? 'decimal' : undefined;
  return type === undefined || clause.length > 60 ? undefined : retypeField(model, label, type);
});

const notNegative = ofLabel(cue.negative, ({ model, label }) => {
  const rule = (next: AppModel) => limitCommand(next, `${labelIn(label, next)}不能小于0`);
  return numericTypes.has(label.field.type) ? rule(model) : andThen(retypeField(model, label, 'decimal'), rule);
});

/** Who may not take something away is said, not that it is to go: “customers cannot delete orders”. */
const ban =
  /\b(?:can ?not|can['’]?t|must ?n['’o]t|may not|should ?n['’o]t|shall not|(?:nobody|no ?one) (?:can|may|should)|not allowed to|never) (?:\w+ )?(?:remove|drop|delete|ditch)\b|(?:不(?:能|可以?|得|许|准|应该?)|禁止)\p{Script=Han}{0,3}?(?:删|去掉|拿掉|移除)/iu;

const remove = ofLabel(cue.remove, ({ model, clause, label }) => {
  if (takenOut(model, clause) !== undefined || ban.test(clause)) return undefined;
  return unknownOwner(model, clause, label) ?? removeNamedField(model, labelIn(label, model), label.entity.name);
});

const sort = ofLabel(cue.sort, ({ model, rest, label }) => {
  const isDescending = cue.descending.test(rest) && !cue.ascending.test(rest);
  return ordered(model, label.entity.name, label.field.name, isDescending);
});

/** What is said around a view without saying what it shows. */
const ofViews =
  /[用加做个一看显示展成在里上也再来能想]|页面?|视图|\b(?:can|could|i|we|you|see|show|view|it|that|this|them|these|in|on|as|an?|the|also|give|me|us|put|make|have|page|add|too)\b/giu;

const view: Rule = ({ model, clause, label }) => {
  const kind = cue.view.exec(clause)?.[0];
  if (kind === undefined) return undefined;
  if (label !== undefined) return addPage(model, `${kind} by ${labelIn(label, model)}`, label.entity.name);
  const [only, other] = model.entities;
  const saysMore = /\p{L}/u.test(clause.replace(cue.view, '').replace(ofViews, ''));
  return only === undefined || other !== undefined || saysMore ? undefined : addPage(model, kind, only.name);
};

const title: Rule = ({ model, clause, rest, label, quote }) => {
  if (label !== undefined || !cue.title.test(rest)) return undefined;
  const name = quote ?? saidLast(clause);
  return name === '' || name.length > 30 || name === clause
    ? undefined
    : nameCommand(model, `${/\p{Script=Han}/u.test(clause) ? '应用改名为' : 'rename the app to '}${name}`);
};

const hexColour = /#[0-9a-f]{6}\b/iu;

const colour: Rule = ({ model, clause, rest, label }) => {
  const hex = hexColour.exec(clause)?.[0].toLowerCase();
  const found = hex ?? (cue.colour.test(rest) ? colourIn(rest) : undefined);
  if (label !== undefined || found === undefined || cue.remove.test(rest)) return undefined;
  return run(model, { do: 'set-colour', colour: found });
};

/** Another kind of records, told with a list of what is kept of each: 还要记考级,考级有日期、曲目, “add hearings, with date and judge”. */
const things: readonly RegExp[] = [
  /(?:记|加|添|管|存)(?<name>\p{Script=Han}{1,8}?)[,，:：]\s*(?:每[个次条位]?|一次|\k<name>)*(?:要|得)?(?:有|写|记|填|包括|包含)\s*(?<list>[^,，]*[、和][^,，]*)/u,
  /^(?<name>\p{Script=Han}{1,8}?)(?:也要?|还要|都要)[记存管][,，]?\s*(?:每[个次条位]?|\k<name>)*(?:要|得)?(?:有|写|记|填|包括|包含)\s*(?<list>[^,，]*[、和][^,，]*)/u,
  /\b(?:add|track|record|keep|log|have)\s+(?<name>[a-z][\w -]{1,24}?)(?:\s+(?:to it|too|as well))?[,:]?\s+(?:each\s+)?(?:with|having|each has)\s+(?<list>[^;]+)$/iu,
];
const many = /每[个位家只本]?.{1,8}[有能可].*[好很许]?[多几]|\bmany\b|\bseveral\b|每次/iu;

const thing: Rule = ({ model, clause }) => {
  const groups = things.map((pattern) => pattern.exec(clause)?.groups).find((found) => found !== undefined);
  const name = groups?.name;
  const list = groups?.list;
  if (name === undefined || list === undefined || splitList(list, () => false).length < 2) return undefined;
  const added = addEntity(model, name, list);
  const [owner] = model.entities;
  if (added?.ok !== true || owner === undefined || model.entities.length !== 1 || !many.test(clause)) return added;
  return andThen(added, (next) => {
    const child = next.entities.at(-1);
    return child === undefined ? undefined : pointTo(next, child, owner);
  });
};

const politeness =
  /^(?:(?:i|we|you|it)\s+)?(?:(?:also|still|just|really|forgot|would like|want|need|should|could|please|to|do|have|be able)\s+)*|\b(?:please|i forgot|too|as well|thanks)\b|^[我们你也还得要需想能]*(?=[加添补增记有写填勾拍])/giu;
const introduction =
  /^.*?(?:\b(?:add|needs?|want|missing|forgot|include|track|record|keep|note|tick|whether)\b|[加添补增]上?(?:个|一个|一栏|一项|条)?|[要得]有个?|[要得]能|也?[要得]?记一?下?)\s*/iu;
const article = /^(?:an?|the|another|field|column|for|whether|to|tick|note|个|一个|一栏|一项|勾一?下|打勾|字段)\s*/iu;
const unit = /\s+in\s+(?:kg|g|km|m|cm|hours|minutes|days|litres|liters|euros|dollars)$/iu;

/** Something more that is to be kept of each record: a name and no more than that. */
const field: Rule = ({ model, clause, rest, quote }) => {
  if (!cue.add.test(rest)) return undefined;
  let name = quote ?? clause.replace(politeness, '').replace(introduction, '');
  for (let last = ''; last !== name;) [last, name] = [name, name.replace(article, '').trim()];
  const isTick = cue.tick.test(rest) || /\bwhether\b|是否|在不在|有没有/iu.test(clause);
  if (isTick) name = name.replace(/(\p{Script=Han})不\1/gu, '$1').replace(/\s+(?:is|are|was|were)\s+/iu, ' ');
  const isNumber = unit.test(name);
  const added = addFieldList(
    model,
    '',
    unquoted(name.replace(unit, '').replace(/(?:字段|这[栏项])$|\s+(?:field|column)$/iu, '')),
  );
  if (added?.ok !== true || !(isTick || isNumber)) return added;
  const entity = added.model.entities.find(
    ({ fields }, at) => fields.length > (model.entities[at]?.fields.length ?? 0),
  );
  const last = entity?.fields.at(-1);
  if (entity === undefined || last === undefined || last.type !== 'text') return added;
  return andThen(added, (next) => retypeField(next, { entity, field: last }, isTick ? 'boolean' : 'decimal'));
};

/** What is narrowest first; the last two make something new of what is no label yet. */
const rules: readonly Rule[] = [
  flags,
  notNegative,
  view,
  rename,
  remove,
  sort,
  options,
  moreOptions,
  retype,
  title,
  colour,
  thing,
  field,
];

/** Those that two clauses only tell together. */
const ofSeveral: readonly Rule[] = [
  rename,
  notNegative,
  (cued) => (/(?:\b(?:it|this|that)|[删去]掉?了?)$/iu.test(cued.clause) ? remove(cued) : undefined),
  thing,
  (cued) => (cued.quote === undefined ? undefined : title(cued)),
  (cued) => (hexColour.test(cued.clause) ? colour(cued) : undefined),
  (cued) => (cued.rest.length <= longestOrder ? sort(cued) : undefined),
];
const longestOrder = 14;

const longest = 120;

/** What stands in quotation marks; an apostrophe is none. */
const quotation = /(?:["“「『]|(?<![a-z])['‘])([^"”」』]{1,40}?)(?:["”」』]|['’](?![a-z]))/iu;

/**
 * Reads a clause by a label and a cue; see above. `named` leaves out what makes a new field of words: a command that knew
 * them has refused that.
 */
export function cueCommand(model: AppModel, clause: string, which: 'all' | 'named'): Outcome | undefined {
  if (clause.length > longest || conditional.test(clause) || cannotDo(clause) !== undefined) return undefined;
  const quoteFound = quotation.exec(clause);
  const labels = findLabels(model, clause);
  const isQuotedLabel = labels.some(({ start }) => quoteFound !== null && start === quoteFound.index + 1);
  const outside = labels.filter(
    ({ start, end }) =>
      quoteFound === null ||
      isQuotedLabel ||
      end <= quoteFound.index ||
      start >= quoteFound.index + quoteFound[0].length,
  );
  const rest = outside.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, clause);
  const label = whoseLabel(model, clause, outside[0]);
  if (label !== undefined && 'ok' in label) return label;
  const cued: Cued = {
    model,
    clause,
    rest,
    label,
    quote: isQuotedLabel ? undefined : quoteFound?.[1]?.trim(),
  };
  // Of several clauses a rule would take one and leave the others without a word.
  const isSeveral = /[,，]/u.test(clause.replace(/[([（][^)\]）]*[)\]）]/gu, '').replace(quotation, ''));
  // Of several fields it is not clear which is meant.
  if (outside.some(({ field: other }) => other !== outside[0]?.field)) return undefined;
  let refused: Outcome | undefined;
  const tried = isSeveral ? ofSeveral : rules;
  for (const rule of which === 'all' ? tried : tried.filter((one) => one !== field)) {
    const outcome = rule(cued);
    if (outcome?.ok === true) return outcome;
    refused ??= outcome;
  }
  return refused;
}

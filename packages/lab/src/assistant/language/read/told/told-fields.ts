import type { AppField, FieldType } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { sentenceCase } from '../../words/english.ts';
import { fieldPhrases } from '../../words/field-lexicon.ts';
import { unitType } from '../../words/measures.ts';
import { tokenise } from '../../words/tokens.ts';
import { isRule } from '../is-rule.ts';
import { limitsOf, readField } from '../read-field.ts';
import { isOneItem } from '../read-item.ts';
import { splitList } from '../sentence/split-list.ts';

/** A field of a list, and its words there without what brackets and units say of it. */
export interface ToldField {
  readonly words: string;
  readonly field: AppField;
}

/** A kind of records and the fields that a message lists for it. */
export interface ToldThing {
  /** What the message calls it; empty where it only lists its fields. */
  readonly words: string;
  readonly fields: readonly ToldField[];
  /** All that is said of it, its list included. */
  readonly clause: string;
}

const fewestTelling = 4;

/** How many of some fields a dictionary knows, or have a type of their own. */
export const countKnown = (fields: readonly ToldField[]): number =>
  fields.filter(({ words, field }) => field.type !== 'text' || fieldPhrases.findAtEnd(words) !== undefined).length;

/** A list that tells of things by itself: two thirds of its items are known as fields, or say what is kept in them. */
export const isTelling = (fields: readonly ToldField[]): boolean =>
  fields.length >= fewestTelling && countKnown(fields) * 3 >= fields.length * 2;

/** Slashes part choices here, and no fields. */
const marks = /[,、;\n]|\t/y;

const around =
  /^(?:(?:and|also|plus|then|later|finally|the|an?|its|their|his|her|our|my|whose|what(?:['’]s| is) the|with|about|of course|to (?:see|know|record|note|log|have))\s+|(?:还有|以及|和|及|另外|它的|其|他的|还要有?|包括|再加上?|分别是|就是|加一?个|当然)(?=\p{Script=Han}))+|\s+(?:as well|too|please|thanks|etc\.?)$|(?:等等?|之类的?|这些|什么的|就行|就好|即可|就可以了?)$/giu;

/** “status: up, coming down”, 位置:左桨/右桨: what stands behind a name are its choices. */
const named = /^(?<name>[^:()]{1,40}?)\s*:\s*(?<list>[^:()]+)$/u;
/** “paid by card/cash/transfer”, 左桨还是右桨. */
const slashed = /^(?<name>[^/()]{2,30}?)\s+(?<list>[^\s/()]{2,16}(?:\/[^\s/()]{2,16}){2,})$/u;
const eitherOf = /^(?<name>(?<list>\p{Script=Han}{1,4}还是\p{Script=Han}{1,4}))$/u;
/** “status, either open or done”, “voice part being alto or bass”. */
const oneOf = /,?\s+(?:(?:which|that) (?:is|can be)\s+)?(?:either|being|one of)\s+(?=[^,;]+\bor\b)(?<list>[^,;]+)/giu;
const yesOrNo =
  /\s*\(?(?:yes ?(?:\/|or) ?no|y ?\/ ?n|true ?\/ ?false|tick ?box|check ?box|[是有]\/[否无]|打[勾钩])\)?(?=\s*$|\s*[,、;])/giu;
const scale =
  /[ ,]*\(?(?:from |从)?(?<least>[01])\s*(?:-|–|to|到|至)\s*(?<most>\d{1,3})\s*(?<unit>stars?|[颗个]?[星分])?\)?$/iu;
const stars = /(?:打)?几颗?星$|\s*(?:in|out of (?:five|5)) stars$/iu;
const inUnit =
  /(?:\s*\(\s*(?<bracketed>[^()]{1,12})\s*\)| in (?<after>[\w%°]+(?: \w+)?)|(?<=\p{Script=Han})(?<joined>[a-z%°]{1,4})| (?<spaced>%|°[cf]|[mµ]?g\/l|kg|km|cm|mm|kwh|hz))$/iu;

/** What a person would take for a name: no sentence, and no rule of how something has to be. */
const longest = { words: 8, characters: 12 };

/** Words of the sentence around a list, which a list that has no clear beginning may begin with. */
const ofSentence =
  /^(?:i|i['’]m|we|you|they|he|she|it|please|can|could)\b|^(?:need|want|make|build|create) (?:an?|the|me|us|my|some|it|to)\b|^(?:[我你](?!.*[几多什哪谁])|做一?[个套]|帮|想|一个|管理|登记(?!日期|时间|人|号)|给(?!.*[几多什哪谁]))/iu;

function isName(words: string): boolean {
  if (ofSentence.test(words)) return false;
  const count = tokenise(words).length;
  return count > 0 && count <= (/\p{Script=Han}/u.test(words) ? longest.characters : longest.words) && !isRule(words);
}

/** The choices of a list such as a/b/c; undefined where it has no two short ones. */
function choicesIn(list: string): string | undefined {
  const items = splitList(list.replace('还是', '、'), () => false);
  return items.length >= 2 && items.every((item) => item.length <= 24) ? items.join('、') : undefined;
}

/** The number that a unit behind a name measures, which a name alone does not tell. */
function measured(field: AppField, type: FieldType, unit: string, hasOwn: boolean): AppField {
  const { zh, en } = field.label;
  const isOpen = field.type !== 'choice' || !hasOwn;
  const { name, required, unique } = field;
  return {
    ...(isOpen ? { name, required, unique, type, ...limitsOf(type) } : field),
    label: { zh: `${zh}（${unit}）`, en: `${en} (${unit})` },
  };
}

/** A field under the words of the list: what a dictionary knows of them tells its type and its name in the other language. */
function withWords(field: AppField, words: string): AppField {
  const { zh, en } = field.label;
  if (/\p{Script=Han}/u.test(words)) return { ...field, label: { zh: words, en: en === zh ? words : en } };
  return { ...field, label: { zh: zh === en ? sentenceCase(words) : zh, en: sentenceCase(words) } };
}

/** Items that were read: where a list begins is tried at many places, and most of its items are the same each time. */
const readItems = new Map<string, ToldField | undefined>();
const mostKept = 500;

/** No item is longer, with its choices. */
const longestItem = 160;

function toldField(item: string): ToldField | undefined {
  if (item.length > longestItem) return undefined;
  if (!readItems.has(item)) {
    if (readItems.size >= mostKept) readItems.clear();
    readItems.set(item, fieldOf(item));
  }
  return readItems.get(item);
}

/** One item of a list as a field; undefined where it is none. */
function fieldOf(item: string): ToldField | undefined {
  let text = item.replace(/["“”「」]/gu, '').trim();
  for (let last = ''; last !== text;) [last, text] = [text, text.replace(around, '').trim()];
  const sliced = slashed.exec(text)?.groups ?? eitherOf.exec(text)?.groups;
  const pair = named.exec(text)?.groups ?? sliced;
  const own = choicesIn(pair?.list ?? '');
  const hints: string[] = own === undefined ? [] : [own];
  if (pair !== undefined && own === undefined) return undefined;
  if (pair !== undefined) text = (pair.name ?? '').trim();
  const said = (pattern: RegExp, hint: (groups: Record<string, string | undefined>) => string) => {
    const match = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(text);
    if (match === null) return;
    hints.push(hint(match.groups ?? {}));
    text = text.replace(match[0], '').trim();
  };
  said(yesOrNo, () => '是/否');
  said(scale, ({ least = '', most = '' }) => `${least}-${most}`);
  if (stars.test(text)) said(stars, () => '1-5');
  const unit = inUnit.exec(text);
  const measure = unit?.groups?.bracketed ?? unit?.groups?.after ?? unit?.groups?.joined ?? unit?.groups?.spaced ?? '';
  const type = unitType(measure);
  if (unit !== null && type !== undefined) text = text.slice(0, unit.index).trim();
  const words = text.replace(/\s*[([{][^)\]}]*[)\]}]?\s*/gu, ' ').trim();
  if (words === '' && hints.includes('1-5')) return fieldOf(/\p{Script=Han}/u.test(item) ? '评分' : 'rating');
  if (!isName(words) || words.length > limits.assistant.nameCharacters) return undefined;
  const field = readField(`${text}${hints.map((hint) => ` (${hint})`).join('')}`);
  if (field === undefined) return undefined;
  const called = withWords(field, words);
  return { words, field: type === undefined ? called : measured(called, type, measure, hints.length > 0) };
}

/** “Date and time” is one item. */
const isOne = (item: string) => isOneItem(item) || /^(?:the )?(?:[\w-]+ ){0,2}(?:date|day) and time$/iu.test(item);

/** The fields of a list up to the first item that is none. In `lines` every line is one. */
export function toldFields(list: string, { areLines = false } = {}): ToldField[] {
  const whole = list.replace(oneOf, (_, choices: string) => ` (${choices.replace(/\bor\b/giu, ',')})`);
  const items = areLines ? whole.split('\n') : splitList(spaced(whole), isOne, marks);
  const fields: ToldField[] = [];
  for (const item of items.slice(0, limits.assistant.fieldsPerEntity)) {
    const field = toldField(item);
    if (field === undefined) break;
    fields.push(field);
  }
  return fields;
}

/** 日期 钓点 天气: blanks part short Chinese names where nothing else does. */
function spaced(list: string): string {
  const isSpaced = /^\s*\p{Script=Han}{1,6}(?:\([^()]*\))?(?: +\p{Script=Han}{1,6}(?:\([^()]*\))?){2,}/u.test(list);
  return isSpaced ? list.replace(/(?<=[\p{Script=Han})]) +(?=\p{Script=Han})/gu, '、') : list;
}

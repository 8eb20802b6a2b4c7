import type { AppEntity, AppField, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { unquoted, type Outcome } from '../outcome.ts';
import type { EntityField } from '../resolve.ts';
import { findMentions, type FieldChoice, type Mention } from './mentions.ts';

/** Stands for what a clause names of the app, so that a form is the same whatever that is called. */
export const mark = '◆';

/** A clause of a message with what it names of the app. */
export interface Said {
  readonly model: AppModel;
  /** The clause as it was written. */
  readonly text: string;
  /** The clause with a mark for each mention. */
  readonly bare: string;
  /** What the clause names. */
  readonly named: readonly Mention[];
  /** What the clauses before it name, the nearest first. */
  readonly before: readonly Mention[];
  /** What the clauses before it and then those after it name, the nearest first. */
  readonly near: readonly Mention[];
  /** Words in quotation marks that name nothing of the app. */
  readonly quote: string | undefined;
  /** A list that stands behind the colon of its sentence. */
  readonly list: string | undefined;
}

/** One way of wishing; undefined where a clause does not wish so. */
export type Form = (said: Said) => Outcome | undefined;

const quotation = /(?:["“「『]|(?<![a-z])['‘])([^"”」』]{1,40}?)(?:["”」』]|['’](?![a-z]))/iu;

/** Borders of clauses: marks, and words that begin a reason or another wish. */
const borders =
  /(?:(?<!\d),|,(?!\d{3}(?!\d))|[，。;；!?！？…\n])+\s*|\.(?=\s|$)\s*|\s+[–—-]+\s+|—+|(?<=\p{Script=Han})(?:但是?|不过)(?=\p{Script=Han})|\s+(?:so that|so(?= (?:i|we|you|it|they|that|the)\b)|because|since(?! \d| (?:last|yesterday|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|but|although|while|and(?= (?:i|we|you|they|please|then|also)\b))\s+/giu;

const listBehind = /[:：]\s*(?<list>[^:：。;；\n]*(?:[、,，/]|\bor\b|还是|或)[^:：。;；\n]*?)[.!\s]*$/iu;

/** 还有演出服要管,尺码、颜色; 还要记展览,展览有开幕日、场馆: what is to be kept is listed behind a comma. */
const listNext =
  /(?<=[管存录]|[记管存录](?<name>\p{Script=Han}{1,8}))[,，]\s*(?:\k<name>|每[个次条位])*(?:要|得)?(?:有|写|记|填|包括|包含)?(?=[^,，。;；]*、[^,，。;；]*(?:$|[。;；]))/u;

/** What a text names; of what stands in quotation marks only the whole can be named. */
function namedIn(model: AppModel, text: string): Mention[] {
  const quotes = [...text.matchAll(new RegExp(quotation, 'giu'))].map(({ 0: words, index }) => ({
    from: index + 1,
    to: index + words.length - 1,
  }));
  return findMentions(model, text).filter(({ start, end, isPart }) =>
    quotes.every(({ from, to }) => end <= from || start >= to || (start === from && end === to && !isPart)),
  );
}

/** Whether what is named is told to be left out: “no exams”, 考试不要. It is not what a wish before it is about. */
const isDenied = (text: string, { start, end }: Mention): boolean =>
  /^(?:里|中)?(?:都|就|先|可)?[不没别]/u.test(text.slice(end, end + longestDenial)) ||
  /(?:\b(?:no|not|without|except|but)\s+(?:the\s+)?|不要|别|除了?)$/iu.test(
    text.slice(Math.max(0, start - longestDenial), start),
  );
/** What denies a name stands right beside it. */
const longestDenial = 16;

/** The clauses of a message. */
export function clausesIn(model: AppModel, said: string): Said[] {
  const message = said.replace(listNext, ':');
  const list = listBehind.exec(message)?.groups?.list?.trim();
  const text = list === undefined ? message : message.replace(listBehind, '');
  const mentions = namedIn(model, text);
  const hidden = text.replace(new RegExp(quotation, 'giu'), (words) => '\u0001'.repeat(words.length));
  const cuts = [...hidden.matchAll(borders)].map(({ 0: words, index }) => ({ from: index, to: index + words.length }));
  const starts = [0, ...cuts.map(({ to }) => to)];
  const ends = [...cuts.map(({ from }) => from), text.length];
  return starts.flatMap((start, index) => {
    const end = ends[index] ?? text.length;
    const words = text.slice(start, end);
    if (words.trim() === '') return [];
    const named = mentions.filter((one) => one.start >= start && one.end <= end);
    const before = mentions.filter((one) => one.end <= start).reverse();
    const near = [...before, ...mentions.filter((one) => one.start >= end && !isDenied(text, one))];
    const quoted = quotation.exec(words);
    const isNamed = named.some(
      (one) => quoted !== null && one.words.toLowerCase() === (quoted[1] ?? '').trim().toLowerCase(),
    );
    const marked = named.reduceRight(
      (left, one) => `${left.slice(0, one.start - start)}${mark}${left.slice(one.end - start)}`,
      words,
    );
    return [
      {
        model,
        text: words.trim(),
        bare: marked.replace(/["“「『'‘]◆["”」』'’]/gu, mark).trim(),
        named,
        before,
        near,
        quote: isNamed || quoted === null ? undefined : quoted[1]?.trim(),
        list,
      },
    ];
  });
}

const around =
  /^(?:(?:an?|the|another|one|more|new|also|called|named|that|to|of|for|as)\s+|(?:一?[个种类项档栏张条位下]|叫做?|的|上|也|再|还|是|有)(?=.{2}))+|\s+(?:too|as well|please|instead|possible|lol|thx|thanks|now|there|options?|choices?|fields?|columns?|box)$|(?:的|吧|了|啊|呀|呢|才[行对好]|就[行好]|也|一下|上去|进去|选项|字段|这个|谢谢|多谢|麻烦了?)$/giu;

/** Words of a clause as a name: without articles, particles and politeness. */
export function nameOf(words: string): string {
  let name = unquoted(words);
  for (let last = ''; last !== name;) [last, name] = [name, unquoted(name.replace(around, '').trim())];
  return name;
}

/** What a form finds behind its cue, or in quotation marks. */
export function newWords({ quote, bare }: Said, patterns: readonly RegExp[]): string | undefined {
  // Of several things in quotation marks the first alone would be taken.
  if (quote !== undefined && [...bare.matchAll(new RegExp(quotation, 'giu'))].length > 1) return undefined;
  for (const pattern of patterns) {
    const match = pattern.exec(bare);
    if (match === null) continue;
    const name = nameOf(quote ?? match.groups?.new ?? '');
    return name === '' || name.includes(mark) ? undefined : name;
  }
  return undefined;
}

/** The kind of records that a clause means: what it names, or the only one there is. */
export function entityOf({ named, near, model }: Said): AppEntity | undefined {
  const said = named.find(({ entity }) => entity !== undefined)?.entity;
  const around = near.find(({ entity }) => entity !== undefined)?.entity;
  const [only, other] = model.entities;
  return said ?? around ?? (other === undefined ? only : undefined);
}

/** Of several fields that are called so, the one of the kind of records that is named; undefined where that is not clear. */
function oneOf(
  said: Said,
  found: readonly EntityField[],
  isFit: (field: AppField) => boolean,
): EntityField | undefined {
  const fit = found.filter(({ field }) => isFit(field));
  if (fit.length < 2) return fit[0];
  const kinds = [...said.named, ...said.near].flatMap(({ entity }) => entity?.name ?? []);
  return kinds.flatMap((name) => fit.filter(({ entity }) => entity.name === name))[0];
}

const anyField = () => true;

/** The field that a clause names, itself or by one of its choices; with `reach` else the nearest that was named before or after. */
export function fieldOf(
  said: Said,
  { isFit = anyField, reach = false }: { isFit?: (field: AppField) => boolean; reach?: boolean } = {},
): EntityField | undefined {
  // A word for a kind of records and for what points to it is a field only where no other is named.
  const byField = (mentions: readonly Mention[]) => [
    ...mentions.filter(({ entity }) => entity === undefined),
    ...mentions.filter(({ entity }) => entity !== undefined),
  ];
  for (const { fields, choices } of [...byField(said.named), ...(reach ? said.near : [])]) {
    const found = oneOf(said, fields, isFit) ?? oneOf(said, choices, isFit);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The choice that a clause names; with `reach` else the nearest. */
export function choiceOf(said: Said, reach = false): FieldChoice | undefined {
  for (const { choices } of [...said.named, ...(reach ? said.near : [])]) {
    const found = oneOf(said, choices, anyField);
    if (found !== undefined) return choices.find(({ field }) => field === found.field);
  }
  return undefined;
}

/** Every field that a clause names; with `reach` else the nearest one. */
export function fieldsOf(said: Said, reach = false): EntityField[] {
  // A word for a kind of records and for what points to it is a field only where no other is named.
  const plain = said.named.filter(({ entity, fields }) => entity === undefined && fields.length > 0);
  const all = (plain.length > 0 ? plain : said.named).flatMap(({ fields }) => oneOf(said, fields, anyField) ?? []);
  const own = all.filter((one, index) => all.findIndex(({ field }) => field === one.field) === index);
  if (own.length > 0 || !reach) return own;
  const near = fieldOf(said, { reach });
  return near === undefined ? [] : [near];
}

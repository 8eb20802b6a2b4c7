import type { AppField } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { referenceTo } from '../../build/build-field.ts';
import { singular } from '../../words/english.ts';
import { escaped } from '../../words/escaped.ts';
import { entityIdentifier } from '../../words/identifier.ts';
import { nounPhrases } from '../../words/noun-lexicon.ts';
import { phraseKey } from '../../words/tokens.ts';
import { inBothLanguages } from '../../words/translate.ts';
import type { Thing } from '../find/find-things.ts';
import { findRelations } from '../find/find-relations.ts';
import type { Gathered } from '../gather.ts';
import type { ToldThing } from './told-fields.ts';
import type { Told } from './told-things.ts';

/** A kind of records called as the message calls it, whatever else a dictionary knows it by. */
function thingOf({ words }: ToldThing): Thing {
  const single = words.replace(/[A-Za-z]+$/u, (word) => singular(word.toLowerCase()));
  const noun = nounPhrases.get(words);
  const own = inBothLanguages(single, 'kind');
  const isChinese = /\p{Script=Han}/u.test(single);
  const label =
    noun === undefined ? own : isChinese ? { zh: single, en: noun.label.en } : { zh: noun.label.zh, en: own.en };
  return { name: entityIdentifier(label.en) || 'Thing', label, noun };
}

/** Kinds of records with names of their own. */
function distinct(things: readonly Thing[]): Thing[] {
  const taken = new Set<string>();
  return things.map((thing) => {
    let { name } = thing;
    for (let more = 2; taken.has(name); more += 1) name = `${thing.name.slice(0, 36)}${more}`;
    taken.add(name);
    return { ...thing, name };
  });
}

/** Words that ask which one it is, or say that it is one of them. */
const asking =
  /^(?:(?:at |on |in )?(?:which|what)|the|an?|one|whose|belongs to|for which|for|of|by|lent to|from)\s+|\s+(?:it|they|he|she|that|this)\s.*$|\s+(?:it is|it['’]s|is it|was it|is|was|paid|used|for|by|id|name|concerned|belongs to|it belongs to|they belong to)$|属于|所属的?|对应的?|关联的?|所[领用借在属]|哪一?[个位本条只张种辆台间次部场]?|[用带借领]的?(?=.)|[带用来借领的]$/giu;

/** The kind of records that an item points to: it is called so, or asks which one. */
function targetOf(words: string, things: readonly Thing[]): Thing | undefined {
  let bare = words;
  for (let last = ''; last !== bare;) [last, bare] = [bare, bare.replace(asking, '').trim()];
  const keys = new Set([words, bare].map(phraseKey));
  const called = things.find(({ label }) => keys.has(phraseKey(label.zh)) || keys.has(phraseKey(label.en)));
  if (called !== undefined || bare.length < 2) return called;
  // The site of a sample is one of the sampling sites, if nothing else ends so.
  const ending = things.filter(
    ({ label: { zh, en } }) => en.toLowerCase().endsWith(` ${bare.toLowerCase()}`) || zh.endsWith(bare),
  );
  return ending.length === 1 ? ending[0] : undefined;
}

/** What says that each of these belongs to one of those: “goes to a tenant”, 对应一个学生. */
const saysOne = ({ label: { zh, en } }: Thing) =>
  new RegExp(
    `\\b(?:an?|one|which|the|that|its|exactly one|each|every|per)\\s+${escaped(en)}\\b(?!s)|(?:属于|对应|关联|归属?于?|挂在|是|哪|[某一]|某一|针对|关于)(?:哪|某|一)?[个位本条只张种辆台间次部场份名块]?${escaped(zh)}`,
    'iu',
  );

/** What the fields of two kinds of records leave unsaid: a loan is one of a book. What joins two kinds is nothing without them. */
const usualTarget = ({ noun }: Thing, { noun: other }: Thing) =>
  other !== undefined &&
  noun?.fields.some(({ target, isRequired }) => isRequired && target === other.key) === true &&
  noun.fields.filter(({ target }) => target !== undefined).length > 1;

/** The kinds of records that a message spells out, with exactly the fields that it lists, and what points to what. */
export function gatherTold({ things: told, rest }: Told, named: (thing: ToldThing) => Thing): Gathered {
  const things = distinct(told.map((one) => (one.words === '' ? named(one) : thingOf(one)))).slice(
    0,
    limits.assistant.entities,
  );
  const { relations } = findRelations(rest);
  const isCalled = (thing: Thing, words: string) =>
    [thing.label.zh, thing.label.en].some((label) => phraseKey(label) === phraseKey(words));
  const fieldsOf = new Map<string, AppField[]>();
  for (const [index, thing] of things.entries()) {
    const others = things.filter((other) => other !== thing);
    const { fields: listed = [], clause = '' } = told[index] ?? {};
    const fields = listed.map(({ words, field }): AppField => {
      const target = field.choices === undefined || field.type !== 'choice' ? targetOf(words, others) : undefined;
      return target === undefined ? field : referenceTo(target, { ...field, label: targetLabel(words, target, field) });
    });
    const isPointed = (other: Thing) => fields.some(({ target }) => target === other.name);
    const said = `${clause}\n${sentencesOf(rest, thing)}`;
    const linked = others.filter(
      (other) =>
        !isPointed(other) &&
        (saysOne(other).test(said) ||
          usualTarget(thing, other) ||
          relations.some(({ child, parent }) => isCalled(thing, child) && isCalled(other, parent))),
    );
    const isBack = (other: Thing) => fieldsOf.get(other.name)?.some(({ target }) => target === thing.name) === true;
    fieldsOf.set(thing.name, [
      ...fields,
      ...linked.filter((other) => !isBack(other)).map((other) => referenceTo(other)),
    ]);
  }
  return { things, fieldsOf, isTold: true };
}

/** A bare question is called after what it asks for; other words are kept. */
const targetLabel = (words: string, target: Thing, { label }: AppField) =>
  /^(?:which|what|哪)|属于|对应|所属/iu.test(words) ? target.label : label;

/** The sentences that begin with a kind of records, or with each of it. */
const sentencesOf = (text: string, { label: { zh, en } }: Thing) =>
  text
    .split(/[。.;!\n]/u)
    .filter((sentence) =>
      new RegExp(
        `^[\\s,]*(?:(?:and|so|then|each|every|an?|the|每一?.?|一.)\\s*)*(?:${escaped(en)}|${escaped(zh)})`,
        'iu',
      ).test(sentence),
    )
    .join('\n');

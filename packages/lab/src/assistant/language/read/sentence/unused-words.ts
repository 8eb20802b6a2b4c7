import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { appWords, askingWords, keeperWords } from '../../tables/family-cues.ts';
import { orderWords, plainWords } from '../../tables/words/plain-words.ts';
import { cannotPhrases } from '../../words/cannot-lexicon.ts';
import { colourPhrases } from '../../words/colour-lexicon.ts';
import {
  familyPhrases,
  featurePhrases,
  pagePhrases,
  questionPhrases,
  sectionPhrases,
  tradePhrases,
} from '../../words/feature-lexicon.ts';
import { fieldPhrases } from '../../words/field-lexicon.ts';
import { goodsPhrases } from '../../words/goods-lexicon.ts';
import { nounNamed, nounPhrases } from '../../words/noun-lexicon.ts';
import { fieldAskedFor } from '../../words/question-lexicon.ts';
import { chineseWords, englishWords } from '../../words/table.ts';
import { createPhrasebook, tokenise, type Mention, type Phrasebook, type Token } from '../../words/tokens.ts';
import type { Act } from '../find/find-acts.ts';
import type { FoundList } from '../find/find-lists.ts';
import { blank } from './normalise.ts';
import { askedNamesIn } from './rewrite-questions.ts';
import { findOrder, type Wishes } from '../find/find-wishes.ts';

const bookOf = (...tables: { chinese: string; english: string }[]) =>
  createPhrasebook(
    tables
      .flatMap(({ chinese, english }) => [...chineseWords(chinese), ...englishWords(english)])
      .map((phrase): [string, true] => [phrase, true]),
  );

const plainPhrases = bookOf(plainWords, appWords, askingWords);
const orderPhrases = bookOf(orderWords);
const keeperPhrases = bookOf(keeperWords);

const siteEnding = /(?:官网|网站| website)$/iu;

/** Everything in a model that has words of its own: an app's name, its things, fields, choices, pages and results. */
function labelsOf(model: AppModel): string[] {
  const fields = [
    ...model.entities.flatMap((entity) => entity.fields),
    ...model.calculations.flatMap(({ inputs, outputs }) => [...inputs, ...outputs]),
  ];
  const labelled = [
    model,
    ...fields,
    ...model.entities,
    ...model.calculations,
    ...model.entities.flatMap((entity) => entity.fields.flatMap(({ choices }) => choices ?? [])),
  ];
  return labelled.flatMap((one) => {
    const label = 'slug' in one ? one.name : one.label;
    // 面馆网站 shows whose it is.
    const whose =
      'slug' in one && one.family === 'landing' ? [label.zh, label.en].map((said) => said.replace(siteEnding, '')) : [];
    return [
      label.zh,
      label.en,
      ...whose,
      ...(label.zh.endsWith('评分') ? [label.zh.slice(0, -2), '评分', '打分'] : []),
    ];
  });
}

/** The phrases of a book whose meaning is found in the model. */
function found<Value>(book: Phrasebook<Value>, tokens: readonly Token[], isThere: (value: Value) => boolean) {
  return book.find(tokens).filter(({ value }) => isThere(value));
}

type Span = Pick<Mention<unknown>, 'first' | 'last'>;

/** Where the words stand that the model shows. */
function shownIn(tokens: readonly Token[], model: AppModel, wishes: Wishes): Span[] {
  const nouns = new Set(model.entities.map(({ name }) => nounNamed(name)));
  const fields = [...model.entities, ...model.calculations.map(({ inputs }) => ({ fields: inputs }))];
  const names = new Set(fields.flatMap((one) => one.fields.map(({ name }) => name)));
  return [
    ...found(tradePhrases, tokens, () => true),
    ...found(familyPhrases, tokens, ({ family }) => family === model.family),
    ...found(featurePhrases, tokens, (feature) => wishes.features.get(feature) === model.features[feature]),
    ...found(pagePhrases, tokens, (kind) => model.pages.some((page) => page.kind === kind)),
    ...found(sectionPhrases, tokens, (kind) => model.sections.some((section) => section.kind === kind)),
    ...found(nounPhrases, tokens, (noun) => nouns.has(noun)),
    ...found(fieldPhrases, tokens, ({ name }) => names.has(name)),
    // The example records of a shop are of what it sells.
    ...found(goodsPhrases, tokens, () => model.entities.some(({ name }) => nounNamed(name)?.key === 'product')),
    ...found(colourPhrases, tokens, (colour) => colour === model.color),
  ];
}

const numbersOf = (model: AppModel) =>
  new Set(model.entities.flatMap(({ fields }) => fields.flatMap(({ least, most }) => [String(least), String(most)])));

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** The places made larger to whole words, which in Chinese only a dictionary tells; neighbours become one. */
function wholeWords(text: string, places: readonly { start: number; end: number }[]): string[] {
  const runs: { start: number; end: number }[] = [];
  for (const { segment, index } of words.segment(text)) {
    const end = index + segment.length;
    if (!places.some((place) => place.start < end && place.end > index)) continue;
    const last = runs.at(-1);
    if (last !== undefined && /^[ '’-]?$/.test(text.slice(last.end, index))) last.end = end;
    else runs.push({ start: index, end });
  }
  return [...new Set(runs.map(({ start, end }) => text.slice(start, end)))];
}

const questions =
  /(?<=[,:;]\s*|\b(?:and|with|or|plus)\s)(?:who|how (?:many|much|long|often))\b(?: (?!and\b|or\b)[a-z]+){1,3}|谁(?!的)\p{Script=Han}{1,3}|(?:几|多少)[个份人间杯次](?=[,、。;]|$)/giu;

/** What is asked for in place of a name, “and who does it”, and stands in no field. The words alone are plain ones. */
function questionsWithoutField(text: string, model: AppModel): string[] {
  const fields = model.entities.flatMap((entity) => entity.fields);
  const labels = fields.flatMap(({ label }) => [label.zh, label.en]).map((label) => label.toLowerCase());
  const names = new Set(fields.map(({ name }) => name));
  return [...text.matchAll(questions)].flatMap(([asked]) => {
    const field = fieldAskedFor(asked);
    const start = asked.toLowerCase().slice(0, 8);
    const isShown = (field !== undefined && names.has(field.name)) || labels.some((label) => label.includes(start));
    return field === undefined || isShown ? [] : [asked];
  });
}

const plainKey = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The items of lists that are neither fields, things, choices nor pages of the model, in the words of the sentence. */
export function itemsLeftOut(text: string, lists: readonly FoundList[], model: AppModel): string[] {
  // A page without data lists what it tells, and a calculator what it asks for.
  if (model.entities.length === 0 || model.family === 'landing') return [];
  const names = new Set(model.entities.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const pages = model.pages.map(({ label }) => label);
  const shown = [...labelsOf(model), ...pages.flatMap(({ zh, en }) => [zh, en])].map(plainKey);
  return lists.flatMap(({ items }) =>
    items.flatMap((item) => {
      if (!('field' in item)) return [];
      const { name, label } = item.field;
      const said = [label.zh, label.en.toLowerCase()].find((words) => text.toLowerCase().includes(words));
      const key = plainKey(said ?? '');
      const isShown = names.has(name) || shown.some((one) => one.includes(key) || (one !== '' && key.includes(one)));
      return said === undefined || key === '' || isShown ? [] : [said];
    }),
  );
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The text without the questions that names were made of. */
const blankAll = (text: string, places: readonly Place[]) =>
  places.reduce((left, { start, end }) => blank(left, start, end), text);

/** “Box” asks for nothing behind a thing that is kept in one: a recipe box. */
const keepers = (tokens: readonly Token[]) => {
  const things = new Set(nounPhrases.find(tokens).map(({ last }) => last));
  return keeperPhrases.find(tokens).filter(({ first }) => things.has(first - 1));
};

/** What was made of a request apart from its words. */
interface Used {
  readonly wishes: Wishes;
  /** Where the sentence gives the app its name. */
  readonly name: Place | undefined;
  /** What was read as a rule over many records or as an act, and the rules that nothing came of. */
  readonly told: readonly Place[];
  readonly openLimits: readonly Place[];
  readonly acts: readonly Act[];
}

/**
 * The words of a request that are nowhere in the app it became, in the order of the sentence: each was either not understood
 * or cannot be made.
 */
export function unusedWords(text: string, model: AppModel, { wishes, name, told, openLimits, acts }: Used): string[] {
  const tokens = tokenise(text);
  const isUsed = tokens.map(() => false);
  const mark = (spans: readonly Span[], is: boolean) => {
    for (const { first, last } of spans) isUsed.fill(is, first, last + 1);
  };
  const ownWords = createPhrasebook(labelsOf(model).map((label): [string, true] => [label, true])).find(tokens);
  mark(shownIn(tokens, model, wishes), true);
  mark(plainPhrases.find(tokens), true);
  mark(keepers(tokens), true);
  if (findOrder(text) !== undefined) mark(orderPhrases.find(tokens), true);
  mark(cannotPhrases.find(tokens), false);
  const asked = new Set(model.entities.flatMap((entity) => entity.fields.map(({ type }) => type)));
  for (const question of questionPhrases.find(tokens))
    mark(
      [question],
      question.value.some((type) => asked.has(type)),
    );
  mark(ownWords, true);
  const names = new Set(model.entities.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const shown = new Set(labelsOf(model).map(plainKey));
  const answered = askedNamesIn(text).filter((asked) =>
    asked.names.every((words) => names.has(fieldPhrases.get(words)?.name ?? '') || shown.has(plainKey(words))),
  );
  const isIn = (token: Token, places: readonly Place[]) =>
    places.some(({ start, end }) => token.start >= start && token.end <= end);
  const used = [...told, ...answered];
  const numbers = numbersOf(model);
  const open = tokens.filter(
    (token, at) =>
      (isIn(token, openLimits) || (isUsed[at] === false && !numbers.has(token.word) && !isIn(token, used))) &&
      !(name !== undefined && token.start >= name.start && token.end <= name.end),
  );
  // Who does something is told whole: 客服, though 客 alone asks for nothing.
  const whose = acts
    .map(({ actorStart, actorEnd }) => ({ start: actorStart, end: actorEnd }))
    .filter((place) => open.some((token) => isIn(token, [place])));
  return [...wholeWords(text, [...open, ...whose]), ...questionsWithoutField(blankAll(text, answered), model)];
}

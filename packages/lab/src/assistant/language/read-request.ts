import type { AppField, AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { findCalculations } from './build/build-calculations.ts';
import { ownCalculation } from './build/own-calculation.ts';
import { withMessages } from './build/act-fields.ts';
import { flagCommand } from './change/field-commands.ts';
import { usualDay } from './build/build-seeds.ts';
import { isOwner, withLimits, withoutOwnersRules } from './build/record-limits.ts';
import { accessLeftOut, withAccess } from './build/with-access.ts';
import { withStatedFields } from './build/with-stated-fields.ts';
import { readAccess, type AccessWords } from './read/access-words.ts';
import { classify, saysRecords } from './read/sentence/classify.ts';
import { findActs, withoutActs, type Act } from './read/find/find-acts.ts';
import { findName } from './read/find/find-name.ts';
import { findPurposes, withoutRole } from './read/find/find-purposes.ts';
import { listsAndHead, namedIn } from './read/find/request-head.ts';
import { findRelations } from './read/find/find-relations.ts';
import { findWishes } from './read/find/find-wishes.ts';
import {
  withArrivals,
  withSignedUpFor,
  withDay,
  withFilterFields,
  withLateFields,
  withLoans,
} from './read/sentence/add-told.ts';
import { gather, type Gathered } from './read/gather.ts';
import { gatherTold } from './read/told/gather-told.ts';
import { isShown, toldAlone } from './read/told/told-alone.ts';
import { toldThings } from './read/told/told-things.ts';
import { thingNamed } from './read/find/find-things.ts';
import { isRequest } from './read/sentence/is-request.ts';
import { isComputed } from './read/is-rule.ts';
import { blank, normalise, withoutControls } from './read/sentence/normalise.ts';
import { tellsFields } from './read/tells-fields.ts';
import { withLentThings } from './read/find/lent-things.ts';
import { markItems } from './read/sentence/mark-items.ts';
import { isNameless, namelessPlaces, withoutPeople } from './read/find/nameless.ts';
import { homePageWishes, withoutPageOfItsOwn } from './read/home-page.ts';
import { outOfReach, type OutOfReach } from './read/out-of-reach.ts';
import { readPart } from './read/sentence/read-part.ts';
import { rewriteQuestions } from './read/sentence/rewrite-questions.ts';
import { rewriteLists } from './read/sentence/rewrite-lists.ts';
import { siteThings } from './read/find/site-things.ts';
import { markChineseChoices, markEnglishChoices } from './read/sentence/unmarked-choices.ts';
import { rewriteChoices } from './read/sentence/rewrite-choices.ts';
import { assumptionsOf } from './read/assumptions.ts';
import { findLimits } from './read/record-limits.ts';
import { withoutStack } from './read/stack-words.ts';
import { confidenceOf, hasOwnParts, listsNames, ofOwnLists, ofProcess, withoutAudience } from './read/weighed.ts';
import {
  boundsIn,
  restrictionsIn,
  statedRules,
  wholeLimits,
  withoutBounds,
  withoutRules,
  type StatedRule,
} from './read/stated-rules.ts';
import { refusedNames, withoutRefused } from './read/refused-names.ts';
import { statedLists } from './read/stated-list.ts';
import { itemsLeftOut, unusedWords } from './read/sentence/unused-words.ts';
import { asWritten, slipsIn, withoutSlips } from './words/spelling.ts';
import { sumsIn } from './words/measures.ts';
import { phraseKey } from './words/tokens.ts';
import { assemble } from './build/assemble.ts';

/** What a sentence was understood as. */
export type Understood =
  | {
      readonly understood: true;
      readonly model: AppModel;
      /** 0 to 1. */
      readonly confidence: number;
      /** Words of the sentence that decided. */
      readonly words: readonly string[];
      /** What the sentence leaves open and was decided for it. */
      readonly assumptions: readonly Bilingual[];
      /** Words of the sentence that are nowhere in the app: not understood, or nothing that can be made. */
      readonly unused: readonly string[];
    }
  /** Not the wish for an app of a kind that can be made; `beyond` says why not, where that is known. */
  | { readonly understood: false; readonly beyond?: OutOfReach };

/** A list of so many names says of itself that they are to be kept. */
const plainList = 4;

/**
 * Reads the wish for an app in Chinese or English. The same sentence always gives the same model; none makes it throw.
 * `today` (YYYY-MM-DD) is the day that example dates lie around.
 */
export function readRequest(message: string, { today = usualDay }: { today?: string } = {}): Understood {
  const { read, left } = readPart(message);
  const text = normalise(read);
  const [rules, refused] = [statedRules(text), refusedNames(text)];
  const made = readBest({ message, read, left, today }, [...rules, ...refused]);
  if (!made.understood) return made;
  const kept = rules.filter(({ words }) => flagCommand(made.model, words)?.ok === true);
  const first = kept.length === rules.length ? made : readBest({ message, read, left, today }, [...kept, ...refused]);
  if (!first.understood) return first;
  const model = kept.reduce(
    (now, { words }) => {
      const done = flagCommand(now, words);
      return done?.ok === true ? done.model : now;
    },
    withoutRefused(first.model, refused, withoutRules(text, refused)),
  );
  return { ...first, model };
}

interface Said {
  readonly message: string;
  readonly read: string;
  readonly left: Bilingual | undefined;
  readonly today: string;
}

/** What a message is read by: what it spells out, its words, or a list in it that nothing is named for. */
type ReadBy = 'form' | 'words' | 'list';

/** See readRequest. */
function readBest(said: Said, rules: readonly StatedRule[]): Understood {
  const read = readSaid(said, rules, 'form');
  if (!read.understood && read.beyond !== undefined) return read;
  const listed = toldAlone(withoutRules(normalise(said.read), rules)).things.flatMap(({ fields }) => fields);
  if (listed.length === 0 || (read.understood && isShown(read.model, listed))) return read;
  const byList = readSaid(said, rules, 'list');
  return byList.understood ? byList : read;
}

/** See readRequest. The clauses of `rules` are left out. */
function readSaid(said: Said, rules: readonly StatedRule[], by: ReadBy): Understood {
  const { message, read: sentence, left, today } = said;
  const { said: access, rest: unrestricted } = readAccess(withoutRules(normalise(sentence), rules));
  const restrictions = restrictionsIn(unrestricted, findLimits(unrestricted));
  const onHomePage = homePageWishes(unrestricted);
  const written = withoutRules(unrestricted, [...restrictions, ...onHomePage]);
  const beyond = outOfReach(written);
  if (beyond !== undefined) return { understood: false, beyond };
  const slips = slipsIn(written);
  const { rest: unstacked, stack } = withoutStack(withoutSlips(written, slips));
  const text = withLentThings(unstacked);
  // “For our on-call team” tells no purpose; 给宝妈看 does.
  const purposes = findPurposes(/\p{Script=Han}/u.test(text) ? text : withoutAudience(text));
  const name = findName(text);
  const bare = name === undefined ? text : blank(text, name.start, name.end);
  const spelled = by === 'form' ? toldThings(bare) : by === 'list' ? toldAlone(bare) : { things: [], rest: bare };
  const isSpelled = spelled.things.length > 0;
  const spoken = withoutRole(spelled.rest);
  const acts = findActs(spoken);
  const named = withoutActs(spoken, acts);
  const unnamed = markItems(
    markEnglishChoices(rewriteChoices(rewriteLists(markChineseChoices(rewriteQuestions(named))))),
  );
  const limitWishes = findLimits(text);
  const { relations, rest } = findRelations(unnamed);
  const { lists, head, begun } = listsAndHead(rest, withoutOwnersRules(rest));
  const ofFields = lists.filter(({ items }) => items.some(({ kind }) => kind === 'field' || kind === 'unknown'));
  const plain = withoutAudience(ofFields.reduce((left, { start, end }) => blank(left, start, end), rest));
  const outside = classify(plain, purposes);
  const weighedFirst = outside.score >= 2 ? outside : classify(`${plain} ${name?.name ?? ''} ${unnamed}`, purposes);
  const weighed =
    weighedFirst.family === 'calculator' && listsNames(lists)
      ? classify(withoutBounds(unnamed), findPurposes(withoutBounds(text)))
      : weighedFirst;
  const byWords = ofProcess(ofOwnLists(weighed, lists), acts);
  // A shop or a page has parts of its own, whatever else is spelled out.
  if (spelled.things.length === 1 && byWords.isOutright && hasOwnParts.has(byWords.family))
    return readSaid(said, rules, 'words');
  const isOfRecords = spelled.things.length > 1 && (!byWords.isOutright || byWords.family === 'notes');
  const classified = isOfRecords ? { ...byWords, family: 'records' as const } : byWords;
  const hasFields = isSpelled || lists.some((list) => tellsFields(list, unnamed));
  const isOutright = classified.isOutright || classify(unnamed, purposes).isOutright;
  const isListed = hasFields || statedLists(written).some(({ length }) => length >= plainList);
  if (
    !(isSpelled && by === 'form') &&
    !isRequest(unnamed, { ...classified, isOutright }, isListed, purposes.length > 0 || acts.length > 0)
  )
    return { understood: false };
  const nouns = /[\p{L}]/u.test(plain.trim()) ? plain : unnamed;
  const things = isSpelled
    ? gatherTold(spelled, () => gather(nouns, classified.family, [], []).things[0] ?? thingNamed(''))
    : classified.family === 'landing'
      ? siteThings(unnamed)
      : withMessages(
          withDay(
            withSignedUpFor(withArrivals(gather(nouns, classified.family, lists, relations, head), unnamed), unnamed),
            classified.family,
            unnamed,
          ),
          acts,
        );
  const gathered = limitWishes.some(({ isLent, who }) => isLent && isOwner(who)) ? withLoans(things) : things;
  const wishes = findWishes([unnamed, ...onHomePage.map(({ words }) => words)].join(' '));
  const known = findCalculations(unnamed);
  const own =
    classified.family !== 'calculator'
      ? undefined
      : ownCalculation(named, lists, known.isKnown ? known.calculations[0] : undefined);
  const make = (fields: Gathered) =>
    assemble({
      sentence: withoutControls(message),
      unnamed,
      name: name?.name,
      family: classified.family,
      gathered: fields,
      acts,
      calculations: own === undefined ? known.calculations : [own.calculation],
      wishes,
      today,
    });
  const isOfNobody = isNameless(unnamed, classified.family);
  const counted = isOfNobody ? withoutPeople(limitWishes) : limitWishes;
  const limited = (fields: Gathered) => withLimits(make(fields), counted);
  const unusedIn = ({ model, open }: ReturnType<typeof limited>) =>
    unusedWords(text, model, {
      wishes,
      name,
      told: [
        ...namedIn(text, head?.called),
        ...counted,
        ...verbsOf(acts),
        ...sumsIn(text),
        ...(isOfNobody ? namelessPlaces(text) : []),
      ],
      openLimits: [...open, ...limitWishes.filter((wish) => !counted.includes(wish))],
      acts,
    });
  const plainly = limited(gathered);
  const filtered = isSpelled ? gathered : withFilterFields(gathered, named, (field) => hasField(plainly.model, field));
  const first = filtered === gathered ? plainly : limited(filtered);
  const unusedFirst = unusedIn(first);
  const from = namedIn(text, begun)[0]?.end ?? 0;
  const late = isSpelled
    ? undefined
    : withLateFields(
        filtered,
        unusedFirst.filter((word) => text.indexOf(word, from) >= 0),
      );
  const made = late === undefined ? first : limited(late);
  const stated = isSpelled ? made.model : withStatedFields(made.model, unstacked);
  const model = withAccess(stated, [...access, ...closing(restrictions)]);
  // What the lists took away again is in the app no more.
  const words = unusedIn({ ...made, model });
  const rulesLeft = model.family === 'calculator' ? [] : boundsIn(text, counted).map((rule) => rule.words);
  const whole = rulesLeft.filter(isComputed);
  const told = [...words.filter((word) => !whole.some((rule) => rule.includes(word))), ...whole];
  const lost = itemsLeftOut(text, lists, model).filter((item) => !told.some((one) => one.includes(item)));
  const found = [...told, ...new Set(lost)];
  // 物业 is told with 小区物业, and old with “like an old library”.
  const spaced = (words: string) => (/\p{Script=Han}/u.test(words) ? words : ` ${words.toLowerCase()} `);
  const isWithin = (word: string) => found.some((one) => one !== word && spaced(one).includes(spaced(word)));
  const unused = [
    ...wholeLimits(
      found.filter((word) => !isWithin(word)),
      text,
      rulesLeft,
    ),
    ...stack,
    ...accessLeftOut(model, access),
    ...restrictions.map((one) => one.words),
    ...withoutPageOfItsOwn(onHomePage),
  ];
  const assumptions = assumptionsOf(model, {
    gathered,
    hasFields: hasFields || acts.length > 0,
    isNamed: name !== undefined,
    isKindSaid: classified.isOutright || (classified.family === 'records' && saysRecords(unnamed)),
    slips,
    isLoginAsked: wishes.features.has('login'),
    isFormulaGuessed: own === undefined ? !known.isKnown : own.isGuess,
  });
  const labels = new Set(
    model.entities.flatMap(({ fields }) => fields.flatMap(({ label }) => [phraseKey(label.zh), phraseKey(label.en)])),
  );
  return {
    understood: true,
    model,
    confidence: confidenceOf(classified, hasFields),
    words: classified.words,
    assumptions: left === undefined ? assumptions : [...assumptions, left],
    unused: asWritten(unused, slips).filter((word) => !labels.has(phraseKey(word))),
  };
}

/** What some only may see, in whatever words, is shown to nobody but the owner: in doubt nothing is open. */
const closing = (restrictions: readonly StatedRule[]): AccessWords[] =>
  restrictions
    .filter(({ words }) => /\b(?:see|view)\b|看/iu.test(words))
    .map((one) => ({ ...one, who: 'owner', rights: new Set(['see'] as const), clause: one.words }));

/** Where the clauses of acts say what is done; who does it is found again as a field, or is not used. */
const verbsOf = (acts: readonly Act[]) =>
  acts.flatMap(({ kind, verbStart, verbEnd }) => (kind === 'sign' ? [] : [{ start: verbStart, end: verbEnd }]));

const hasField = ({ entities }: AppModel, { name, label }: AppField) =>
  entities.some(({ fields }) =>
    fields.some((field) => field.name === name || field.label.zh === label.zh || field.label.en === label.en),
  );

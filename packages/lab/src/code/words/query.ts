import { abbreviationsOf } from '../tables/abbreviations.ts';
import { askingWords, measureQuestion } from '../tables/asking-words.ts';
import { chineseTerms, longestChineseTerm } from '../tables/chinese-terms.ts';
import { chineseFillers, stopWords } from '../tables/stop-words.ts';
import { synonymsOf } from '../tables/synonyms.ts';
import { irregularForms } from '../../irregular-words.ts';
import { stem } from './stem.ts';
import { runsOf, termsOf, termsOfRun } from './terms.ts';

/** One thing that a question asks for, with the terms that stand for it in code and how surely they do, 0 to 1. */
export interface Concept {
  /** A term of the question, or a name in full. */
  readonly word: string;
  /** The word or name of the question that it belongs to, as it is written there. */
  readonly written: string;
  /** It says what is asked, not what it is asked of: the code that answers need not have it. */
  readonly asks?: boolean;
  readonly terms: ReadonlyMap<string, number>;
}

const synonymWeight = 0.3;
const inflectionWeight = 0.9;
const abbreviationWeight = 0.7;
const translationWeight = 0.9;
const translatedSynonymWeight = 0.3;
/** Names in full count as one term more, beside their parts. */
const wholeNameWeight = 1;

/** By each stem of an irregular word the stems of its other forms: paid, pay. */
const irregular = new Map<string, Set<string>>();
for (const [word, forms] of irregularForms) {
  const stems = new Set([word, ...forms].map(stem));
  for (const one of stems) irregular.set(one, new Set([...(irregular.get(one) ?? []), ...stems]));
}

const shortestForm = 3;
const hasVowel = /[aeiouy]/;

/** Short words from which `stem` cuts less than from longer ones: type and types, fix and fixing. */
function ofShort(term: string): readonly string[] {
  const base = term.length === shortestForm ? term : (/^([a-z]{3})(?:e|ed|ing)$/.exec(term)?.[1] ?? '');
  if (!hasVowel.test(base)) return [];
  return ['', 'e', 'ed', 'ing'].map((ending) => base + ending);
}

/** The other forms of a word in a question, as terms: what stands in a text in another form stands there. */
function inflectionsOf(term: string): readonly string[] {
  if (!/^[a-z]{3,}$/.test(term)) return [];
  const own = [term, ...(irregular.get(term) ?? [])];
  return [...new Set([...own, ...own.flatMap(ofShort)])].filter((one) => one !== term);
}

function termsStandingFor(own: readonly string[], ownWeight: number, synonym: number): Map<string, number> {
  const terms = new Map<string, number>();
  for (const term of own) {
    for (const other of synonymsOf.get(term) ?? []) terms.set(other, Math.max(synonym, terms.get(other) ?? 0));
  }
  for (const term of own) {
    for (const other of abbreviationsOf.get(term) ?? []) terms.set(other, ownWeight * abbreviationWeight);
  }
  for (const term of own) {
    for (const other of inflectionsOf(term)) terms.set(other, ownWeight * inflectionWeight);
  }
  for (const term of own) terms.set(term, ownWeight);
  return terms;
}

function* conceptsOfWord(run: string): Generator<Concept> {
  const terms = termsOfRun(run);
  for (const [at, term] of terms.entries()) {
    const isWhole = at === terms.length - 1 && terms.length > 1;
    if (isWhole) yield { word: run, written: run, terms: new Map([[term, wholeNameWeight]]) };
    else if (!stopWords.has(term)) {
      const asks = terms.length === 1 && askingWords.has(term);
      yield { word: term, written: run, asks, terms: termsStandingFor([term], 1, synonymWeight) };
    }
  }
}

const longestChinese = Math.max(longestChineseTerm, ...[...chineseFillers].map(({ length }) => length));

/**
 * The longest words of the table and phrases that only ask, from left to right: the phrases are left out, and what is
 * neither stays as it is, for Chinese comments.
 */
function* segment(run: string): Generator<string> {
  let at = 0;
  let rest = '';
  const isKnown = (word: string) => chineseTerms.has(word) || chineseFillers.has(word);
  while (at < run.length) {
    let length = Math.min(longestChinese, run.length - at);
    while (length > 1 && !isKnown(run.slice(at, at + length))) length -= 1;
    const word = run.slice(at, at + length);
    at += length;
    if (!isKnown(word)) {
      rest += word;
      continue;
    }
    if (rest) yield rest;
    rest = '';
    if (chineseTerms.has(word)) yield word;
  }
  if (rest) yield rest;
}

/** A Chinese word looks for itself in comments, pair by pair, and for its English words in names. */
function conceptOfChinese(word: string): Concept {
  const english = (chineseTerms.get(word) ?? []).map(stem);
  const terms = termsStandingFor(english, translationWeight, translatedSynonymWeight);
  const pairs = termsOf(word).filter((term) => term.length === 2 || word.length === 1);
  for (const pair of pairs) terms.set(pair, 1 / Math.max(pairs.length - 1, 1));
  // A single character that is no known word is what is left of a verb or a measure between words.
  const asks = askingWords.has(word) || (word.length === 1 && !chineseTerms.has(word));
  return { word, written: word, asks, terms };
}

const cjkRuns = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+|[^\s\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;
const mostConcepts = 24;

/**
 * Reads a question in Chinese, English or both, or a bare name, as the things it asks for. Words that only make it a
 * question are left out, and those that say what is asked of something are marked, unless nothing else is left.
 */
export function readQuery(question: string): readonly Concept[] {
  const concepts: Concept[] = [];
  for (const [run] of question.slice(0, 2_000).replace(measureQuestion, '$1').matchAll(cjkRuns)) {
    if (run.charCodeAt(0) < 0x3040) concepts.push(...runsOf(run).flatMap((word) => [...conceptsOfWord(word)]));
    else concepts.push(...[...segment(run)].map(conceptOfChinese));
  }
  const meaningful = concepts.filter(({ terms }) => terms.size > 0);
  const unique = new Map(meaningful.map((concept) => [concept.word, concept]));
  if (unique.size === 0) {
    const terms = termsOf(question).slice(0, mostConcepts);
    return terms.map((term) => ({ word: term, written: term, terms: new Map([[term, 1]]) }));
  }
  const read = [...unique.values()].slice(0, mostConcepts);
  // Where nothing else is named, it is these words themselves that are looked for.
  return read.every(({ asks }) => asks) ? read.map((concept) => ({ ...concept, asks: false })) : read;
}

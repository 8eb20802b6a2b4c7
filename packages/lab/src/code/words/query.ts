import { abbreviationsOf } from '../tables/abbreviations.ts';
import { chineseTerms, longestChineseTerm } from '../tables/chinese-terms.ts';
import { chineseFillers, stopWords } from '../tables/stop-words.ts';
import { synonymsOf } from '../tables/synonyms.ts';
import { irregularForms } from '../../irregular-words.ts';
import { stem } from './stem.ts';
import { termsOf } from './terms.ts';

/** One thing that a question asks for, with the terms that stand for it in code and how surely they do, 0 to 1. */
export interface Concept {
  /** As it stands in the question. */
  readonly word: string;
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

function conceptOf(word: string, own: readonly string[], ownWeight: number, synonym: number): Concept {
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
  return { word, terms };
}

function* conceptsOfWords(run: string): Generator<Concept> {
  const terms = termsOf(run);
  for (const [at, term] of terms.entries()) {
    const isWhole = at === terms.length - 1 && terms.length > 1;
    if (isWhole) yield { word: run, terms: new Map([[term, wholeNameWeight]]) };
    else if (!stopWords.has(term)) yield conceptOf(term, [term], 1, synonymWeight);
  }
}

const withoutFillers = (run: string) =>
  chineseFillers.reduce((text, filler) => (chineseTerms.has(text) ? text : text.replaceAll(filler, ' ')), run);

/** The longest words of the table, from left to right; what is in none stays as it is, for Chinese comments. */
function* segment(run: string): Generator<string> {
  let at = 0;
  let rest = '';
  while (at < run.length) {
    let length = Math.min(longestChineseTerm, run.length - at);
    while (length > 1 && !chineseTerms.has(run.slice(at, at + length))) length -= 1;
    const word = run.slice(at, at + length);
    if (chineseTerms.has(word)) {
      if (rest) yield rest;
      rest = '';
      yield word;
    } else rest += word;
    at += length;
  }
  if (rest) yield rest;
}

/** A Chinese word looks for itself in comments, pair by pair, and for its English words in names. */
function conceptOfChinese(word: string): Concept {
  const english = (chineseTerms.get(word) ?? []).map(stem);
  const concept = conceptOf(word, english, translationWeight, translatedSynonymWeight);
  const terms = new Map(concept.terms);
  const pairs = termsOf(word).filter((term) => term.length === 2 || word.length === 1);
  for (const pair of pairs) terms.set(pair, 1 / Math.max(pairs.length - 1, 1));
  return { word, terms };
}

const cjkRuns = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+|[^\s\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;
const mostConcepts = 24;

/**
 * Reads a question in Chinese, English or both, or a bare name, as the things it asks for. Words that only make it a
 * question are left out, unless nothing else is left.
 */
export function readQuery(question: string): readonly Concept[] {
  const concepts: Concept[] = [];
  for (const [run] of question.slice(0, 2_000).matchAll(cjkRuns)) {
    if (run.charCodeAt(0) < 0x3040) concepts.push(...conceptsOfWords(run));
    else {
      const words = withoutFillers(run)
        .split(' ')
        .flatMap((part) => [...segment(part)]);
      concepts.push(...words.map(conceptOfChinese));
    }
  }
  const meaningful = concepts.filter(({ terms }) => terms.size > 0);
  const unique = new Map(meaningful.map((concept) => [concept.word, concept]));
  if (unique.size > 0) return [...unique.values()].slice(0, mostConcepts);
  return termsOf(question)
    .slice(0, mostConcepts)
    .map((term) => ({ word: term, terms: new Map([[term, 1]]) }));
}

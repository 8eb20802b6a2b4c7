import { gain, lengthNorm, rarity, type Bm25 } from '@toolbench/kit/bm25.ts';
import { lowerBound } from '../lower-bound.ts';
import { bestOf } from './best-of.ts';
import { createNumberLists } from './number-lists.ts';
import type { Concept } from './words/query.ts';

/** Code says the same word more often than prose before it stops to tell something. */
const weighing: Bm25 = { saturation: 2, lengthShare: 0.8 };
/** Share of the score that covering more of the question decides. */
const coverageShare = 0.4;
/** What a name that holds much of the question, and little else, is worth. */
const nameShare = 1.2;

/** A posting is the number of its unit, with its weight in quarters in the lowest bits. */
const weightBits = 8;
const weightMask = 2 ** weightBits - 1;

export interface IndexedUnit {
  /** A term's number in its file, its weight in quarters, and so on in turn. */
  readonly postings: readonly number[];
  /** Terms of its own name. */
  readonly name: readonly string[];
  /** Factor of its score, for what it is: 1 for functions. */
  readonly prior: number;
}

export interface IndexedFile {
  /** Each once. */
  readonly terms: readonly string[];
  /** Terms of its path; they count a little. */
  readonly path: readonly string[];
  readonly units: readonly IndexedUnit[];
}

export interface Hit {
  /** In the order in which units were added. */
  readonly unit: number;
  /**
   * 0 to 1, falling from hit to hit: of the first, the share of the question's things that it holds, each counting as
   * much as it is rare; of the others that share by how their scores compare with the first one's.
   */
  readonly similarity: number;
  /** The question's words that were found in it. */
  readonly matched: readonly string[];
}

const pathWeight = 6;

function holdsTerm(postings: readonly number[], term: number): boolean {
  for (let at = 0; at < postings.length; at += 2) if (postings[at] === term) return true;
  return false;
}

/** Of the best, how many are weighed by their names too. */
const leastNamed = 300;

/** Work space of a search, by unit; all zero between searches. */
function workSpace(count: number) {
  return {
    scores: new Float64Array(count),
    covered: new Float64Array(count),
    /** Of one thing that is asked for: its scores, how surely it is meant, and the units where these are not zero. */
    own: new Float64Array(count),
    sureness: new Float32Array(count),
    touched: new Int32Array(count),
  };
}

type WorkSpace = ReturnType<typeof workSpace>;

/** The postings of a term with new numbers of units, in their order; a number below zero means that the unit is gone. */
function renumbered(values: Int32Array, numbers: Int32Array): Int32Array {
  let kept = 0;
  let before = -1;
  let isSorted = true;
  for (const posting of values) {
    const unit = numbers[posting >>> weightBits] ?? -1;
    if (unit < 0) continue;
    if (unit < before) isSorted = false;
    before = unit;
    values[kept] = (unit << weightBits) | (posting & weightMask);
    kept += 1;
  }
  const left = values.subarray(0, kept);
  return isSorted ? left : left.sort();
}

export function createSearchIndex() {
  const lists = createNumberLists();
  /** The list of each term's postings. */
  const postings = new Map<string, number>();
  let lengths: number[] = [];
  let priors: number[] = [];
  let names: (readonly string[])[] = [];
  let total = 0;
  /** What a unit's length does to its scores; made for the first search after a change, and the work space with it. */
  let norms = new Float64Array(0);
  let space = workSpace(0);

  const listOf = (term: string): number => {
    const known = postings.get(term);
    if (known !== undefined) return known;
    const list = lists.create();
    postings.set(term, list);
    return list;
  };

  const add = ({ terms, path, units }: IndexedFile): void => {
    const ofTerms = terms.map(listOf);
    const ofPath = [...new Set(path)].map((term) => ({ list: listOf(term), number: terms.indexOf(term) }));
    const post = (list: number | undefined, unit: number, weight: number) => {
      if (list !== undefined) lists.append(list, (unit << weightBits) | weight);
    };
    for (const { postings: own, name, prior } of units) {
      const unit = lengths.length;
      let length = 0;
      for (let at = 0; at < own.length; at += 2) {
        const weight = own[at + 1] ?? 0;
        length += weight / 4;
        post(ofTerms[own[at] ?? 0], unit, weight);
      }
      for (const { list, number } of ofPath) if (!holdsTerm(own, number)) post(list, unit, pathWeight);
      lengths.push(length);
      priors.push(prior);
      names.push(name);
      total += length;
    }
  };

  const arrange = (order: readonly number[]): void => {
    const numbers = new Int32Array(lengths.length).fill(-1);
    for (const [at, unit] of order.entries()) numbers[unit] = at;
    lengths = order.map((unit) => lengths[unit] ?? 0);
    priors = order.map((unit) => priors[unit] ?? 1);
    names = order.map((unit) => names[unit] ?? []);
    total = lengths.reduce((sum, length) => sum + length, 0);
    for (const [term, list] of postings) {
      const left = renumbered(lists.read(list), numbers);
      if (left.length > 0) lists.replace(list, left);
      else {
        lists.drop(list);
        postings.delete(term);
      }
    }
    norms = new Float64Array(0);
  };

  const makeReady = (): void => {
    if (norms.length === lengths.length) return;
    const average = total / Math.max(lengths.length, 1) || 1;
    norms = Float64Array.from(lengths, (length) => lengthNorm(weighing, length / average));
    space = workSpace(lengths.length);
  };

  const idfOf = (found: number) => rarity(lengths.length, found);

  /**
   * Writes into `own` what a thing of the question is worth in each unit that holds it.
   * @returns how rare it is, and how many units were touched
   */
  const scoreConcept = ({ terms }: Concept, { own, sureness: sure, touched }: WorkSpace) => {
    let rarest = 0;
    let count = 0;
    for (const [term, sureness] of terms) {
      const list = postings.get(term);
      if (list === undefined) continue;
      const idf = idfOf(lists.count(list));
      rarest = Math.max(rarest, sureness * idf);
      for (const posting of lists.read(list)) {
        const unit = posting >>> weightBits;
        const weight = (posting & weightMask) / 4;
        const score = gain(weighing, sureness * idf, weight, norms[unit] ?? 0);
        const known = own[unit] ?? 0;
        if (known === 0) touched[count++] = unit;
        // One thing said in several ways is still one thing: the best counts, the others a little.
        own[unit] = known === 0 ? score : Math.max(known, score) + 0.15 * Math.min(known, score);
        sure[unit] = Math.max(sure[unit] ?? 0, sureness);
      }
    }
    return { rarest: rarest || idfOf(0), count };
  };

  /** Those of some units that have one of a concept's terms. Units of a term are in the order in which they were added. */
  const holders = (units: readonly number[], { terms }: Concept): ReadonlySet<number> => {
    const found = new Set<number>();
    for (const term of terms.keys()) {
      const list = postings.get(term);
      if (list === undefined) continue;
      const values = lists.read(list);
      for (const unit of units) {
        const at = lowerBound(values.length, (index) => (values[index] ?? 0) >>> weightBits >= unit);
        if (at < values.length && (values[at] ?? 0) >>> weightBits === unit) found.add(unit);
      }
    }
    return found;
  };

  /** The share of a name's words that the question asks for, times that of the question that the name holds. */
  const nameFit = (unit: number, concepts: readonly Concept[]): number => {
    const name = names[unit] ?? [];
    if (name.length === 0 || concepts.length === 0) return 0;
    let asked = 0;
    for (const term of name) {
      let surest = 0;
      for (const { terms } of concepts) surest = Math.max(surest, terms.get(term) ?? 0);
      asked += surest;
    }
    if (asked === 0) return 0;
    let held = 0;
    for (const { terms } of concepts) {
      let surest = 0;
      for (const term of name) surest = Math.max(surest, terms.get(term) ?? 0);
      held += surest;
    }
    return Math.sqrt((asked / name.length) * (held / concepts.length));
  };

  /**
   * The best units for a question.
   * @param most how many are given at most; all that match are counted
   * @param factorOf changes the score of a unit, for what the question says of the kind of code
   * @param namesCount whether a unit's name counts for more than the same words elsewhere in it
   */
  const search = (
    concepts: readonly Concept[],
    most: number,
    factorOf: (unit: number) => number,
    namesCount: (unit: number) => boolean,
  ) => {
    makeReady();
    const { scores, covered, own, sureness, touched } = space;
    scores.fill(0);
    covered.fill(0);
    let all = 0;
    for (const concept of concepts) {
      const { rarest, count } = scoreConcept(concept, space);
      const expected = concept.asks ? 0 : rarest;
      all += expected;
      for (let at = 0; at < count; at += 1) {
        const unit = touched[at] ?? 0;
        scores[unit] = (scores[unit] ?? 0) + (own[unit] ?? 0);
        covered[unit] = (covered[unit] ?? 0) + expected * Math.min(sureness[unit] ?? 0, 1);
        own[unit] = 0;
        sureness[unit] = 0;
      }
    }
    const units: number[] = [];
    for (let unit = 0; unit < scores.length; unit += 1) {
      if (scores[unit] === 0) continue;
      units.push(unit);
      const coverage = 1 - coverageShare + coverageShare * Math.min((covered[unit] ?? 0) / (all || 1), 1);
      scores[unit] = (scores[unit] ?? 0) * coverage * (priors[unit] ?? 1) * factorOf(unit);
    }
    const byScore = (a: number, z: number) => (scores[z] ?? 0) - (scores[a] ?? 0) || a - z;
    // Names are looked at for the best only: for the others they cannot decide.
    const best = bestOf(units, Math.max(most, leastNamed), byScore);
    for (const unit of best) {
      if (namesCount(unit)) scores[unit] = (scores[unit] ?? 0) * (1 + nameShare * nameFit(unit, concepts));
    }
    const hits = best.sort(byScore).slice(0, most);
    const [first = 0] = hits;
    const firstCovers = Math.min((covered[first] ?? 0) / (all || 1), 1);
    const holdersOf = concepts.map((concept) => ({ word: concept.word, units: holders(hits, concept) }));
    return {
      total: units.length,
      hits: hits.map((unit): Hit => ({
        unit,
        similarity: firstCovers * ((scores[unit] ?? 0) / (scores[first] || 1)),
        matched: holdersOf.flatMap(({ word, units: held }) => (held.has(unit) ? [word] : [])),
      })),
    };
  };

  return {
    add,
    /** Puts units into another order; those that are not in it are gone. */
    arrange,
    search,
    /** Memory it takes, roughly. */
    bytes: () => lists.bytes() + postings.size * 80 + lengths.length * 120,
  };
}

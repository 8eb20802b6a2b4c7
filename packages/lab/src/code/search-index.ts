import { bestOf } from './best-of.ts';
import type { Concept } from './words/query.ts';

/** BM25 (Robertson, Zaragoza 2009): how fast repetition stops counting, and how much length does. */
const k1 = 2;
const b = 0.8;
/** Share of the score that covering more of the question decides. */
const coverageShare = 0.4;
/** What a name that holds much of the question, and little else, is worth. */
const nameShare = 1.2;

/** A weight of a posting in quarters takes the lowest eight bits. */
const weightBits = 256;

export interface IndexedUnit {
  /** Of the file it stands in: each term once. */
  readonly terms: readonly string[];
  /** A term's number, its weight in quarters, and so on in turn. */
  readonly postings: readonly number[];
  /** Terms of its own name. */
  readonly name: readonly string[];
  /** Terms of its path; they count a little. */
  readonly path: readonly string[];
  /** Factor of its score, for what it is: 1 for functions. */
  readonly prior: number;
}

export interface Hit {
  /** In the order in which units were added. */
  readonly unit: number;
  /** 0 to 1: the share of the question's things that it holds, each counting as much as it is rare. */
  readonly similarity: number;
  /** The question's words that were found in it. */
  readonly matched: readonly string[];
}

const pathWeight = 6;

/** Of the best, how many are weighed by their names too. */
const leastNamed = 300;

/** Work space of a search: by unit, and the units that are not zero. */
interface Scratch {
  readonly scores: Float64Array;
  readonly sureness: Float32Array;
  readonly touched: number[];
}

export function createSearchIndex() {
  const postings = new Map<string, number[]>();
  const lengths: number[] = [];
  const priors: number[] = [];
  const names: (readonly string[])[] = [];
  let total = 0;
  let entries = 0;

  const add = ({ terms, postings: own, name, path, prior }: IndexedUnit): void => {
    const unit = lengths.length;
    let length = 0;
    const post = (term: string, weight: number) => {
      const list = postings.get(term);
      if (list) list.push(unit * weightBits + weight);
      else postings.set(term, [unit * weightBits + weight]);
      entries += 1;
    };
    const held = new Set<string>();
    for (let at = 0; at < own.length; at += 2) {
      const term = terms[own[at] ?? 0] ?? '';
      const weight = own[at + 1] ?? 0;
      held.add(term);
      length += weight / 4;
      post(term, weight);
    }
    for (const term of new Set(path)) if (!held.has(term)) post(term, pathWeight);
    lengths.push(length);
    priors.push(prior);
    names.push(name);
    total += length;
  };

  const idfOf = (found: number) => Math.log(1 + (lengths.length - found + 0.5) / (found + 0.5));

  /**
   * Adds to `scratch` what a thing of the question is worth in each unit that holds it.
   * @returns how rare it is
   */
  const scoreConcept = ({ terms }: Concept, { scores, sureness: sure, touched }: Scratch): number => {
    const average = total / Math.max(lengths.length, 1) || 1;
    let rarity = 0;
    for (const [term, sureness] of terms) {
      const list = postings.get(term);
      if (list === undefined) continue;
      const idf = idfOf(list.length);
      rarity = Math.max(rarity, sureness * idf);
      for (const posting of list) {
        const unit = Math.floor(posting / weightBits);
        const weight = (posting % weightBits) / 4;
        const norm = k1 * (1 - b + (b * (lengths[unit] ?? 0)) / average);
        const score = sureness * idf * ((weight * (k1 + 1)) / (weight + norm));
        const known = scores[unit] ?? 0;
        if (known === 0) touched.push(unit);
        // One thing said in several ways is still one thing: the best counts, the others a little.
        scores[unit] = known === 0 ? score : Math.max(known, score) + 0.15 * Math.min(known, score);
        sure[unit] = Math.max(sure[unit] ?? 0, sureness);
      }
    }
    return rarity || idfOf(0);
  };

  /** Whether a unit has one of a concept's terms. Units of a term are in the order in which they were added. */
  const holds = (unit: number, { terms }: Concept): boolean => {
    for (const term of terms.keys()) {
      const list = postings.get(term) ?? [];
      let from = 0;
      for (let to = list.length; from < to;) {
        const middle = (from + to) >> 1;
        if ((list[middle] ?? 0) < unit * weightBits) from = middle + 1;
        else to = middle;
      }
      if (Math.floor((list[from] ?? -1) / weightBits) === unit) return true;
    }
    return false;
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
   */
  const search = (concepts: readonly Concept[], most: number, factorOf: (unit: number) => number) => {
    const count = lengths.length;
    const scores = new Float64Array(count);
    const covered = new Float64Array(count);
    const scratch: Scratch = { scores: new Float64Array(count), sureness: new Float32Array(count), touched: [] };
    let all = 0;
    for (const concept of concepts) {
      const rarity = scoreConcept(concept, scratch);
      all += rarity;
      for (const unit of scratch.touched) {
        scores[unit] = (scores[unit] ?? 0) + (scratch.scores[unit] ?? 0);
        covered[unit] = (covered[unit] ?? 0) + rarity * Math.min(scratch.sureness[unit] ?? 0, 1);
        scratch.scores[unit] = 0;
        scratch.sureness[unit] = 0;
      }
      scratch.touched.length = 0;
    }
    const units: number[] = [];
    for (let unit = 0; unit < count; unit += 1) {
      if (scores[unit] === 0) continue;
      units.push(unit);
      const coverage = 1 - coverageShare + coverageShare * Math.min((covered[unit] ?? 0) / (all || 1), 1);
      scores[unit] = (scores[unit] ?? 0) * coverage * (priors[unit] ?? 1) * factorOf(unit);
    }
    const byScore = (a: number, z: number) => (scores[z] ?? 0) - (scores[a] ?? 0) || a - z;
    // Names are looked at for the best only: for the others they cannot decide.
    const best = bestOf(units, Math.max(most, leastNamed), byScore);
    for (const unit of best) scores[unit] = (scores[unit] ?? 0) * (1 + nameShare * nameFit(unit, concepts));
    const hits = best.sort(byScore).slice(0, most);
    return {
      total: units.length,
      hits: hits.map((unit): Hit => ({
        unit,
        similarity: Math.min((covered[unit] ?? 0) / (all || 1), 1),
        matched: concepts.filter((concept) => holds(unit, concept)).map(({ word }) => word),
      })),
    };
  };

  return {
    add,
    search,
    /** Memory it takes, roughly. */
    bytes: () => entries * 9 + postings.size * 110 + lengths.length * 120,
  };
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;

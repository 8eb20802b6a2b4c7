import type { Concept } from './words/query.ts';

/** BM25 (Robertson, Zaragoza 2009): how fast repetition stops counting, and how much length does. */
const k1 = 1.4;
const b = 0.55;
/** Share of the score that covering more of the question decides. */
const coverageShare = 0.65;
/** What a name that holds much of the question, and little else, is worth. */
const nameShare = 0.6;

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
  readonly score: number;
  /** 0 to 1: the share of the question's things that it holds, each counting as much as it is rare. */
  readonly similarity: number;
  /** The question's words that were found in it. */
  readonly matched: readonly string[];
}

const pathWeight = 6;

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

  /** What a thing of the question is worth in each unit that holds it, and how rare it is. */
  const scoreConcept = ({ terms }: Concept) => {
    const average = total / Math.max(lengths.length, 1) || 1;
    const scores = new Map<number, { score: number; sureness: number }>();
    let rarity = 0;
    for (const [term, sureness] of terms) {
      const list = postings.get(term) ?? [];
      const idf = idfOf(list.length);
      rarity = Math.max(rarity, sureness * (list.length > 0 ? idf : 0));
      for (const posting of list) {
        const unit = Math.floor(posting / weightBits);
        const weight = (posting % weightBits) / 4;
        const norm = k1 * (1 - b + (b * (lengths[unit] ?? 0)) / average);
        const score = sureness * idf * ((weight * (k1 + 1)) / (weight + norm));
        const known = scores.get(unit);
        if (known === undefined) scores.set(unit, { score, sureness });
        else {
          // One thing said in several ways is still one thing: the best counts, the others a little.
          known.score = Math.max(known.score, score) + 0.15 * Math.min(known.score, score);
          known.sureness = Math.max(known.sureness, sureness);
        }
      }
    }
    return { scores, rarity: rarity || idfOf(0) };
  };

  /** The share of a name's words that the question asks for, times that of the question that the name holds. */
  const nameFit = (unit: number, concepts: readonly Concept[]): number => {
    const name = names[unit] ?? [];
    if (name.length === 0 || concepts.length === 0) return 0;
    const sureness = (term: string) => Math.max(0, ...concepts.map(({ terms }) => terms.get(term) ?? 0));
    const asked = name.reduce((sum, term) => sum + sureness(term), 0) / name.length;
    const held =
      concepts.reduce((sum, { terms }) => sum + Math.max(0, ...name.map((term) => terms.get(term) ?? 0)), 0) /
      concepts.length;
    return Math.sqrt(asked * held);
  };

  const search = (concepts: readonly Concept[]): Hit[] => {
    const found = new Map<number, { score: number; covered: number; matched: string[] }>();
    let all = 0;
    for (const concept of concepts) {
      const { scores, rarity } = scoreConcept(concept);
      all += rarity;
      for (const [unit, { score, sureness }] of scores) {
        const hit = found.get(unit) ?? { score: 0, covered: 0, matched: [] };
        hit.score += score;
        hit.covered += rarity * Math.min(sureness, 1);
        hit.matched.push(concept.word);
        found.set(unit, hit);
      }
    }
    const hits = [...found].map(([unit, { score, covered, matched }]): Hit => {
      const similarity = Math.min(covered / (all || 1), 1);
      const coverage = 1 - coverageShare + coverageShare * similarity;
      return { unit, score: score * coverage * (priors[unit] ?? 1), similarity, matched };
    });
    hits.sort((a, z) => z.score - a.score || a.unit - z.unit);
    // Names are looked at for the best only: for the others they cannot decide.
    const best = hits
      .slice(0, 300)
      .map((hit) => ({ ...hit, score: hit.score * (1 + nameShare * nameFit(hit.unit, concepts)) }));
    best.sort((a, z) => z.score - a.score || a.unit - z.unit);
    return [...best, ...hits.slice(300)];
  };

  return {
    add,
    search,
    /** Memory it takes, roughly. */
    bytes: () => entries * 9 + postings.size * 110 + lengths.length * 120,
  };
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;

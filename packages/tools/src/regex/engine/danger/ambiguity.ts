import type { Automaton } from './automaton.ts';
import type { Budget } from './budget.ts';
import type { Alphabet } from './character-sets.ts';
import { createGraph, loopsOf, shortestWalk, type Graph, type Move } from './graph.ts';

/** A text that can be matched in more and more ways the more often it is repeated. */
export interface Ambiguity {
  readonly kind: 'exponential' | 'polynomial';
  /** What leads to the repetition. */
  readonly prefix: string;
  /** What is repeated. */
  readonly pump: string;
  /** The states between which the ways differ. */
  readonly states: readonly number[];
}

type Loop = readonly number[];
type Pair = readonly [number, number];
type Triple = readonly [number, number, number];

/** States of one loop from which a search starts. */
const maxStarts = 30;

/**
 * Finds the ambiguities of an automaton by the criteria of Weber and Seidl (On the degree of ambiguity of finite
 * automata, 1991): exponential where one text leads from a state back to itself in two ways, polynomial where one
 * text leads from p to p, from p to q, and from q to q. Exponential ones come first.
 */
export function* ambiguitiesOf(automaton: Automaton, alphabet: Alphabet, budget: Budget): Generator<Ambiguity, void> {
  const graph = createGraph(automaton, alphabet, budget);
  const loops = loopsOf(graph);
  for (const loop of loops) {
    const found = exponentialIn(graph, loop);
    if (found) yield found;
  }
  for (const first of loops) {
    for (const second of loops) if (first !== second) yield* polynomialBetween(graph, first, second);
  }
}

/** The shortest of the texts that come back in two ways. */
function exponentialIn(graph: Graph, loop: Loop): Ambiguity | null {
  const inLoop = new Set(loop);
  let shortest: Ambiguity | null = null;
  for (const state of loop.slice(0, maxStarts)) {
    const pump = twoWaysBack(graph, inLoop, state);
    if (pump === null || (shortest && shortest.pump.length <= pump.length)) continue;
    shortest = { kind: 'exponential', prefix: '', pump, states: [state] };
  }
  const [state] = shortest?.states ?? [];
  return shortest && state !== undefined ? { ...shortest, states: loop, prefix: wordTo(graph, 0, state) ?? '' } : null;
}

/** Walks two ways at once until they have parted and met again, then back to the start. */
function twoWaysBack(graph: Graph, inLoop: ReadonlySet<number>, state: number): string | null {
  const movesFrom = function* ([a, b]: Pair): Generator<Move<Pair>> {
    for (const x of graph.successors[a] ?? []) {
      if (!inLoop.has(x.to)) continue;
      for (const y of graph.successors[b] ?? []) {
        const letter = inLoop.has(y.to) ? graph.commonLetter([x.to, y.to]) : -1;
        if (letter < 0) continue;
        const haveParted = a !== b || (x.to === y.to && x.ways === 'several');
        yield { node: [x.to, y.to], letter, isGoal: haveParted && x.to === y.to };
      }
    }
  };
  const parted = shortestWalk<Pair>(graph, [state, state], ([a, b]) => a * graph.size + b, movesFrom);
  if (!parted) return null;
  const back = parted.end[0] === state ? '' : wordTo(graph, parted.end[0], state, inLoop);
  return back === null ? null : parted.word + back;
}

function* polynomialBetween(graph: Graph, first: Loop, second: Loop): Generator<Ambiguity, void> {
  const [p] = first;
  const [q] = second;
  if (p === undefined || q === undefined || wordTo(graph, p, q) === null) return;
  for (const from of first.slice(0, maxStarts)) {
    for (const to of second.slice(0, maxStarts)) {
      const pump = threeWays(graph, { first, second, from, to });
      if (pump === null) continue;
      yield { kind: 'polynomial', prefix: wordTo(graph, 0, from) ?? '', pump, states: [...first, ...second] };
      return;
    }
  }
}

interface Ends {
  readonly first: Loop;
  readonly second: Loop;
  readonly from: number;
  readonly to: number;
}

/** One text that stays in the first loop, leads from the first to the second, and stays in the second. */
function threeWays(graph: Graph, { first, second, from, to }: Ends): string | null {
  const inFirst = new Set(first);
  const inSecond = new Set(second);
  const movesFrom = function* ([a, b, c]: Triple): Generator<Move<Triple>> {
    for (const x of graph.successors[a] ?? []) {
      if (!inFirst.has(x.to)) continue;
      for (const z of graph.successors[c] ?? []) {
        if (!inSecond.has(z.to) || graph.commonLetter([x.to, z.to]) < 0) continue;
        for (const y of graph.successors[b] ?? []) {
          const letter = graph.commonLetter([x.to, y.to, z.to]);
          if (letter < 0) continue;
          yield { node: [x.to, y.to, z.to], letter, isGoal: x.to === from && y.to === to && z.to === to };
        }
      }
    }
  };
  const keyOf = ([a, b, c]: Triple) => (a * graph.size + b) * graph.size + c;
  return shortestWalk<Triple>(graph, [from, from, to], keyOf, movesFrom)?.word ?? null;
}

/** A shortest text that leads from one state to another, '' if they are the same, null if none does. */
function wordTo(graph: Graph, from: number, to: number, within?: ReadonlySet<number>): string | null {
  if (from === to) return '';
  const movesFrom = function* (state: number): Generator<Move<number>> {
    for (const next of graph.successors[state] ?? []) {
      const letter = within && !within.has(next.to) ? -1 : graph.commonLetter([next.to]);
      if (letter >= 0) yield { node: next.to, letter, isGoal: next.to === to };
    }
  };
  return shortestWalk(graph, from, (state) => state, movesFrom)?.word ?? null;
}

import { accepted, type Automaton } from './automaton.ts';
import type { Budget } from './budget.ts';
import type { Alphabet } from './character-sets.ts';

/** The automaton as a directed graph: which states follow which, and which letters lead into them. */
export interface Graph {
  readonly size: number;
  /** Each following state once. */
  readonly successors: readonly (readonly Successor[])[];
  /** A letter that leads into all these states, or -1. */
  commonLetter(states: readonly number[]): number;
  readonly alphabet: Alphabet;
}

export interface Successor {
  readonly to: number;
  /** Whether there is more than one way without a character in between. */
  readonly ways: 'one' | 'several';
}

export function createGraph({ sets, edges }: Automaton, alphabet: Alphabet, budget: Budget): Graph {
  const membersOf = (state: number) => alphabet.members[sets[state] ?? -1] ?? new Uint8Array();
  return {
    size: sets.length,
    successors: edges.map((list) => distinct(list.map(({ to }) => to))),
    commonLetter: (states) => {
      budget.spend(1);
      const [first, ...others] = states.map(membersOf);
      return first?.findIndex((member, letter) => member === 1 && others.every((set) => set[letter] === 1)) ?? -1;
    },
    alphabet,
  };
}

function distinct(targets: readonly number[]): readonly Successor[] {
  const ways = new Map<number, Successor['ways']>();
  for (const to of targets) if (to !== accepted) ways.set(to, ways.has(to) ? 'several' : 'one');
  return [...ways].map(([to, count]) => ({ to, ways: count }));
}

/** The strongly connected components that contain a cycle (Kosaraju's algorithm). */
export function loopsOf({ size, successors }: Graph): readonly (readonly number[])[] {
  const forward = successors.map((list) => list.map(({ to }) => to));
  const backward: number[][] = Array.from({ length: size }, () => []);
  forward.forEach((targets, from) => targets.forEach((to) => backward[to]?.push(from)));
  const taken = new Set<number>();
  const components: number[][] = [];
  for (const state of finishOrder(forward).toReversed()) {
    if (!taken.has(state)) components.push(collect(state, backward, taken));
  }
  const isCycle = (states: readonly number[]) =>
    states.length > 1 || states.some((state) => forward[state]?.includes(state));
  return components.filter(isCycle);
}

function finishOrder(forward: readonly (readonly number[])[]): number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  for (let root = 0; root < forward.length; root += 1) {
    const stack = seen.has(root) ? [] : [{ state: root, next: 0 }];
    seen.add(root);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const to = forward[top.state]?.[top.next];
      top.next += 1;
      if (to === undefined) {
        order.push(top.state);
        stack.pop();
      } else if (!seen.has(to)) {
        seen.add(to);
        stack.push({ state: to, next: 0 });
      }
    }
  }
  return order;
}

function collect(root: number, backward: readonly (readonly number[])[], taken: Set<number>): number[] {
  const states = [root];
  taken.add(root);
  for (const state of states) {
    for (const from of backward[state] ?? []) {
      if (taken.has(from)) continue;
      taken.add(from);
      states.push(from);
    }
  }
  return states;
}

/** A node of a search, how it was reached, and with which letter. */
interface Visit<Node> {
  readonly node: Node;
  readonly from: Visit<Node> | null;
  readonly letter: number;
}

/** A step of a search: the node it leads to and the letter it reads; `isGoal` ends the search there. */
export interface Move<Node> {
  readonly node: Node;
  readonly letter: number;
  readonly isGoal: boolean;
}

export interface Walk<Node> {
  readonly word: string;
  readonly end: Node;
}

/** The shortest way from a node to a goal, or null. `keyOf` tells nodes apart. */
export function shortestWalk<Node>(
  graph: Graph,
  start: Node,
  keyOf: (node: Node) => number,
  movesFrom: (node: Node) => Iterable<Move<Node>>,
): Walk<Node> | null {
  const seen = new Set([keyOf(start)]);
  const queue: Visit<Node>[] = [{ node: start, from: null, letter: -1 }];
  for (const visit of queue) {
    for (const { node, letter, isGoal } of movesFrom(visit.node)) {
      const next: Visit<Node> = { node, from: visit, letter };
      if (isGoal) return { word: wordOf(graph, next), end: node };
      const key = keyOf(node);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push(next);
    }
  }
  return null;
}

function wordOf<Node>({ alphabet }: Graph, last: Visit<Node>): string {
  let word = '';
  for (let visit: Visit<Node> | null = last; visit?.from; visit = visit.from) {
    word = (alphabet.letters[visit.letter] ?? '') + word;
  }
  return word;
}
